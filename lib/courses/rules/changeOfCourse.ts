/** The changes of a course during a race, in the words of the signals (RRS 33 and 32.2). */
import { legBetween, middleBetween } from '#positions/rules/geodesic.ts'
import { bearingText, milesText } from '#positions/rules/legText.ts'
import type { Position } from '#positions/rules/position.ts'
import type { Language } from '#values/language.ts'
import { fill } from '#values/words.ts'
import { coursesWords } from '../words/coursesWords.ts'
import type { CourseWaypoint } from './raceCourse.ts'

interface ChangedCourse {
  readonly waypoints: readonly CourseWaypoint[]
  /** Before the first change of the race, and now. */
  readonly positionBefore: (markId: string) => Position | undefined
  readonly position: (markId: string) => Position | undefined
  readonly nameOf: (markId: string) => string
  /** English if absent. */
  readonly language?: Language
}

/** In metres. Marks drift on their lines, and phones err by less. */
const leastMove = 75

const placeOf = (
  { marks: [left = '', right = left] }: CourseWaypoint,
  position: ChangedCourse['position'],
): Position | undefined => {
  const [one, other] = [position(left), position(right)]
  return one && other && middleBetween(one, other)
}

/** @returns a sentence for each mark that was moved: flag C with the new bearing and length of its leg */
export const movedMarkSentences = (course: ChangedCourse): readonly string[] => {
  const { waypoints, positionBefore, position, nameOf, language = 'en' } = course
  const told = new Set<string>()
  return waypoints.slice(1).flatMap((waypoint, index) => {
    const [mark = ''] = waypoint.marks
    const [before, now] = [positionBefore(mark), position(mark)]
    const from = waypoints[index] && placeOf(waypoints[index], position)
    const isMoved = before && now && legBetween(before, now).metres >= leastMove
    if (!isMoved || from === undefined || told.has(mark)) return []
    told.add(mark)
    const { bearing, metres } = legBetween(from, placeOf(waypoint, position) ?? now)
    return fill(coursesWords[language].changes.moved, {
      mark: nameOf(mark),
      bearing: bearingText(bearing),
      miles: milesText(metres, language),
    })
  })
}

const isSame = (one: CourseWaypoint | undefined, other: CourseWaypoint): boolean =>
  one?.marks.join() === other.marks.join()

/** @param before the course at the start, if another one was saved since */
export const newCourseSentences = (
  before: readonly CourseWaypoint[],
  now: readonly CourseWaypoint[],
  nameOf: ChangedCourse['nameOf'],
  language: Language = 'en',
): readonly string[] => {
  const { shortened, changed, pair } = coursesWords[language].changes
  const last = now.at(-1)
  const isShortened =
    last !== undefined &&
    now.length < before.length &&
    now.every((waypoint, position) => isSame(before[position], waypoint))
  if (!isShortened) return [changed]
  const [one = '', other] = last.marks.map(nameOf)
  return [fill(shortened, { marks: other === undefined ? one : fill(pair, { one, other }) })]
}
