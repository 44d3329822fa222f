/** Compares the times and the units of the same requests to small and large data. */
import { type Figure, ratio } from '../benchmark.ts'
import { type Caller, callTimes } from './callTimes.ts'
import { consumedUnits } from './consumedUnits.ts'

/** Data of some size, and the requests for it by their titles. */
export interface Grown {
  readonly name: string
  readonly steps: Readonly<Record<string, Caller>>
}

/** @returns the time of the large data, and the ratios to the small data, for each request */
export const growthFigures = async (
  small: Grown,
  large: Grown,
  calls: number,
  progress: (line: string) => void,
): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const [title, ofLarge] of Object.entries(large.steps)) {
    progress(title)
    const ofSmall = small.steps[title]
    if (ofSmall === undefined) throw new Error(`${small.name} does not ${title}`)
    const times = await callTimes({ small: ofSmall, large: ofLarge }, calls)
    const units = { small: await unitsOf(ofSmall, calls), large: await unitsOf(ofLarge, calls) }
    const what = `${title}, ${large.name} against ${small.name}`
    figures.push(
      { what: `${title}, ${large.name}`, value: times.large, unit: 'ms' },
      ratio(`time: ${what}`, times.large / times.small, { atMost: 1.2 }),
      ratio(`units: ${what}`, units.large / units.small, { atMost: 1 }),
    )
  }
  return figures
}

const unitsOf = async (caller: Caller, calls: number): Promise<number> => {
  const { read, write } = await consumedUnits(caller(2 * calls))
  return read + write
}
