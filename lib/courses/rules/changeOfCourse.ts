/** The changes of a course during a race, in the words of the signals (RRS 33 and 32.2). */
import { legBetween, middleBetween } from '#positions/rules/geodesic.ts'
import { bearingText } from '#positions/rules/legText.ts'
import type { Position } from '#positions/rules/position.ts'
import { metresOfMile } from '#values/units.ts'
import type { CourseWaypoint } from './raceCourse.ts'

interface ChangedCourse {
  readonly waypoints: readonly CourseWaypoint[]
  /** Before the first change of the race, and now. */
  readonly positionBefore: (markId: string) => Position | undefined
  readonly position: (markId: string) => Position | undefined
  readonly nameOf: (markId: string) => string
}

/** In metres. Marks drift on their lines, and phones err by less. */
const leastMove = 75

const milesOf = (metres: number): string => (metres / metresOfMile).toFixed(2)

const placeOf = (
  { marks: [left = '', right = left] }: CourseWaypoint,
  position: ChangedCourse['position'],
): Position | undefined => {
  const [one, other] = [position(left), position(right)]
  return one && other && middleBetween(one, other)
}

/** @returns a sentence for each mark that was moved: flag C with the new bearing and length of its leg */
export const movedMarkSentences = (course: ChangedCourse): readonly string[] => {
  const { waypoints, positionBefore, position, nameOf } = course
  const told = new Set<string>()
  return waypoints.slice(1).flatMap((waypoint, index) => {
    const [mark = ''] = waypoint.marks
    const [before, now] = [positionBefore(mark), position(mark)]
    const from = waypoints[index] && placeOf(waypoints[index], position)
    const isMoved = before && now && legBetween(before, now).metres >= leastMove
    if (!isMoved || from === undefined || told.has(mark)) return []
    told.add(mark)
    const { bearing, metres } = legBetween(from, placeOf(waypoint, position) ?? now)
    return [
      `Change of course (flag C): ${nameOf(mark)} is at ${bearingText(bearing)}, ${milesOf(metres)} NM.`,
    ]
  })
}

const isSame = (one: CourseWaypoint | undefined, other: CourseWaypoint): boolean =>
  one?.marks.join() === other.marks.join()

/** @param before the course at the start, if another one was saved since */
export const newCourseSentences = (
  before: readonly CourseWaypoint[],
  now: readonly CourseWaypoint[],
  nameOf: ChangedCourse['nameOf'],
): readonly string[] => {
  const last = now.at(-1)
  const isShortened =
    last !== undefined &&
    now.length < before.length &&
    now.every((waypoint, position) => isSame(before[position], waypoint))
  return isShortened
    ? [`Shortened course (flag S): the finish is at ${last.marks.map(nameOf).join(' and ')}.`]
    : ['The course was changed after the start.']
}
