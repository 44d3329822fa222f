/** A link to the explanation of a permission. */
import { markup, type Markup } from './markup.ts'

/** The path of the operation that explains decisions. */
const explanationPath = '/security/api/restsecurity/explain'

/** @param username the user to explain; absent for the user who follows the link */
export const explanationLink = (permission: string, username?: string): string =>
  `${explanationPath}?permission=${encodeURIComponent(permission)}` +
  (username === undefined ? '' : `&username=${encodeURIComponent(username)}`)

export const explanation = (permission: string): Markup =>
  markup`<a class="action" href="${explanationLink(permission)}">Explain this refusal</a>`
