/** The event of a saved course. */
import { type DerivedEvent, type EventRace, raceEvent } from './feedEvent.ts'

export interface FeedCourse extends EventRace {
  /** A race that was created again has another id, and counts its versions from 1. */
  readonly raceId: string
  readonly version: number
  readonly course: {
    readonly name: string
    readonly numberOfLaps: number | null
    readonly waypoints: readonly unknown[]
  }
}

/** Each save that changes something makes a version. */
export const eventsOfCourse = (
  before: FeedCourse | undefined,
  after: FeedCourse | undefined,
): readonly DerivedEvent[] => {
  if (after === undefined) return []
  const { raceId, version, course } = after
  if (before?.raceId === raceId && before.version === version) return []
  const { name, numberOfLaps, waypoints } = course
  const data = { version, name, numberOfLaps, waypoints: waypoints.length }
  return [raceEvent('race.course.saved', after, data)]
}
