// @ts-check
/**
 * Actions on a page are meant for the user whom it shows. The session may have become that of
 * another user since, in another tab.
 * @type {(present: () => Promise<{ username: string }>) => Promise<void>}
 * @param present asks the service who is signed in
 * @throws {Error} when another user is signed in
 */
export const requireUserOfPage = async (present) => {
  const { user } = document.body.dataset
  if (user === undefined || (await present()).username === user) return
  throw new Error('Another user is signed in now. Reload the page to see who.')
}
