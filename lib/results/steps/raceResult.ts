/** The result of one race: its finishers with their scores. */
import type { Context } from '#endpoint/context.ts'
import type { Entry } from '#races/rules/competitor.ts'
import type { Race, Regatta } from '#races/rules/regatta.ts'
import { sailText } from '#races/rules/sailNumber.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import { shownName } from '../rules/facts.ts'
import { pointsNumber } from '../rules/scoring/pointsText.ts'
import { isSheetOf, readResults, type Results } from './results.ts'
import { scoresOfRace } from './scoreCells.ts'

/** Requires permission to read the leaderboard. */
export const readRaceResult = async (context: Context, regatta: Regatta, race: Race) => {
  const results = await readResults(context, regatta.name)
  const visible = await visibleEntries(context, regatta.name, results.entries)
  const entries = new Map(visible.map((entry) => [entry.competitor.id, entry]))
  return {
    raceColumn: race.raceColumn.name,
    fleet: race.fleet,
    ...raceResult(results, entries, race),
  }
}

/** The lines of a sheet with their scores, in the order of places, then of the sheet. */
export const raceResult = (results: Results, names: ReadonlyMap<string, Entry>, race: Race) => {
  const sheet = results.sheets.find(isSheetOf(race))
  if (sheet === undefined) return { state: 'none' as const, lines: [] }
  const scores = scoresOfRace(results, race.raceColumn.id)
  const lines = sheet.finishes.flatMap(({ competitorId, finishMillis }) => {
    const entry = names.get(competitorId)
    const score = scores.get(competitorId)
    if (entry === undefined || score === undefined) return []
    const { place, code, elapsedSeconds, correctedSeconds } = score
    return [
      {
        name: shownName(entry),
        sail: sailText(entry.competitor),
        place,
        code,
        finishMillis,
        points: pointsNumber(score.points),
        elapsedSeconds,
        correctedSeconds,
      },
    ]
  })
  const state = sheet.state === 'official' ? ('official' as const) : ('confirmed' as const)
  const placeOf = ({ place = Infinity }: (typeof lines)[number]): number => place
  return { state, lines: lines.toSorted((one, other) => placeOf(one) - placeOf(other) || 0) }
}
