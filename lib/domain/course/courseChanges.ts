/** The differences between two courses of a race with their marks, in words. */
import { raceAreaOf } from '../tracking/raceArea.ts'
import { type CourseWaypoint, waypointsOf } from '../tracking/raceCourse.ts'
import { appearanceOf } from './appearance.ts'
import type { Course, CourseMark } from './course.ts'
import { type Mark, openDevice } from './mark.ts'
import type { Position } from './position.ts'

/** A course as it was saved. The marks contain those of the course. */
export interface CourseWithMarks {
  readonly course: Course<CourseMark>
  readonly marks: readonly Mark[]
}

interface WaypointWords {
  readonly passingInstruction: string
  /** The names of the marks. */
  readonly marks: string[]
  readonly controlPointName: string | null
}

interface NamedMark {
  readonly markId: string
  readonly name: string
}

/** Waypoints count from 1. `from` is null for a mark that had no known position. */
export type CourseChange =
  | { readonly kind: 'waypoint-added'; readonly waypoint: number; readonly to: WaypointWords }
  | { readonly kind: 'waypoint-removed'; readonly waypoint: number; readonly from: WaypointWords }
  | {
      readonly kind: 'waypoint-changed'
      readonly waypoint: number
      readonly from: WaypointWords
      readonly to: WaypointWords
    }
  | ({ readonly kind: 'mark-added' | 'mark-removed' | 'mark-changed' } & NamedMark)
  | ({
      readonly kind: 'mark-moved'
      readonly metres?: number
      readonly bearing?: number
    } & NamedMark)
  | { readonly kind: 'laps'; readonly from: number | null; readonly to: number | null }
  | { readonly kind: 'name'; readonly from: string; readonly to: string }

export const changesOfCourse = (
  from: CourseWithMarks,
  to: CourseWithMarks,
): readonly CourseChange[] => [
  ...(isSame([from.course.name, from.course.shortName], [to.course.name, to.course.shortName])
    ? []
    : [{ kind: 'name' as const, from: from.course.name, to: to.course.name }]),
  ...(isSame(lapsOf(from.course), lapsOf(to.course))
    ? []
    : [{ kind: 'laps' as const, from: from.course.numberOfLaps, to: to.course.numberOfLaps }]),
  ...changesOfWaypoints(from, to),
  ...changesOfMarks(from, to),
]

const lapsOf = ({ numberOfLaps, part }: Course<CourseMark>) => [numberOfLaps, part]

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** A waypoint in words, with the ids of the marks for comparison. */
interface Passing {
  readonly key: string
  readonly words: WaypointWords
}

const passingsOf = ({ course, marks }: CourseWithMarks): readonly Passing[] => {
  const names = new Map(marks.map(({ id, name }) => [id, name]))
  return waypointsOf(course).map((waypoint: CourseWaypoint, index) => {
    const point = course.controlPoints[course.waypoints[index]?.controlPoint ?? -1]
    const { passingInstruction, marks: ids } = waypoint
    return {
      key: JSON.stringify([waypoint, point?.name, point?.shortName]),
      words: {
        passingInstruction,
        marks: ids.map((id) => names.get(id) ?? id),
        controlPointName: point?.name ?? null,
      },
    }
  })
}

/** Waypoints between two common ones are changed in pairs; the others are added or removed. */
const changesOfWaypoints = (before: CourseWithMarks, after: CourseWithMarks): CourseChange[] => {
  const [old, now] = [passingsOf(before), passingsOf(after)]
  const changes: CourseChange[] = []
  let [i, j] = [0, 0]
  for (const [commonOld, commonNow] of [...commonOf(old, now), [old.length, now.length] as const]) {
    for (; i < commonOld || j < commonNow;) {
      const from = i < commonOld ? old[i]?.words : undefined
      const to = j < commonNow ? now[j]?.words : undefined
      if (from && to) changes.push({ kind: 'waypoint-changed', waypoint: j + 1, from, to })
      else if (to) changes.push({ kind: 'waypoint-added', waypoint: j + 1, to })
      else if (from) changes.push({ kind: 'waypoint-removed', waypoint: i + 1, from })
      if (from) i += 1
      if (to) j += 1
    }
    i = commonOld + 1
    j = commonNow + 1
  }
  return changes
}

