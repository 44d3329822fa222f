/** Keeps for each fact the event that counts: the last one by pass, then author, then creation. */
import {
  type legChanges,
  raceLogFlags,
  type raceStatuses,
  type racingProcedures,
  sideFlags,
} from '#schemas/races/raceLogWords.ts'

type RacingProcedure = (typeof racingProcedures)[number]

export type RaceStatus = (typeof raceStatuses)[number]

export interface RaceLogAuthor {
  readonly name: string
  /** 0 is the highest. */
  readonly priority: number
}

/** An event of the race log. Its value is the fact that it records. */
export interface RaceLogEvent<Value = unknown> {
  /** A UUID. Absent: the service wrote the event. */
  readonly id?: string
  readonly author: RaceLogAuthor
  /** The attempt to sail the race. It increases after a general recall or an abandonment. */
  readonly passId: number
  readonly createdMillis: number
  /** The time from which the event counts. */
  readonly logicalMillis: number
  readonly value: Value
}

export type Flag = (typeof raceLogFlags)[number]

/** A flag beside the race log. */
export type SideFlag = (typeof sideFlags)[number]

export type AnyFlag = Flag | SideFlag

/** How a race starts, and its place in a row of starts. */
export interface StartProcedure {
  readonly type: RacingProcedure
  /** From the warning signal to the start. Absent: as usual for the type. */
  readonly minutes?: number
  /** To the next start of the row. */
  readonly intervalMinutes?: number
  /** The place in the row, from 0. */
  readonly order?: number
}

/** A flag, perhaps over another one on the same pole, went up or came down. */
interface FlagSignal {
  readonly lowerFlag: Flag | 'NONE'
  readonly displayed: boolean
}

/** Says more about a flag beside the race log. */
export interface FlagDetails {
  /** The number of a pennant, with the earliest start in milliseconds since 1970. */
  readonly hours?: number
  readonly notBefore?: number
  /** The mark to which the course changes, or at which it ends. */
  readonly mark?: string
  /** The direction of the leg to the mark, in degrees true. */
  readonly bearing?: number
  readonly legChange?: (typeof legChanges)[number]
}

interface SideSignal extends FlagDetails {
  readonly displayed: boolean
}

/** The facts in a race log: the last event of each flag, and others. Times are milliseconds since 1970; null removes the time. */
export interface RaceFacts
  extends Readonly<Record<Flag, FlagSignal>>, Readonly<Record<SideFlag, SideSignal>> {
  readonly denotation: string
  readonly startTime: number | null
  readonly procedure: StartProcedure
  readonly status: RaceStatus
  readonly startOfTracking: number | null
  readonly endOfTracking: number | null
  /** The beginning of the current attempt. */
  readonly pass: null
  readonly protestTime: number
}

export type RaceFact = keyof RaceFacts

export const raceFacts = [
  'denotation',
  'startTime',
  'procedure',
  'status',
  'startOfTracking',
  'endOfTracking',
  // Stored by their position, so that new ones come last.
  'pass',
  'protestTime',
  ...raceLogFlags,
  ...sideFlags,
] as const satisfies readonly RaceFact[]

type CountingEvents = { readonly [Fact in RaceFact]?: RaceLogEvent<RaceFacts[Fact]> }

export interface RaceLog extends CountingEvents {
  readonly raceColumnId: string
  readonly fleet: string
  readonly passId: number
}

/**
 * Adds an event. It changes nothing if it belongs to an earlier pass, or if an event about the same
 * fact comes after it in the order. A later pass begins without a start time and a status.
 */
export const withEvent = <Fact extends RaceFact>(
  log: RaceLog,
  fact: Fact,
  event: RaceLogEvent<RaceFacts[Fact]>,
): RaceLog => {
  const counting = log[fact]
  const isBehind = counting?.passId === event.passId && isAfter(counting, event)
  if (event.passId < log.passId || isBehind) return log
  const { startTime: _startTime, status: _status, ...kept } = log
  const begun = event.passId > log.passId ? { ...kept, passId: event.passId } : log
  return { ...begun, [fact]: event }
}

/** Takes an event back, if its author has no higher priority. Returns the same log otherwise. */
export const withoutEvent = (log: RaceLog, id: string, { priority }: RaceLogAuthor): RaceLog => {
  const revoked = raceFacts.find((fact) => {
    const event = log[fact]
    return event?.id === id && event.author.priority >= priority
  })
  return revoked === undefined ? log : { ...log, [revoked]: undefined }
}

