/**
 * Removes what this browser keeps of users: pages, answers of the service, sheets and moments. Unsent
 * presses stay, for their user.
 */
import { same } from '../same.ts'
import { opened } from './database.ts'

const dayMillis = 86_400_000

export const isOld = (millis: number | undefined) => Date.now() - (millis ?? 0) > dayMillis

/** Whether the service has not got the sheet yet. */
export const waits = ({ base, mine }: { base: unknown; mine: unknown }): boolean =>
  !same(base, mine)

/** Whether the user may still change, send or undo the tag. */
const isUnsent = ({ stage }: { stage: string }) => stage !== 'sent'

/** Without a user: all that does not wait. */
export const removeKeptData = async (user = '') => {
  const transaction = (await opened).transaction(['answers', 'sheets', 'moments'], 'readwrite')
  const stores: [string, (one: any) => boolean, (one: any) => number | undefined][] = [
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
export const readUnsent = async (user: string) => {
  const database = await opened
  const own = async (name: string) =>
    (await database.getAll(name)).filter((one) => one.user === user)
  return {
    requests: await own('requests'),
    sheets: (await own('sheets')).filter(waits),
    moments: (await own('moments')).filter(isUnsent),
  }
}
