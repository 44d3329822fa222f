/** The estimates of tracked races, from the tracks of all their boats. */
import { namedObject } from '#values/objectId.ts'
import { knownBoatClass } from '#races/rules/boatClasses.ts'
import { effectiveHandicap, type Entry } from '#races/rules/competitor.ts'
import { entriesOfRace } from '#races/rules/fleets.ts'
import { type RegattaWithStarts, shownStartMillisOf } from '#races/rules/raceTimes.ts'
import type { Race, Regatta } from '#races/rules/regatta.ts'
import { markPositionAt, thinWithLast, type Track } from '#positions/rules/track.ts'
import type { RaceWithTracking } from '#races/steps/trackedRaces.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import { opensByLink } from '#races/steps/registrationLink.ts'
import { filterReadable } from '#access/readable.ts'
import {
  type RaceCourse,
  speedMaxOf,
  waypointsOf,
  zoneRadiusOf,
} from '#courses/rules/raceCourse.ts'
import { trackOfBoat } from '#positions/rules/outliers.ts'
import type { Period } from '#positions/rules/period.ts'
import { type Estimate, estimatesAt } from '../rules/estimates.ts'
import { readCourse } from '#courses/items/courses.ts'
import { readMarks } from '#courses/items/marks.ts'
import type { Context } from '#endpoint/context.ts'
import { readMarkTracks } from '#courses/steps/markTracks.ts'
import {
  readRaceTracks,
  readTrackedEntries,
  type TrackedEntries,
  trackedPeriod,
} from './raceTracks.ts'
import type { RaceDetail } from '#schemas/tracking/raceDetails.ts'
import { motionAt, speedsBetween } from '../rules/motion.ts'
import { raceAreaOf } from '#positions/rules/raceArea.ts'
import { knotsOf, rounded } from '#values/units.ts'

export interface EntryInRace {
  readonly entry: Entry
  /** Up to the time of the estimates. Not empty. */
  readonly track: Track
  readonly estimate: Estimate
  /** The names of the marks that the boat left out, each once. */
  readonly missed: readonly string[]
  /** The time of the estimate: the requested one, or the end of tracking. */
  readonly atMillis: number
}

interface Wanted {
  readonly regatta: RegattaWithStarts
  readonly races: readonly RaceWithTracking[]
  readonly atMillis: number
  /** The secret of the registration link, which is enough to see the estimates. */
  readonly secret?: string | undefined
  /** The entries of the regatta, if the caller has read them. */
  readonly entries?: readonly Entry[]
}

/** By the id of the race. Contains no races that the caller may not see. */
export type RaceEstimates = ReadonlyMap<string, readonly EntryInRace[]>

/** Each race has the entries with positions, the best first, and those without a rank last. */
export const readEstimates = async (
  context: Context,
  { regatta, races, atMillis, secret, entries }: Wanted,
): Promise<RaceEstimates> => {
  if (races.length === 0) return new Map()
  const [visible, tracked] = await Promise.all([
    visibleRaces(context, regatta, races, secret),
    readTrackedEntries(context, regatta.name, entries),
    readMarks(context.store, regatta.name),
    ...races.map((race) => readCourse(context.store, regatta.name, race)),
  ])
  const estimates = visible.map(
    async (race) =>
      [race.id, await estimatesOf(context, regatta, race, tracked, atMillis)] as const,
  )
  return new Map(await Promise.all(estimates))
}

/** Ranks and gaps are those among all boats, also those that the caller may not see. */
export const visibleInRace = async (
  context: Context,
  { name }: Pick<Regatta, 'name'>,
  all: readonly EntryInRace[],
): Promise<readonly EntryInRace[]> => {
  const entries = all.map(({ entry }) => entry)
  const visible = await visibleEntries(context, name, entries)
  const ids = new Set(visible.map(({ competitor }) => competitor.id))
  return all.filter(({ entry }) => ids.has(entry.competitor.id))
}

const visibleRaces = async (
  context: Context,
  regatta: Regatta,
  races: readonly RaceWithTracking[],
  secret: string | undefined,
): Promise<readonly RaceWithTracking[]> => {
  const object = namedObject('REGATTA', regatta.name)
  if (await opensByLink(context, object, secret)) return races
  return filterReadable(context, races, ({ tracked }) =>
    namedObject('TRACKED_RACE', regatta.name, tracked.name),
  )
}

/** Boats are often tracked for hours before their start, which estimates do not need. */
const beforeStartMillis = 600_000

/** The period whose positions count. `undefined`: the race is not tracked then. */
const estimatedPeriod = (
  context: Context,
  regatta: RegattaWithStarts,
  race: Race,
  atMillis: number,
): Period | undefined => {
  const startMillis = shownStartMillisOf(regatta, race) ?? atMillis
  return trackedPeriod(context, regatta, race, {
    fromMillis: Math.min(startMillis, atMillis) - beforeStartMillis,
    toMillis: atMillis,
  })
}

