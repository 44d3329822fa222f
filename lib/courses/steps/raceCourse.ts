/** The course of a race, with the marks of its regatta, and the body of its response. */
import { appearanceOf } from '../rules/appearance.ts'
import { formatMark, formatSequence } from '../rules/formatCourse.ts'
import type { CourseMark } from '../rules/course.ts'
import { Failure, type InputError, sentence, shownError } from '#values/failure.ts'
import type { Mark } from '../rules/mark.ts'
import { flyingFlags, type RaceLog } from '#races/rules/raceLog.ts'
import { raceLogOf, trackingIntervalOf } from '#races/rules/raceTimes.ts'
import { findRace, type RaceNames } from '#races/rules/regatta.ts'
import { markPositionAt } from '#positions/rules/track.ts'
import { readCourse, courseEntity, type RaceCourse } from '../items/courses.ts'
import { readMarks } from '../items/marks.ts'
import type { Context } from '#endpoint/context.ts'
import type { Reading } from '#endpoint/endpoint.ts'
import { rememberRaceId, knownRaceId } from '#races/steps/namedRace.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { placedMarks } from './regattaMarks.ts'
import { readMarkTracks } from './markTracks.ts'
import { keyOfVersion, readVersion, type SavedCourse } from '../items/courseVersions.ts'

export type RaceWithCourse = Awaited<ReturnType<typeof requireRace>>

/** Reads for `load`, if the names in the path are spelled as stored. */
export const loadRace = ({ context: { store }, input }: Reading<RaceNames>) => {
  const { regattaName, raceColumn, fleet } = input
  return Promise.all([
    readMarks(store, regattaName),
    courseEntity.get(store, regattaName, raceColumn, fleet),
  ])
}

/** @throws Failure `not-found` without the race */
export const requireRace = async (context: Context, reference: RaceNames) => {
  const { regattaName, raceColumn, fleet } = reference
  const regatta = await requireRegatta(context, regattaName)
  const race = findRace(regatta, raceColumn, fleet)
  if (race === undefined) throw noRace(regatta, raceColumn, fleet)
  rememberRaceId(context.store.hints, reference, race.id)
  const [marks, stored] = await Promise.all([
    readMarks(context.store, regatta.name),
    readCourse(context.store, regatta.name, race),
  ])
  return { regatta, race, marks, stored }
}

export const noRace = ({ name }: { readonly name: string }, raceColumn: string, fleet: string) =>
  new Failure(
    'not-found',
    sentence`Could not find a race with race column '${raceColumn}' and fleet '${fleet}' for regatta with name '${name}'.`,
  )

/** @param ending was removed from the fleet, because it probably selects a representation */
export const withEndingOfFleet = async <Reference extends RaceNames>(
  context: Context,
  reference: Reference,
  ending = '',
): Promise<{ readonly reference: Reference; readonly isOfFleet: boolean }> => {
  const regatta = await requireRegatta(context, reference.regattaName)
  const fleet = reference.fleet + ending
  const isOfFleet = ending !== '' && findRace(regatta, reference.raceColumn, fleet) !== undefined
  return { reference: isOfFleet ? { ...reference, fleet } : reference, isOfFleet }
}

export const showCourse = async (context: Context, reference: RaceNames) =>
  describeRaceCourse(context, await requireRace(context, reference))

/** The body of the course response. @param atMillis the time of the positions; absent means now */
export const describeRaceCourse = async (
  context: Context,
  { regatta, race, marks, stored }: RaceWithCourse,
  atMillis = context.nowMillis,
) => ({
  ...describeCourse(
    stored.course ?? emptyCourse(race.raceColumn.name),
    atMillis < context.nowMillis
      ? await marksAt(context, regatta.name, marks.marks, atMillis)
      : await placedMarks(context, marks.marks),
  ),
  ...(isShortened(raceLogOf(regatta, race), atMillis) && { shortened: true }),
})

const isShortened = (log: RaceLog | undefined, atMillis: number): boolean =>
  flyingFlags(log, atMillis).some(({ flag }) => flag === 'SIERRA')

