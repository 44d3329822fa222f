/** A row of starts: what one press means for the races after it (RRS 29.2, and the race signals AP and N). */
import type { AnyFlag, Flag } from './raceLog.ts'
import type { LoggedEvent } from './raceLogEvents.ts'
import {
  interrupted,
  type Officer,
  type Pennant,
  type Sequence,
  sequenceBegun,
  startHeld,
} from './startEvents.ts'
import { type PreparatoryFlag, waitFlags } from './startSequence.ts'
import type { StartState } from './startState.ts'

const minuteMillis = 60_000

/** A race of the row. */
export interface Start {
  readonly id: string
  readonly state: StartState
}

interface Pressed<One extends Start> {
  readonly one: One
  readonly events: readonly LoggedEvent[]
}

/** A race that finishes has started, whatever its start time says. */
export const hasStarted = ({ state: { startMillis, status } }: Start, nowMillis: number): boolean =>
  (startMillis !== null && startMillis <= nowMillis) ||
  status === 'FINISHING' ||
  status === 'FINISHED'

export const isOver = ({ state }: Start): boolean => state.status === 'FINISHED'

export const notStarted = <One extends Start>(starts: readonly One[], nowMillis: number) =>
  starts.filter((one) => !hasStarted(one, nowMillis))

export const racing = <One extends Start>(starts: readonly One[], nowMillis: number) =>
  starts.filter((one) => hasStarted(one, nowMillis) && !isOver(one))

const byOrder = (one: Start, other: Start): number => one.state.order - other.state.order

/** The flags for which a start waits. */
export const waitFlagsOf = ({ state }: Start): readonly AnyFlag[] =>
  waitFlags.filter((flag) => state.flags.some((flying) => flying.flag === flag))

/** The starts of other races keep their interval. -Infinity: no other race is about to start. */
const afterOthers = (
  starts: readonly Start[],
  targets: readonly Start[],
  { millis, intervalMinutes }: Pick<Sequence, 'millis' | 'intervalMinutes'>,
): number => {
  const others = notStarted(starts, millis).filter(({ id }) =>
    targets.every((one) => one.id !== id),
  )
  const last = Math.max(...others.map(({ state }) => state.startMillis ?? 0))
  return last + intervalMinutes * minuteMillis
}

/** The earliest start under a numeral pennant, else 0. */
const notBefore = ({ state: { flags } }: Start): number =>
  flags.find(({ flag }) => flag === 'PENNANT')?.notBefore ?? 0

/**
 * The first start of a row at a press: the warning signal is a minute after the flags come down, and
 * without flags at a full minute, at least half a minute from now.
 */
export const firstStart = (
  starts: readonly Start[],
  targets: readonly Start[],
  row: Omit<Row, 'startMillis'>,
): number => {
  const { millis, minutes, intervalMinutes } = row
  const hasFlag = targets.some((one) => waitFlagsOf(one).length > 0)
  const warningMillis = hasFlag
    ? millis + minuteMillis
    : Math.ceil(millis / minuteMillis + 0.5) * minuteMillis
  return Math.max(
    warningMillis + minutes * minuteMillis,
    afterOthers(starts, targets, row),
    ...targets.map((one, position) => notBefore(one) - position * intervalMinutes * minuteMillis),
  )
}

export type Row = Omit<Sequence, 'order' | 'downMillis' | 'mode'>

/** Starts the races one after the other. @param wanted the first start @param modeOf the preparatory flag */
export const begun = <One extends Start>(
  officer: Officer,
  targets: readonly One[],
  wanted: Row,
  modeOf: (one: One) => PreparatoryFlag,
): readonly Pressed<One>[] => {
  const { millis, startMillis, minutes, intervalMinutes } = wanted
  return targets.map((one, position) => ({
    one,
    events: sequenceBegun(officer, one.state, {
      ...wanted,
      startMillis: startMillis + Math.round(position * intervalMinutes * minuteMillis),
      downMillis: Math.max(millis, startMillis - (minutes + 1) * minuteMillis),
      mode: modeOf(one),
      order: position,
    }),
  }))
}

/** AP, or N: a flag for several races at one time. */
export const interruptedAll = <One extends Start>(
  officer: Officer,
  targets: readonly One[],
  millis: number,
  [upper, lower]: readonly [Flag, Flag | 'NONE' | Pennant],
): readonly Pressed<One>[] =>
  targets.map((one) => ({ one, events: interrupted(officer, one.state, millis, upper, lower) }))

/** A general recall: the starts that follow wait until the race starts again (29.2). */
export const recalled = <One extends Start>(
  officer: Officer,
  starts: readonly One[],
  one: One,
  millis: number,
): readonly Pressed<One>[] => [
  { one, events: interrupted(officer, one.state, millis, 'FIRSTSUBSTITUTE') },
  ...notStarted(starts, millis)
    .filter(({ state }) => state.startMillis !== null)
    .map((held) => ({ one: held, events: startHeld(officer, held.state, millis) })),
]

/** Held starts follow the recalled one. The flags of one press go up and come down together. */
const waitsWith =
  (one: Start) =>
  (other: Start): boolean =>
    other.state.isHeld ||
    one.state.flags.some(
      ({ flag, sinceMillis }) =>
        waitFlags.includes(flag) &&
        other.state.flags.some((its) => its.flag === flag && its.sinceMillis === sinceMillis),
    )

/** The flag of a race comes down, and its start and those that wait with it follow one after the other. */
export const resumed = <One extends Start>(
  officer: Officer,
  starts: readonly One[],
  one: One,
  millis: number,
): readonly Pressed<One>[] => {
  const others = notStarted(starts, millis).filter(({ id }) => id !== one.id)
  const targets = [one, ...others.filter(waitsWith(one))].sort(byOrder)
  const { minutes, intervalMinutes } = one.state
  const row = { millis, minutes, intervalMinutes }
  const startMillis = firstStart(starts, targets, row)
  return begun(officer, targets, { ...row, startMillis }, ({ state }) => state.lastMode)
}

/** X comes down four minutes after the start, and a minute before any later start, at the latest (29.1). */
export const recallEnd = (starts: readonly Start[], { state }: Start): number => {
  const startMillis = state.startMillis ?? 0
  const later = starts
    .flatMap((other) => other.state.startMillis ?? [])
    .filter((millis) => millis > startMillis)
  return Math.min(startMillis + 4 * minuteMillis, ...later.map((millis) => millis - minuteMillis))
}
