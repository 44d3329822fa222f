/** The writes for a course and its marks, without writes for unchanged items. */
import type { Mark } from '../../domain/course/mark.ts'
import type { Race } from '../../domain/race/regatta.ts'
import { putCourse, type RaceCourse, type StoredCourse } from '../../store/entities/courses.ts'
import { marksWrites, type StoredMarks } from '../../store/entities/marks.ts'
import type { Write } from '../../store/items.ts'

/** @throws Failure `invalid-input` if the course is too large */
export const writesOfCourse = (
  regattaName: string,
  race: Race,
  course: RaceCourse,
  stored: StoredCourse,
): readonly Write[] =>
  isSame(stored.course, course) ? [] : [putCourse(regattaName, race, course, stored.item)]

/**
 * @param used ids of marks that a course starts to use. They are written even without a change, so
 *   that a concurrent request that removes one of them gets a conflict.
 * @throws Failure `invalid-input` if the marks exceed the limit of the regatta
 */
export const writesOfMarks = (
  stored: StoredMarks,
  saved: readonly Mark[],
  used: ReadonlySet<string> = new Set(),
): readonly Write[] => {
  const known = new Map(stored.marks.map((mark) => [mark.id, JSON.stringify(mark)]))
  const changed = saved.filter(
    (mark) => used.has(mark.id) || known.get(mark.id) !== JSON.stringify(mark),
  )
  return changed.length === 0 ? [] : marksWrites(stored, changed)
}

/** The ids of the marks that the race does not use yet. */
export const newlyUsed = (
  course: RaceCourse,
  before: RaceCourse | undefined,
): ReadonlySet<string> => {
  const known = new Set(before?.marks.map(({ markId }) => markId))
  return new Set(course.marks.map(({ markId }) => markId).filter((id) => !known.has(id)))
}

const isSame = (old: RaceCourse | undefined, course: RaceCourse): boolean =>
  old !== undefined &&
  (Object.keys(course) as (keyof RaceCourse)[]).every(
    (field) => JSON.stringify(old[field]) === JSON.stringify(course[field]),
  )
