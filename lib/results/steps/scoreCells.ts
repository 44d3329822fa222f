/** The scores in the leaderboards of existing clients. */
import type { Entry } from '#races/rules/competitor.ts'
import { finishedMillisOf, type RegattaWithStarts, startMillisOf } from '#races/rules/raceTimes.ts'
import { racesOf } from '#races/rules/regatta.ts'
import { groupedBy } from '#values/groupedBy.ts'
import { pointsNumber } from '../rules/scoring/pointsText.ts'
import { ranksAfterColumns, scoresOfAllRaces } from '../rules/scoring/score.ts'
import { existingCode } from '../rules/scoring/codes.ts'
import { systemOf } from '../rules/scoring/systems/systems.ts'
import type { Score } from '../rules/scoring/standings.ts'
import { isSheetOf, type Results } from './results.ts'

export const isScored = ({ standings }: Results): boolean =>
  standings.columns.some((column) => column.isScored)

const raceOf = ({ columnId, fleet = '' }: Score): string => `${columnId} ${fleet}`

const indexes = new WeakMap<Results, ReturnType<typeof newIndex>>()

const indexOf = (results: Results) => {
  const index = indexes.get(results) ?? newIndex(results)
  indexes.set(results, index)
  return index
}

/** `scores` are by race column and competitor, `ranks` by race and points: boats with better points + 1. */
const newIndex = ({ series, standings: { standings: all } }: Results) => {
  const { direction } = systemOf(series.scoring)
  const scores = new Map(series.columns.map(({ id }) => [id, new Map<string, Score>()]))
  for (const { id, scores: own } of all) {
    for (const score of own) scores.get(score.columnId)?.set(id, score)
  }
  const byRace = groupedBy(
    all.flatMap((one) => one.scores),
    raceOf,
  )
  const ranks = Array.from(byRace, ([race, ofRace]) => {
    const worstFirst = ofRace.map(({ points }) => points).sort((a, b) => direction * (b - a))
    const ranked = worstFirst.map((points, at) => [points, worstFirst.length - at] as const)
    return [race, new Map(ranked)] as const
  })
  return { standings: new Map(all.map((one) => [one.id, one])), scores, ranks: new Map(ranks) }
}

export const scoreOf = (results: Results, columnId: string, competitorId: string) =>
  indexOf(results).scores.get(columnId)?.get(competitorId)

const allScores = new WeakMap<Results, ReturnType<typeof scoresOfAllRaces>>()

/** The scores of a race, also of a qualifying race that does not count, or not for all of its boats. */
export const scoresOfRace = (results: Results, columnId: string): ReadonlyMap<string, Score> => {
  const { series, standings } = results
  const part = series.columns.find(({ id }) => id === columnId)?.part
  const isScored = standings.columns.some((column) => column.id === columnId && column.isScored)
  const counting = indexOf(results).scores.get(columnId) ?? new Map<string, Score>()
  if (part?.stage !== 'qualifying' || (isScored && part.leftover !== 'excludeLatest')) {
    return counting
  }
  const all = allScores.get(results) ?? scoresOfAllRaces(series)
  allScores.set(results, all)
  return new Map([...all.filter(([, score]) => score.columnId === columnId), ...counting])
}

/** The place in the race of a fleet. Without a place: the number of boats with better points + 1. */
export const rankInColumn = (results: Results, columnId: string, competitorId: string) => {
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
    maxPointsReason: existingCode(score?.code) ?? (isEmpty ? '' : 'NONE'),
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
    carriedPoints:
      isEmpty || standing.carriedPoints === undefined ? null : pointsNumber(standing.carriedPoints),
    netPoints: isEmpty ? null : pointsNumber(standing.netPoints),
  }
}

/** Best first. Boats that do not count, because they withdrew before they raced, are last. */
export const inOrderOfRank = <One extends Entry>(results: Results, entries: readonly One[]) => {
  const { standings } = indexOf(results)
  const positions = new Map([...standings.keys()].map((id, position) => [id, position]))
  const positionOf = ({ competitor }: Entry) => positions.get(competitor.id) ?? positions.size
  return entries.toSorted((one, other) => positionOf(one) - positionOf(other))
}

/** Ranking so many scores takes about a second. */
const rankedMax = 500_000

/** Empty for a series that is too large to be ranked after each race. */
export const ranksOfResults = ({ series, standings }: Results) => {
  const columns = standings.columns.filter(({ isScored: counts }) => counts).length
  const isLarge = (columns ** 2 * series.entries.length) / 2 > rankedMax
  return isLarge
    ? new Map<string, ReadonlyMap<string, number>>()
    : ranksAfterColumns(series, standings)
}

/** The last confirmation, or the moment before the start of a race without results. */
export const finalMillis = ({ state, sheets }: Results, regatta: RegattaWithStarts) => {
  const scoredMillis = state?.scoredMillis ?? null
  if (scoredMillis === null) return null
  const starts = racesOf(regatta).flatMap((race) => {
    const isOver = finishedMillisOf(regatta, race) !== null || sheets.some(isSheetOf(race))
    return isOver ? [] : (startMillisOf(regatta, race) ?? [])
  })
  return Math.min(scoredMillis, ...starts.map((millis) => millis - 1))
}
