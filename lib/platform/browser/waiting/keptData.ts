/**
 * Removes what this browser keeps of users: pages, answers of the service, sheets and moments. Unsent
 * presses stay, for their user.
 */
import { isSameJson } from '#values/sameJson.ts'
import { type Database, opened } from './database.ts'
import { removePageCopies } from './pageCopies.ts'

const dayMillis = 86_400_000

export const isOld = (millis: number | undefined) => Date.now() - (millis ?? 0) > dayMillis

/** Whether the service has not got the sheet yet. */
export const waits = ({ base, mine }: { base: unknown; mine: unknown }): boolean =>
  !isSameJson(base, mine)

/** Whether the user may still change, send or undo the tag. */
const isUnsent = ({ stage }: { stage: string }) => stage !== 'sent'

const remove = async <Name extends 'answers' | 'sheets' | 'moments'>(
  name: Name,
  isOver: (one: Database[Name]['value']) => boolean,
) => {
  const { store } = (await opened).transaction(name, 'readwrite')
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue())
    if (isOver(cursor.value)) await cursor.delete()
}

/** Without a user: all that does not wait. */
export const removeKeptData = async (user = '') => {
  const isOver = (one: { readonly user: string }, at: number | undefined) =>
    one.user !== user || isOld(at)
  await remove('answers', (one) => isOver(one, one.at))
  await remove('sheets', (one) => !waits(one) && isOver(one, one.at))
  await remove('moments', (one) => !isUnsent(one) && isOver(one, one.sentAt))
}

/** Called when another user signs in, and after a sign-out. */
export const removeKept = async () => {
  await removePageCopies()
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
