/** The differences between two courses of a race with their marks, as data and in sentences. */
import type { courseChange } from '#schemas/courses/courseVersion.ts'
import type { Static } from '#schemas/schema.ts'
import { waypointsOf } from './raceCourse.ts'
import { appearanceOf } from './appearance.ts'
import { type Course, type CourseMark, waypointsIn } from './course.ts'
import { isSameJson } from '#values/sameJson.ts'
import { type Mark, openDevice } from './mark.ts'
import { legBetween } from '#positions/rules/geodesic.ts'
import type { Position } from '#positions/rules/position.ts'

/** A course as it was saved. The marks contain those of the course. */
export interface CourseWithMarks {
  readonly course: Course<CourseMark>
  readonly marks: readonly Mark[]
}

type AddChange = (change: Static<typeof courseChange>, sentence: string) => void

export const changesOfCourse = (from: CourseWithMarks, to: CourseWithMarks) => {
  const changes: Static<typeof courseChange>[] = []
  const sentences: string[] = []
  const add: AddChange = (change, sentence) => {
    changes.push(change)
    sentences.push(sentence)
  }
  addNameAndLaps(from.course, to.course, add)
  addWaypoints(passingsOf(from), passingsOf(to), add)
  addMarks(marksOf(from), marksOf(to), add)
  return { changes, sentences }
}

const addNameAndLaps = (
  { name, shortName, numberOfLaps, part }: Course<CourseMark>,
  to: Course<CourseMark>,
  add: AddChange,
): void => {
  if (name !== to.name || shortName !== to.shortName) {
    const sentence = `The name changes from ${name} to ${to.name}.`
    const isSameName = name === to.name
    add(
      { kind: 'name', from: name, to: to.name },
      isSameName ? 'The short name changes.' : sentence,
    )
  }
  if (!isSameJson([numberOfLaps, part], [to.numberOfLaps, to.part])) {
    const [before, after] = [numberOfLaps ?? 'no number', to.numberOfLaps ?? 'no number']
    add(
      { kind: 'laps', from: numberOfLaps, to: to.numberOfLaps },
      before === after
        ? 'The repeatable part changes.'
        : `The laps change from ${before} to ${after}.`,
    )
  }
}

type Passing = ReturnType<typeof passingsOf>[number]

/** Waypoints with the names of their marks. The key has the ids of the marks, for comparison. */
const passingsOf = ({ course, marks }: CourseWithMarks) => {
  const names = new Map(marks.map(({ id, name }) => [id, name]))
  return waypointsIn(course).map((waypoint) => {
    const { passingInstruction, controlPointName: name } = waypoint
    const ids = waypoint.marks.flatMap((mark) => course.marks[mark]?.markId ?? [])
    const named = ids.map((id) => names.get(id) ?? id)
    return {
      key: JSON.stringify({ ...waypoint, marks: ids }),
      words: { passingInstruction, marks: named, controlPointName: name },
      text: `${passingInstruction} ${named.join(' and ')}${name === null ? '' : ` (${name})`}`,
    }
  })
}

/** Waypoints between two common ones are changed in pairs; the others are added or removed. */
const addWaypoints = (old: readonly Passing[], now: readonly Passing[], add: AddChange): void => {
  let [i, j] = [0, 0]
  for (const [commonOld, commonNow] of [...commonOf(old, now), [old.length, now.length] as const]) {
    for (; i < commonOld || j < commonNow;) {
      const from = i < commonOld ? old[i] : undefined
      const to = j < commonNow ? now[j] : undefined
      if (from) i += 1
      if (to) j += 1
      addWaypoint(to ? j : i, from, to, add)
    }
    i = commonOld + 1
    j = commonNow + 1
  }
}

