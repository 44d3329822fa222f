/** The order of the standings: fleets, net points, and A8. */
import type { RacedColumn } from './scores.ts'
import type { Score, ScoredEntry, Standing } from './standings.ts'

interface Contender {
  readonly entry: ScoredEntry
  readonly scores: readonly Score[]
  readonly totalPoints: number
  readonly netPoints: number
  /** For each column whose fleets have an order. */
  readonly fleetOrder: readonly number[]
  /** A8.1: scores that are not excluded, best first. */
  readonly best: readonly number[]
  /** A8.2: all scores, last race first. */
  readonly latest: readonly number[]
}

const sum = (scores: readonly Score[]) => scores.reduce((total, { points }) => total + points, 0)

/** By the first difference. Lists of net scores with the same sum differ where both have a score. */
const compareLists = (one: readonly number[], other: readonly number[]): number => {
  const index = one.findIndex((value, at) => value !== other[at])
  return (one[index] ?? 0) - (other[index] ?? 0)
}

const compare = (one: Contender, other: Contender): number =>
  Number(one.scores.length === 0) - Number(other.scores.length === 0) ||
  compareLists(one.fleetOrder, other.fleetOrder) ||
  one.netPoints - other.netPoints ||
  compareLists(one.best, other.best) ||
  compareLists(one.latest, other.latest)

const compareTexts = (one: string, other: string): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

const compareNames = ({ entry: one }: Contender, { entry: other }: Contender): number =>
  compareTexts(one.name, other.name) || compareTexts(one.id, other.id)

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

const hasOrder = ({ column }: RacedColumn): boolean =>
  column.fleets.some(({ orderNo }) => orderNo !== undefined)

/** @param raced the columns in which at least one boat sailed */
export const rankBoats = (
  boats: readonly { readonly entry: ScoredEntry; readonly scores: readonly Score[] }[],
  raced: readonly RacedColumn[],
): readonly Standing[] => {
  const fleetOrders = raced.filter(hasOrder).map(fleetOrderOf)
  const lastFirst = raced.map(({ column }) => column.id).reverse()
  const contenders = boats.map(({ entry, scores }): Contender => {
    const byColumn = new Map(scores.map((score) => [score.columnId, score]))
    const kept = scores.filter(({ isDiscarded }) => !isDiscarded)
    return {
      entry,
      scores,
      totalPoints: sum(scores),
      netPoints: sum(kept),
      fleetOrder: fleetOrders.map(({ columnId, orderOf }) =>
        orderOf(byColumn.get(columnId)?.fleet),
      ),
      best: kept.map(({ points }) => points).sort((one, other) => one - other),
      latest: lastFirst.map((columnId) => byColumn.get(columnId)?.points ?? noScore),
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
    const { entry, scores, totalPoints, netPoints } = contender
    return { id: entry.id, rank, isTied, totalPoints, netPoints, scores }
  })
}
