/** Saves an earlier version of the course of a race again, with its marks at their old places. */
import { restored } from '../../domain/course/mark.ts'
import type { Context } from '../context.ts'
import { marksAfter, writesOfMarks } from '../inventory/markWrites.ts'
import { placedMarks } from '../inventory/placedMarks.ts'
import { newlyUsed, writesOfCourse } from './courseWrites.ts'
import { requireVersion } from './courseVersions.ts'
import { describeCourse, type RaceReference, requireRace } from './raceCourse.ts'

/** Marks that are not in the course stay where they are. */
export const restoreCourse = async (
  context: Context,
  reference: RaceReference,
  version: number,
) => {
  const found = await requireRace(context, reference)
  const { race, marks, stored } = found
  const old = await requireVersion(context, found, version)
  const { course } = old
  const byId = new Map(marks.marks.map((mark) => [mark.id, mark]))
  const used = new Set(course.marks.map(({ markId }) => markId))
  const saved = old.marks
    .filter(({ id }) => used.has(id))
    .map((mark) => restored(mark, byId.get(mark.id), context.nowMillis))
  const writes = [
    ...writesOfMarks(context, marks, saved, newlyUsed(course, stored.course)),
    ...writesOfCourse(context, { race, stored, marks, course, saved }),
  ]
  if (writes.length > 0) await context.store.write(writes)
  return describeCourse(course, await placedMarks(context, marksAfter(marks, saved)))
}
