/** The scores in the leaderboards of existing clients. */
import type { Entry } from '#races/rules/competitor.ts'
import { finishedMillisOf, type RegattaWithStarts, startMillisOf } from '#races/rules/raceTimes.ts'
import { racesOf } from '#races/rules/regatta.ts'
import { groupedBy } from '#values/groupedBy.ts'
import { pointsNumber } from '../rules/scoring/pointsText.ts'
import { ranksAfterColumns } from '../rules/scoring/score.ts'
import type { Score, Standing } from '../rules/scoring/standings.ts'
import { isSheetOf, type Results } from './results.ts'

export const isScored = ({ standings }: Results): boolean =>
  standings.columns.some((column) => column.isScored)

interface Indexed {
  readonly standings: ReadonlyMap<string, Standing>
  /** By the id of the race column, then by that of the competitor. */
  readonly scores: ReadonlyMap<string, ReadonlyMap<string, Score>>
  /** By `raceOf` a score, then by points: the number of boats with fewer points + 1. */
  readonly ranks: ReadonlyMap<string, ReadonlyMap<number, number>>
}

const raceOf = ({ columnId, fleet = '' }: Score): string => `${columnId} ${fleet}`

const indexes = new WeakMap<Results, Indexed>()

const indexOf = (results: Results): Indexed => {
  const known = indexes.get(results)
  if (known !== undefined) return known
  const scores = new Map(results.series.columns.map(({ id }) => [id, new Map<string, Score>()]))
  for (const { id, scores: own } of results.standings.standings) {
    for (const score of own) scores.get(score.columnId)?.set(id, score)
  }
  const all = results.standings.standings.flatMap((standing) => standing.scores)
  const ranks = Array.from(groupedBy(all, raceOf), ([race, ofRace]) => {
    const worstFirst = ofRace.map(({ points }) => points).sort((a, b) => b - a)
    const ranked = worstFirst.map((points, at) => [points, worstFirst.length - at] as const)
    return [race, new Map(ranked)] as const
  })
  const standings = new Map(results.standings.standings.map((one) => [one.id, one]))
  const made = { standings, scores, ranks: new Map(ranks) }
  indexes.set(results, made)
  return made
}

export const scoreOf = (results: Results, columnId: string, competitorId: string) =>
  indexOf(results).scores.get(columnId)?.get(competitorId)

/** The place in the race of a fleet. Without a place: the number of boats with fewer points + 1. */
export const rankInColumn = (
  results: Results,
  columnId: string,
  competitorId: string,
): number | undefined => {
  const score = scoreOf(results, columnId, competitorId)
  return score && (score.place ?? indexOf(results).ranks.get(raceOf(score))?.get(score.points))
}

/** An empty final leaderboard has other values than a live one. */
export const describePoints = (
  results: Results,
  columnId: string,
  competitorId: string,
  isFinal: boolean,
) => {
  const score = scoreOf(results, columnId, competitorId)
  const points = score === undefined ? null : pointsNumber(score.points)
  const isEmpty = isFinal && !isScored(results)
  return {
    totalPoints: points,
    uncorrectedTotalPoints: points,
    netPoints: score?.isDiscarded === true ? 0 : points,
    maxPointsReason: score?.code ?? (isEmpty ? '' : 'NONE'),
    isDiscarded: score?.isDiscarded ?? false,
    isCorrected: score !== undefined,
  }
}

export const describeTotals = (results: Results, { competitor }: Entry, isFinal: boolean) => {
  const standing = indexOf(results).standings.get(competitor.id)
  const isEmpty = standing === undefined || (isFinal && !isScored(results))
  return {
    rank: isEmpty ? 0 : standing.rank,
    overallRank: isEmpty ? 0 : standing.rank,
    carriedPoints: null,
    netPoints: isEmpty ? null : pointsNumber(standing.netPoints),
  }
}

/** Best first. Boats that do not count, because they withdrew before they raced, are last. */
export const inOrderOfRank = <One extends Entry>(
  results: Results,
  entries: readonly One[],
): readonly One[] => {
  const { standings } = indexOf(results)
  const positions = new Map([...standings.keys()].map((id, position) => [id, position]))
  const positionOf = ({ competitor }: Entry) => positions.get(competitor.id) ?? positions.size
  return entries.toSorted((one, other) => positionOf(one) - positionOf(other))
}

/** Ranking so many scores takes about a second. */
const rankedMax = 500_000

/** Empty for a series that is too large to be ranked after each race. */
export const ranksOfResults = ({
  series,
  standings,
}: Results): ReturnType<typeof ranksAfterColumns> => {
  const columns = standings.columns.filter(({ isScored: counts }) => counts).length
  const isLarge = (columns ** 2 * series.entries.length) / 2 > rankedMax
  return isLarge ? new Map() : ranksAfterColumns(series, standings)
}

/**
 * The time of the final results: the last confirmation, or the moment before the start of a race that
 * is under way and has no results.
 */
export const finalMillis = (
  { state, sheets }: Results,
  regatta: RegattaWithStarts,
): number | null => {
  const scoredMillis = state?.scoredMillis ?? null
  if (scoredMillis === null) return null
  const starts = racesOf(regatta).flatMap((race) => {
    const isOver = finishedMillisOf(regatta, race) !== null || sheets.some(isSheetOf(race))
    return isOver ? [] : (startMillisOf(regatta, race) ?? [])
  })
  return Math.min(scoredMillis, ...starts.map((millis) => millis - 1))
}
