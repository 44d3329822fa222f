/** @param username the user to explain; absent for the user who follows the link */
export const explanationLink = (permission: string, username?: string): string =>
  `/security/api/restsecurity/explain?permission=${encodeURIComponent(permission)}` +
  (username === undefined ? '' : `&username=${encodeURIComponent(username)}`)

/** The page with the same answer, which can also make the changes. */
export const whyLink = (permission: string): string =>
  `/why?permission=${encodeURIComponent(permission)}`
