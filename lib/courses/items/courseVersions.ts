/**
 * The versions of the course of a race. Each save that changes something stores one, with the marks
 * as they were, so that one read returns it. A race that is created again has another id, so that
 * it begins without versions.
 */
import type { Mark } from '../rules/mark.ts'
import {
  type ContentOf,
  list,
  map,
  nullable,
  number,
  pack,
  packed,
  text,
  unpack,
} from '#table/attributes.ts'
import { raceSweeps } from '#races/items/sweeps.ts'
import { entity } from '#table/entity.ts'
import type { QueryOptions, Reader, Start, Write } from '#table/items.ts'
import type { Key } from '#table/key.ts'
import type { RaceCourse } from './courses.ts'

export interface SavedCourse {
  readonly course: RaceCourse
  readonly marks: readonly Mark[]
}

const attributes = {
  /** Versions count from 1 for each race. */
  raceId: text,
  number,
  savedAtMillis: number,
  savedBy: nullable(map({ userId: text, name: text })),
  /** The changes by this save, in sentences. */
  summary: list(text),
  name: text,
  numberOfLaps: nullable(number),
  waypoints: number,
  saved: packed<SavedCourse>(),
}

/** Course version: a course of a race as it was saved, with its marks. */
export const courseVersionEntity = entity('courseVersion', 'COURSE_VERSIONS#<race>#', '<number>#', {
  attributes,
  keyParts: (version) => [version.raceId, numberText(version.number)],
})

const numberText = (version: number): string => String(version).padStart(9, '0')

export type CourseVersion = Omit<ContentOf<typeof attributes>, 'raceId' | 'saved'>

export const keyOfVersion = (raceId: string, version: number): Key =>
  courseVersionEntity.key(raceId, numberText(version))

export const readVersion = async (store: Reader, raceId: string, version: number) => {
  const item = courseVersionEntity.decodeAny(await store.get(keyOfVersion(raceId, version)))
  return item && unpack(item.saved)
}

export const pageOfVersions = (raceId: string, limit: number, start?: Start): QueryOptions => ({
  partition: courseVersionEntity.key.partition(raceId),
  limit,
  start,
  backwards: true,
})

export const versionOf = courseVersionEntity.decode

export const putVersion = (raceId: string, version: CourseVersion, saved: SavedCourse): Write =>
  courseVersionEntity.put(
    keyOfVersion(raceId, version.number),
    { ...version, raceId, saved: pack(saved) },
    'absent',
  )

export const removeVersion = (raceId: string, version: number): Write =>
  courseVersionEntity.remove(raceId, numberText(version))

raceSweeps.push(async (store, raceId, limit) => {
  const { items } = await store.query(pageOfVersions(raceId, limit))
  return items.map((item) => removeVersion(raceId, versionOf(item).number))
})
