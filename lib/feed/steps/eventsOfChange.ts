/** The events that follow from a change of an item. */
import { eventsOfCourse, eventsOfTag, eventsOfResults } from '../rules/raceEvents.ts'
import type { DerivedEvent, FeedEvent } from '../rules/feedEvent.ts'
import { eventsOfMarks, eventsOfRegatta } from '../rules/regattaEvents.ts'
import { derivedUuid } from '#values/uuid.ts'
import { savedCourseIn } from '#courses/items/courses.ts'
import { marksOfChange } from '#courses/items/marks.ts'
import { racesIn, regattaEntity } from '#races/items/regattas.ts'
import { feedChangeIn } from '#results/items/changes.ts'
import { feedTagIn } from '#tags/items/tags.ts'
import type { Reader } from '#table/items.ts'
import { entityOf } from '#table/registry.ts'
import { objectIdOf, nameOf } from '#table/resources.ts'
import type { StreamChange } from '#table/streamRecords.ts'

/** The events of one change, in their order. */
export interface EventsOfChange {
  /** The same for a repeated record. */
  readonly id: string
  readonly regattaName: string
  readonly events: readonly FeedEvent[]
  /** Present: the regatta is new, and the events before this time are those of an earlier one. */
  readonly beganAtMillis?: number
}

interface Derived {
  readonly regattaName: string | undefined
  readonly events: readonly DerivedEvent[]
}

/**
 * @returns an empty list for a change without events
 * @throws Error when the item cannot be decoded
 */
export const eventsOfChange = async (
  reader: Reader,
  change: StreamChange,
): Promise<readonly EventsOfChange[]> => {
  const isNew = change.before === undefined && entityOf(change.key).name === regattaEntity.name
  const { regattaName, events } = await derive(reader, change)
  if (regattaName === undefined || (events.length === 0 && !isNew)) return []
  const { id, atMillis: timeMillis } = change
  const made = events.map((event, position) => ({
    ...event,
    id: derivedUuid('feed event', regattaName, id, String(timeMillis), String(position)),
    timeMillis,
  }))
  return [{ id, regattaName, events: made, ...(isNew ? { beganAtMillis: timeMillis } : {}) }]
}

const derive = async (reader: Reader, change: StreamChange): Promise<Derived> => {
  const { before, after } = change
  switch (entityOf(change.key).name) {
    case 'regatta': {
      const [old, current] = [racesIn(before), racesIn(after)]
      return { regattaName: (current ?? old)?.name, events: eventsOfRegatta(old, current) }
    }
    case 'course':
      return inRegatta(reader, change, eventsOfCourse(savedCourseIn(before), savedCourseIn(after)))
    case 'marks': {
      const marks = marksOfChange(change)
      return inRegatta(reader, change, eventsOfMarks(marks.before, marks.after))
    }
    case 'tagId': {
      const [old, current] = [feedTagIn(before), feedTagIn(after)]
      return { regattaName: (current ?? old)?.regattaName, events: eventsOfTag(old, current) }
    }
    case 'resultsChange': {
      const [old, current] = [feedChangeIn(before), feedChangeIn(after)]
      return inRegatta(reader, change, eventsOfResults(old, current))
    }
    default:
      return { regattaName: undefined, events: [] }
  }
}

/** The item is in the partition of its regatta. */
const inRegatta = async (
  reader: Reader,
  { key }: StreamChange,
  events: readonly DerivedEvent[],
): Promise<Derived> => {
  if (events.length === 0) return { regattaName: undefined, events }
  const id = objectIdOf(key)
  if (id !== '') return { regattaName: nameOf(id), events }
  // The name is longer than a key.
  const regatta = regattaEntity.decodeAny(await reader.get({ PK: key.PK, SK: 'REGATTA' }))
  return { regattaName: regatta?.name, events }
}
