/** The order of the standings: stages and fleets, net points, and A8. */
import type { RacedColumn } from './races.ts'
import type { SeriesScore } from './seriesScore.ts'
import { fleetGroupsOf } from './stages.ts'
import type { Score, ScoredEntry, Standing } from './standings.ts'

export interface RankedBoat {
  readonly entry: ScoredEntry
  readonly scores: readonly Score[]
  /** The score of the stages before, in hundredths. */
  readonly carriedPoints?: number | undefined
}

export interface Ranking {
  /** The columns in which at least one boat sailed. */
  readonly raced: readonly RacedColumn[]
  readonly direction: 1 | -1
  readonly seriesScore: (scores: readonly Score[]) => SeriesScore
}

/** All numbers have the sign of the system, so that a smaller one is better. */
interface Contender {
  readonly boat: RankedBoat
  readonly series: SeriesScore
  readonly fleet: string | undefined
  readonly isUnscored: number
  readonly isUnqualified: number
  /** Of the stage and its fleet: smaller ones rank before larger ones. */
  readonly group: number
  /** For each column whose fleets have an order. */
  readonly fleetOrder: readonly number[]
  readonly netPoints: number
  /** In the last medal race. */
  readonly medal: number
  /** A8.1: scores that are not excluded, best first. */
  readonly best: readonly number[]
  /** A8.2: all scores, last race first. */
  readonly latest: readonly number[]
}

const sum = (scores: readonly Score[]) => scores.reduce((total, { points }) => total + points, 0)

/** By the first difference. */
const compareLists = (one: readonly number[], other: readonly number[]): number => {
  const index = one.findIndex((value, at) => at < other.length && value !== other[at])
  return (one[index] ?? 0) - (other[index] ?? 0)
}

const compare = (one: Contender, other: Contender): number =>
  one.isUnscored - other.isUnscored ||
  one.isUnqualified - other.isUnqualified ||
  one.group - other.group ||
  compareLists(one.fleetOrder, other.fleetOrder) ||
  one.netPoints - other.netPoints ||
  one.medal - other.medal ||
  compareLists(one.best, other.best) ||
  compareLists(one.latest, other.latest)

const compareTexts = (one: string, other: string): number =>
  Number(one > other) - Number(one < other)

const compareNames = (
  { boat: { entry: one } }: Contender,
  { boat: { entry: other } }: Contender,
): number => compareTexts(one.name, other.name) || compareTexts(one.id, other.id)

/** A boat without a score in a column is behind all boats that have one. */
const noScore = Number.MAX_SAFE_INTEGER

/** A boat in none of the sheets stands at the first fleet whose sheet is missing. */
const fleetOrderOf = ({ column, races }: RacedColumn) => {
  const sailed = new Set(races.map(({ sheet }) => sheet.fleet))
  const missing = column.fleets.filter(({ name }) => !sailed.has(name))
  const otherwise = Math.min(...missing.map(({ orderNo = noScore }) => orderNo), noScore)
  const orders = new Map(column.fleets.map(({ name, orderNo }) => [name, orderNo]))
  return {
    columnId: column.id,
    orderOf: (fleet: string | undefined): number => orders.get(fleet ?? '') ?? otherwise,
  }
}

/** In stages, the assigned fleets decide. */
const hasOrder = ({ column: { part, fleets } }: RacedColumn): boolean =>
  part.stage === undefined && fleets.some(({ orderNo }) => orderNo !== undefined)

export const rankBoats = (
  boats: readonly RankedBoat[],
  { raced, direction, seriesScore }: Ranking,
): readonly Standing[] => {
  const fleetOrders = raced.filter(hasOrder).map(fleetOrderOf)
  const lastFirst = raced.map(({ column }) => column.id).reverse()
  const lastMedal = raced.findLast(({ column }) => column.part.stage === 'medal')?.column.id
  const groupOf = fleetGroupsOf(raced)
  const contenders = boats.map((boat): Contender => {
    const { entry, scores, carriedPoints } = boat
    const byColumn = new Map(scores.map((score) => [score.columnId, score]))
    const kept = scores.filter(({ isDiscarded }) => !isDiscarded).map(({ points }) => points)
    const series = seriesScore(scores)
    const best = carriedPoints === undefined ? kept : [carriedPoints, ...kept]
    const pointsIn = (columnId: string): number => {
      const score = byColumn.get(columnId)
      return score === undefined ? noScore : direction * score.points
    }
    return {
      boat,
      series,
      isUnscored: Number(scores.length === 0 && carriedPoints === undefined),
      isUnqualified: Number(series.lacking !== undefined),
      ...groupOf(entry.id),
      fleetOrder: fleetOrders.map(({ columnId, orderOf }) =>
        orderOf(byColumn.get(columnId)?.fleet),
      ),
      netPoints: direction * ((carriedPoints ?? 0) + series.netPoints),
      medal: lastMedal === undefined ? 0 : pointsIn(lastMedal),
      best: best.map((points) => direction * points).sort((one, other) => one - other),
      latest: lastFirst.map(pointsIn),
    }
  })
  const sorted = contenders.sort((one, other) => compare(one, other) || compareNames(one, other))
  return withRanks(sorted)
}

const withRanks = (sorted: readonly Contender[]): readonly Standing[] => {
  let rank = 0
  return sorted.map((contender, index) => {
    const isLevelWith = (neighbour: Contender | undefined): boolean =>
      neighbour !== undefined && compare(contender, neighbour) === 0
    const isLevelWithPrevious = isLevelWith(sorted[index - 1])
    if (!isLevelWithPrevious) rank = index + 1
    const isTied = isLevelWithPrevious || isLevelWith(sorted[index + 1])
    return { ...standingOf(contender), rank, isTied }
  })
}

const standingOf = ({ boat, series, fleet }: Contender): Omit<Standing, 'rank' | 'isTied'> => {
  const { entry, scores, carriedPoints = 0 } = boat
  return {
    id: entry.id,
    totalPoints: carriedPoints + sum(scores),
    ...series,
    netPoints: carriedPoints + series.netPoints,
    ...(boat.carriedPoints !== undefined && { carriedPoints }),
    ...(fleet !== undefined && { fleet }),
    scores,
  }
}
