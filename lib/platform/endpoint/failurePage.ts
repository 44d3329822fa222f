/** The page that shows failures to people. The room of the pages registers it. */
import type { problem } from '#schemas/platform/problem.ts'
import type { Alternative } from './alternative.ts'

type FailurePage = (address: string) => Alternative<typeof problem>

/** Text in the frame of a page, until a page is registered. */
let page: FailurePage = () => ({
  mediaType: 'text/html',
  description: 'The problem as an HTML page',
  format: ({ title }) => `<!doctype html><title>${title}</title>`,
})

export const registerFailurePage = (registered: FailurePage): void => {
  page = registered
}

/** @param address of the page to which signing in leads back */
export const failurePageFor = (address: string): Alternative<typeof problem> => page(address)
