/** The state of a race as a race officer needs it. */
import {
  type AnyFlag,
  flyingFlags,
  type FlyingFlag,
  type RaceLog,
  type RaceStatus,
  statusAt,
} from './raceLog.ts'
import { type LoggedEvent, raceLogIn } from './raceLogEvents.ts'
import {
  isPreparatory,
  type PreparatoryFlag,
  preparatoryFlags,
  usualMinutes,
} from './startSequence.ts'

/** A flag that flies, with the id of the event that raised it. */
export interface RaisedFlag extends FlyingFlag {
  readonly id: string
}

export interface StartState {
  readonly log: RaceLog
  readonly passId: number
  readonly startMillis: number | null
  readonly status: RaceStatus
  /** The start waits for a race before it in the row (RRS 29.2). */
  readonly isHeld: boolean
  /** From the warning signal to the start. */
  readonly minutes: number
  /** To the next start of the row. */
  readonly intervalMinutes: number
  /** The place in the row. */
  readonly order: number
  /** The preparatory flag of this attempt. */
  readonly mode: PreparatoryFlag
  /** The last one, also of an attempt before. */
  readonly lastMode: PreparatoryFlag
  /** Without the preparatory flags, which follow from the start time. */
  readonly flags: readonly RaisedFlag[]
}

export const flies = ({ flags }: StartState, wanted: AnyFlag): boolean =>
  flags.some(({ flag }) => flag === wanted)

/** There is no individual recall under U and black (RRS 29.1). */
export const mayReturn = ({ mode }: StartState): boolean => mode !== 'UNIFORM' && mode !== 'BLACK'

/** @param nowMillis events count from their time on */
export const startStateOf = (events: readonly LoggedEvent[], nowMillis: number): StartState => {
  const log = raceLogIn(events)
  const raised = preparatoryFlags
    .flatMap((flag) => {
      const event = log[flag]
      return event?.value.displayed === true ? [{ flag, ...event }] : []
    })
    .sort((one, other) => other.createdMillis - one.createdMillis)
  const {
    minutes = usualMinutes,
    intervalMinutes = usualMinutes,
    order = 0,
  } = log.procedure?.value ?? {}
  const ofPass = raised.find(({ passId }) => passId === log.passId)
  return {
    log,
    passId: log.passId,
    startMillis: log.startTime?.value ?? null,
    status: statusAt(log, nowMillis),
    isHeld: log.startTime?.value === null,
    minutes,
    intervalMinutes,
    order,
    mode: ofPass?.flag ?? 'PAPA',
    lastMode: raised[0]?.flag ?? 'PAPA',
    flags: flyingFlags(log, nowMillis)
      .filter(({ flag }) => !isPreparatory(flag))
      .map((flying) => ({ ...flying, id: log[flying.flag]?.id ?? '' })),
  }
}
