/** The events of a race log as clients write and read them, and the log that they make. */
import {
  type Flag,
  type FlagDetails,
  type RaceFact,
  type RaceFacts,
  type RaceLog,
  type RaceStatus,
  type SideFlag,
  type StartProcedure,
  withEvent,
} from './raceLog.ts'

/** The part of an event that says what happened. */
export interface LoggedFact extends FlagDetails {
  readonly '@class'?: string
  readonly startTime?: number | null
  readonly nextStatus?: RaceStatus
  readonly upperFlag?: Flag
  readonly lowerFlag?: Flag | 'NONE'
  readonly sideFlag?: SideFlag
  readonly displayed?: boolean
  readonly startProcedureType?: StartProcedure['type']
  readonly sequenceMinutes?: number
  readonly intervalMinutes?: number
  readonly startOrder?: number
  readonly protestStartTime?: number | null
}

/** An event with its place in the order of the log. */
export interface LoggedEvent extends LoggedFact {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** The time from which the event counts. */
  readonly timestamp: number
  readonly passId: number
  readonly authorName: string
  readonly authorPriority: number
}

type LogOrder = Pick<LoggedEvent, 'passId' | 'authorPriority' | 'createdAt'>

/** The order of a race log: passes, authors from the lowest rank to the highest, then creation. */
export const byLogOrder = (one: LogOrder, other: LogOrder): number =>
  one.passId - other.passId ||
  other.authorPriority - one.authorPriority ||
  one.createdAt - other.createdAt

/** The class of an event in the original, such as `RaceLogFlagEvent` for `Flag`. */
export const eventClass = (name: string): string => `RaceLog${name}Event`

const nameIn = ({ '@class': eventClass = '' }: LoggedFact): string => eventClass.slice(7, -5)

const procedureOf = (sent: LoggedFact): StartProcedure => {
  const {
    startProcedureType: type = 'UNKNOWN',
    sequenceMinutes,
    intervalMinutes,
    startOrder,
  } = sent
  return {
    type,
    ...(sequenceMinutes !== undefined && { minutes: sequenceMinutes }),
    ...(intervalMinutes !== undefined && { intervalMinutes }),
    ...(startOrder !== undefined && { order: startOrder }),
  }
}

/** The members of an event about a procedure. */
export const describeProcedure = ({ type, minutes, intervalMinutes, order }: StartProcedure) => ({
  startProcedureType: type,
  ...(minutes !== undefined && { sequenceMinutes: minutes }),
  ...(intervalMinutes !== undefined && { intervalMinutes }),
  ...(order !== undefined && { startOrder: order }),
})

/** The members of an event that say more about a flag beside the race log. */
const detailsOf = ({ hours, notBefore, mark, bearing, legChange }: LoggedFact): FlagDetails => ({
  ...(hours !== undefined && { hours }),
  ...(notBefore !== undefined && { notBefore }),
  ...(mark !== undefined && { mark }),
  ...(bearing !== undefined && { bearing }),
  ...(legChange !== undefined && { legChange }),
})

/** @returns what `add` returns; absent: the event records no fact that changes by events */
export const withFactOf = <Changed>(
  sent: LoggedFact,
  timestamp: number,
  add: <Fact extends RaceFact>(fact: Fact, value: RaceFacts[Fact]) => Changed,
): Changed | undefined => {
  switch (nameIn(sent)) {
    case 'StartTime':
      return add('startTime', sent.startTime ?? null)
    case 'RaceStatus':
      return add('status', sent.nextStatus ?? 'UNKNOWN')
    case 'Flag': {
      const { upperFlag = 'AP', lowerFlag = 'NONE', displayed = true } = sent
      return add(upperFlag, { lowerFlag, displayed })
    }
    case 'SideFlag': {
      const { sideFlag = 'VICTOR', displayed = true } = sent
      return add(sideFlag, { displayed, ...detailsOf(sent) })
    }
    case 'PassChange':
      return add('pass', null)
    case 'StartProcedureChanged':
      return add('procedure', procedureOf(sent))
    case 'ProtestStartTime':
      return add('protestTime', sent.protestStartTime ?? timestamp)
    default:
      return undefined
  }
}

/**
 * The log that events make which reach the service in this order. The service applies events that take
 * others back, and shows none of them.
 */
export const raceLogIn = (events: readonly LoggedEvent[]): RaceLog =>
  events.reduce<RaceLog>(
    (log, sent) => {
      const { id, passId, createdAt: createdMillis, timestamp: logicalMillis } = sent
      const author = { name: sent.authorName, priority: sent.authorPriority }
      const event = { id, author, passId, createdMillis, logicalMillis }
      return (
        withFactOf(sent, logicalMillis, (fact, value) =>
          withEvent(log, fact, { ...event, value }),
        ) ?? log
      )
    },
    { raceColumnId: '', fleet: '', passId: 0 },
  )