/** The indexes of a longest common subsequence, by the usual table of lengths. */
const commonOf = (
  old: readonly Passing[],
  now: readonly Passing[],
): readonly (readonly [number, number])[] => {
  // The common case needs no table, which has millions of fields for the longest courses.
  if (isSame(old, now)) return old.map((_, index) => [index, index])
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

/** A spare mark that enters the sequence is added to the course. */
const changesOfMarks = (from: CourseWithMarks, to: CourseWithMarks): readonly CourseChange[] => {
  const [old, now] = [marksOf(from), marksOf(to)]
  const removed = [...old.values()].filter(({ mark }) => !now.has(mark.id))
  const present = [...now.values()].flatMap((entry): readonly CourseChange[] => {
    const before = old.get(entry.mark.id)
    const named = namedOf(entry.mark)
    if (before === undefined || (entry.isInSequence && !before.isInSequence)) {
      return [{ kind: 'mark-added', ...named }]
    }
    const isChanged = !isSame(contentOf(before), contentOf(entry))
    return [
      ...(isChanged ? [{ kind: 'mark-changed' as const, ...named }] : []),
      ...moveOf(before.mark, entry.mark),
    ]
  })
  return [
    ...removed.map(({ mark }) => ({ kind: 'mark-removed' as const, ...namedOf(mark) })),
    ...present,
  ]
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

const namedOf = ({ id, name }: Mark): NamedMark => ({ markId: id, name })

const contentOf = ({ mark, role }: MarkInCourse) => [appearanceOf(mark), role, openDevice(mark)]

/** To the nearest metre and degree. */
const moveOf = (before: Mark, after: Mark): readonly CourseChange[] => {
  const [from, to] = [before.lastKnownPosition, after.lastKnownPosition]
  if (isSame(coordinatesOf(from), coordinatesOf(to))) return []
  const moved = { kind: 'mark-moved' as const, ...namedOf(after) }
  if (from === null || to === null) return [moved]
  const area = raceAreaOf([from, to])
  const bearing = Math.round(area.bearing(from, to)) % 360
  return [{ ...moved, metres: Math.round(area.distance(from, to)), bearing }]
}

const coordinatesOf = (position: Position | null) =>
  position && [position.latitude, position.longitude]

export const sentenceOf = (change: CourseChange): string => {
  switch (change.kind) {
    case 'waypoint-added':
      return `Waypoint ${change.waypoint} is added: ${passingIn(change.to)}.`
    case 'waypoint-removed':
      return `Waypoint ${change.waypoint} is removed: ${passingIn(change.from)}.`
    case 'waypoint-changed':
      return `Waypoint ${change.waypoint} changes from ${passingIn(change.from)} to ${passingIn(change.to)}.`
    case 'mark-added':
      return `Mark ${change.name} is added.`
    case 'mark-removed':
      return `Mark ${change.name} is removed.`
    case 'mark-changed':
      return `The properties of mark ${change.name} change.`
    case 'mark-moved':
      return change.metres === undefined
        ? `The position of mark ${change.name} changes.`
        : `Mark ${change.name} moves ${change.metres} m to ${change.bearing}°.`
    case 'laps':
      return change.from === change.to
        ? 'The repeatable part changes.'
        : `The laps change from ${change.from ?? 'no number'} to ${change.to ?? 'no number'}.`
    case 'name':
      return change.from === change.to
        ? 'The short name changes.'
        : `The name changes from ${change.from} to ${change.to}.`
  }
}

const passingIn = ({ passingInstruction, marks, controlPointName }: WaypointWords): string => {
  const name = controlPointName === null ? '' : ` (${controlPointName})`
  return `${passingInstruction} ${marks.join(' and ')}${name}`
}
