/** The signals of a starting sequence (RRS 26). */
import type { AnyFlag, Flag } from './raceLog.ts'

export interface Signal {
  readonly millis: number
  readonly kind: 'warning' | 'preparatory' | 'oneMinute' | 'start'
  /** The preparatory flag. */
  readonly mode: PreparatoryFlag
  readonly up: readonly Flag[]
  readonly down: readonly Flag[]
  readonly sounds: number
  readonly isLong: boolean
}

/** From the warning signal to the start, and from one start of a row to the next. */
export const usualMinutes = 5

/** The minutes of the warning, the preparatory, the one-minute and the starting signal. */
const sequences: Readonly<Record<number, readonly number[]>> = {
  5: [5, 4, 1, 0],
  3: [3, 2, 1, 0],
}

export const sequenceOf = (minutes: number): readonly number[] =>
  sequences[minutes] ?? [minutes, Math.max(minutes - 1, 1), 1, 0]

export const preparatoryFlags = ['PAPA', 'INDIA', 'ZULU', 'INDIA_ZULU', 'UNIFORM', 'BLACK'] as const

export type PreparatoryFlag = (typeof preparatoryFlags)[number]

export const isPreparatory = (flag: AnyFlag): boolean =>
  preparatoryFlags.some((one) => one === flag)

/** The next attempt waits while these fly. */
export const waitFlags: readonly AnyFlag[] = ['AP', 'PENNANT', 'FIRSTSUBSTITUTE', 'NOVEMBER']

const minuteMillis = 60_000

/** In a sequence without a one-minute signal, the preparatory flag comes down at the start. @param minutes from the warning signal to the start */
export const signalsOf = (startMillis: number, minutes: number, mode: PreparatoryFlag) => {
  const [warning = 5, preparatory = 4, one = 1] = sequenceOf(minutes)
  const at = (before: number) => startMillis - before * minuteMillis
  const signal = (millis: number, kind: Signal['kind'], more: Partial<Signal>): Signal => ({
    millis,
    kind,
    mode,
    up: [],
    down: [],
    sounds: 1,
    isLong: false,
    ...more,
  })
  return [
    signal(at(warning), 'warning', { up: ['CLASS'] }),
    signal(at(preparatory), 'preparatory', { up: [mode] }),
    ...(preparatory > one ? [signal(at(one), 'oneMinute', { down: [mode], isLong: true })] : []),
    signal(startMillis, 'start', { down: preparatory > one ? ['CLASS'] : ['CLASS', mode] }),
  ]
}

/** The flags of the sequence that fly at a time. */
export const flagsAt = (signals: readonly Signal[], millis: number): readonly Flag[] => {
  const flags = new Set<Flag>()
  for (const signal of signals) {
    if (signal.millis > millis) break
    for (const flag of signal.up) flags.add(flag)
    for (const flag of signal.down) flags.delete(flag)
  }
  return [...flags]
}
