/** Saves an earlier version of the course of a race again, with its marks at their old places. */
import { restored } from '../rules/mark.ts'
import type { Context } from '#endpoint/context.ts'
import { writesOfMarks } from './markWrites.ts'
import { placedAfter, placedMarks } from './placedMarks.ts'
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
}
