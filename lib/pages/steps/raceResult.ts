import type { Entry } from '#races/rules/competitor.ts'
import { findRace } from '#races/rules/regatta.ts'
import { isSheetOf, type Results, shownName } from '#results/steps/results.ts'
import { pointsNumber } from '#results/rules/scoring/pointsText.ts'

/** The lines of a sheet with their scores, in the order of the sheet. */
export const raceResult = (
  { regatta, sheets, standings }: Results,
  names: ReadonlyMap<string, Entry>,
  raceColumn: string,
  fleet: string,
) => {
  const race = findRace(regatta, raceColumn, fleet)
  const sheet = race && sheets.find(isSheetOf(race))
  if (race === undefined || sheet === undefined) return { state: 'none' as const, lines: [] }
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
