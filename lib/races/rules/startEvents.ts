/** The events of the presses of a race officer, as the race committee app of the original writes them. */
import {
  type AnyFlag,
  type Flag,
  type FlagDetails,
  isSideFlag,
  type RaceStatus,
} from './raceLog.ts'
import {
  describeProcedure,
  eventClass,
  type LoggedEvent,
  type LoggedFact,
} from './raceLogEvents.ts'
import { type PreparatoryFlag, waitFlags } from './startSequence.ts'
import type { RaisedFlag, StartState } from './startState.ts'

export interface Officer {
  readonly user: string
  readonly newId: () => string
}

type Facts = Omit<LoggedFact, '@class'> & Partial<Pick<LoggedEvent, 'timestamp'>>

const event = (
  { user, newId }: Officer,
  name: string,
  passId: number,
  createdAt: number,
  facts: Facts,
): LoggedEvent => ({
  '@class': eventClass(name),
  id: newId(),
  createdAt,
  timestamp: createdAt,
  passId,
  authorName: user,
  authorPriority: 0,
  ...facts,
})

interface MoreOfFlag extends FlagDetails {
  readonly lowerFlag?: Flag | 'NONE'
}

export const flagUp = (
  officer: Officer,
  passId: number,
  timestamp: number,
  flag: AnyFlag,
  more: MoreOfFlag = {},
): LoggedEvent =>
  isSideFlag(flag)
    ? event(officer, 'SideFlag', passId, timestamp, { sideFlag: flag, displayed: true, ...more })
    : event(officer, 'Flag', passId, timestamp, {
        upperFlag: flag,
        lowerFlag: 'NONE',
        displayed: true,
        ...more,
      })

export const flagDown = (
  officer: Officer,
  passId: number,
  timestamp: number,
  flag: AnyFlag,
  more: MoreOfFlag = {},
): LoggedEvent => ({ ...flagUp(officer, passId, timestamp, flag, more), displayed: false })

/** X comes down. The id is the same on all phones, so that it comes down once. */
export const recallOver = (
  officer: Officer,
  passId: number,
  { id }: Pick<RaisedFlag, 'id'>,
  [createdAt, timestamp]: readonly [number, number],
): LoggedEvent => ({
  ...flagDown(officer, passId, createdAt, 'XRAY'),
  id: id.replace(/./, (digit) => (parseInt(digit, 16) ^ 8).toString(16)),
  timestamp,
})

export const statusSet = (
  officer: Officer,
  passId: number,
  createdAt: number,
  nextStatus: RaceStatus,
  timestamp = createdAt,
): LoggedEvent => event(officer, 'RaceStatus', passId, createdAt, { timestamp, nextStatus })

const startTime = (officer: Officer, passId: number, timestamp: number, millis: number | null) =>
  event(officer, 'StartTime', passId, timestamp, { startTime: millis, nextStatus: 'SCHEDULED' })

export interface Sequence {
  /** The time of the press. */
  readonly millis: number
  readonly startMillis: number
  readonly mode: PreparatoryFlag
  /** When the flags come down for which the start waited; absent: at the press. */
  readonly downMillis?: number
  readonly minutes: number
  readonly intervalMinutes: number
  readonly order: number
}

export const sequenceBegun = (
  officer: Officer,
  { passId, flags }: Pick<StartState, 'passId' | 'flags'>,
  { millis, startMillis, mode, downMillis = millis, ...row }: Sequence,
): readonly LoggedEvent[] => [
  ...flags
    .filter(({ flag }) => waitFlags.includes(flag))
    .map(({ flag, id: _id, displayed: _up, sinceMillis: _since, ...more }) => ({
      ...flagDown(officer, passId, millis, flag, more),
      timestamp: downMillis,
    })),
  event(officer, 'StartProcedureChanged', passId, millis, {
    ...describeProcedure({ type: 'RRS26', ...row }),
  }),
  flagUp(officer, passId, millis, mode),
  startTime(officer, passId, millis + 1, startMillis),
]

/** The start waits for that of another race. */
export const startHeld = (
  officer: Officer,
  { passId }: Pick<StartState, 'passId'>,
  millis: number,
): readonly LoggedEvent[] => [startTime(officer, passId, millis, null)]

/** Raises no flag. A race that finishes is told so again, because a later start time replaces a status. */
export const startCorrected = (
  officer: Officer,
  { passId, log, status }: StartState,
  millis: number,
  startMillis: number,
): readonly LoggedEvent[] => [
  startTime(officer, passId, millis, startMillis),
  ...(status === 'FINISHING' || status === 'FINISHED'
    ? [statusSet(officer, passId, millis + 1, status, log.status?.logicalMillis)]
    : []),
]

/** A numeral pennant below AP: from the scheduled starting time, else from the press. */
export interface Pennant {
  readonly hours: number
}

const hourMillis = 3_600_000

/** AP, N or First Substitute, and a new attempt, without the recall of the one before. */
export const interrupted = (
  officer: Officer,
  { passId, flags, startMillis }: StartState,
  millis: number,
  upper: Flag,
  lower: Flag | 'NONE' | Pennant = 'NONE',
): readonly LoggedEvent[] => [
  ...(flags.some(({ flag }) => flag === 'XRAY')
    ? [flagDown(officer, passId, millis - 1, 'XRAY')]
    : []),
  flagUp(officer, passId, millis - 1, upper, typeof lower === 'string' ? { lowerFlag: lower } : {}),
  ...(typeof lower === 'string'
    ? []
    : [
        flagUp(officer, passId, millis - 1, 'PENNANT', {
          ...lower,
          notBefore: (startMillis ?? millis) + lower.hours * hourMillis,
        }),
      ]),
  event(officer, 'PassChange', passId + 1, millis, {}),
]
