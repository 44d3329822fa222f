/** Reads the page on which race officers take the finish of a race. */
import type { Context } from '#endpoint/context.ts'
import type { Language } from '#values/language.ts'
import { pathOf } from '#values/pathSegment.ts'
import { listEntries } from '#races/items/entries.ts'
import type { Entry } from '#races/rules/competitor.ts'
import { boatsOfRace } from './assignedBoats.ts'
import { type RaceNames, shownNameOf } from '#races/rules/regatta.ts'
import { openedPage, raceLogPath } from '#races/steps/officerPage.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { withTaggedStarts } from '#races/steps/taggedStarts.ts'
import type { RaceWithTracking } from '#races/steps/trackedRaces.ts'
import { readEstimates } from '#tracking/steps/raceEstimates.ts'
import type { OpenedPage } from '#page/openedPage.ts'
import type { PageWords } from '#page/words/en.ts'
import { pageWords } from '#page/words/pageWords.ts'
import type { ResultsWords } from '../words/en.ts'
import { resultsWords } from '../words/resultsWords.ts'
import { isByTime, raceOfPath } from './results.ts'
import { readOfficerSheets, type SentSheet } from './sheets.ts'

export interface FinishBoat {
  readonly id: string
  readonly sail: string
  readonly name: string
  /** The name of the boat. */
  readonly boat: string
}

export interface FinishPage extends OpenedPage {
  readonly words: ResultsWords['finish'] & PageWords['fields']
  readonly codes: ResultsWords['codes']
  readonly raceColumn: string
  readonly fleet: string
  /** The name of the race. */
  readonly race: string
  /** The paths of the race log and of the finish sheet. */
  readonly log: string
  readonly path: string
  /** Places are by corrected time. */
  readonly isByTime: boolean
  readonly boats: readonly FinishBoat[]
  /** The ids of the boats that have finished, as the tracks tell it. */
  readonly order: readonly string[]
  /** The names of the marks that boats left out, by their ids. */
  readonly missed: Readonly<Record<string, readonly string[]>>
  /** As the page was opened. */
  readonly sent: SentSheet | undefined
}

/** Requires permission to update the leaderboard. */
export const readFinishPage = async (
  context: Context,
  language: Language,
  names: RaceNames,
): Promise<FinishPage> => {
  const stored = await requireRegatta(context, names.regattaName, 'LEADERBOARD')
  const race = raceOfPath(stored, names)
  const [regatta, all] = await Promise.all([
    withTaggedStarts(context, stored, [race]),
    listEntries(context.store, stored.name),
  ])
  const races = race.tracked === undefined ? [] : [race as RaceWithTracking]
  const wanted = { regatta, races, atMillis: context.nowMillis, entries: all }
  const estimates = (await readEstimates(context, wanted)).get(race.id) ?? []
  const sheets = await readOfficerSheets(context.store, regatta, all)
  const { raceColumn, fleet } = race
  const { codes, finish } = resultsWords[language]
  const results = pathOf('/results', [raceColumn.name, fleet])
  return {
    ...openedPage(context, regatta, language),
    words: { ...pageWords[language].fields, ...finish },
    codes,
    raceColumn: raceColumn.name,
    fleet,
    race: shownNameOf(regatta, race),
    log: raceLogPath(regatta, race),
    path: pathOf('/sailingserver/api/v1/leaderboards', [regatta.name], results),
    isByTime: isByTime(regatta),
    boats: boatsOf(boatsOfRace(regatta, race, all)),
    order: estimates.flatMap(({ entry, estimate }) =>
      estimate.finished ? [entry.competitor.id] : [],
    ),
    missed: Object.fromEntries(
      estimates.flatMap(({ entry, missed }) =>
        missed.length === 0 ? [] : [[entry.competitor.id, missed]],
      ),
    ),
    sent: sheets.sent(race),
  }
}

/** In the order of the numbers on the sails. */
export const boatsOf = (entries: readonly Entry[]): readonly FinishBoat[] =>
  entries
    .map(({ competitor: { id, name, boat } }) => ({
      id,
      name,
      sail: boat.sailId ?? '',
      boat: boat.name ?? '',
    }))
    .sort((one, other) => one.sail.localeCompare(other.sail, 'en', { numeric: true }))
