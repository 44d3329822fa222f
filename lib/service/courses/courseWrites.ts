/** What there is to write for a course and its marks: nothing where nothing changes. */
import type { Mark } from '../../domain/course/mark.ts'
import type { Race } from '../../domain/race/regatta.ts'
import { putCourse, type RaceCourse, type StoredCourse } from '../../store/entities/courses.ts'
import { marksWrites, type StoredMarks } from '../../store/entities/marks.ts'
import type { Write } from '../../store/items.ts'

/** @throws Failure `invalid-input` when the course is too large */
export const writesOfCourse = (
  regattaName: string,
  race: Race,
  course: RaceCourse,
  stored: StoredCourse,
): readonly Write[] =>
  isSame(stored.course, course) ? [] : [putCourse(regattaName, race, course, stored.item)]

/**
 * @param used ids of marks that a course is about to use. They are written even without a change, so
 *   that a request that removes one of them at the same time meets a conflict.
 * @throws Failure `invalid-input` when the regatta has no room for the marks
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
