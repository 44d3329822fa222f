/** Reads the page with the marks of a regatta. */
import { readCoursesByRace } from '../items/courses.ts'
import { readMarks } from '../items/marks.ts'
import { waypointsOf } from '../rules/raceCourse.ts'
import type { Context } from '#endpoint/context.ts'
import type { Language } from '#values/language.ts'
import { startMillisOf } from '#races/rules/raceTimes.ts'
import { racesOf, shownNameOf } from '#races/rules/regatta.ts'
import { openedPage } from '#races/steps/officerPage.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import type { PageWords } from '#page/words/en.ts'
import { pageWords } from '#page/words/pageWords.ts'
import type { OpenedPage } from '#page/openedPage.ts'
import { groupedBy } from '#values/groupedBy.ts'
import { pathOf } from '#values/pathSegment.ts'
import { fill } from '#values/words.ts'
import { coursesWords } from '../words/coursesWords.ts'
import type { CoursesWords } from '../words/en.ts'
import { describeMark, placedMarks } from './regattaMarks.ts'

export interface MarksPage extends OpenedPage {
  readonly words: PageWords['waiting'] & CoursesWords['marks']
  readonly moveWords: CoursesWords['move']
  /** The path of the marks. */
  readonly path: string
  /** As the page was opened. */
  readonly marks: readonly ReturnType<typeof describeMark>[]
  /** The lines between two marks. */
  readonly starts: readonly { readonly name: string; readonly marks: readonly string[] }[]
  /** The names of the races whose course has the mark, by its id. */
  readonly racesOfMark: Readonly<Record<string, readonly string[]>>
  /** The races that start later. */
  readonly races: readonly { readonly name: string; readonly startMillis: number }[]
}

/** Requires permission to update the leaderboard. */
export const readMarksPage = async (
  context: Context,
  language: Language,
  regattaName: string,
): Promise<MarksPage> => {
  const regatta = await requireRegatta(context, regattaName, 'LEADERBOARD')
  const [courses, { marks }] = await Promise.all([
    readCoursesByRace(context.store, regatta.name),
    readMarks(context.store, regatta.name),
  ])
  const { marks: words, move: moveWords } = coursesWords[language]
  const uses = racesOf(regatta).flatMap((race) => {
    const course = courses.get(race.id)
    const marks = new Set(course && waypointsOf(course).flatMap((waypoint) => waypoint.marks))
    return [...marks].map((mark) => [mark, shownNameOf(regatta, race)] as const)
  })
  const starts = racesOf(regatta).flatMap((race) => {
    const course = courses.get(race.id)
    const [start] = course ? waypointsOf(course) : []
    return start?.marks.length === 2
      ? [{ name: fill(words.start, { race: shownNameOf(regatta, race) }), marks: start.marks }]
      : []
  })
  return {
    ...openedPage(context, regatta, language),
    words: { ...pageWords[language].waiting, ...words },
    moveWords,
    path: pathOf('/sailingserver/api/v1/leaderboards', [regatta.name], '/marks'),
    marks: (await placedMarks(context, marks)).map(describeMark),
    starts,
    racesOfMark: Object.fromEntries(
      [...groupedBy(uses, ([mark]) => mark)].map(([mark, all]) => [
        mark,
        all.map(([, race]) => race),
      ]),
    ),
    races: racesOf(regatta).flatMap((race) => {
      const startMillis = startMillisOf(regatta, race)
      if (startMillis === null || startMillis <= context.nowMillis) return []
      return [{ name: shownNameOf(regatta, race), startMillis }]
    }),
  }
}
