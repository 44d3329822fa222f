/** The events of a race: changes of public tags, saved courses, and changes of the results. */
import type { FeedTag } from '#tags/rules/tag.ts'
import { type DerivedEvent, raceEvent, type EventRace } from './feedEvent.ts'

/** An absent tag does not exist, or is private. */
export const eventsOfTag = (
  before: FeedTag | undefined,
  after: FeedTag | undefined,
): readonly DerivedEvent[] => {
  if (after !== undefined) {
    if (before === undefined) return [raceEvent('race.tag.created', after, after.tag)]
    return textOf(before) === textOf(after) ? [] : [raceEvent('race.tag.changed', after, after.tag)]
  }
  if (before === undefined) return []
  const { id, username } = before.tag
  return [raceEvent('race.tag.deleted', before, { id, username })]
}

/** A change of the hidden info alone changes only the time. */
const textOf = ({ tag }: FeedTag): string => JSON.stringify({ ...tag, createdAt: 0 })

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

interface EventRaceState extends EventRace {
  /** The state of the finish sheet; absent: it was removed. */
  readonly state?: string | undefined
}

export interface FeedResultsChange {
  readonly kind: 'confirmed' | 'official' | 'changed'
  /** The race of the finish sheet, or the races that moved by another change. */
  readonly races: readonly EventRaceState[]
}

/** A change is written once. It contains competitors, whom not every reader may see. */
export const eventsOfResults = (
  before: FeedResultsChange | undefined,
  after: FeedResultsChange | undefined,
): readonly DerivedEvent[] =>
  before !== undefined || after === undefined
    ? []
    : after.races.map((race) =>
        raceEvent(`race.results.${after.kind}`, race, { state: race.state ?? null }),
      )
