/** What there is to write for a course and its marks: nothing where nothing changes. */
import type { Mark } from '../../domain/mark.ts'
import type { Race } from '../../domain/regatta.ts'
import { putCourse, type RaceCourse, type StoredCourse } from '../../store/courses.ts'
import { marksWrites, type StoredMarks } from '../../store/marks.ts'
import type { Write } from '../../store/items.ts'

/** @throws Failure `invalid-input` when the course is too large */
export const writesOfCourse = (
  regattaName: string,
  race: Race,
  course: RaceCourse,
  stored: StoredCourse,
): readonly Write[] =>
  isSame(stored.course, course) ? [] : [putCourse(regattaName, race, course, stored.item)]

/** @throws Failure `invalid-input` when the regatta has no room for the marks */
export const writesOfMarks = (stored: StoredMarks, saved: readonly Mark[]): readonly Write[] => {
  const known = new Map(stored.marks.map((mark) => [mark.id, JSON.stringify(mark)]))
  const changed = saved.filter((mark) => known.get(mark.id) !== JSON.stringify(mark))
  return changed.length === 0 ? [] : marksWrites(stored, changed)
}

const isSame = (old: RaceCourse | undefined, course: RaceCourse): boolean =>
  old !== undefined &&
  (Object.keys(course) as (keyof RaceCourse)[]).every(
    (field) => JSON.stringify(old[field]) === JSON.stringify(course[field]),
  )
