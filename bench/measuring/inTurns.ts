/**
 * Measures contenders in turns, so that other load of the machine affects all of them alike. Every
 * second round is reversed, so that no contender always follows the same other one.
 */
import type { Series } from '../benchmark.ts'

export interface Turns<Contender> {
  readonly contenders: readonly Contender[]
  readonly rounds: number
  readonly nameOf: (contender: Contender) => string
  /** Returns one sample of one contender. */
  readonly measure: (contender: Contender) => Promise<number>
  readonly progress: (line: string) => void
}

export const inTurns = async <Contender>({
  contenders,
  rounds,
  nameOf,
  measure,
  progress,
}: Turns<Contender>): Promise<readonly Series[]> => {
  const samples = new Map(
    contenders.map((contender): [string, number[]] => [nameOf(contender), []]),
  )
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? contenders : [...contenders].reverse()
    for (const contender of order) {
      progress(`round ${round + 1} of ${rounds}, ${nameOf(contender)}`)
      samples.get(nameOf(contender))?.push(await measure(contender))
    }
  }
  return Array.from(samples, ([contender, taken]) => ({ contender, samples: taken }))
}
