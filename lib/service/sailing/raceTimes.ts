/** The times of tracked races, and the legs of their courses. */
import type { raceTimes } from '../../../schemas/raceTimes.ts'
import type { Static } from '../../../schemas/schema.ts'
import { bearingBetween, type Position } from '../../domain/course/position.ts'
import {
  finishedMillisOf,
  shownStartMillisOf,
  trackingIntervalOf,
} from '../../domain/race/raceTimes.ts'
import type { Race, Regatta } from '../../domain/race/regatta.ts'
import { keysOfCourses, readCourse } from '../../store/entities/courses.ts'
import { readMarks } from '../../store/entities/marks.ts'
import type { Context } from '../context.ts'
import { requireRegatta } from './regattas.ts'
import { type RaceWithTracking, requireTrackedRace, trackedRacesOf } from './trackedRaces.ts'

/** The time that live pages stay behind, so that the positions of most boats have arrived. */
export const liveDelayMillis = 5_000

export const showRaceTimes = async (context: Context, regattaName: string, raceName: string) => {
  const regatta = await requireRegatta(context, regattaName)
  return describeTimes(context, regatta, requireTrackedRace(regatta, raceName))
}

/** @param names names without a tracked race are ignored; absent: all tracked races */
export const listRaceTimes = async (
  context: Context,
  regattaName: string,
  names: readonly string[] | undefined,
) => {
  const regatta = await requireRegatta(context, regattaName)
  const races = trackedRacesOf(regatta).filter(
    ({ tracked }) => names === undefined || names.includes(tracked.name),
  )
  await context.store.prefetch(keysOfCourses(regatta.name, races))
  return Promise.all(races.map((race) => describeTimes(context, regatta, race)))
}

const describeTimes = async (context: Context, regatta: Regatta, race: RaceWithTracking) => {
  const { fromMillis, toMillis } = trackingIntervalOf(regatta, race)
  const { markPassings, newestFixMillis } = await passingsAndNewestFix(context, regatta, race)
  return {
    name: race.tracked.name,
    regatta: regatta.name,
    'startOfRace-ms': shownStartMillisOf(regatta, race),
    'startOfTracking-ms': fromMillis,
    'newestTrackingEvent-ms': newestFixMillis,
    'endOfTracking-ms': toMillis,
    'endOfRace-ms': finishedMillisOf(regatta, race),
    'delayToLive-ms': liveDelayMillis,
    markPassings,
    legs: await legsOf(context, regatta, race),
    'currentServerTime-ms': context.nowMillis,
  }
}

interface Passings {
  readonly markPassings: Static<typeof raceTimes>['markPassings']
  /** Null: there is no position. */
  readonly newestFixMillis: number | null
}

/** The service computes no mark passings yet. */
const passingsAndNewestFix = (
  _context: Context,
  _regatta: Regatta,
  _race: RaceWithTracking,
): Promise<Passings> => Promise.resolve({ markPassings: [], newestFixMillis: null })

/** One leg between two waypoints, with its bearing if the positions of their marks are known. */
const legsOf = async ({ store }: Context, { name }: Regatta, race: Race) => {
  const { course } = await readCourse(store, name, race)
  if (course === undefined) return []
  const { marks } = await readMarks(store, name)
  const positions = new Map(marks.map(({ id, lastKnownPosition }) => [id, lastKnownPosition]))
  const points = course.controlPoints.map((point) =>
    middleOf(point.marks.map((mark) => positions.get(course.marks[mark]?.markId ?? ''))),
  )
  const waypoints = course.waypoints.map(({ controlPoint }) => points[controlPoint])
  return waypoints.slice(1).map((to, position) => {
    const from = waypoints[position]
    const bearing = from === undefined || to === undefined ? undefined : bearingBetween(from, to)
    const rounded = bearing === undefined ? undefined : (Math.round(bearing * 10) / 10) % 360
    return {
      name: `L${position + 1}`,
      ...(rounded === undefined ? {} : { 'bearing-deg': rounded }),
    }
  })
}

/** `undefined` if one of the positions is not known. Marks of a line are close to each other. */
const middleOf = (marks: readonly (Position | null | undefined)[]): Position | undefined => {
  const known = marks.flatMap((position) => position ?? [])
  if (known.length < marks.length || known.length === 0) return undefined
  const mean = (degrees: (position: Position) => number) =>
    known.reduce((sum, position) => sum + degrees(position), 0) / known.length
  return {
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
  }
}