const marksAt = async (
  context: Context,
  regattaName: string,
  marks: readonly Mark[],
  atMillis: number,
): Promise<readonly Mark[]> => {
  const period = { fromMillis: atMillis, toMillis: atMillis }
  const tracks = await readMarkTracks(context, regattaName, marks, period)
  return marks.map((mark) => {
    const position = markPositionAt(tracks.get(mark.id) ?? [], atMillis)
    const lastKnownPosition = position === undefined ? null : { ...position, timeMillis: atMillis }
    return { ...mark, lastKnownPosition }
  })
}

/**
 * The time whose positions a picture of the race shows: the end of its tracking, or a later change of
 * its course. So marks that were moved for another race stay where the boats rounded them.
 */
export const shownMillisOf = (
  { nowMillis }: Pick<Context, 'nowMillis'>,
  { regatta, race, stored }: RaceWithCourse,
): number => {
  const { toMillis } = trackingIntervalOf(regatta, race)
  const savedMillis = stored.versions.savedAtMillis.at(-1) ?? 0
  return toMillis === null ? nowMillis : Math.min(Math.max(toMillis, savedMillis), nowMillis)
}

/** For a race without a course, the response contains the name of its race column. */
const emptyCourse = (name: string): RaceCourse => ({
  name,
  shortName: name,
  courseTemplateId: null,
  marks: [],
  controlPoints: [],
  waypoints: [],
  part: null,
  numberOfLaps: null,
})

/** With all marks of the regatta, those of the course first. */
export const describeCourse = (
  course: RaceCourse,
  marks: readonly Mark[],
  warnings: readonly InputError[] = [],
) => {
  const byId = new Map(marks.map((mark) => [mark.id, mark]))
  const inCourse = new Map(course.marks.map((mark) => [mark.markId, mark]))
  const inOrder = [
    ...course.marks.flatMap(({ markId }) => byId.get(markId) ?? []),
    ...marks.filter(({ id }) => !inCourse.has(id)),
  ]
  return {
    name: course.name,
    shortName: course.shortName,
    ...(course.courseTemplateId === null ? {} : { courseTemplateId: course.courseTemplateId }),
    markConfigurations: inOrder.map((mark) => describeMark(mark, inCourse.get(mark.id))),
    ...formatSequence(course, (index) => course.marks[index]?.markId ?? ''),
    ...describeWarnings(warnings),
  }
}

/** A mark of the regatta has its own id. */
const describeMark = (mark: Mark, inCourse: CourseMark | undefined) =>
  // Not a spread: a regatta may have a thousand marks, and copies of them take milliseconds.
  formatMark({
    id: mark.id,
    markId: mark.id,
    markTemplateId: mark.markTemplateId,
    markPropertiesId: mark.markPropertiesId,
    lastKnownPosition: mark.lastKnownPosition,
    role: inCourse?.role,
    appearance: appearanceOf(mark),
    devices: mark.mappings,
  })

/** The response omits an empty list of warnings. */
export const describeWarnings = (warnings: readonly InputError[]) =>
  warnings.length === 0 ? {} : { warnings: warnings.map(describeInputError) }

export const describeInputError = (error: InputError) => ({ pointer: '', ...shownError(error) })

/** Reads the race, and these versions if the process knows the id of the race. */
export const loadVersions = (reading: Reading<RaceNames>, versions: readonly number[]) => {
  const { store } = reading.context
  const raceId = knownRaceId(store, reading.input)
  const keys = raceId === undefined ? [] : versions.map((number) => keyOfVersion(raceId, number))
  return Promise.all([loadRace(reading), ...keys.map((key) => store.get(key))])
}

/** @throws Failure `not-found` */
export const requireVersion = async (
  { store }: Context,
  { race, stored }: RaceWithCourse,
  version: number,
): Promise<SavedCourse> => {
  const found = await readVersion(store, race.id, version)
  if (found !== undefined) return found
  const { last, savedAtMillis } = stored.versions
  const known =
    last === 0
      ? sentence`no versions`
      : sentence`versions ${last - savedAtMillis.length + 1} to ${last}`
  const name = `${race.raceColumn.name} ${race.fleet}`
  const detail = sentence`Could not find version ${version} of the course of ${name}: it has ${known}.`
  throw new Failure('not-found', detail)
}
