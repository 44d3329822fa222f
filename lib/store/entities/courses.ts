/**
 * The courses of races: each is one item, a text of JSON, so that the largest course fits and is
 * read as fast as its text.
 */
import type { Course, CourseMark } from '../../domain/course/course.ts'
import type { Race } from '../../domain/race/regatta.ts'
import { json, parseJson, text } from '../attributes.ts'
import { entity, recorded } from '../entity.ts'
import { type Key, partsOf } from '../key.ts'
import type { Item, Reader, Write } from '../items.ts'
import { partOfObject } from '../resources.ts'
import { auditedSequence, sequenceText } from './sequences.ts'

/** The course that is saved for a race. */
export interface RaceCourse extends Course<CourseMark> {
  /** The template that it was made from, as long as its roles are those of the template. */
  readonly courseTemplateId: string | null
}

/** Course: the course of a race, with the id of the race. A new race of the same names has another id. */
export const courseEntity = entity('OBJECT#REGATTA#<regatta>#', 'COURSE#<race column>#<fleet>#', {
  attributes: { raceId: text, course: json<RaceCourse>() },
  resources: (item) => {
    const name = partsOf(item.SK).slice(1).join(' ')
    const content = { ...parseJson(item.course) }
    return [partOfObject(item, 'course', { name, content, identity: item.PK + item.SK })]
  },
  audited: { ...auditedSequence, ...recorded('courseTemplateId') },
})

/** What is stored under the names of the race. */
export interface StoredCourse {
  /** Absent: no course was saved yet for this race. */
  readonly course: RaceCourse | undefined
  /** Of the race, or of an earlier one with the same names: that one is replaced. */
  readonly item: Item | undefined
}

const courseBytesMax = 390_000

export const readCourse = async (
  store: Reader,
  regattaName: string,
  race: Race,
): Promise<StoredCourse> => {
  const item = courseEntity.decodeAny(await store.get(keyOfCourse(regattaName, race)))
  return { course: item?.raceId === race.id ? parseJson(item.course) : undefined, item }
}

/** The keys of the courses of these races. */
export const keysOfCourses = (regattaName: string, races: readonly Race[]): readonly Key[] =>
  races.map((race) => keyOfCourse(regattaName, race))

const keyOfCourse = (regattaName: string, { raceColumn, fleet }: Race): Key =>
  courseEntity.key(regattaName, raceColumn.name, fleet)

/** @throws Failure `invalid-input` when the course is larger than an item of the table */
export const putCourse = (
  regattaName: string,
  race: Race,
  course: RaceCourse,
  replaced: Item | undefined,
): Write =>
  courseEntity.put(
    keyOfCourse(regattaName, race),
    { raceId: race.id, course: sequenceText(course, courseBytesMax) },
    replaced ?? 'absent',
  )
