/** The results of the parts of a proof, and their summary. */
import type { Tally } from '../harness/tally.ts'
import type { Figure, Finding } from './proof.ts'

export const together = (findings: readonly Finding[]): Finding => ({
  figures: findings.flatMap(({ figures }) => figures),
  failures: findings.flatMap(({ failures }) => failures),
})

/** A share that must lie within bounds. It is a figure, and a failure outside of the bounds. */
export const share = (what: string, count: number, of: number, [min, max]: Bounds): Finding => {
  const percent = (100 * count) / of
  const goal = max === undefined ? `>= ${min} %` : `${min} to ${max} %`
  const isMissed = !(percent >= min && percent <= (max ?? 100))
  const figure: Figure = { what, value: `${percent.toFixed(1)} %`, goal }
  return {
    figures: [figure],
    failures: isMissed ? [`${what}: ${percent.toFixed(2)} % is not ${goal}`] : [],
  }
}

type Bounds = readonly [min: number, max?: number]

/** Disagreements that are reported in full. All of them are counted. */
export const disagreementsMax = 5

export const disagreements = (what: string, { failed, failures }: Tally): Finding => ({
  figures: [{ what, value: failed, goal: '0' }],
  failures: failures.map((failure) => `${what}, one of ${failed}: ${failure}`),
})

export const count = (what: string, value: number): Finding => ({
  figures: [{ what, value }],
  failures: [],
})

/** Counts that must not be 0, because a proof without such cases would try too little. */
export const happened = (counts: Readonly<Record<string, number>>, isRequired = true): Finding => ({
  figures: Object.entries(counts).map(([what, value]) => ({ what, value })),
  failures: Object.entries(counts)
    .filter(([, value]) => value === 0 && isRequired)
    .map(([what]) => `It never came to: ${what}`),
})

/** A figure that counts the failures. */
export const failed = (what: string, failures: readonly string[]): Finding => ({
  figures: [{ what, value: failures.length, goal: '0' }],
  failures,
})

export const times = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index)
