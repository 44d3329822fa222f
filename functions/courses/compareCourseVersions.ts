import { endpoint } from '#endpoint'
import { requireRace, loadVersions, requireVersion } from '#courses/steps/raceCourse.ts'
import { changesOfCourse } from '#courses/rules/courseChanges.ts'
import { courseChanges, courseComparison } from '#schemas/courses/courseVersion.ts'

export const { declaration, handler } = endpoint({
  name: 'compareCourseVersions',
  summary: 'Compare two versions of the course of a race',
  description:
    'Contains the changes of the name, the laps, the waypoints and the marks of the course, also ' +
    'as sentences. A mark of the sequence that was a spare mark before is `mark-added`.',
  routes: ['GET /sailingserver/api/v1/courseconfiguration/diff/{regattaName}/{raceColumn}/{fleet}'],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['READ'] },
  input: courseComparison,
  load: (reading) => loadVersions(reading, [reading.input.from, reading.input.to]),
  conditional: true,
  reply: { status: 200, body: courseChanges },
  errors: ['not-found'],
  run: async ({ context, input }) => {
    const race = await requireRace(context, input)
    const [before, after] = await Promise.all([
      requireVersion(context, race, input.from),
      requireVersion(context, race, input.to),
    ])
    const { sentences: summary, changes } = changesOfCourse(before, after)
    return { summary, changes }
  },
})
