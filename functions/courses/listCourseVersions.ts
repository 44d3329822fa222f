import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import { type CourseVersion, pageOfVersions, versionOf } from '#courses/items/courseVersions.ts'
import { loadRace, requireRace } from '#courses/steps/raceCourse.ts'
import type { RaceNames } from '#races/rules/regatta.ts'
import { formatCursor, readCursor } from '#table/cursor.ts'
import { knownRaceId } from '#races/steps/namedRace.ts'
import { courseVersionQuery, courseVersions } from '#schemas/courses/courseVersion.ts'

/** The number of versions in a list without a limit. */
const versionsAtOnceMax = 100

export const { declaration, handler } = endpoint({
  name: 'listCourseVersions',
  summary: 'List the versions of the course of a race',
  description:
    'Newest first. Each save that changes the course, or moves or changes marks of it, makes a ' +
    `version. A race has its last 500 versions. Without \`limit\` the response has up to ${versionsAtOnceMax}.`,
  routes: [
    'GET /sailingserver/api/v1/courseconfiguration/versions/{regattaName}/{raceColumn}/{fleet}',
  ],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['READ'] },
  input: courseVersionQuery,
  load: (reading) => {
    const { limit = versionsAtOnceMax, cursor, ...race } = reading.input
    const { store } = reading.context
    const raceId = cursor === undefined ? knownRaceId(store, race) : undefined
    const page = raceId === undefined ? undefined : store.query(pageOfVersions(raceId, limit))
    return Promise.all([loadRace(reading), page])
  },
  conditional: true,
  reply: { status: 200, body: courseVersions },
  errors: ['not-found'],
  run: inPages(async (context, { limit, cursor }, input: RaceNames) => {
    const { race } = await requireRace(context, input)
    const list = `versions of ${race.id}`
    const start = readCursor(context, list, cursor)
    const page = await context.store.query(pageOfVersions(race.id, limit, start))
    return {
      entries: page.items.map(versionOf).map(describeVersion),
      next: formatCursor(context, list, page.next),
    }
  }, versionsAtOnceMax),
})

const describeVersion = (version: CourseVersion) => ({
  version: version.number,
  savedAt: version.savedAtMillis,
  savedBy: version.savedBy?.name ?? null,
  summary: version.summary.join(' '),
  name: version.name,
  numberOfLaps: version.numberOfLaps,
  waypoints: version.waypoints,
})
