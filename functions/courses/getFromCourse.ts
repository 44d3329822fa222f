import { courseForms } from '#courses/pictures/exchange/courseForms.ts'
import { EndpointResult, endpoint } from '#endpoint'
import { inOrder, mappingsAt, type Mark } from '#courses/rules/mark.ts'
import { Failure, invalidInput, sentence } from '#values/failure.ts'
import { requireMoment } from '#values/time.ts'
import { firstAfter } from '#positions/rules/track.ts'
import { readLaidMarks } from '#courses/items/marks.ts'
import type { Context } from '#endpoint/context.ts'
import { forgottenMillis, readMarkTracks } from '#courses/steps/markTracks.ts'
import {
  describeCourse,
  describeRaceCourse,
  requireRace,
  shownMillisOf,
  withEndingOfFleet,
  loadVersions,
  requireVersion,
  type RaceWithCourse,
} from '#courses/steps/raceCourse.ts'
import { courseConfiguration } from '#schemas/courses/course.ts'
import { courseQuestion } from '#schemas/courses/courseVersion.ts'

export const { declaration, handler } = endpoint({
  name: 'getFromCourse',
  summary: 'Read the course of a race as a course configuration',
  description:
    'Contains all marks of the regatta. A race without a course has no waypoints. If the path ends ' +
    'in `.svg`, `.geojson` or `.gpx`, and no fleet has such a name, the response is a diagram, ' +
    'or a document for chart plotters, with the marks of a finished race where they lay at the end of ' +
    'its tracking. With `version`, the marks are where they lay at the save of ' +
    'the version; with `at`, where they lay at that time. A time in the future means the present.',
  routes: [
    'GET /sailingserver/api/v1/courseconfiguration/getFromCourse/{regattaName}/{raceColumn}/{fleet}',
    'GET /api/v1/courseconfiguration/getFromCourse/{regattaName}/{raceColumn}/{fleet}',
  ],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['READ'] },
  input: courseQuestion,
  load: (reading) => loadVersions(reading, [reading.input.version ?? []].flat()),
  conditional: 'no-store',
  reply: { status: 200, body: courseConfiguration, alternatives: courseForms },
  errors: ['not-found'],
  run: async ({ context, input, ending }) => {
    const { version } = input
    if (version !== undefined && input.at !== undefined) {
      const detail = 'must not be combined with `version`, which has a time already'
      throw invalidInput([{ parameter: 'at', code: 'contradiction', detail }])
    }
    const at = input.at === undefined ? undefined : requireMoment(input.at, '/at')
    const { reference, isOfFleet } = await withEndingOfFleet(context, input, ending)
    const raceWithCourse = await requireRace(context, reference)
    const isPicture = Boolean(ending) && !isOfFleet
    const shown = isPicture ? shownMillisOf(context, raceWithCourse) : context.nowMillis
    const course = await courseOf(context, raceWithCourse, { version, at }, shown)
    return new EndpointResult(course, isOfFleet ? { mediaType: 'application/json' } : {})
  },
})

const courseOf = async (
  context: Context,
  raceWithCourse: RaceWithCourse,
  { version, at }: { readonly version: number | undefined; readonly at: number | undefined },
  shownMillis: number,
) => {
  if (at !== undefined && at < context.nowMillis) return courseAt(context, raceWithCourse, at)
  if (version === undefined) return describeRaceCourse(context, raceWithCourse, shownMillis)
  const { course, marks } = await requireVersion(context, raceWithCourse, version)
  return describeCourse(course, marks)
}

/**
 * Marks that came after the save are part of the response if they are still in the regatta. A mark
 * that was removed since has the devices of the version.
 */
const courseAt = async (context: Context, raceWithCourse: RaceWithCourse, atMillis: number) => {
  const { regatta } = raceWithCourse
  const version = versionAt(raceWithCourse, atMillis)
  const present = new Set(raceWithCourse.marks.marks.map(({ id }) => id))
  const period = { fromMillis: atMillis, toMillis: atMillis }
  const reading = readLaidMarks(context.store, regatta.name, period)
  const tracksOf = (marks: readonly Mark[]) =>
    readMarkTracks(context, regatta.name, marks, period, reading)
  const readingVersion = requireVersion(context, raceWithCourse, version)
  const [saved, laid, ...allTracks] = await Promise.all([
    readingVersion,
    reading,
    tracksOf(raceWithCourse.marks.marks),
    readingVersion.then(({ marks }) => tracksOf(marks.filter(({ id }) => !present.has(id)))),
  ])
  const tracks = new Map(allTracks.flatMap((each) => [...each]))
  const later = raceWithCourse.marks.marks.filter(({ createdMillis }) => createdMillis <= atMillis)
  const old = new Map(saved.marks.map((mark) => [mark.id, mark]))
  const known = new Map([...saved.marks, ...later].map((mark) => [mark.id, mark]))
  const marks = Array.from(known.values(), (mark): Mark => {
    const then = old.get(mark.id) ?? mark
    const saved = then.lastKnownPosition
    const isForgotten =
      (saved?.timeMillis ?? 0) <= forgottenMillis(laid.get(mark.id) ?? [], atMillis)
    const [lastKnownPosition = null] = [isForgotten ? null : saved, ...(tracks.get(mark.id) ?? [])]
      .flatMap((fix) => (fix && fix.timeMillis <= atMillis ? [fix] : []))
      .sort((one, other) => other.timeMillis - one.timeMillis)
    return { ...then, mappings: mappingsAt(mark, atMillis), lastKnownPosition }
  })
  return describeCourse(saved.course, inOrder(marks))
}

const versionAt = ({ race, stored }: RaceWithCourse, atMillis: number): number => {
  const { last, savedAtMillis } = stored.versions
  const times = savedAtMillis.map((timeMillis) => ({ timeMillis }))
  const count = firstAfter(times, atMillis)
  if (count > 0) return last - times.length + count
  const [first] = savedAtMillis
  const name = `${race.raceColumn.name} ${race.fleet}`
  const known =
    first === undefined
      ? sentence`it has no versions`
      : sentence`its first known version was saved at ${new Date(first).toISOString()}`
  const at = new Date(atMillis).toISOString()
  throw new Failure('not-found', sentence`Could not find the course of ${name} at ${at}: ${known}.`)
}
