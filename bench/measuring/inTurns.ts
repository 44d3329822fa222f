/**
 * Measures competitors in turns, so that other load of the machine affects all of them alike. Every
 * second round is reversed, so that no competitor always follows the same other one.
 */
import { median } from './statistics.ts'

/** @returns the median of each competitor */
export const inTurns = async <Name extends string>({
  names,
  rounds,
  measure,
  progress,
}: {
  readonly names: readonly Name[]
  readonly rounds: number
  /** Returns one sample of one competitor. */
  readonly measure: (name: Name) => Promise<number>
  readonly progress: (line: string) => void
}): Promise<Readonly<Record<Name, number>>> => {
  const samples = new Map(names.map((name): [Name, number[]] => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : [...names].reverse()) {
      progress(`round ${round + 1} of ${rounds}, ${name}`)
      samples.get(name)?.push(await measure(name))
    }
  }
  const medians = Array.from(samples, ([name, taken]) => [name, median(taken)])
  return Object.fromEntries(medians) as Record<Name, number>
}
