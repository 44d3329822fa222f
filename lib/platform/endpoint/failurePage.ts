/** The page that shows failures to people, and its links. The room of the pages registers it. */
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

/** @param username the user to explain; absent for the user who follows the link */
export const explanationLink = (permission: string, username?: string): string =>
  `/security/api/restsecurity/explain?permission=${encodeURIComponent(permission)}` +
  (username === undefined ? '' : `&username=${encodeURIComponent(username)}`)

/** The page with the same answer, which can also make the changes. */
export const whyLink = (permission: string): string =>
  `/why?permission=${encodeURIComponent(permission)}`
