/** Reads the page on which race officers start the races of a race column. */
import type { Context } from '#endpoint/context.ts'
import type { Language } from '#values/language.ts'
import { pathOf } from '#values/pathSegment.ts'
import { listEntries } from '#races/items/entries.ts'
import { entriesOfRace } from '#races/rules/fleets.ts'
import { hasFleets, racesOfColumn, shownNameOf } from '#races/rules/regatta.ts'
import { openedPage, raceLogPath } from '#races/steps/officerPage.ts'
import { noRaceColumn } from '#races/steps/raceColumns.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import type { PageWords } from '#page/words/en.ts'
import { pageWords } from '#page/words/pageWords.ts'
import type { OpenedPage } from '#page/openedPage.ts'
import { byLogOrder, type LoggedEvent } from '#races/rules/raceLogEvents.ts'
import { raceLogOf } from '#races/rules/raceTimes.ts'
import type { RacesWords } from '#races/words/en.ts'
import { racesWords } from '#races/words/racesWords.ts'
import type { ResultsWords } from '../words/en.ts'
import { resultsWords } from '../words/resultsWords.ts'
import { boatsOf, type FinishBoat } from './finishPage.ts'
import { describeRaceLog } from './raceLogEvents.ts'
import { readOfficerSheets, type SentSheet } from './sheets.ts'

const courses = '/sailingserver/api/v1/courseconfiguration/getFromCourse'

/** A race of the column, with the paths of what its presses change. */
export interface StartRace {
  readonly fleet: string
  readonly title: string
  /** With the race column. */
  readonly name: string
  readonly log: string
  readonly sheet: string
  readonly course: string
  readonly finish: string
  readonly boats: readonly FinishBoat[]
  /** The race log and the finish sheet, as the page was opened. */
  readonly events: readonly LoggedEvent[]
  readonly sent: SentSheet | undefined
}

type Words = PageWords['waiting'] &
  PageWords['fields'] &
  ResultsWords['start'] &
  RacesWords['start']

export interface StartPage extends OpenedPage {
  readonly words: Words
  /** When the page was opened. */
  readonly at: number
  readonly raceColumn: string
  /** The path of the boats with their phones. */
  readonly tally: string
  readonly races: readonly StartRace[]
}

interface Names {
  readonly regattaName: string
  readonly raceColumn: string
}

/** Requires permission to update the leaderboard. */
export const readStartPage = async (
  context: Context,
  language: Language,
  names: Names,
): Promise<StartPage> => {
  const regatta = await requireRegatta(context, names.regattaName, 'LEADERBOARD')
  const races = racesOfColumn(regatta, names.raceColumn)
  const [first] = races
  if (first === undefined) throw noRaceColumn(regatta, names.raceColumn)
  const raceColumn = first.raceColumn.name
  const entries = await listEntries(context.store, regatta.name)
  const sheetOf = await readOfficerSheets(context.store, regatta, entries)
  const { waiting, fields } = pageWords[language]
  const leaderboard = pathOf('/sailingserver/api/v1/leaderboards', [regatta.name])
  return {
    ...openedPage(context, regatta, language),
    words: {
      ...waiting,
      ...fields,
      ...resultsWords[language].start,
      ...racesWords[language].start,
    },
    at: context.nowMillis,
    raceColumn,
    tally: `${leaderboard}/tally`,
    races: races.map((race) => {
      const path = [regatta.name, raceColumn, race.fleet]
      return {
        fleet: race.fleet,
        title: hasFleets(regatta) ? race.fleet : raceColumn,
        name: shownNameOf(regatta, race),
        boats: boatsOf(entriesOfRace(race, entries)),
        log: raceLogPath(regatta, race),
        sheet: leaderboard + pathOf('/results', [raceColumn, race.fleet]),
        course: pathOf(courses, path),
        finish: pathOf('/finish', path),
        events: describeRaceLog(raceLogOf(regatta, race)).toSorted(byLogOrder),
        sent: sheetOf(race),
      }
    }),
  }
}
