/** The order in which boats are dealt to fleets by standings, and why each stands where she does. */
import type { Entry } from '#races/rules/competitor.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import { compareSails } from '#races/rules/sailNumber.ts'
import { pointsNumber } from '#results/rules/scoring/pointsText.ts'
import { rankedFleets } from '#results/rules/scoring/stages.ts'
import type { Standing } from '#results/rules/scoring/standings.ts'
import { groupedBy } from '#values/groupedBy.ts'
import type { Message } from '#values/messages.ts'
import type { EntriesWords } from '../words/en.ts'

export type Because = Message<keyof EntriesWords['fleetReasons']>

export interface RankedEntry {
  readonly entry: Entry
  readonly rank: number
  readonly because: readonly Because[]
}

/** An import enters many boats at the same moment: those stand in the order of their sail numbers. */
export const inOrderOfEntry = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted(
    (one, other) =>
      (one.enteredMillis ?? 0) - (other.enteredMillis ?? 0) ||
      compareSails(one.competitor, other.competitor),
  )

interface Results {
  readonly regatta: Pick<Regatta, 'series'>
  readonly standings: { readonly standings: readonly Standing[] }
}

/**
 * @param entries in the order of entry, in which boats stand that are still tied or have no score
 * @param ties `fleetOrder`: boats with equal points stand in the order of the fleets in which they
 * sailed last, then of their places there
 */
export const inOrderOfStandings = (
  entries: readonly Entry[],
  { regatta, standings: { standings } }: Results,
  ties: 'a8' | 'fleetOrder' = 'a8',
): readonly RankedEntry[] => {
  const found = new Map(standings.map((standing) => [standing.id, standing]))
  const levels = groupedBy(standings, ({ netPoints }) => netPoints)
  const lastRaceOf = lastRacesIn(regatta)
  return entries
    .map((entry) => {
      const standing = found.get(entry.competitor.id)
      const last = standing && lastRaceOf(standing)
      if (standing === undefined || last === undefined) {
        const because: readonly Because[] = [['noScore']]
        return { entry, rank: standings.length, keys: [Infinity], because }
      }
      const { rank, netPoints, isTied } = standing
      const [level, ...others] = levels.get(netPoints) ?? []
      const isByFleet = ties === 'fleetOrder' && others.length > 0
      const tie: readonly Because[] = isByFleet ? [reasonOfLast(last)] : isTied ? [['tied']] : []
      const keys = isByFleet
        ? [level?.rank ?? rank, last.order, last.place ?? Infinity, rank]
        : [rank]
      return {
        entry,
        rank,
        keys,
        because: [['ranked', { rank, count: pointsNumber(netPoints) }] as const, ...tie],
      }
    })
    .toSorted((one, other) => compareKeys(one.keys, other.keys))
    .map(({ entry, rank, because }) => ({ entry, rank, because }))
}

interface LastRace {
  readonly fleet: string
  readonly place?: number | undefined
}

const reasonOfLast = ({ fleet, place }: LastRace): Because =>
  place === undefined ? ['lastWithoutPlace', { fleet }] : ['lastRace', { fleet, place }]

const compareKeys = (one: readonly number[], other: readonly number[]): number => {
  const index = one.findIndex((key, position) => key !== other[position])
  const [left = 0, right = 0] = [one[index], other[index]]
  return index < 0 ? 0 : left < right ? -1 : 1
}

/** Finds the fleet in which a boat sailed last, with its place among the fleets, and hers in it. */
const lastRacesIn = ({ series }: Results['regatta']) => {
  const orders = new Map(
    series.flatMap((one) => {
      const order = [...rankedFleets(one).keys()]
      return one.raceColumns.map(({ id }) => [id, order] as const)
    }),
  )
  return ({ scores }: Standing) => {
    const last = scores.findLast(({ fleet }) => fleet !== undefined)
    if (last?.fleet === undefined) return undefined
    const { columnId, fleet, place } = last
    return { fleet, place, order: orders.get(columnId)?.indexOf(fleet) ?? 0 }
  }
}
