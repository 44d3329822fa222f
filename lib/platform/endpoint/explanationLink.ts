/** A link to the explanation of a permission. */
/** The path of the operation that explains decisions. */
const explanationPath = '/security/api/restsecurity/explain'

/** @param username the user to explain; absent for the user who follows the link */
export const explanationLink = (permission: string, username?: string): string =>
  `${explanationPath}?permission=${encodeURIComponent(permission)}` +
  (username === undefined ? '' : `&username=${encodeURIComponent(username)}`)

/** The page with the same answer, which can also make the changes. */
export const whyLink = (permission: string, username?: string | null): string =>
  `/why?permission=${encodeURIComponent(permission)}` +
  (typeof username === 'string' ? `&username=${encodeURIComponent(username)}` : '')
