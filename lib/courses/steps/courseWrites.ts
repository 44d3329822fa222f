/** The writes for a course and its version, without writes for unchanged items. */
import { plural } from '#values/failure.ts'
import { changesOfCourse } from '../rules/courseChanges.ts'
import { isSameJson } from '#values/sameJson.ts'
import type { Mark } from '../rules/mark.ts'
import type { Race } from '#races/rules/regatta.ts'
import {
  putCourse,
  type RaceCourse,
  type StoredCourse,
  type VersionTimes,
} from '../items/courses.ts'
import { putVersion, removeVersion, type SavedCourse } from '../items/courseVersions.ts'
import type { StoredMarks } from '../items/marks.ts'
import type { Write } from '#table/items.ts'
import { authorOf, type Context } from '#endpoint/context.ts'

export interface CourseSave {
  readonly race: Race
  readonly stored: StoredCourse
  readonly marks: StoredMarks
  readonly course: RaceCourse
  /** All marks of the regatta before and after the save, where their phones are. */
  readonly before: readonly Mark[]
  readonly after: readonly Mark[]
}

/**
 * A save that changes the course, or marks of it, makes a version. The version has the marks where
 * they lie after the save, and stays so when their phones move on and old positions expire.
 * @throws Failure `invalid-input` if the course is too large
 */
export const writesOfCourse = (context: Context, save: CourseSave): readonly Write[] => {
  const { race, stored, marks, course } = save
  const saved = { course, marks: save.after }
  const summary = summaryOf(save, saved)
  if (summary === undefined) return []
  const { name, numberOfLaps, waypoints } = course
  const versions = nextVersion(context, stored.versions)
  const version = {
    number: versions.last,
    savedAtMillis: versions.savedAtMillis.at(-1) ?? 0,
    savedBy: authorOf(context),
    summary,
    name,
    numberOfLaps,
    waypoints: waypoints.length,
  }
  const dropped = versions.last - versionsMax
  return [
    putCourse(marks, race, course, versions, stored.item),
    putVersion(race.id, version, marksOfVersion(marks, saved)),
    ...(dropped > 0 ? [removeVersion(race.id, dropped)] : []),
  ]
}

const versionsMax = 500

/** The clocks of two functions may differ. */
const nextVersion = ({ nowMillis }: Context, { last, savedAtMillis }: VersionTimes) => {
  const savedAt = Math.max(nowMillis, (savedAtMillis.at(-1) ?? 0) + 1)
  return { last: last + 1, savedAtMillis: [...savedAtMillis, savedAt].slice(-versionsMax) }
}

/** A version of a regatta with hundreds of marks contains only those of the course. */
const marksOfVersion = ({ items }: StoredMarks, { course, marks }: SavedCourse): SavedCourse => {
  if (items.length === 1) return { course, marks }
  const used = new Set(course.marks.map(({ markId }) => markId))
  return { course, marks: marks.filter(({ id }) => used.has(id)) }
}

const sentencesMax = 10

/** Returns `undefined` if nothing changes. */
const summaryOf = ({ stored, before, course }: CourseSave, saved: SavedCourse) => {
  if (stored.course === undefined)
    return [`The first course has ${String(plural(course.waypoints.length, 'waypoint'))}.`]
  const { sentences } = changesOfCourse({ course: stored.course, marks: before }, saved)
  const more = sentences.length - sentencesMax
  if (more > 0)
    return [...sentences.slice(0, sentencesMax), `And ${String(plural(more, 'more change'))}.`]
  if (sentences.length > 0) return sentences
  return isSameJson(stored.course, course) ? undefined : ['The course template changes.']
}

/** The ids of the marks that the race does not use yet. */
export const newlyUsed = (course: RaceCourse, before: RaceCourse | undefined) => {
  const known = new Set(before?.marks.map(({ markId }) => markId))
  return new Set(course.marks.map(({ markId }) => markId).filter((id) => !known.has(id)))
}
