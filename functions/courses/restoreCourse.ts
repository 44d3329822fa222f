import { endpoint } from '#endpoint'
import {
  describeCourse,
  requireRace,
  showCourse,
  loadVersions,
  requireVersion,
} from '#courses/steps/raceCourse.ts'
import { restored } from '#courses/rules/mark.ts'
import { newlyUsed, writesOfCourse } from '#courses/steps/courseWrites.ts'
import { placedAfter, placedMarks, writesOfMarks } from '#courses/steps/regattaMarks.ts'
import { courseConfiguration } from '#schemas/courses/course.ts'
import { restoredVersion } from '#schemas/courses/courseVersion.ts'

export const { declaration, handler } = endpoint({
  name: 'restoreCourse',
  summary: 'Restore a version of the course of a race',
  description:
    'Saves the course of the version as a new version. Its marks get their appearance, positions ' +
    'and devices of that time, also in other races that use them. Restoring the present course ' +
    'changes nothing.',
  routes: [
    'POST /sailingserver/api/v1/courseconfiguration/restore/{regattaName}/{raceColumn}/{fleet}',
  ],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['LAY_COURSE'] },
  input: restoredVersion,
  load: (reading) => loadVersions(reading, [reading.input.version]),
  current: { show: ({ context, input }) => showCourse(context, input) },
  reply: { status: 200, body: courseConfiguration },
  errors: ['not-found'],
  /** Marks that are not in the course stay where they are. */
  run: async ({ context, input }) => {
    const raceWithCourse = await requireRace(context, input)
    const { race, marks, stored } = raceWithCourse
    const old = await requireVersion(context, raceWithCourse, input.version)
    const { course } = old
    const byId = new Map(marks.marks.map((mark) => [mark.id, mark]))
    const before = await placedMarks(context, marks.marks)
    const placed = new Map(before.map((mark) => [mark.id, mark]))
    const used = new Set(course.marks.map(({ markId }) => markId))
    const saved = old.marks
      .filter(({ id }) => used.has(id))
      .map((mark) => restored(mark, byId.get(mark.id), placed.get(mark.id), context.nowMillis))
    const after = await placedAfter(context, before, saved)
    const writes = [
      ...writesOfMarks(context, marks, saved, newlyUsed(course, stored.course)),
      ...writesOfCourse(context, { race, stored, marks, course, before, after }),
    ]
    if (writes.length > 0) await context.store.write(writes)
    return describeCourse(course, after)
  },
})
