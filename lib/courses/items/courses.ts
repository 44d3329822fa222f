/** Each is one item with one JSON text: the largest course fits, and reading it is as fast as reading its text. */
import type { Course, CourseMark } from '../rules/course.ts'
import type { CourseTemplate, TemplateMark } from '../rules/inventory.ts'
import { Failure, sentence } from '#values/failure.ts'
import type { Race } from '#races/rules/regatta.ts'
import {
  json,
  type JsonText,
  jsonText,
  list,
  nullable,
  number,
  optional,
  parseJson,
  text,
} from '#table/attributes.ts'
import { entity, listedAttributes, objectEntity, recorded } from '#table/entity.ts'
import {
  type Expected,
  type Item,
  type QueryOptions,
  type Reader,
  type Write,
} from '#table/items.ts'
import { type Key, partsOf } from '#table/key.ts'
import { contentOf, partOfObject, wholeObject } from '#table/resources.ts'
import type { StoredMarks } from './marks.ts'

const auditedSequence = recorded(
  'name',
  'shortName',
  'marks',
  'controlPoints',
  'waypoints',
  'part',
  'numberOfLaps',
)

/** @param most the limit in bytes; an item has at most 400 KB. @throws Failure `invalid-input` for a larger sequence */
const sequenceText = <Sequence>(sequence: Sequence, most: number): JsonText<Sequence> => {
  const text = jsonText(sequence)
  const bytes = Buffer.byteLength(text)
  if (bytes <= most) return text
  const detail = sentence`must need less room: the course has ${bytes} bytes, at most ${most} fit`
  throw new Failure('invalid-input', sentence`The course is too large. It ${detail}.`, {
    errors: [{ pointer: '/waypoints', code: 'too-large', detail }],
  })
}

export interface RaceCourse extends Course<CourseMark> {
  /** The template of the course, as long as the roles of the course are those of the template. */
  readonly courseTemplateId: string | null
}

/** Course: the course of a race, with the id of the race, which a recreated race does not share. */
export const courseEntity = entity(
  'course',
  'OBJECT#REGATTA#<regatta>#',
  'COURSE#<race column>#<fleet>#',
  {
    removedWithObject: () => [],
    // Without versions, the course was saved before there were any.
    attributes: {
      regattaId: optional(text),
      raceId: text,
      course: json<RaceCourse>(),
      lastVersion: optional(number),
      savedAtMillis: optional(json<readonly number[]>()),
    },
    resources: (item) => {
      const name = partsOf(item.SK).slice(1).join(' ')
      const content = { ...parseJson(item.course) }
      return [partOfObject(item, 'course', { name, content, identity: item.PK + item.SK })]
    },
    audited: { ...auditedSequence, ...recorded('courseTemplateId') },
  },
)

export interface StoredCourse {
  /** Absent: no course has been saved for this race. */
  readonly course: RaceCourse | undefined
  /** The item of the race, or of an earlier race with the same names, which is replaced. */
  readonly item: Item | undefined
  readonly versions: VersionTimes
}

/** Finds the version of a time without another read. */
export interface VersionTimes {
  /** The number of the last version; 0 without any. */
  readonly last: number
  /** The times of the last versions, oldest first and strictly ascending. */
  readonly savedAtMillis: readonly number[]
}

const noVersions: VersionTimes = { last: 0, savedAtMillis: [] }

const courseBytesMax = 390_000

export const readCourse = async (
  store: Reader,
  regattaName: string,
  race: Race,
): Promise<StoredCourse> => {
  const item = courseEntity.decodeAny(await store.get(keyOfCourse(regattaName, race)))
  if (item?.raceId !== race.id) return { course: undefined, item, versions: noVersions }
  const { lastVersion: last = 0, savedAtMillis = jsonText([]) } = item
  const versions = { last, savedAtMillis: parseJson(savedAtMillis) }
  return { course: parseJson(item.course), item, versions }
}

/** Limits what one page reads. A course takes a few kilobytes, and the largest hundreds. */
const coursesOfPageMax = 200

const pageOfCourses = (regattaName: string): QueryOptions => ({
  partition: courseEntity.key.partition(regattaName),
  prefix: courseEntity.key.sortPrefix(),
  limit: coursesOfPageMax,
  mayBeShort: true,
})

/** @returns whether a race has a course; `undefined` for a race whose course was not read */
export const readWhichRacesHaveCourse = async (store: Reader, regattaName: string) => {
  const { items, next } = await store.query(pageOfCourses(regattaName))
  const ids = new Set(items.map((item) => courseEntity.decode(item).raceId))
  return (raceId: string) => ids.has(raceId) || (next === undefined ? false : undefined)
}

/** The courses of the regatta by the id of their race, as many as a page reads. */
export const readCoursesByRace = async (store: Reader, regattaName: string) => {
  const { items } = await store.query(pageOfCourses(regattaName))
  const courses = items.map((item) => courseEntity.decode(item))
  return new Map(courses.map(({ raceId, course }) => [raceId, parseJson(course)]))
}

export const savedCourseIn = (item: Item | undefined) => {
  const saved = courseEntity.decodeAny(item)
  if (saved === undefined) return undefined
  const { regattaId, raceId, lastVersion: version = 0 } = saved
  const [, raceColumn = '', fleet = ''] = partsOf(saved.SK)
  return { regattaId, raceId, version, raceColumn, fleet, course: parseJson(saved.course) }
}

const keyOfCourse = (regattaName: string, { raceColumn, fleet }: Race): Key =>
  courseEntity.key(regattaName, raceColumn.name, fleet)

export const putCourse = (
  { regattaId, regattaName }: Pick<StoredMarks, 'regattaId' | 'regattaName'>,
  race: Race,
  course: RaceCourse,
  { last, savedAtMillis }: VersionTimes,
  replaced: Item | undefined,
): Write => {
  const versions = { lastVersion: last, savedAtMillis: jsonText(savedAtMillis) }
  return courseEntity.put(
    keyOfCourse(regattaName, race),
    { regattaId, raceId: race.id, course: sequenceText(course, courseBytesMax), ...versions },
    replaced ?? 'absent',
  )
}

const templateBytesMax = 350_000

type Sequence = Pick<Course<TemplateMark>, 'marks' | 'controlPoints' | 'waypoints' | 'part'>

/** Course template: a course template with all its waypoints. */
export const courseTemplateEntity = objectEntity(
  'courseTemplate',
  'COURSE_TEMPLATE',
  'COURSE_TEMPLATE',
  {
    attributes: {
      ...listedAttributes,
      name: text,
      shortName: text,
      tags: list(text),
      imageUrl: nullable(text),
      sequence: json<Sequence>(),
      numberOfLaps: nullable(number),
    },
    resources: (item) => {
      const { sequence: _, ...others } = contentOf(item)
      return wholeObject(item, { ...others, ...parseJson(item.sequence) })
    },
    audited: { ...auditedSequence, ...recorded('tags', 'imageUrl') },
  },
)

export const readCourseTemplate = async (store: Reader, id: string) => {
  const item = await courseTemplateEntity.get(store, id)
  if (item === undefined) return undefined
  const { name, shortName, tags, imageUrl, sequence, numberOfLaps } = item
  return { id, name, shortName, tags, imageUrl, ...parseJson(sequence), numberOfLaps, item }
}

export const putCourseTemplate = (template: CourseTemplate, expected: Expected): Write => {
  const { marks, controlPoints, waypoints, part } = template
  const sequence = sequenceText({ marks, controlPoints, waypoints, part }, templateBytesMax)
  return courseTemplateEntity.putListed({ ...template, sequence }, expected)
}
