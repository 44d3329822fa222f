/** The state of the start page, and what its parts can do. */
import type { Shown } from '#page/components/connection.tsx'
import type { AnyFlag, Flag, FlagDetails, RaceStatus } from '#races/rules/raceLog.ts'
import type { Pennant } from '#races/rules/startEvents.ts'
import type { PreparatoryFlag } from '#races/rules/startSequence.ts'
import type { Row, Start } from '#races/rules/startRow.ts'
import type { courseConfiguration } from '#schemas/courses/course.ts'
import type { tallyList } from '#schemas/results/tally.ts'
import type { Static } from '#schemas/schema.ts'
import type { StartPage, StartRace } from '../../steps/startPage.ts'
import type { Kept } from '../finish/kept.ts'

/** As the service tells it. */
export type WholeCourse = Static<typeof courseConfiguration>

/** The waypoints have all laps already. */
export type Course = Omit<WholeCourse, 'numberOfLaps' | 'optionalRepeatablePart'>

export interface Race extends Start {
  readonly race: StartRace
  /** The finish sheet. */
  readonly kept: Kept
  /** Absent: the race has no course, or it is not read yet. */
  readonly course: Course | undefined
  /** The course before this browser has shortened it. */
  readonly whole?: Course | null | undefined
}

/** By the id of the boat. */
export type Phones = ReadonlyMap<string, Static<typeof tallyList>['boats'][number]['phone']>

export interface Actions {
  /** The time of a press. */
  readonly timeOf: (event: Event) => number
  readonly ready: () => void
  readonly begin: (targets: readonly Race[], row: Row, mode: PreparatoryFlag) => unknown
  readonly startTime: (race: StartRace, startMillis: number) => unknown
  /** AP or N. */
  readonly interrupt: (
    targets: readonly Race[],
    millis: number,
    upper: Flag,
    lower: Flag | 'NONE' | Pennant,
  ) => unknown
  /** A general recall. */
  readonly recall: (one: Race, millis: number) => unknown
  readonly raise: (
    targets: readonly Race[],
    flag: AnyFlag,
    millis: number,
    details?: FlagDetails,
  ) => unknown
  readonly lower: (race: StartRace, flag: AnyFlag, millis: number) => unknown
  readonly resume: (one: Race, millis: number) => unknown
  readonly status: (race: StartRace, status: RaceStatus, millis: number) => unknown
  readonly early: (race: StartRace, id: string) => unknown
  readonly returned: (race: StartRace, id: string) => unknown
  /** S at a waypoint, with its name. */
  readonly shorten: (one: Race, position: number, mark: string, millis: number) => unknown
  /** Lays the course again that was shortened. */
  readonly lengthen: (one: Race, millis: number) => unknown
  readonly readCourse: (race: StartRace) => Promise<unknown>
  readonly discard: (id: string) => unknown
}

export interface Props extends Actions, Shown {
  readonly page: StartPage
  readonly races: readonly Race[]
  readonly phones: Phones
  /** The time by which the clock of the device is behind, in milliseconds. */
  readonly offset: number
  readonly nowMillis: number
}

/** The properties of a part that is about one race. */
export interface RaceProps extends Props {
  readonly one: Race
}
