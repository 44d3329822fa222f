/** The changes of a course after the start, in words. */
import type { Language } from '#values/language.ts'
import { fill } from '#values/words.ts'
import { coursesWords } from '../words/coursesWords.ts'
import type { CourseWaypoint } from './raceCourse.ts'

const isSame = (one: CourseWaypoint | undefined, other: CourseWaypoint): boolean =>
  one?.marks.join() === other.marks.join()

/** The finish of a shortened course: at a mark it is a line to the boat with flag S, else between two marks (RRS 32.2). */
export const shortenedSentence = (
  [mark = '', other]: readonly string[],
  language: Language = 'en',
): string => {
  const { shortenedAt, shortenedBetween } = coursesWords[language].changes
  return other === undefined
    ? fill(shortenedAt, { mark })
    : fill(shortenedBetween, { one: mark, other })
}

/** @param before the course at the start, if another one was saved since */
export const newCourseSentences = (
  before: readonly CourseWaypoint[],
  now: readonly CourseWaypoint[],
  nameOf: (markId: string) => string,
  language: Language = 'en',
): readonly string[] => {
  const last = now.at(-1)
  const isShortened =
    last !== undefined &&
    now.length < before.length &&
    now.every((waypoint, position) => isSame(before[position], waypoint))
  return [
    isShortened
      ? shortenedSentence(last.marks.map(nameOf), language)
      : coursesWords[language].changes.changed,
  ]
}
