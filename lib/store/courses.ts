/**
 * The courses of races: each is one item, a text of JSON, so that the largest course fits and is
 * read as fast as its text.
 */
import type { Course, CourseMark } from '../domain/course/course.ts'
import type { Race } from '../domain/race/regatta.ts'
import { type Key, keys } from './keys.ts'
import { sequenceText } from './sequences.ts'
import type { Item, Write } from './items.ts'
import type { Store } from './store.ts'

/** The course that is saved for a race. */
export interface RaceCourse extends Course<CourseMark> {
  /** What it was laid after, as long as its roles are those of the template. */
  readonly courseTemplateId: string | null
}

/** What is stored under the names of the race. */
export interface StoredCourse {
  /** Absent: none was saved yet for this race. */
  readonly course: RaceCourse | undefined
  /** Of the race, or of an earlier one with the same names: that one is replaced. */
  readonly item: Item | undefined
}

const courseBytesMax = 390_000

export const readCourse = async (
  store: Store,
  regattaName: string,
  race: Race,
): Promise<StoredCourse> => {
  const item = await store.get(keyOfCourse(regattaName, race))
  return item?.raceId === race.id
    ? { course: JSON.parse(item.course as string) as RaceCourse, item }
    : { course: undefined, item }
}

/** The keys of the courses of these races. */
export const keysOfCourses = (regattaName: string, races: readonly Race[]): readonly Key[] =>
  races.map((race) => keyOfCourse(regattaName, race))

const keyOfCourse = (regattaName: string, { raceColumn, fleet }: Race): Key =>
  keys.course(regattaName, raceColumn.name, fleet)

/** @throws Failure `invalid-input` when the course is larger than an item of the table */
export const putCourse = (
  regattaName: string,
  race: Race,
  course: RaceCourse,
  replaced: Item | undefined,
): Write => {
  return {
    put: {
      ...keyOfCourse(regattaName, race),
      raceId: race.id,
      course: sequenceText(course, courseBytesMax),
    },
    expected: replaced ?? 'absent',
  }
}
