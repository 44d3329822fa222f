/** The stages of a championship: which races count, who ranks before whom, and what is carried. */
import { roundedTo, hundredthsOf, pointsNumber } from './pointsText.ts'
import type { Carry } from '#races/rules/regatta.ts'
import type { Sentence } from '../../words/sentences.ts'
import type { Race, RacedColumn } from './races.ts'
import type { ScoredColumn, SeriesPart, Standing } from './standings.ts'

const stageOf = ({ column }: RacedColumn) => column.part.stage

/** A race of a qualifying series counts when all of its fleets sailed it. */
export const countingColumns = (columns: readonly RacedColumn[]): readonly RacedColumn[] => {
  const hasEnded = columns.some(
    (each) => each.races.length > 0 && (stageOf(each) === 'final' || stageOf(each) === 'medal'),
  )
  const counting = columns.map((each): RacedColumn => {
    const { column, races, lacking } = each
    const isComplete = lacking.length === 0 || races.length === 0
    if (stageOf(each) !== 'qualifying' || isComplete) return each
    if (!hasEnded) return { ...each, races: [], waitsFor: lacking }
    return leavesExtras(column) ? each : { ...each, races: [] }
  })
  return hasEnded ? withoutExtras(counting) : counting
}

/** Only a qualifying series has such a setting. */
const leavesExtras = ({ part }: ScoredColumn): boolean => part.leftover === 'excludeLatest'

/** Each boat keeps as many of her first scores as the boat with the fewest has. */
const withoutExtras = (columns: readonly RacedColumn[]): readonly RacedColumn[] => {
  const counted = () => {
    const counts = new Map<string, number>()
    const count = (id: string): number => {
      const number = (counts.get(id) ?? 0) + 1
      counts.set(id, number)
      return number
    }
    return { counts, count }
  }
  const all = counted()
  for (const { column, races } of columns) {
    if (!leavesExtras(column)) continue
    for (const { lines } of races) for (const line of lines) all.count(line.competitorId)
  }
  const fewest = Math.min(...all.counts.values())
  const kept = counted()
  const withFirst = (race: Race): Race => ({
    ...race,
    lines: race.lines.filter(({ competitorId }) => kept.count(competitorId) <= fewest),
  })
  return columns.map((each) =>
    leavesExtras(each.column)
      ? { ...each, races: each.races.map(withFirst).filter(({ lines }) => lines.length > 0) }
      : each,
  )
}

/** A boat that is in no list. */
const inNoFleet = { group: Number.MAX_SAFE_INTEGER, fleet: undefined }

/**
 * The medal fleet ranks before all others, and a better fleet of the final before a worse one. A boat
 * that was moved to a better fleet stands with that from then on.
 */
export const fleetGroupsOf = (raced: readonly RacedColumn[]) => {
  const latest = raced.toReversed()
  const medal = latest.filter((each) => stageOf(each) === 'medal')
  const final = latest.filter((each) => stageOf(each) === 'final')
  const fleets = new Map(final.flatMap(({ column }) => Array.from(rankedFleets(column.part))))
  return (id: string) => {
    const medalFleet = fleetIn(medal, id)
    if (medalFleet !== '') return { group: 0, fleet: medalFleet }
    const fleet = fleetIn(final, id)
    return fleet === '' ? inNoFleet : { group: 1 + (fleets.get(fleet) ?? 0), fleet }
  }
}

const fleetIn = (columns: readonly RacedColumn[], id: string): string => {
  for (const { column } of columns) {
    const fleet = column.fleetOf(id)
    if (fleet !== '') return fleet
  }
  return ''
}

/** The fleets of a final, best first: by their numbers, else in the order of the list. */
export const rankedFleets = ({ fleets, fleetOrder }: SeriesPart): ReadonlyMap<string, number> => {
  const numbers = new Map(fleetOrder?.map(({ fleet, orderNo }) => [fleet, orderNo]))
  const ranked = fleets.map((name, index) => {
    const number = fleetOrder === undefined ? index : (numbers.get(name) ?? Infinity)
    return [name, number] as const
  })
  return new Map(ranked.toSorted(([, one], [, other]) => one - other))
}

/** Columns that are scored together: all, until a stage begins that takes over one score. */
export interface Leg {
  readonly carry: Exclude<Carry, 'points'> | undefined
  readonly raced: readonly RacedColumn[]
}

export const legsOf = (raced: readonly RacedColumn[]): readonly Leg[] => {
  const legs: { carry: Leg['carry']; raced: RacedColumn[] }[] = [{ carry: undefined, raced: [] }]
  let last = raced[0]?.column.part
  for (const each of raced) {
    const { part } = each.column
    const { carry = 'points' } = part
    if (part !== last && carry !== 'points') legs.push({ carry, raced: [] })
    last = part
    legs.at(-1)?.raced.push(each)
  }
  return legs
}

/** Whether a boat is in a list of the stage with which these columns begin. */
export const takesPart = ({ raced }: Leg, id: string): boolean => {
  const part = raced[0]?.column.part
  const ofStage = raced.filter(({ column }) => column.part === part)
  return fleetIn(ofStage, id) !== ''
}

interface Carried {
  readonly carriedPoints: number
  readonly words: Sentence
  /** Whether they are the net points of the stages before. */
  readonly isNet: boolean
}

export const carriedOf = (
  carry: NonNullable<Leg['carry']>,
  { netPoints, rank }: Pick<Standing, 'netPoints' | 'rank'>,
): Carried => {
  const net = pointsNumber(netPoints)
  if (carry === 'net') {
    return { carriedPoints: netPoints, words: ['carriedNet', { net }], isNet: true }
  }
  if (carry === 'rank') {
    return { carriedPoints: 100 * rank, words: ['carriedRank', { rank }], isNet: false }
  }
  const { divide, rounding, decimals } = carry
  const step = 10 ** (2 - decimals)
  const [dividend, divisor] = [100 * netPoints, hundredthsOf(divide)]
  const carriedPoints =
    rounding === 'halfUp'
      ? roundedTo(step, dividend, divisor)
      : step * Math.floor(dividend / (divisor * step))
  const points = pointsNumber(carriedPoints)
  return { carriedPoints, words: ['carriedPart', { net, divide, points }], isNet: false }
}
