/** Measures single calls, with competitors in turns. */
import type { Series } from '../benchmark.ts'
import type { Call } from '../service/builtFunctions.ts'
import { median, percentile } from './statistics.ts'

export interface Competitor {
  readonly name: string
  /**
   * Requests that belong together, such as adding an object and removing it again. Each is timed by
   * itself, and gets the number of its earlier calls.
   */
  readonly sequence: readonly ((count: number) => Call)[]
}

/** The times of the requests with the same index in their sequences. */
export interface CallTimes {
  /** For each competitor the median of each round, in milliseconds. */
  readonly series: readonly Series[]
  /** The 95th and the 99th percentile of each competitor over all rounds. */
  readonly p95: Readonly<Record<string, number>>
  readonly p99: Readonly<Record<string, number>>
}

export interface Rounds {
  readonly rounds: number
  /** Calls of each competitor in one round. */
  readonly calls: number
  readonly progress: (line: string) => void
}

/** @returns one element for each index of the sequences, which have the same length */
export const callTimes = async (
  competitors: readonly Competitor[],
  { rounds, calls, progress }: Rounds,
): Promise<readonly CallTimes[]> => {
  const taken: (readonly Sample[])[] = []
  // The first round is a warm-up, and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? 'warming up' : `round ${round} of ${rounds}`)
    const samples = await takeTurns(competitors, round * calls, calls)
    if (round > 0) taken.push(samples)
  }
  const indexes = competitors[0]?.sequence.keys() ?? []
  return Array.from(indexes, (index) => {
    const millisOf = (competitor: string) => taken.map((samples) => of(samples, competitor, index))
    const percentiles = (share: number) =>
      Object.fromEntries(
        competitors.map(({ name }) => [name, rounded(percentile(millisOf(name).flat(), share))]),
      )
    return {
      series: competitors.map(({ name }) => ({
        competitor: name,
        samples: millisOf(name).map(median).map(rounded),
      })),
      p95: percentiles(0.95),
      p99: percentiles(0.99),
    }
  })
}

interface Sample {
  readonly competitor: string
  readonly position: number
  readonly millis: number
}

/** Reverses the order every second time, so that no competitor always follows the same other one. */
const takeTurns = async (
  competitors: readonly Competitor[],
  first: number,
  calls: number,
): Promise<readonly Sample[]> => {
  const samples: Sample[] = []
  for (let count = first; count < first + calls; count += 1) {
    const order = count % 2 === 0 ? competitors : [...competitors].reverse()
    for (const { name, sequence } of order) {
      for (const [position, request] of sequence.entries()) {
        const millis = await timeOf(name, request(count))
        samples.push({ competitor: name, position, millis })
      }
    }
  }
  return samples
}

/** @throws Error when the call fails, because a fast refusal is not a result */
const timeOf = async (name: string, call: Call): Promise<number> => {
  const started = performance.now()
  const { statusCode = 0, body } = await call()
  const millis = performance.now() - started
  if (statusCode < 200 || statusCode > 299) {
    throw new Error(`${name}: ${statusCode} ${String(body)}`)
  }
  return millis
}

const of = (samples: readonly Sample[], competitor: string, position: number): readonly number[] =>
  samples
    .filter((sample) => sample.competitor === competitor && sample.position === position)
    .map(({ millis }) => millis)

export const rounded = (value: number): number => Number(value.toPrecision(4))
