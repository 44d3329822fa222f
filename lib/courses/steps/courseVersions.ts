/** The versions of the course of a race, and its course at a time. */
import { changesOfCourse } from '../rules/courseChanges.ts'
import { inOrder, mappingsAt, type Mark } from '../rules/mark.ts'
import { Failure, invalidInput } from '#values/failure.ts'
import { requireMoment } from '#values/time.ts'
import { firstAfter } from '#positions/rules/track.ts'
import {
  type CourseVersion,
  keyOfVersion,
  pageOfVersions,
  readVersion,
  type SavedCourse,
  versionOf,
} from '../items/courseVersions.ts'
import { readLaidMarks } from '../items/marks.ts'
import type { Prefetch } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'
import { formatCursor, readCursor } from '#endpoint/cursor.ts'
import type { ListRange } from '#access/listReadable.ts'
import { withRaceId } from '#races/steps/taggedRace.ts'
import { forgottenMillis, readMarkTracks } from './markTracks.ts'
import {
  describeCourse,
  describeRaceCourse,
  keysOfRace,
  namesOfRace,
  type RaceReference,
  type RaceWithCourse,
  requireRace,
  shownMillisOf,
  withEndingOfFleet,
} from './raceCourse.ts'

interface Moment<Time> {
  readonly version?: number | undefined
  readonly at?: Time | undefined
}

/** The race, and these versions if the id of the race is known. */
export const prefetchVersions = (
  reference: RaceReference,
  versions: readonly number[],
): readonly Prefetch[] => [
  ...keysOfRace(reference),
  withRaceId(namesOfRace(reference), (id) => versions.map((version) => keyOfVersion(id, version))),
]

/** @throws Failure `not-found` before the first version */
export const showCourseOf = async (
  context: Context,
  given: RaceReference & Moment<number | string>,
  ending?: string,
) => {
  const { version } = given
  if (version !== undefined && given.at !== undefined) throw twoMoments()
  const at = given.at === undefined ? undefined : requireMoment(given.at, '/at')
  const { reference, isOfFleet } = await withEndingOfFleet(context, given, ending)
  const found = await requireRace(context, reference)
  const isPicture = Boolean(ending) && !isOfFleet
  const shown = isPicture ? shownMillisOf(context, found) : context.nowMillis
  return { course: await courseOf(context, found, { version, at }, shown), isOfFleet }
}

const twoMoments = (): Failure => {
  const detail = 'must not be combined with `version`, which has a time already'
  return invalidInput([{ parameter: 'at', code: 'contradiction', detail }])
}

const courseOf = async (
  context: Context,
  found: RaceWithCourse,
  { version, at }: Moment<number>,
  shownMillis: number,
) => {
  if (at !== undefined && at < context.nowMillis) return courseAt(context, found, at)
  if (version === undefined) return describeRaceCourse(context, found, shownMillis)
  const { course, marks } = await requireVersion(context, found, version)
  return describeCourse(course, marks)
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
    last === 0 ? 'no versions' : `versions ${last - savedAtMillis.length + 1} to ${last}`
  const name = `${race.raceColumn.name} ${race.fleet}`
  const detail = `Could not find version ${version} of the course of ${name}: it has ${known}.`
  throw new Failure('not-found', detail)
}

/**
 * Marks that came after the save are part of the response if they are still in the regatta. A mark
 * that was removed since has the devices of the version.
 */
