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

export interface EventsOfChange {
  /** The same for a repeated record. */
  readonly id: string
  readonly regattaName: string
  readonly events: readonly FeedEvent[]
}

interface Derived {
  readonly regattaName: string | undefined
  readonly regattaId?: string | undefined
  readonly events: readonly DerivedEvent[]
}

/** @returns an empty list for a change without events @throws Error when the item cannot be decoded */
export const eventsOfChange = async (
  reader: Reader,
  change: StreamChange,
): Promise<readonly EventsOfChange[]> => {
  const { regattaName, regattaId, events } = await derive(reader, change)
  if (regattaName === undefined || events.length === 0) return []
  const { id, atMillis: timeMillis } = change
  const made = events.map((event, position) => ({
    ...event,
    id: derivedUuid('feed event', regattaName, id, String(timeMillis), String(position)),
    regattaId,
    timeMillis,
  }))
  return [{ id, regattaName, events: made }]
}

const derive = async (reader: Reader, change: StreamChange): Promise<Derived> => {
  const { before, after } = change
  switch (entityOf(change.key).name) {
    case 'regatta': {
      const [old, current] = [racesIn(before), racesIn(after)]
      const { name: regattaName, id: regattaId } = current ?? old ?? {}
      return { regattaName, regattaId, events: eventsOfRegatta(old, current) }
    }
    case 'course': {
      const [old, current] = [savedCourseIn(before), savedCourseIn(after)]
      return inRegatta(reader, change, current ?? old, eventsOfCourse(old, current))
    }
    case 'marks': {
      const marks = marksOfChange(change)
      return inRegatta(reader, change, marks, eventsOfMarks(marks.before, marks.after))
    }
    case 'tagId': {
      const [old, current] = [feedTagIn(before), feedTagIn(after)]
      const { regattaName, regattaId } = current ?? old ?? {}
      return { regattaName, regattaId, events: eventsOfTag(old, current) }
    }
    case 'resultsChange': {
      const [old, current] = [feedChangeIn(before), feedChangeIn(after)]
      return inRegatta(reader, change, current ?? old, eventsOfResults(old, current))
    }
    default:
      return { regattaName: undefined, events: [] }
  }
}

/** The item is in the partition of its regatta. */
const inRegatta = async (
  reader: Reader,
  { key }: StreamChange,
  { regattaId }: Pick<Derived, 'regattaId'> = {},
  events: readonly DerivedEvent[],
): Promise<Derived> => {
  if (events.length === 0) return { regattaName: undefined, events }
  const id = objectIdOf(key)
  if (id !== '') return { regattaName: nameOf(id), regattaId, events }
  // The name is longer than a key.
  const regatta = regattaEntity.decodeAny(await reader.get({ PK: key.PK, SK: 'REGATTA' }))
  return { regattaName: regatta?.name, regattaId, events }
}