/** @param waypoint counts from 1 */
const addWaypoint = (
  waypoint: number,
  from: Passing | undefined,
  to: Passing | undefined,
  add: AddChange,
): void => {
  if (from && to) {
    const change = { kind: 'waypoint-changed', waypoint, from: from.words, to: to.words }
    add(change, `Waypoint ${waypoint} changes from ${from.text} to ${to.text}.`)
  } else if (to) {
    const change = { kind: 'waypoint-added', waypoint, to: to.words }
    add(change, `Waypoint ${waypoint} is added: ${to.text}.`)
  } else if (from) {
    const change = { kind: 'waypoint-removed', waypoint, from: from.words }
    add(change, `Waypoint ${waypoint} is removed: ${from.text}.`)
  }
}

/** The indexes of a longest common subsequence, by the usual table of lengths. */
const commonOf = (old: readonly Passing[], now: readonly Passing[]) => {
  // The common case needs no table, which has millions of fields for the longest courses.
  if (isSameJson(old, now)) return old.map((_, index) => [index, index])
  const width = now.length + 1
  // The length of the longest one from each pair of indexes on.
  const lengths = new Uint16Array((old.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const isCommon = old[i]?.key === now[j]?.key
      lengths[i * width + j] = isCommon
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let [i, j] = [0, 0]; i < old.length && j < now.length;) {
    if (old[i]?.key === now[j]?.key) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}

interface MarkInCourse extends Pick<CourseMark, 'role'> {
  readonly mark: Mark
  readonly isInSequence: boolean
}

const marksOf = ({ course, marks }: CourseWithMarks): ReadonlyMap<string, MarkInCourse> => {
  const byId = new Map(marks.map((mark) => [mark.id, mark]))
  const sequence = new Set(waypointsOf(course).flatMap((waypoint) => waypoint.marks))
  return new Map(
    course.marks.flatMap(({ markId, role }) => {
      const mark = byId.get(markId)
      const isInSequence = sequence.has(markId)
      return mark === undefined ? [] : [[markId, { mark, role, isInSequence }] as const]
    }),
  )
}

/** A spare mark that enters the sequence is added to the course. */
const addMarks = (
  old: ReadonlyMap<string, MarkInCourse>,
  now: ReadonlyMap<string, MarkInCourse>,
  add: AddChange,
): void => {
  for (const { mark } of old.values()) {
    if (now.has(mark.id)) continue
    add({ kind: 'mark-removed', ...namedOf(mark) }, `Mark ${mark.name} is removed.`)
  }
  for (const entry of now.values()) {
    const { mark } = entry
    const before = old.get(mark.id)
    if (before === undefined || (entry.isInSequence && !before.isInSequence)) {
      add({ kind: 'mark-added', ...namedOf(mark) }, `Mark ${mark.name} is added.`)
      continue
    }
    if (!isSameJson(contentOf(before), contentOf(entry))) {
      const sentence = `The properties of mark ${mark.name} change.`
      add({ kind: 'mark-changed', ...namedOf(mark) }, sentence)
    }
    addMove(before.mark, mark, add)
  }
}

const namedOf = ({ id, name }: Mark) => ({ markId: id, name })

const contentOf = ({ mark, role }: MarkInCourse) => [appearanceOf(mark), role, openDevice(mark)]

/** To the nearest metre and degree, if both positions are known. */
const addMove = (before: Mark, after: Mark, add: AddChange): void => {
  const [from, to] = [before.lastKnownPosition, after.lastKnownPosition]
  if (isSameJson(coordinatesOf(from), coordinatesOf(to))) return
  const moved = { kind: 'mark-moved', ...namedOf(after) }
  if (from === null || to === null) {
    add(moved, `The position of mark ${after.name} changes.`)
    return
  }
  const leg = legBetween(from, to)
  const [metres, bearing] = [Math.round(leg.metres), Math.round(leg.bearing) % 360]
  add({ ...moved, metres, bearing }, `Mark ${after.name} moves ${metres} m to ${bearing}°.`)
}

const coordinatesOf = (position: Position | null) =>
  position && [position.latitude, position.longitude]