export interface FlyingFlag extends FlagSignal, FlagDetails {
  readonly flag: AnyFlag
  readonly sinceMillis: number
}

/** A recall, a change of the course and a shortened course end with their attempt. */
const flagsOfAttempt: readonly AnyFlag[] = ['XRAY', 'CHARLIE', 'SIERRA']

/** A numeral pennant flies with the AP that was raised with it. */
const hasEnded = (log: RaceLog, flag: AnyFlag, event: RaceLogEvent): boolean =>
  flag === 'PENNANT'
    ? (log.AP?.createdMillis ?? Infinity) > event.createdMillis
    : flagsOfAttempt.includes(flag) && event.passId < log.passId

/** The flags of the log that fly at this time, also those that ended the attempt before. */
export const flyingFlags = (log: RaceLog | undefined, nowMillis: number): readonly FlyingFlag[] => {
  if (log === undefined) return []
  return [...raceLogFlags, ...sideFlags].flatMap((flag) => {
    const event = log[flag]
    if (event === undefined || hasEnded(log, flag, event)) return []
    // A flag that comes down at a later time flies until then.
    const flies = event.value.displayed === event.logicalMillis <= nowMillis
    const sinceMillis = event.logicalMillis
    return flies ? [{ lowerFlag: 'NONE', ...event.value, flag, sinceMillis }] : []
  })
}

/** The flags beside the race log that fly at this time. */
export const flyingSideFlags = (log: RaceLog | undefined, nowMillis: number) =>
  flyingFlags(log, nowMillis).flatMap(({ flag, lowerFlag: _none, displayed: _up, ...details }) =>
    isSideFlag(flag) ? [{ flag, ...details }] : [],
  )

export const isSideFlag = (flag: string): flag is SideFlag => sideFlags.some((one) => one === flag)

/** The last flag that went up or came down. */
export const lastFlag = (log: RaceLog) => {
  const [last] = raceLogFlags
    .flatMap((flag) => {
      const event = log[flag]
      return event === undefined ? [] : [{ flag, event }]
    })
    .sort((one, other) => other.event.logicalMillis - one.event.logicalMillis)
  return last && { flag: last.flag, signal: last.event.value }
}

/** Whether the event comes after the other one of its pass. Neither of two equal events does. */
const isAfter = (event: RaceLogEvent, other: RaceLogEvent): boolean =>
  (other.author.priority - event.author.priority || event.createdMillis - other.createdMillis) > 0

/** The minutes from the first signal to the start. Infinity: no signal. */
const startPhaseMinutes: Partial<Record<RacingProcedure, number>> = {
  GateStart: 8,
  ESS: 4,
  BASIC: Infinity,
}
const usualStartPhaseMinutes = 5

/** A start time that was set later replaces the status event, unless its author has a lower priority. */
const lastStatusIn = ({ startTime, status }: RaceLog): RaceLog['status'] => {
  if (status === undefined || startTime === undefined) return status
  const isLater = startTime.createdMillis > status.createdMillis
  return isLater && startTime.author.priority <= status.author.priority ? undefined : status
}

/** The status at this time. Status events count from their logical time on. */
export const statusAt = (log: RaceLog | undefined, nowMillis: number): RaceStatus => {
  const { startTime, procedure } = log ?? {}
  const status = log && lastStatusIn(log)
  if (status !== undefined && status.logicalMillis <= nowMillis) return status.value
  if (startTime === undefined) return 'UNSCHEDULED'
  if (startTime.value === null) return 'PRESCHEDULED'
  if (startTime.value <= nowMillis) return 'RUNNING'
  const {
    type = 'UNKNOWN',
    minutes = startPhaseMinutes[type] ?? usualStartPhaseMinutes,
  }: Partial<StartProcedure> = procedure?.value ?? {}
  return startTime.value - nowMillis < minutes * 60_000 ? 'STARTPHASE' : 'SCHEDULED'
}

/** The time at which the last boat finished. A start time that was set later removes it. */
export const finishedMillisIn = (log: RaceLog): number | null => {
  const status = lastStatusIn(log)
  return status?.value === 'FINISHED' ? status.logicalMillis : null
}
