/** The standings of tracked races, estimated from the tracks of all their boats. */
import { encodeObjectId } from '../../domain/access/objectId.ts'
import { knownBoatClass } from '../../domain/race/boatClasses.ts'
import type { Entry } from '../../domain/race/competitor.ts'
import { shownStartMillisOf } from '../../domain/race/raceTimes.ts'
import type { Race, Regatta } from '../../domain/race/regatta.ts'
import type { Track } from '../../domain/tracking/fix.ts'
import type { RaceWithTracking } from '../sailing/trackedRaces.ts'
import { opensByLink } from '../sailing/registrationLink.ts'
import { filterReadable } from '../readable.ts'
import { type RaceCourse, waypointsOf, zoneRadiusOf } from '../../domain/tracking/raceCourse.ts'
import type { Period } from '../../domain/tracking/period.ts'
import { type Standing, standingsAt } from '../../domain/tracking/standings.ts'
import { markPositionAt, mergeTracks } from '../../domain/tracking/track.ts'
import { keysOfCourses, readCourse } from '../../store/entities/courses.ts'
import { keysOfMarks } from '../../store/entities/marks.ts'
import type { Context } from '../context.ts'
import { readMarkTracks } from './markTracks.ts'
import {
  readRaceTracks,
  readTrackedEntries,
  type TrackedEntries,
  trackedPeriod,
} from './raceTracks.ts'

/** An entry with positions in the race. */
export interface EntryInRace {
  readonly entry: Entry
  /** Up to the time of the standings. Not empty. */
  readonly track: Track
  readonly standing: Standing
  /** The time of the standing: the requested one, or the end of tracking. */
  readonly atMillis: number
}

interface Wanted {
  readonly regatta: Regatta
  readonly races: readonly RaceWithTracking[]
  readonly atMillis: number
  /** The secret of the registration link, which is enough to see the standings. */
  readonly secret?: string | undefined
  /** The entries of the regatta, if the caller has read them. */
  readonly entries?: readonly Entry[]
}

/** By the id of the race. Contains no races that the caller may not see. */
export type RaceStandings = ReadonlyMap<string, readonly EntryInRace[]>

/** Each race has the entries with positions, the best first, and those without a rank last. */
export const readStandings = async (
  context: Context,
  { regatta, races, atMillis, secret, entries }: Wanted,
): Promise<RaceStandings> => {
  if (races.length === 0) return new Map()
  const [visible, tracked] = await Promise.all([
    visibleRaces(context, regatta, races, secret),
    readTrackedEntries(context, regatta.name, entries),
    context.store.prefetch([...keysOfMarks(regatta.name), ...keysOfCourses(regatta.name, races)]),
  ])
  const found = visible.map(
    async (race) =>
      [race.id, await standingsOf(context, regatta, race, tracked, atMillis)] as const,
  )
  return new Map(await Promise.all(found))
}

const visibleRaces = async (
  context: Context,
  regatta: Regatta,
  races: readonly RaceWithTracking[],
  secret: string | undefined,
): Promise<readonly RaceWithTracking[]> => {
  const object = { type: 'REGATTA', id: encodeObjectId([regatta.name]) }
  if (await opensByLink(context, object, secret)) return races
  return filterReadable(context, races, ({ tracked }) => ({
    type: 'TRACKED_RACE',
    id: encodeObjectId([regatta.name, tracked.name]),
  }))
}

/** Boats are often tracked for hours before their start, which estimates do not need. */
const beforeStartMillis = 600_000

const standingsOf = async (
  context: Context,
  regatta: Regatta,
  race: Race,
  tracked: TrackedEntries,
  atMillis: number,
): Promise<readonly EntryInRace[]> => {
  const startMillis = shownStartMillisOf(regatta, race) ?? atMillis
  const period = trackedPeriod(context, regatta, race, {
    fromMillis: Math.min(startMillis, atMillis) - beforeStartMillis,
    toMillis: atMillis,
  })
  if (period === undefined) return []
  const [entries, course] = await Promise.all([
    readRaceTracks(context, tracked, period),
    readRaceCourse(context, regatta, race, period),
  ])
  const tracks = new Map(
    entries.flatMap(({ competitor, tracks: all }) => {
      const track = mergeTracks(all)
      return track.length === 0 ? [] : [[competitor.id, track]]
    }),
  )
  const standings = standingsAt(course, tracks, period.toMillis)
  const byId = new Map(entries.map((entry) => [entry.competitor.id, entry]))
  return Array.from(standings).flatMap(([id, standing]) => {
    const [entry, track] = [byId.get(id), tracks.get(id)]
    return entry === undefined || track === undefined
      ? []
      : [{ entry, track, standing, atMillis: period.toMillis }]
  })
}

const readRaceCourse = async (
  context: Context,
  regatta: Regatta,
  race: Race,
  period: Period,
): Promise<RaceCourse> => {
  const { course } = await readCourse(context.store, regatta.name, race)
  const waypoints = course === undefined ? [] : waypointsOf(course)
  const markIds = [...new Set(waypoints.flatMap(({ marks }) => marks))]
  const tracks = await readMarkTracks(context, regatta, markIds, period)
  const hullLength = knownBoatClass(regatta.boatClass ?? '')?.hullLengthInMeters ?? undefined
  return {
    waypoints,
    markPosition: (markId, timeMillis) => markPositionAt(tracks.get(markId) ?? [], timeMillis),
    zoneRadius: zoneRadiusOf(regatta.buoyZoneRadiusInHullLengths, hullLength),
    startMillis: shownStartMillisOf(regatta, race),
  }
}
