import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import {
  listVersions,
  prefetchListOfVersions,
  versionsAtOnceMax,
} from '#courses/steps/courseVersions.ts'
import { courseVersionQuery, courseVersions } from '#schemas/courses/courseVersion.ts'

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
  fetchesMore: ({ limit = versionsAtOnceMax, cursor, ...race }) =>
    prefetchListOfVersions(race, { limit, cursor }),
  conditional: true,
  reply: { status: 200, body: courseVersions },
  errors: ['not-found'],
  run: inPages(listVersions, versionsAtOnceMax),
})
