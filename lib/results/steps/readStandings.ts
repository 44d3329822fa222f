/** The standings of a series as clients read them. */
import { visibleEntries } from '#races/steps/entries.ts'
import type { Context } from '#endpoint/context.ts'
import type { seriesStandings } from '#schemas/results/standings.ts'
import type { Static } from '#schemas/schema.ts'
import { namedObject } from '#access/rules/objectId.ts'
import { opensByLink } from '#races/steps/registrationLink.ts'
import type { Entry } from '#races/rules/competitor.ts'
import { pointsNumber } from '../rules/scoring/pointsText.ts'
import type { Score, Standing } from '../rules/scoring/standings.ts'
import { shownName } from '../rules/facts.ts'
import { countingSheets, isOfficial } from '../rules/movedRaces.ts'
import { readResults, readSeriesResults, type SeriesResults } from './results.ts'
import { resultsAt } from './history.ts'

export type SeriesStandings = Static<typeof seriesStandings>

interface Wanted {
  readonly leaderboard: string
  /** Absent: now. */
  readonly atMillis?: number | undefined
  /** The secret of the registration link shows all competitors. */
  readonly secret?: string | undefined
}

/** Ranks are those among all entries, also those that the caller may not see. */
export const readStandings = async (
  context: Context,
  { leaderboard, atMillis, secret }: Wanted,
): Promise<SeriesStandings> => {
  const results: SeriesResults =
    atMillis === undefined
      ? await readSeriesResults(context, leaderboard)
      : await resultsAt(context, await readResults(context, leaderboard), atMillis)
  const object = namedObject('LEADERBOARD', results.regatta.name)
  const isLinked = await opensByLink(context, object, secret)
  const { entries } = results
  return describeStandings(
    results,
    isLinked ? entries : await visibleEntries(context, results.regatta.name, entries),
  )
}

export const describeStandings = (
  results: SeriesResults,
  visible: readonly Entry[],
): SeriesStandings => {
  const { regatta, standings, series, state } = results
  const entries = new Map(visible.map((entry) => [entry.competitor.id, entry]))
  const names = new Map(series.columns.map(({ id, name }) => [id, name]))
  return {
    leaderboard: regatta.name,
    state: stateOf(results),
    lastChange: state?.changedMillis ?? null,
    rules: [...standings.rules],
    columns: describeColumns(results),
    competitors: standings.standings.flatMap((standing) => {
      const entry = entries.get(standing.id)
      return entry === undefined ? [] : [describeStanding(standing, entry, names)]
    }),
  }
}

const stateOf = (results: SeriesResults): 'none' | 'provisional' | 'official' => {
  if (countingSheets(results).length === 0) return 'none'
  return isOfficial(results) ? 'official' : 'provisional'
}

const describeColumns = ({ standings, series, sheets }: SeriesResults) =>
  series.columns.flatMap(({ id, name, fleets, factor, isDiscardable }, position) => {
    const { entries = 0, cameByFleet = {}, isScored = false } = standings.columns[position] ?? {}
    return fleets.map((fleet) => {
      const sheet = sheets.find((one) => one.raceColumnId === id && one.fleet === fleet.name)
      return {
        ...{ name, fleet: fleet.name, state: sheet?.state ?? 'none' },
        ...{ factor: pointsNumber(factor), isDiscardable, entries },
        came: cameByFleet[fleet.name] ?? 0,
        scored: isScored && fleet.name in cameByFleet,
      }
    })
  })

const describeStanding = (
  { rank, isTied, totalPoints, netPoints, scores }: Standing,
  entry: Entry,
  names: ReadonlyMap<string, string>,
) => {
  const { id, nationality, boat } = entry.competitor
  return {
    ...{ rank, isTied, id, name: shownName(entry), sailId: boat.sailId, nationality },
    boatClass: boat.boatClass,
    ...(boat.name && { boat: boat.name }),
    ...(entry.crew && { crew: entry.crew }),
    ...(entry.club && { club: entry.club }),
    ...(entry.withdrawn === true ? { withdrawn: true } : {}),
    ...{ totalPoints: pointsNumber(totalPoints), netPoints: pointsNumber(netPoints) },
    scores: Object.fromEntries(
      scores.map((score) => [names.get(score.columnId) ?? '', describeScore(score)]),
    ),
  }
}

const describeScore = ({ place, points, code, elapsedMillis, ...score }: Score) => ({
  ...(place === undefined ? {} : { place }),
  points: pointsNumber(points),
  ...(code === undefined ? {} : { code }),
  ...(elapsedMillis === undefined ? {} : { elapsedSeconds: elapsedMillis / 1000 }),
  ...{ isDiscarded: score.isDiscarded, rule: score.rule, because: score.because },
})