const estimatesOf = async (
  context: Context,
  regatta: RegattaWithStarts,
  race: Race,
  tracked: TrackedEntries,
  atMillis: number,
): Promise<readonly EntryInRace[]> => {
  const period = estimatedPeriod(context, regatta, race, atMillis)
  if (period === undefined) return []
  const racing = { ...tracked, entries: entriesOfRace(race, tracked.entries) }
  const [entries, course, { marks }] = await Promise.all([
    readRaceTracks(context, racing, period),
    readRaceCourse(context, regatta, race, period),
    readMarks(context.store, regatta.name),
  ])
  const limit = speedMaxOf(knownBoatClass(regatta.boatClass ?? ''))
  const tracks = new Map(
    entries.flatMap(({ competitor, tracks: devices }) => {
      const track = trackOfBoat(devices, limit)
      return track.length === 0 ? [] : [[competitor.id, track]]
    }),
  )
  const estimates = estimatesAt(course, tracks, period.toMillis)
  const byId = new Map(entries.map((entry) => [entry.competitor.id, entry]))
  const names = new Map(marks.map(({ id, name }) => [id, name]))
  const missedBy = (estimate: Estimate): readonly string[] => {
    const ids = estimate.missed.flatMap((index) => course.waypoints[index]?.marks ?? [])
    return [...new Set(ids.map((id) => names.get(id) ?? id))]
  }
  return Array.from(estimates).flatMap(([id, estimate]) => {
    const [entry, track] = [byId.get(id), tracks.get(id)]
    return entry === undefined || track === undefined
      ? []
      : [{ entry, track, estimate, missed: missedBy(estimate), atMillis: period.toMillis }]
  })
}

/** The course of a race with its marks where they were in the race, or where they are without one. */
export const raceCourseAt = (
  context: Context,
  regatta: RegattaWithStarts,
  race: Race,
  atMillis: number,
): Promise<RaceCourse> => {
  const now = { fromMillis: atMillis, toMillis: atMillis }
  const period = estimatedPeriod(context, regatta, race, atMillis) ?? now
  return readRaceCourse(context, regatta, race, period)
}

const readRaceCourse = (
  context: Context,
  regatta: RegattaWithStarts,
  race: Race,
  period: Period,
): Promise<RaceCourse> =>
  context.requestCache(`course of ${race.id} until ${period.toMillis}`, async () => {
    const { course } = await readCourse(context.store, regatta.name, race)
    const waypoints = course === undefined ? [] : waypointsOf(course)
    const markIds = new Set(waypoints.flatMap((waypoint) => waypoint.marks))
    const { marks } = await readMarks(context.store, regatta.name)
    const used = marks.filter(({ id }) => markIds.has(id))
    const tracks = await readMarkTracks(context, regatta.name, used, period)
    const hullLength = knownBoatClass(regatta.boatClass ?? '')?.hullLengthInMeters ?? undefined
    return {
      waypoints,
      markPosition: (markId, timeMillis) => markPositionAt(tracks.get(markId) ?? [], timeMillis),
      zoneRadius: zoneRadiusOf(regatta.buoyZoneRadiusInHullLengths, hullLength),
      startMillis: shownStartMillisOf(regatta, race),
    }
  })

export interface ShownEstimate {
  /** From 1. Null: not known. */
  readonly rank: number | null
  readonly finished: boolean
  readonly missed: readonly string[]
  readonly details: Readonly<Partial<Record<RaceDetail, number>>>
}

/** By the id of the race, then by the id of each competitor who has positions in it. */
export type ShownEstimates = ReadonlyMap<string, ReadonlyMap<string, ShownEstimate>>

export const shownEstimatesOf = (estimates: RaceEstimates): ShownEstimates =>
  new Map(
    Array.from(estimates, ([raceId, entries]) => [
      raceId,
      new Map(entries.map((one) => [one.entry.competitor.id, resultOf(one)])),
    ]),
  )

export const describeMissed = (missed: readonly string[] = []) =>
  missed.length === 0 ? {} : { missed: [...missed] }

const resultOf = (one: EntryInRace): ShownEstimate => {
  const { rank, finished } = one.estimate
  const details = Object.entries(detailsOf(one)).flatMap(
    ([detail, value]): readonly [string, number][] =>
      value === null ? [] : [[detail, rounded(value, exactDetails.test(detail) ? 6 : 2)]],
  )
  return { rank, finished, missed: one.missed, details: Object.fromEntries(details) }
}

/** Handicaps and positions lose more than other values if they are rounded. */
const exactDetails = /TIME_ON|POSITION/

/** Positions at a longer distance add nothing to the speed of a boat in a race. */
const stepMillis = 2_000

const detailsOf = ({ entry, track, estimate, atMillis }: EntryInRace) => {
  const area = raceAreaOf(track.slice(0, 1))
  const { passings, finished, startedMillis: start, distanceSailed, currentLeg } = estimate
  const end = (finished ? passings.at(-1) : undefined) ?? atMillis
  const speeds =
    start === null ? undefined : speedsBetween(thinWithLast(track, stepMillis), area, start, end)
  const motion = motionAt(track, area, atMillis)
  const last = track.at(-1)
  const handicap = effectiveHandicap(entry)
  return {
    RACE_GAP_TO_LEADER_IN_SECONDS: estimate.gapSeconds,
    RACE_AVERAGE_SPEED_OVER_GROUND_IN_KNOTS: knotsOrNull(speeds?.average),
    RACE_CURRENT_SPEED_OVER_GROUND_IN_KNOTS: knotsOrNull(motion?.speed),
    RACE_DISTANCE_TO_COMPETITOR_FARTHEST_AHEAD_IN_METERS: estimate.gapMetres,
    RACE_CURRENT_LEG: currentLeg,
    RACE_DISTANCE_TRAVELED: distanceSailed,
    RACE_TIME_TRAVELED: start === null ? null : (end - start) / 1000,
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
