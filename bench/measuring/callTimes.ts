/** How long single calls take, when contenders take turns call by call. */
import type { Series } from '../benchmark.ts'
import type { Call } from '../service/builtFunctions.ts'
import { median } from './statistics.ts'

export interface Contender {
  readonly name: string
  /**
   * Requests that belong together, such as to add something and to remove it again. Each is timed by
   * itself, and knows how often it was made before.
   */
  readonly chain: readonly ((count: number) => Call)[]
}

/** Of the requests at one place of the chains. */
export interface CallTimes {
  /** Of each contender, the median of each round, in milliseconds. */
  readonly series: readonly Series[]
  /** Of each contender, over all rounds. */
  readonly p99: Readonly<Record<string, number>>
}

export interface Rounds {
  readonly rounds: number
  /** Of each contender in a round. */
  readonly calls: number
  readonly progress: (line: string) => void
}

/** @returns for each place of the chains; those of all contenders are equally long */
export const callTimes = async (
  contenders: readonly Contender[],
  { rounds, calls, progress }: Rounds,
): Promise<readonly CallTimes[]> => {
  const taken: (readonly Sample[])[] = []
  // The first round warms up, and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? 'warming up' : `round ${round} of ${rounds}`)
    const samples = await takeTurns(contenders, round * calls, calls)
    if (round > 0) taken.push(samples)
  }
  const places = contenders[0]?.chain.keys() ?? []
  return Array.from(places, (place) => {
    const millisOf = (contender: string) => taken.map((samples) => of(samples, contender, place))
    return {
      series: contenders.map(({ name }) => ({
        contender: name,
        samples: millisOf(name).map(median).map(rounded),
      })),
      p99: Object.fromEntries(
        contenders.map(({ name }) => [name, rounded(percentile99(millisOf(name).flat()))]),
      ),
    }
  })
}

interface Sample {
  readonly contender: string
  readonly place: number
  readonly millis: number
}

/** Every second time goes backwards, so that nobody always comes after the same other one. */
const takeTurns = async (
  contenders: readonly Contender[],
  first: number,
  calls: number,
): Promise<readonly Sample[]> => {
  const samples: Sample[] = []
  for (let count = first; count < first + calls; count += 1) {
    const order = count % 2 === 0 ? contenders : [...contenders].reverse()
    for (const { name, chain } of order) {
      for (const [place, request] of chain.entries()) {
        const millis = await timeOf(name, request(count))
        samples.push({ contender: name, place, millis })
      }
    }
  }
  return samples
}

/** @throws Error when the call fails: what is refused is fast, and no result */
const timeOf = async (name: string, call: Call): Promise<number> => {
  const started = performance.now()
  const { statusCode = 0, body } = await call()
  const millis = performance.now() - started
  if (statusCode < 200 || statusCode > 299) {
    throw new Error(`${name}: ${statusCode} ${String(body)}`)
  }
  return millis
}

const of = (samples: readonly Sample[], contender: string, place: number): readonly number[] =>
  samples
    .filter((sample) => sample.contender === contender && sample.place === place)
    .map(({ millis }) => millis)

const percentile99 = (samples: readonly number[]): number =>
  [...samples].sort((left, right) => left - right)[Math.floor(samples.length * 0.99)] ?? 0

export const rounded = (value: number): number => Number(value.toPrecision(4))
