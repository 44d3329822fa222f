/** The lines that `npm run operate -- simulate` prints. */
import type { Standing } from '#tracking/rules/standings.ts'

/** Returns minutes and seconds, such as 12:07. */
const clockOf = (seconds: number): string => {
  const whole = Math.floor(Math.abs(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

export interface Round {
  readonly sent: number
  readonly isConnected: boolean
  /** Since the start. Negative before it. */
  readonly seconds: number
}

export function progressLine({ sent, isConnected, seconds }: Round): string {
  const time = seconds < 0 ? `${clockOf(seconds)} to the start` : `${clockOf(seconds)} sailed`
  const trouble = isConnected ? '' : ', waiting for the service'
  return `${time}, ${sent} positions sent${trouble}`
}

/** @param standings by the names of the boats, best first */
export function listResults(standings: ReadonlyMap<string, Standing>, startMillis: number): string {
  const finished = [...standings].filter(([, standing]) => standing.finished)
  const lines = finished.map(([name, { passings }], index) => {
    const seconds = ((passings.at(-1) ?? startMillis) - startMillis) / 1000
    return `${String(index + 1).padStart(4)}  ${name.padEnd(16)} ${clockOf(seconds)}`
  })
  return ['', `${finished.length} of ${standings.size} boats finished.`, ...lines, ''].join('\n')
}