const courseAt = async (context: Context, found: RaceWithCourse, atMillis: number) => {
  const { regatta } = found
  const version = versionAt(found, atMillis)
  const present = new Set(found.marks.marks.map(({ id }) => id))
  const period = { fromMillis: atMillis, toMillis: atMillis }
  const reading = readLaidMarks(context.store, regatta.name, period)
  const tracksOf = (marks: readonly Mark[]) =>
    readMarkTracks(context, regatta.name, marks, period, reading)
  const readingVersion = requireVersion(context, found, version)
  const [saved, laid, ...allTracks] = await Promise.all([
    readingVersion,
    reading,
    tracksOf(found.marks.marks),
    readingVersion.then(({ marks }) => tracksOf(marks.filter(({ id }) => !present.has(id)))),
  ])
  const tracks = new Map(allTracks.flatMap((found) => [...found]))
  const later = found.marks.marks.filter(({ createdMillis }) => createdMillis <= atMillis)
  const old = new Map(saved.marks.map((mark) => [mark.id, mark]))
  const known = new Map([...saved.marks, ...later].map((mark) => [mark.id, mark]))
  const marks = Array.from(known.values(), (mark): Mark => {
    const then = old.get(mark.id) ?? mark
    const saved = then.lastKnownPosition
    const isForgotten =
      (saved?.timeMillis ?? 0) <= forgottenMillis(laid.get(mark.id) ?? [], atMillis)
    const fixes = [isForgotten ? null : saved, ...(tracks.get(mark.id) ?? [])]
    const lastKnownPosition = latest(fixes, atMillis) ?? null
    return { ...then, mappings: mappingsAt(mark, atMillis), lastKnownPosition }
  })
  return describeCourse(saved.course, inOrder(marks))
}

const latest = <Fix extends { readonly timeMillis: number }>(
  fixes: readonly (Fix | null | undefined)[],
  atMillis: number,
): Fix | undefined =>
  fixes
    .flatMap((fix) => (fix && fix.timeMillis <= atMillis ? [fix] : []))
    .sort((one, other) => other.timeMillis - one.timeMillis)[0]

const versionAt = ({ race, stored }: RaceWithCourse, atMillis: number): number => {
  const { last, savedAtMillis } = stored.versions
  const times = savedAtMillis.map((timeMillis) => ({ timeMillis }))
  const count = firstAfter(times, atMillis)
  if (count > 0) return last - times.length + count
  const [first] = savedAtMillis
  const name = `${race.raceColumn.name} ${race.fleet}`
  const known =
    first === undefined
      ? 'it has no versions'
      : `its first known version was saved at ${new Date(first).toISOString()}`
  const at = new Date(atMillis).toISOString()
  throw new Failure('not-found', `Could not find the course of ${name} at ${at}: ${known}.`)
}

/** The number of versions in a list without a limit. */
export const versionsAtOnceMax = 100

export const prefetchListOfVersions = (
  reference: RaceReference,
  { limit, cursor }: ListRange,
): readonly Prefetch[] => [
  ...keysOfRace(reference),
  withRaceId(namesOfRace(reference), (id) =>
    cursor === undefined ? [pageOfVersions(id, limit)] : [],
  ),
]

/** Newest first. */
export const listVersions = async (
  context: Context,
  { limit, cursor }: ListRange,
  reference: RaceReference,
) => {
  const { race } = await requireRace(context, reference)
  const list = `versions of ${race.id}`
  const start = readCursor(context, list, cursor)
  const page = await context.store.query(pageOfVersions(race.id, limit, start))
  return {
    entries: page.items.map(versionOf).map(describeVersion),
    next: formatCursor(context, list, page.next),
  }
}

const describeVersion = (version: CourseVersion) => ({
  version: version.number,
  savedAt: version.savedAtMillis,
  savedBy: version.savedBy?.name ?? null,
  summary: version.summary.join(' '),
  name: version.name,
  numberOfLaps: version.numberOfLaps,
  waypoints: version.waypoints,
})

/** @throws Failure `not-found` unless both versions exist */
export const compareVersions = async (
  context: Context,
  reference: RaceReference,
  { from, to }: { readonly from: number; readonly to: number },
) => {
  const found = await requireRace(context, reference)
  await context.store.prefetch([from, to].map((version) => keyOfVersion(found.race.id, version)))
  const before = await requireVersion(context, found, from)
  const after = await requireVersion(context, found, to)
  const { sentences: summary, changes } = changesOfCourse(before, after)
  return { summary, changes }
}
