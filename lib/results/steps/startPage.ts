/** Reads the page on which race officers start the races of a race column, or of a day. */
import type { Context } from '#endpoint/context.ts'
import type { Language } from '#values/language.ts'
import { pathOf } from '#values/pathSegment.ts'
import { boatsOfRace } from './assignedBoats.ts'
import { openedPage, raceLogPath } from '#races/steps/officerPage.ts'
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
import { type DayNames, type DayRace, readDay } from './dayRaces.ts'
import type { SentSheet } from './sheets.ts'

const courses = '/sailingserver/api/v1/courseconfiguration/getFromCourse'

/** A race, with the paths of what its presses change. */
export interface StartRace {
  readonly title: string
  /** With the race column. */
  readonly name: string
  readonly log: string
  readonly sheet: string
  readonly course: string
  readonly board: string
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
  /** The name of the race column, or of the day. */
  readonly name: string
  /** The paths of the boats with their phones. */
  readonly tallies: readonly string[]
  /** The pages of the marks of each regatta, and of the boats that are out. */
  readonly marks: readonly string[]
  readonly out: string
  readonly finish: string
  readonly races: readonly StartRace[]
}

/** Requires permission to start races of the leaderboard, or of one of the event. */
export const readStartPage = async (
  context: Context,
  language: Language,
  names: DayNames,
): Promise<StartPage> => {
  const { regattas, races, ...addressed } = await readDay(context, names, 'START')
  const { waiting, fields } = pageWords[language]
  const { regattaName, raceColumn } = names
  return {
    ...openedPage(context, addressed, language),
    words: {
      ...waiting,
      ...fields,
      ...resultsWords[language].start,
      ...racesWords[language].start,
    },
    at: context.nowMillis,
    name:
      raceColumn === undefined ? addressed.name : (races[0]?.race.raceColumn.name ?? raceColumn),
    tallies: regattas.map((one) => pathOf(leaderboards, [one.name], '/tally')),
    marks: regattas.map((one) => pathOf('/marks', [one.name])),
    out: pathOf('/out', [regattaName]),
    finish: pathOf('/finish', raceColumn === undefined ? [regattaName] : [regattaName, raceColumn]),
    races: races.map(describeRace),
  }
}

const leaderboards = '/sailingserver/api/v1/leaderboards'

const describeRace = ({ regatta, race, entries, name, title, sent }: DayRace): StartRace => {
  const path = [regatta.name, race.raceColumn.name, race.fleet]
  return {
    title,
    name,
    boats: boatsOf(boatsOfRace(regatta, race, entries)),
    log: raceLogPath(regatta, race),
    sheet: pathOf(leaderboards, [regatta.name], pathOf('/results', path.slice(1))),
    course: pathOf(courses, path),
    board: pathOf('/board', path),
    finish: pathOf('/finish', path),
    events: describeRaceLog(raceLogOf(regatta, race)).toSorted(byLogOrder),
    sent,
  }
}
