// @ts-check
/**
 * Removes what this browser keeps of users: pages, answers of the service, sheets and moments. Unsent
 * presses stay, for their user.
 */
import { same } from '../finish/sheet.js'
import { opened } from './database.js'

const dayMillis = 86_400_000

export const isOld = (/** @type {number | undefined} */ millis) =>
  Date.now() - (millis ?? 0) > dayMillis

/** Whether the service has not got the sheet yet. @type {(sheet: { base: unknown, mine: unknown }) => boolean} */
export const waits = ({ base, mine }) => !same(base, mine)

/** Whether the user may still change, send or undo the tag. */
const isUnsent = (/** @type {{ stage: string }} */ { stage }) => stage !== 'sent'

/** Without a user: all that does not wait. */
export const removeKeptData = async (user = '') => {
  const transaction = (await opened).transaction(['answers', 'sheets', 'moments'], 'readwrite')
  /** @type {[string, (one: any) => boolean, (one: any) => number | undefined][]} */
  const stores = [
    ['answers', () => false, ({ at }) => at],
    ['sheets', waits, ({ at }) => at],
    ['moments', isUnsent, ({ sentAt }) => sentAt],
  ]
  for (const [name, isWaiting, timeOf] of stores) {
    const store = transaction.objectStore(name)
    for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
      const one = cursor.value
      if (!isWaiting(one) && (one.user !== user || isOld(timeOf(one)))) await cursor.delete()
    }
  }
  await transaction.done
}

/** Called when another user signs in, and after a sign-out. */
export const removeKept = async () => {
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name)
  // Some browsers refuse to store anything.
  await removeKeptData().catch(() => undefined)
}

/** The requests, sheets and moments of the user that the service has not got yet. */
export const readUnsent = async (/** @type {string} */ user) => {
  const database = await opened
  const own = async (/** @type {string} */ name) =>
    (await database.getAll(name)).filter((one) => one.user === user)
  return {
    requests: await own('requests'),
    sheets: (await own('sheets')).filter(waits),
    moments: (await own('moments')).filter(isUnsent),
  }
}
