/** The events that the caller tracks. Only the caller sees the list. */
import { Failure, sentence } from '#values/failure.ts'
import { decodeEscapes } from '#values/pathName.ts'
import {
  isSameTrackedEvent,
  type TrackedEvent,
  type TrackedEventReference,
  withoutTrackedEvent,
} from '#people/rules/trackedEvent.ts'
import { readRegatta } from '#races/items/regattas.ts'
import { putTrackedEvents, readTrackedEvents } from '#people/items/preferences.ts'
import type { Context } from '#endpoint/context.ts'
import type { Reading } from '#endpoint/endpoint.ts'
import { signedIn } from '#access/context.ts'

/** The limit of an item is 400 KB. */
const trackedEventsBytesMax = 350_000

/** Reads the list, if the credentials name the user. */
export const loadTrackedEvents = async ({ context, user: { userId } }: Reading<unknown>) =>
  userId === undefined ? undefined : readTrackedEvents(context.store, userId)

/** Lists have full names. Escapes count if no leaderboard here has the literal name. */
const withFullName = async <Sent extends TrackedEventReference>({ store }: Context, sent: Sent) => {
  const decoded = decodeEscapes(sent.leaderboardName)
  if (decoded === sent.leaderboardName) return sent
  const regatta = await readRegatta(store, sent.leaderboardName)
  return regatta?.name === sent.leaderboardName ? sent : { ...sent, leaderboardName: decoded }
}

/** No replacement removes the event. @throws Failure `not-found` */
export const replaceTrackedEvent = (
  context: Context,
  sent: TrackedEventReference,
  replacement: (event: TrackedEvent) => readonly TrackedEvent[],
): Promise<void> =>
  changeTrackedEvents(context, sent, (stored, sought) => {
    const event = stored.find((each) => isSameTrackedEvent(each, sought))
    if (event !== undefined) return [...withoutTrackedEvent(stored, event), ...replacement(event)]
    throw new Failure('not-found', 'No tracked events with this eventId found.')
  })

/** @param change gets the list, and the reference with the full name of the leaderboard */
export const changeTrackedEvents = async <Sent extends TrackedEventReference>(
  context: Context,
  sent: Sent,
  change: (stored: readonly TrackedEvent[], event: Sent) => readonly TrackedEvent[],
): Promise<void> => {
  const event = await withFullName(context, sent)
  const { user } = signedIn(context)
  const { trackedEvents, item = 'absent' } = await readTrackedEvents(context.store, user.userId)
  const changed = change(trackedEvents, event)
  if (Buffer.byteLength(JSON.stringify(changed)) > trackedEventsBytesMax) {
    const detail = sentence`Your tracked events take at most ${trackedEventsBytesMax} bytes. Remove some of them first.`
    throw new Failure('too-large', detail)
  }
  await context.store.write([
    putTrackedEvents(user.userId, changed, item),
    // Prevents a write for a user who is being deleted.
    { unchanged: user.item },
  ])
}
