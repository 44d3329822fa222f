import { endpoint } from '#endpoint'
import {
  trackedEventFilter,
  trackedEvents as listOfTrackedEvents,
} from '#schemas/people/trackedEvent.ts'
import { readSecurity } from '#table/items/securities.ts'
import { filterReadable } from '#access/readable.ts'
import { signedIn } from '#access/context.ts'
import type { Context } from '#endpoint/context.ts'
import { isoTime } from '#values/time.ts'
import { readTrackedEvents } from '#people/items/preferences.ts'
import { readEvent } from '#races/items/events.ts'
import { loadTrackedEvents } from '#tracking/steps/trackedEvents.ts'

export const { declaration, handler } = endpoint({
  name: 'listTrackedEvents',
  summary: 'List the events that the caller tracks',
  description:
    'The latest 50 entries have the name and the dates of the event, if it is on this server and ' +
    'the caller can read it.',
  routes: [
    'GET /sailingserver/api/v1/trackedevents',
    'GET /sailingserver/api/v1/events/trackedevents',
  ],
  guard: { kind: 'signed-in' },
  input: trackedEventFilter,
  load: loadTrackedEvents,
  conditional: 'no-store',
  reply: { status: 200, body: listOfTrackedEvents },
  // The latest change is at the end.
  run: async ({ context, input: { includeArchived = false } }) => {
    const { userId } = signedIn(context).user
    const { trackedEvents } = await readTrackedEvents(context.store, userId)
    const listed = trackedEvents.filter(({ isArchived }) => includeArchived || !isArchived)
    const ids = listed.slice(-describedMax).map(({ eventId }) => eventId)
    const described = await describeLocalEvents(context, [...new Set(ids)], userId)
    return {
      trackedEvents: listed.map((event) => ({ ...event, ...described.get(event.eventId) })),
    }
  },
})

/** Each event that is looked up costs reads. */
const describedMax = 50

const describeLocalEvents = async (context: Context, ids: readonly string[], userId: string) => {
  const objectOf = ({ id }: { readonly id: string }) => ({ type: 'EVENT', id })
  const events = await Promise.all(
    ids.map(async (id) => {
      const [event, security] = await Promise.all([
        readEvent(context.store, id),
        readSecurity(context.store, objectOf({ id })),
      ])
      return event && { ...event, isOwner: security.ownerUserId === userId }
    }),
  )
  const local = events.filter((event) => event !== undefined)
  const readable = await filterReadable(context, local, objectOf)
  return new Map(
    readable.map(({ id, name, startMillis, endMillis, isOwner }) => [
      id,
      { name, start: isoTime(startMillis), end: isoTime(endMillis), isOwner },
    ]),
  )
}
