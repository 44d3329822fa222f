/** Results of the races of a leaderboard that follow from the tracks of the boats. */
import type { RaceDetail } from '../../../schemas/raceDetailWords.ts'
import { effectiveHandicap } from '../../domain/race/competitor.ts'
import { motionAt, speedsBetween } from '../../domain/tracking/motion.ts'
import { raceAreaOf } from '../../domain/tracking/raceArea.ts'
import { thin } from '../../domain/tracking/track.ts'
import { knotsOf, rounded } from '../../domain/value/units.ts'
import type { EntryInRace, RaceStandings } from './raceStandings.ts'

/** One competitor in one race. */
export interface TrackedResult {
  /** From 1. Null: not known. */
  readonly rank: number | null
  readonly finished: boolean
  readonly details: Readonly<Partial<Record<RaceDetail, number>>>
}

/** By the id of the race, then by the id of each competitor who has positions in it. */
export type TrackedResults = ReadonlyMap<string, ReadonlyMap<string, TrackedResult>>

export const trackedResultsOf = (standings: RaceStandings): TrackedResults =>
  new Map(
    Array.from(standings, ([raceId, entries]) => [
      raceId,
      new Map(entries.map((one) => [one.entry.competitor.id, resultOf(one)])),
    ]),
  )

const resultOf = (one: EntryInRace): TrackedResult => {
  const { rank, finished } = one.standing
  const details = Object.entries(detailsOf(one)).flatMap(
    ([detail, value]): readonly [string, number][] =>
      value === null ? [] : [[detail, rounded(value, digitsOf(detail))]],
  )
  return { rank, finished, details: Object.fromEntries(details) }
}

/** Handicaps and positions lose more than other values if they are rounded. */
const digitsOf = (detail: string): number => (/TIME_ON|POSITION/.test(detail) ? 6 : 2)

/** Positions at a longer distance add nothing to the speed of a boat in a race. */
const stepMillis = 2_000

const detailsOf = ({
  entry,
  track,
  standing,
  atMillis,
}: EntryInRace): Readonly<Partial<Record<RaceDetail, number | null>>> => {
  const area = raceAreaOf(track.slice(0, 1))
  const { passings, finished, distanceSailed, currentLeg, gapMetres, gapSeconds } = standing
  const start = passings[0] ?? track[0]?.timeMillis ?? atMillis
  const end = (finished ? passings.at(-1) : undefined) ?? atMillis
  const hasStarted = distanceSailed !== null
  const speeds = hasStarted ? speedsBetween(thin(track, stepMillis), area, start, end) : undefined
  const motion = motionAt(track, area, atMillis)
  const last = track.at(-1)
  const handicap = effectiveHandicap(entry)
  return {
    RACE_GAP_TO_LEADER_IN_SECONDS: gapSeconds,
    RACE_AVERAGE_SPEED_OVER_GROUND_IN_KNOTS: knotsOrNull(speeds?.average),
    RACE_CURRENT_SPEED_OVER_GROUND_IN_KNOTS: knotsOrNull(motion?.speed),
    RACE_DISTANCE_TO_COMPETITOR_FARTHEST_AHEAD_IN_METERS: gapMetres,
    RACE_CURRENT_LEG: currentLeg,
    RACE_DISTANCE_TRAVELED: distanceSailed,
    RACE_TIME_TRAVELED: hasStarted ? (end - start) / 1000 : null,
    RACE_CURRENT_COURSE_OVER_GROUND_IN_TRUE_DEGREES: motion?.course ?? null,
    RACE_CURRENT_POSITION_LAT_DEG: last?.latitude ?? null,
    RACE_CURRENT_POSITION_LNG_DEG: last?.longitude ?? null,
    OVERALL_MAXIMUM_SPEED_OVER_GROUND_IN_KNOTS: knotsOrNull(speeds?.maximum),
    OVERALL_TIME_ON_TIME_FACTOR: handicap.timeOnTimeFactor,
    OVERALL_TIME_ON_DISTANCE_ALLOWANCE_IN_SECONDS_PER_NAUTICAL_MILE:
      handicap.timeOnDistanceAllowance,
  }
}

const knotsOrNull = (metresPerSecond: number | undefined): number | null =>
  metresPerSecond === undefined ? null : knotsOf(metresPerSecond)
