/** The content of the results page: the standings, and what they follow from. */
import { namedObject } from '#access/rules/objectId.ts'
import { may } from '#access/readable.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import type { Entry } from '#races/rules/competitor.ts'
import { type Race, racesOf } from '#races/rules/regatta.ts'
import { readChanges } from '#results/steps/changes.ts'
import { describeStandings } from '#results/steps/readStandings.ts'
import { pointsNumber } from '#results/rules/scoring/pointsText.ts'
import { shownName } from '#results/rules/facts.ts'
import { isSheetOf, readResults, type Results } from '#results/steps/results.ts'
import type { Context } from '#endpoint/context.ts'

/** The latest changes that the page shows. */
export const changesMax = 20

/** Requires permission to read the regatta and the leaderboard. */
export const showResultsPage = async (context: Context, regattaName: string) => {
  const results = await readResults(context, regattaName)
  const visible = await visibleEntries(context, results.regatta.name, results.entries)
  const { regatta } = results
  const [mayScore, { changes }] = await Promise.all([
    may(context, namedObject('LEADERBOARD', regatta.name), 'UPDATE'),
    readChanges(context, regatta, { limit: changesMax }),
  ])
  const standings = describeStandings(results, visible)
  const names = new Map(visible.map((entry) => [entry.competitor.id, entry]))
  const columns = standings.columns.filter(
    ({ name }, position, all) => all.findIndex((one) => one.name === name) === position,
  )
  const codes = new Set(
    standings.competitors.flatMap(({ scores }) =>
      Object.values(scores).flatMap(({ code }) => code ?? []),
    ),
  )
  return {
    regatta: regatta.name,
    displayName: regatta.leaderboardDisplayName ?? regatta.name,
    boatClass: regatta.boatClass,
    timeZone: regatta.timeZone ?? 'UTC',
    ...(context.caller === undefined ? {} : { caller: context.caller }),
    ...{ mayScore, changes, columns },
    state: standings.state,
    lastChangeMillis: standings.lastChange,
    rules: standings.rules,
    comment: results.state?.scoringComment ?? null,
    competitors: standings.competitors,
    codes: [...codes].sort().map((code) => ({ code, words: codeWords[code] ?? '' })),
    hasFleets: regatta.series.some(({ fleets }) => fleets.length > 1),
    races: racesOf(regatta).map((race) => ({
      ...{ raceColumn: race.raceColumn.name, fleet: race.fleet },
      ...raceResult(results, names, race),
    })),
  }
}

/** The lines of a sheet with their scores, in the order of the sheet. */
const raceResult = (
  { sheets, standings }: Results,
  names: ReadonlyMap<string, Entry>,
  race: Race,
) => {
  const sheet = sheets.find(isSheetOf(race))
  if (sheet === undefined) return { state: 'none' as const, lines: [] }
  const scores = new Map(
    standings.standings.flatMap(({ id, scores: own }) =>
      own.flatMap((score) => (score.columnId === race.raceColumn.id ? [[id, score] as const] : [])),
    ),
  )
  const lines = sheet.finishes.flatMap(({ competitorId, finishMillis }) => {
    const [entry, score] = [names.get(competitorId), scores.get(competitorId)]
    if (entry === undefined || score === undefined) return []
    const { place, code, elapsedMillis, correctedSeconds } = score
    return [
      {
        ...{ name: shownName(entry), sailId: entry.competitor.boat.sailId },
        ...{ place, code, finishMillis, correctedSeconds, points: pointsNumber(score.points) },
        elapsedSeconds: elapsedMillis === undefined ? undefined : elapsedMillis / 1000,
      },
    ]
  })
  const state = sheet.state === 'official' ? ('official' as const) : ('confirmed' as const)
  return { state, lines }
}

export type ResultsPage = Awaited<ReturnType<typeof showResultsPage>>

/** The codes of the Racing Rules of Sailing (A10), and others that races use. */
const codeWords: Readonly<Record<string, string>> = {
  DNC: 'Did not start; did not come to the starting area',
  DNS: 'Did not start',
  OCS: 'Did not start; on the course side of the starting line at her starting signal',
  ZFP: '20 % penalty under rule 30.2',
  UFD: 'Disqualification under rule 30.3',
  BFD: 'Disqualification under rule 30.4',
  SCP: 'Scoring penalty applied',
  NSC: 'Did not sail the course',
  DNF: 'Did not finish',
  RET: 'Retired',
  DSQ: 'Disqualification',
  DNE: 'Disqualification that is not excludable',
  RDG: 'Redress given',
  DPI: 'Discretionary penalty imposed',
  TLE: 'Did not finish within the time limit',
  STP: 'Standard penalty: one point',
  DGM: 'Disqualification for gross misconduct, not excludable',
  RAF: 'Retired after finishing',
  DND: 'Disqualification that is not discardable',
  RCT: 'Retired after causing a tangle',
  SCA: 'Average of the races before',
  DCT: 'Disqualified after causing a tangle',
}
