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
  const database = await opened
  const isForeign = (one: { readonly user: string }, at: number | undefined) =>
    one.user !== user || isOld(at)
  const transaction = database.transaction(['answers', 'sheets', 'moments'], 'readwrite')
  const [answers, sheets, moments] = [
    transaction.objectStore('answers'),
    transaction.objectStore('sheets'),
    transaction.objectStore('moments'),
  ]
  for (const one of await answers.getAll())
    if (isForeign(one, one.at)) await answers.delete(one.path)
  for (const one of await sheets.getAll())
    if (!waits(one) && isForeign(one, one.at)) await sheets.delete(one.id)
  for (const one of await moments.getAll())
    if (!isUnsent(one) && isForeign(one, one.sentAt)) await moments.delete(one.id)
  await transaction.done
}

/** Called when another user signs in, and after a sign-out. */
export const removeKept = async () => {
  for (const name of (await (globalThis as Partial<WindowOrWorkerGlobalScope>).caches?.keys()) ??
    [])
    await caches.delete(name)
  // Some browsers refuse to store anything.
  await removeKeptData().catch(() => undefined)
}

/** The requests, sheets and moments of the user that the service has not got yet. */
export const readUnsent = async (user: string) => {
  const database = await opened
  const isOwn = (one: { readonly user: string }) => one.user === user
  return {
    requests: (await database.getAll('requests')).filter(isOwn),
    sheets: (await database.getAll('sheets')).filter((one) => isOwn(one) && waits(one)),
    moments: (await database.getAll('moments')).filter((one) => isOwn(one) && isUnsent(one)),
  }
}
