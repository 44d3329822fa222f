/**
 * Measures competitors in turns, so that other load of the machine affects all of them alike. Every
 * second round is reversed, so that no competitor always follows the same other one.
 */
import type { Series } from '../benchmark.ts'

export interface Turns<Competitor> {
  readonly competitors: readonly Competitor[]
  readonly rounds: number
  readonly nameOf: (competitor: Competitor) => string
  /** Returns one sample of one competitor. */
  readonly measure: (competitor: Competitor) => Promise<number>
  readonly progress: (line: string) => void
}

export const inTurns = async <Competitor>({
  competitors,
  rounds,
  nameOf,
  measure,
  progress,
}: Turns<Competitor>): Promise<readonly Series[]> => {
  const samples = new Map(
    competitors.map((competitor): [string, number[]] => [nameOf(competitor), []]),
  )
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? competitors : [...competitors].reverse()
    for (const competitor of order) {
      progress(`round ${round + 1} of ${rounds}, ${nameOf(competitor)}`)
      samples.get(nameOf(competitor))?.push(await measure(competitor))
    }
  }
  return Array.from(samples, ([competitor, taken]) => ({ competitor, samples: taken }))
}
