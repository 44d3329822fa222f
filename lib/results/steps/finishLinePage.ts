/** Reads the page on which race officers take the finish of all races at one line. */
import type { Context } from '#endpoint/context.ts'
import type { OpenedPage } from '#page/openedPage.ts'
import { pageWords } from '#page/words/pageWords.ts'
import { boatsOfRace } from './assignedBoats.ts'
import { openedPage } from '#races/steps/officerPage.ts'
import type { Language } from '#values/language.ts'
import { pathOf } from '#values/pathSegment.ts'
import { resultsWords } from '../words/resultsWords.ts'
import { type DayNames, readDay } from './dayRaces.ts'
import { boatsOf, type FinishBoat, type FinishPage } from './finishPage.ts'
import { isByTime } from './results.ts'
import type { SentSheet } from './sheets.ts'

/** A race with the boats that can finish, and the paths of its sheet and of its own page. */
export interface LineRace {
  readonly title: string
  readonly path: string
  readonly page: string
  /** Places are by corrected time. */
  readonly isByTime: boolean
  readonly boats: readonly FinishBoat[]
  /** As the page was opened. */
  readonly sent: SentSheet | undefined
}

export interface FinishLinePage extends OpenedPage {
  readonly words: FinishPage['words']
  /** The name of the race column, or of the day. */
  readonly name: string
  readonly start: string
  readonly results: string
  readonly races: readonly LineRace[]
}

/** Requires permission to score the leaderboard, or one of the event. */
export const readFinishLinePage = async (
  context: Context,
  language: Language,
  names: DayNames,
): Promise<FinishLinePage> => {
  const { races, ...addressed } = await readDay(context, names, 'SCORE')
  const { regattaName, raceColumn } = names
  const column = raceColumn === undefined ? undefined : races[0]?.race.raceColumn.name
  return {
    ...openedPage(context, addressed, language),
    words: { ...pageWords[language].fields, ...resultsWords[language].finish },
    name: column ?? addressed.name,
    start: pathOf('/start', [regattaName, ...(column === undefined ? [] : [column])]),
    results: pathOf('/results', [regattaName]),
    races: races.map(({ regatta, race, entries, title, sent }) => {
      const own = [race.raceColumn.name, race.fleet]
      return {
        title,
        path: pathOf('/sailingserver/api/v1/leaderboards', [regatta.name], pathOf('/results', own)),
        page: pathOf('/finish', [regatta.name, ...own]),
        isByTime: isByTime(regatta),
        boats: boatsOf(boatsOfRace(regatta, race, entries)),
        sent,
      }
    }),
  }
}
