/** The tracked events of users. Their secrets are neither recorded nor shown to others. */
import type { TrackedEvent } from '../../domain/tracking/trackedEvent.ts'
import { json, jsonText, parseJson } from '../attributes.ts'
import { entity } from '../entity.ts'
import type { Expected, Reader, Write } from '../items.ts'
import { partsOf } from '../key.ts'
import { contentOf } from '../resources.ts'

/** Tracked events: all tracked events of a user, by internal id. */
export const trackedEventsEntity = entity('PREFERENCES#<user>#', 'TRACKED_EVENTS', {
  attributes: { trackedEvents: json<readonly TrackedEvent[]>() },
  resources: (item) => {
    const seenBy = { userId: partsOf(item.PK)[1] ?? '' }
    const identity = item.PK + item.SK
    const content = contentOf(item)
    return [{ what: 'preference', name: 'trackedevents', identity, content, seenBy }]
  },
})

export const readTrackedEvents = async (store: Reader, userId: string) => {
  const item = await trackedEventsEntity.get(store, userId)
  return { trackedEvents: item === undefined ? [] : parseJson(item.trackedEvents), item }
}

export const putTrackedEvents = (
  userId: string,
  trackedEvents: readonly TrackedEvent[],
  expected: Expected,
): Write => trackedEventsEntity.put([userId], { trackedEvents: jsonText(trackedEvents) }, expected)

export const removeTrackedEvents = trackedEventsEntity.remove
