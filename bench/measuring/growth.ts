/** Compares the times and the units of the same requests to small and large data. */
import type { Comparison, Goal } from '../benchmark.ts'
import { medianOf } from '../page/comparison.ts'
import type { Call } from '../service/builtFunctions.ts'
import { callTimes, type Rounds } from './callTimes.ts'
import { consumedUnits } from './consumedUnits.ts'

/** The name of each step, and its request for a given repetition. */
export type Steps = Readonly<Record<string, (count: number) => Call>>

export interface Competitor {
  readonly name: string
  readonly steps: Steps
}

/** @returns a comparison for each step. All competitors have the same steps */
export const compareSteps = async (
  competitors: readonly Competitor[],
  { rounds, calls, progress }: Rounds,
): Promise<readonly Comparison[]> => {
  const [first] = competitors
  const titles = Object.keys(first?.steps ?? {})
  const times = await callTimes(
    competitors.map(({ name, steps }) => ({ name, sequence: Object.values(steps) })),
    {
      ...{ rounds, calls },
      progress: (line) => {
        progress(`${competitors.map(({ name }) => name).join(' against ')}: ${line}`)
      },
    },
  )
  const units = await unitsOf(competitors, calls * (rounds + 1))
  return times.map(({ series, p95, p99 }, index) => ({
    ...{ title: titles[index] ?? '', unit: 'ms', ours: first?.name ?? '', series },
    more: Object.fromEntries(
      competitors.map(({ name }) => [
        name,
        { p95: p95[name] ?? 0, p99: p99[name] ?? 0, ...units[name]?.[index] },
      ]),
    ),
  }))
}

type Columns = Readonly<Record<'calls' | 'read units' | 'write units', number>>

/** Results of each competitor for each request of the sequence. */
const unitsOf = async (
  competitors: readonly Competitor[],
  count: number,
): Promise<Readonly<Record<string, readonly Columns[]>>> => {
  const units: Record<string, Columns[]> = {}
  for (const { name, steps } of competitors) {
    const columns: Columns[] = []
    for (const request of Object.values(steps)) {
      const { calls, read, write } = await consumedUnits(request(count))
      columns.push({ calls, 'read units': read, 'write units': write })
    }
    units[name] = columns
  }
  return units
}

/**
 * Applies to the request that grows most, between the first two competitors.
 * @param remark on the times
 */
export const growthGoals = (
  [small = '', large = '']: readonly string[],
  comparisons: readonly Comparison[],
  remark: string,
): readonly Goal[] => {
  const unitsIn = ({ more }: Comparison, name: string): number =>
    Number(more?.[name]?.['read units']) + Number(more?.[name]?.['write units'])
  const worst = (ratioOf: (comparison: Comparison) => number) => {
    const ratios = comparisons.map((comparison) => ratioOf(comparison))
    const ratio = Math.max(...ratios)
    return { ratio, title: comparisons[ratios.indexOf(ratio)]?.title ?? '' }
  }
  const times = worst((comparison) => medianOf(comparison, large) / medianOf(comparison, small))
  const units = worst((comparison) => unitsIn(comparison, large) / unitsIn(comparison, small))
  const what = `${large} against ${small}`
  return [
    { what: `units, ${what}: ${units.title}`, ratio: units.ratio, bound: { atMost: 1 } },
    { what: `p50, ${what}: ${times.title}`, ratio: times.ratio, bound: { atMost: 1.2 }, remark },
  ]
}
