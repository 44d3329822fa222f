/** The events that the caller tracks. Only the caller sees the list. */
import type { SailingEvent } from '#races/rules/event.ts'
import { Failure } from '#values/failure.ts'
import { decodeEscapes } from '#values/pathName.ts'
import {
  isSameTrackedEvent,
  type TrackedEvent,
  type TrackedEventReference,
  trackedEventsMax,
  withoutTrackedEvent,
} from '#people/rules/trackedEvent.ts'
import { isoTime } from '#values/time.ts'
import { readEvent } from '#races/items/events.ts'
import { readSecurity } from '#access/items/securities.ts'
import { readRegatta } from '#races/items/regattas.ts'
import {
  putTrackedEvents,
  readTrackedEvents,
  trackedEventsEntity,
} from '#people/items/preferences.ts'
import { prefetchOfObject } from '#table/objects.ts'
import type { Context } from '#endpoint/context.ts'
import { filterReadable } from '#access/readable.ts'
import type { UnverifiedUser } from '#authentication/authentication.ts'
import { signedIn } from '#authentication/signIn.ts'

/** The limit of an item is 400 KB. */
const trackedEventsBytesMax = 350_000

/** Each event that is looked up costs reads. */
const describedMax = 50

export const keysOfTrackedEvents = (_: unknown, { userId }: UnverifiedUser) =>
  userId === undefined ? [] : [trackedEventsEntity.key(userId)]

/** The latest change is at the end. */
export const listTrackedEvents = async (context: Context, includeArchived: boolean) => {
  const { userId } = signedIn(context).user
  const { trackedEvents } = await readTrackedEvents(context.store, userId)
  const listed = trackedEvents.filter(({ isArchived }) => includeArchived || !isArchived)
  const ids = listed.slice(-describedMax).map(({ eventId }) => eventId)
  const described = await describeLocalEvents(context, [...new Set(ids)], userId)
  return {
    trackedEvents: listed.map(({ trackedElements, ...event }) => ({
      ...event,
      trackedElements: [...trackedElements],
      ...described.get(event.eventId),
    })),
  }
}

/** Describes the events that are on this server and readable. */
const describeLocalEvents = async (context: Context, ids: readonly string[], userId: string) => {
  const { store } = context
  const eventObject = (id: string) => ({ type: 'EVENT', id })
  await store.prefetch(ids.map(eventObject).flatMap(prefetchOfObject))
  const found = await Promise.all(ids.map((id) => readEvent(store, id)))
  const local = found.filter((event) => event !== undefined)
  const readable = await filterReadable(context, local, ({ id }) => eventObject(id))
  const described = readable.map(async (event) => {
    const { ownerUserId } = await readSecurity(store, eventObject(event.id))
    return [event.id, { ...describeEvent(event), isOwner: ownerUserId === userId }] as const
  })
  return new Map(await Promise.all(described))
}

const describeEvent = ({ name, startMillis, endMillis }: SailingEvent) => ({
  name,
  start: isoTime(startMillis),
  end: isoTime(endMillis),
})

/** Replaces the whole entry, or creates it. */
export const storeTrackedEvent = async (context: Context, sent: TrackedEvent) => {
  const event = await withFullName(context, sent)
  return changeTrackedEvents(context, (stored) => {
    const others = withoutTrackedEvent(stored, event)
    if (others.length < trackedEventsMax) return [...others, event]
    const detail = `You track ${trackedEventsMax} events already. Remove one of them first.`
    throw new Failure('invalid-input', detail)
  })
}

export const archiveTrackedEvent = async (
  context: Context,
  sent: TrackedEventReference,
  isArchived: boolean,
) => {
  const sought = await withFullName(context, sent)
  return changeTrackedEvents(context, (stored) => {
    const event = requireTrackedEvent(stored, sought)
    return [...withoutTrackedEvent(stored, event), { ...event, isArchived }]
  })
}

export const deleteTrackedEvent = async (context: Context, sent: TrackedEventReference) => {
  const sought = await withFullName(context, sent)
  return changeTrackedEvents(context, (stored) =>
    withoutTrackedEvent(stored, requireTrackedEvent(stored, sought)),
  )
}

/**
 * The list contains the name of the leaderboard and not a segment of a path. Escapes count if no
 * leaderboard has the literal name, such as that of another server.
 */
const withFullName = async <Sent extends TrackedEventReference>(
  { store }: Context,
  sent: Sent,
): Promise<Sent> => {
  const decoded = decodeEscapes(sent.leaderboardName)
  if (decoded === sent.leaderboardName) return sent
  const regatta = await readRegatta(store, sent.leaderboardName)
  return regatta?.name === sent.leaderboardName ? sent : { ...sent, leaderboardName: decoded }
}

const requireTrackedEvent = (stored: readonly TrackedEvent[], sought: TrackedEventReference) => {
  const found = stored.find((event) => isSameTrackedEvent(event, sought))
  if (found !== undefined) return found
  throw new Failure('not-found', 'No tracked events with this eventId found.')
}

const changeTrackedEvents = async (
  context: Context,
  change: (stored: readonly TrackedEvent[]) => readonly TrackedEvent[],
): Promise<void> => {
  const { user } = signedIn(context)
  const { trackedEvents, item = 'absent' } = await readTrackedEvents(context.store, user.userId)
  const changed = change(trackedEvents)
  if (Buffer.byteLength(JSON.stringify(changed)) > trackedEventsBytesMax) {
    const detail = `Your tracked events take at most ${trackedEventsBytesMax} bytes. Remove some of them first.`
    throw new Failure('too-large', detail)
  }
  await context.store.write([
    putTrackedEvents(user.userId, changed, item),
    // Prevents a write for a user who is being deleted.
    { unchanged: user.item },
  ])
}
