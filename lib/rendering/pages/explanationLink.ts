/** Where it is explained why somebody may, or may not. */
const explanationPath = '/security/api/restsecurity/explain'

/** @param username whom it is about, unless it is about whoever follows the link */
export const explanationLink = (permission: string, username?: string): string =>
  `${explanationPath}?permission=${encodeURIComponent(permission)}` +
  (username === undefined ? '' : `&username=${encodeURIComponent(username)}`)
