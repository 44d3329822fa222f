/**
 * A course, and a course template, in the compact form that is stored: waypoints refer to control
 * points, and control points to marks, by index. In a course a mark is a mark of the regatta. In a
 * template it is a role with its mark template.
 */
import { type InputError, sentence } from '#values/failure.ts'
import type { CourseConfiguration } from './markConfiguration.ts'
import {
  sequenceErrors,
  withLaps,
  type SailedSequence,
  type TemplateOfLaps,
  type RepeatedPart,
} from './laps.ts'
import type { PassingInstruction, Waypoint } from './waypoint.ts'

/** A mark, or a pair of marks with a name. */
interface ControlPoint {
  /** Indexes into the marks of the course. */
  readonly marks: readonly number[]
  readonly name: string | null
  readonly shortName: string | null
}

interface PlacedWaypoint {
  readonly passingInstruction: PassingInstruction
  /** Index into the control points of the course. */
  readonly controlPoint: number
}

export interface CourseMark {
  readonly markId: string
  /** The role at the time of saving. Roles never change. */
  readonly role: { readonly id: string; readonly name: string; readonly shortName: string } | null
}

export interface Course<Mark> {
  readonly name: string
  readonly shortName: string
  /** The marks of the sequence in the order in which they are passed, then spare marks. */
  readonly marks: readonly Mark[]
  /** Waypoints with the same pair and the same names share a control point. */
  readonly controlPoints: readonly ControlPoint[]
  readonly waypoints: readonly PlacedWaypoint[]
  readonly part: RepeatedPart | null
  readonly numberOfLaps: number | null
}

type NamedMarks = Pick<CourseConfiguration, 'name' | 'shortName'> & {
  readonly markConfigurations: readonly unknown[]
}

/** @param keepsSpare whether to keep a mark that no waypoint uses */
export const courseOf = <Mark>(
  { name, shortName, markConfigurations }: NamedMarks,
  { waypoints, part, numberOfLaps }: SailedSequence,
  markOf: (mark: number) => Mark,
  keepsSpare: (mark: number) => boolean = () => true,
): Course<Mark> => {
  const used = new Set(waypoints.flatMap(({ marks }) => marks))
  const spares = Array.from(markConfigurations.keys()).filter(
    (mark) => !used.has(mark) && keepsSpare(mark),
  )
  const marks = [...used, ...spares]
  const indexes = new Map(marks.map((mark, index) => [mark, index]))
  const controlPoints = new Map<string, { readonly index: number; readonly point: ControlPoint }>()
  const placed = waypoints.map(({ passingInstruction, ...waypoint }): PlacedWaypoint => {
    const { controlPointName: name, controlPointShortName: shortName } = waypoint
    const point = {
      marks: waypoint.marks.flatMap((mark) => indexes.get(mark) ?? []),
      name,
      shortName,
    }
    const key = JSON.stringify(point)
    const { index } = controlPoints.get(key) ?? { index: controlPoints.size }
    controlPoints.set(key, { index, point })
    return { passingInstruction, controlPoint: index }
  })
  return {
    name,
    shortName,
    marks: marks.map(markOf),
    controlPoints: Array.from(controlPoints.values(), ({ point }) => point),
    waypoints: placed,
    part,
    numberOfLaps,
  }
}

/** Returns the waypoints with the indexes of their marks, from which `courseOf` makes the course. */
export const waypointsIn = (course: Pick<Course<unknown>, 'waypoints' | 'controlPoints'>) =>
  course.waypoints.map(({ passingInstruction, controlPoint }): Waypoint => {
    const { marks = [], name = null, shortName = null } = course.controlPoints[controlPoint] ?? {}
    return { passingInstruction, marks, controlPointName: name, controlPointShortName: shortName }
  })

/** Null keeps the part unchanged. Without a part nothing changes. */
export const withNumberOfLaps = <Mark>(course: Course<Mark>, laps: number | null): Course<Mark> => {
  if (course.part === null || laps === null) {
    return { ...course, numberOfLaps: laps ?? course.numberOfLaps }
  }
  return {
    ...course,
    waypoints: withLaps(course.waypoints, course.part, laps),
    part: laps === 1 ? null : { ...course.part, occurrences: laps - 1 },
    numberOfLaps: laps,
  }
}

/** Contains the part at least once, also for one lap, because clients add laps by repeating it. */
export const configurationWithLaps = <Mark>(template: Course<Mark>, laps: number | null) =>
  laps === 1 ? { ...template, numberOfLaps: laps } : withNumberOfLaps(template, laps)

export const templateOfLaps = (
  template: Course<{ readonly roleId: string | null }> | undefined,
  roleOf: TemplateOfLaps['roleOf'],
): TemplateOfLaps | undefined => {
  if (template === undefined) return undefined
  const { marks: all, part } = template
  const waypoints = waypointsIn(template).map(({ marks }) =>
    marks.flatMap((mark) => all[mark]?.roleId ?? []),
  )
  return { pattern: { waypoints, part }, roleOf }
}

export interface CourseWithLaps<Copied> {
  readonly course: Copied
  readonly inputErrors: readonly InputError[]
}

/** Like a saved course, the copy includes a mark that is left without a waypoint only if it has a role. */
export const withLapsOfCopy = <Copied extends Course<CourseMark>>(
  course: Copied,
  laps: number | undefined,
): CourseWithLaps<Copied> => {
  if (laps === undefined || laps === course.numberOfLaps) return { course, inputErrors: [] }
  if (course.part === null) return { course, inputErrors: [noPart(course.numberOfLaps)] }
  const copy = { ...course, ...withoutLeftMarks(withNumberOfLaps(course, laps)) }
  return { course: copy, inputErrors: sequenceErrors(copy) }
}

const withoutLeftMarks = (course: Course<CourseMark>): Course<CourseMark> => {
  const { marks, part, numberOfLaps } = course
  const kept = courseOf(
    { ...course, markConfigurations: marks },
    { waypoints: waypointsIn(course), part, numberOfLaps },
    (mark) => marks[mark] ?? [],
    (mark) => marks[mark]?.role !== null,
  )
  return { ...kept, marks: kept.marks.flat() }
}

const noPart = (laps: number | null): InputError => ({
  pointer: '/numberOfLaps',
  code: 'no-part',
  detail: sentence`must be absent${laps === null ? '' : sentence` or ${laps}`}: the course holds no part to repeat. Copy one with two laps or more`,
})
