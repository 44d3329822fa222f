/** The page that shows failures to people, and its links. The room of the pages registers it. */
import type { problem } from '#schemas/platform/problem.ts'
import type { Static } from '#schemas/schema.ts'
import type { Language } from '#values/language.ts'

export interface FailurePage {
  readonly mediaType: string
  readonly headers?: Readonly<Record<string, string>>
  /** @param address path and query of the request, to which signing in leads back */
  format(
    failure: Static<typeof problem>,
    language: Language,
    address: string,
  ): string | Promise<string>
}

/** Text in the frame of a page, until a page is registered. */
let page: FailurePage = {
  mediaType: 'text/html',
  format: ({ title }) => `<!doctype html><title>${title}</title>`,
}

export const registerFailurePage = (registered: FailurePage): void => {
  page = registered
}

export const failurePage = (): FailurePage => page

/** @param username the user to explain; absent for the user who follows the link */
export const explanationLink = (permission: string, username?: string): string =>
  `/security/api/restsecurity/explain?permission=${encodeURIComponent(permission)}` +
  (username === undefined ? '' : `&username=${encodeURIComponent(username)}`)

/** The page with the same answer, which can also make the changes. */
export const whyLink = (permission: string): string =>
  `/why?permission=${encodeURIComponent(permission)}`
