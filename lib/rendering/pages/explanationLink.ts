/** The path of the operation that explains decisions. */
const explanationPath = '/security/api/restsecurity/explain'

/** @param username the user to explain; absent for the user who follows the link */
export const explanationLink = (permission: string, username?: string): string =>
  `${explanationPath}?permission=${encodeURIComponent(permission)}` +
  (username === undefined ? '' : `&username=${encodeURIComponent(username)}`)
