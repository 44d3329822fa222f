/** The changes of the course of a race since its start, for its pages. */
import type { Context } from '#endpoint/context.ts'
import type { Language } from '#values/language.ts'
import { coursesWords } from '../words/coursesWords.ts'
import { newCourseSentences } from '../rules/changeOfCourse.ts'
import { waypointsOf } from '../rules/raceCourse.ts'
import { readVersion } from '../items/courseVersions.ts'
import type { RaceWithCourse } from './raceCourse.ts'

/**
 * A mark that moves tells nothing: a change of course is what the race committee signals by flag C.
 * @returns sentences; none for a race that has not started, or without a course
 */
export const courseChangesSince = async (
  context: Context,
  { race, marks: { marks }, stored }: RaceWithCourse,
  startMillis: number,
  language: Language,
): Promise<readonly string[]> => {
  const { course, versions } = stored
  if (course === undefined || startMillis > context.nowMillis) return []
  const since = versions.savedAtMillis.filter((at) => at > startMillis).length
  const earlier = versions.last - since
  if (since === 0 || earlier === 0) return []
  const before = await readVersion(context.store, race.id, earlier)
  if (before === undefined) return []
  const { nameless } = coursesWords[language].changes
  const nameOf = (id: string): string => marks.find((mark) => mark.id === id)?.name ?? nameless
  return newCourseSentences(waypointsOf(before.course), waypointsOf(course), nameOf, language)
}
