/** The changes of the course of a race since its start, for its pages. */
import { markPositionAt } from '#positions/rules/track.ts'
import type { Context } from '#endpoint/context.ts'
import type { Language } from '#values/language.ts'
import { coursesWords } from '../words/coursesWords.ts'
import { movedMarkSentences, newCourseSentences } from '../rules/changeOfCourse.ts'
import { waypointsOf } from '../rules/raceCourse.ts'
import { readVersion } from '../items/courseVersions.ts'
import { readMarkTracks } from './markTracks.ts'
import type { RaceWithCourse } from './raceCourse.ts'

/** @returns sentences; none for a race that has not started, or without a course */
export const courseChangesSince = async (
  context: Context,
  { regatta, race, marks: { marks }, stored }: RaceWithCourse,
  startMillis: number,
  language: Language,
): Promise<readonly string[]> => {
  const { course, versions } = stored
  if (course === undefined || startMillis > context.nowMillis) return []
  const waypoints = waypointsOf(course)
  const used = new Set(waypoints.flatMap((waypoint) => waypoint.marks))
  const own = marks.filter(({ id }) => used.has(id))
  const period = { fromMillis: startMillis, toMillis: context.nowMillis }
  const isNew = (versions.savedAtMillis.at(-1) ?? 0) > startMillis
  const earlier = versions.last - versions.savedAtMillis.filter((at) => at > startMillis).length
  const [tracks, before] = await Promise.all([
    readMarkTracks(context, regatta.name, own, period),
    isNew && earlier > 0 ? readVersion(context.store, race.id, earlier) : undefined,
  ])
  const { nameless } = coursesWords[language].changes
  const nameOf = (id: string): string => marks.find((mark) => mark.id === id)?.name ?? nameless
  const positionIn = (at: number) => (id: string) => markPositionAt(tracks.get(id) ?? [], at)
  return [
    ...(before === undefined
      ? []
      : newCourseSentences(waypointsOf(before.course), waypoints, nameOf, language)),
    ...movedMarkSentences({
      waypoints,
      nameOf,
      language,
      positionBefore: positionIn(startMillis),
      position: positionIn(context.nowMillis),
    }),
  ]
}
