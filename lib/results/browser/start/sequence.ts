/** The signals of a starting sequence (RRS 26), and the state of a race that its log tells. */

export interface Signal {
  millis: number
  words: string
  up: string[]
  down: string[]
  sounds: number
  isLong: boolean
}

/** The minutes of the warning, the preparatory, the one-minute and the starting signal. */
const sequences: Record<string, number[]> = { 5: [5, 4, 1, 0], 3: [3, 2, 1, 0] }

export const sequenceOf = (minutes: number): number[] =>
  sequences[String(minutes)] ?? [minutes, Math.max(minutes - 1, 1), 1, 0]

/** The preparatory flags, with what they mean for a boat that is over the line early. */
export const modes = {
  PAPA: 'P: return and start again',
  INDIA: 'I: round an end',
  ZULU: 'Z: 20 % penalty',
  INDIA_ZULU: 'Z with I',
  UNIFORM: 'U: disqualified, not after a restart',
  BLACK: 'Black: disqualified',
}

/** The code of a boat that is over the line early. */
export const earlyCode = (mode: string) => ({ UNIFORM: 'UFD', BLACK: 'BFD' })[mode] ?? 'OCS'

/** The next attempt waits while these fly. */
export const waitFlags = ['AP', 'FIRSTSUBSTITUTE', 'NOVEMBER']

const minuteMillis = 60_000

const flagWords = (mode: string) =>
  mode === 'BLACK' ? 'black flag' : `flag ${modes[mode as 'PAPA']?.split(':')[0] ?? mode}`

/**
 * @param minutes from the warning signal to the start
 * @param mode the preparatory flag
 * @returns in the order of their time
 */
export const signalsOf = (startMillis: number, minutes: number, mode: string): Signal[] => {
  const [warning = 5, preparatory = 4, one = 1] = sequenceOf(minutes)
  const at = (before: number) => startMillis - before * minuteMillis
  const signal = (millis: number, words: string, more: Partial<Signal>): Signal => ({
    millis,
    words,
    up: [],
    down: [],
    sounds: 1,
    isLong: false,
    ...more,
  })
  return [
    signal(at(warning), 'Warning: class flag up', { up: ['CLASS'] }),
    signal(at(preparatory), `Preparatory: ${flagWords(mode)} up`, { up: [mode] }),
    signal(at(one), `One minute: ${flagWords(mode)} down`, { down: [mode], isLong: true }),
    signal(startMillis, 'Start: class flag down', { down: ['CLASS'] }),
  ].filter(
    ({ millis }, position, all) => position === 0 || millis > (all[position - 1]?.millis ?? 0),
  )
}

/** The flags of the sequence that fly at a time. */
export const flagsAt = (signals: Signal[], millis: number): string[] => {
  const flags = new Set()
  for (const signal of signals) {
    if (signal.millis > millis) break
    for (const flag of signal.up) flags.add(flag)
    for (const flag of signal.down) flags.delete(flag)
  }
  return [...flags]
}

export interface LogEvent {
  '@class': string
  id: string
  createdAt: number
  timestamp: number
  passId: number
  authorName: string
  authorPriority: number
  startTime?: number | null
  nextStatus?: string
  upperFlag?: string
  lowerFlag?: string
  displayed?: boolean
  startProcedureType?: string
}

export interface Flag {
  id: string
  upper: string
  lower: string
  sinceMillis: number
}

/** `lastMode`: also of an attempt before */
export interface RaceState {
  passId: number
  startMillis: number | null
  status: string
  mode: string
  lastMode: string
  flags: Flag[]
}

/** The state that the events of a race log tell. Later events count. */
export const stateOf = (events: LogEvent[]): RaceState => {
  const passId = Math.max(0, ...events.map((event) => event.passId))
  const ordered = [...events].sort((one, other) => one.createdAt - other.createdAt)
  const ofPass = ordered.filter((event) => event.passId === passId)
  const last = (name: string) => ofPass.findLast((event) => event['@class'] === name)
  const flags: Map<string, Flag> = new Map()
  let [mode, lastMode] = ['PAPA', 'PAPA']
  for (const event of ordered) {
    const { '@class': name, upperFlag: upper = '', lowerFlag: lower = 'NONE', displayed } = event
    if (name !== 'RaceLogFlagEvent') continue
    if (upper in modes) {
      if (displayed) lastMode = upper
      if (displayed && event.passId === passId) mode = upper
    } else if (displayed && (upper !== 'XRAY' || event.passId === passId))
      flags.set(upper, { id: event.id, upper, lower, sinceMillis: event.timestamp })
    else flags.delete(upper)
  }
  return {
    passId,
    startMillis: last('RaceLogStartTimeEvent')?.startTime ?? null,
    status: last('RaceLogRaceStatusEvent')?.nextStatus ?? '',
    mode,
    lastMode,
    flags: [...flags.values()],
  }
}

/**
 * The same id on all phones, so that X comes down once.
 * @param event X down
 */
export const recallOver = <Event extends object>(
  event: Event,
  { id }: Pick<Flag, 'id'>,
  timestamp: number,
) => ({
  ...event,
  id: id.replace(/^./, (digit) => (parseInt(digit, 16) ^ 8).toString(16)),
  timestamp,
})

/** The events of the presses, as the race committee app of the original writes them. */
export const eventsOf = (user: string, newId: () => string) => {
  const event = (name: string, passId: number, millis: number, more?: object): object => ({
    '@class': name,
    id: newId(),
    createdAt: millis,
    timestamp: millis,
    passId,
    competitors: [],
    authorName: user,
    authorPriority: 0,
    ...more,
  })
  const flag = (
    passId: number,
    millis: number,
    upperFlag: string,
    displayed: boolean = true,
    lowerFlag: string = 'NONE',
  ): object => event('RaceLogFlagEvent', passId, millis, { upperFlag, lowerFlag, displayed })
  return {
    flag,
    /** The flags for which the start waited come down. */
    start: (
      { passId, flags }: RaceState,
      millis: number,
      startTime: number,
      mode: string,
    ): object[] => [
      ...flags
        .filter(({ upper }) => waitFlags.includes(upper))
        .map(({ upper }) => flag(passId, millis, upper, false)),
      flag(passId, millis, mode),
      event('RaceLogStartTimeEvent', passId, millis + 1, { startTime, nextStatus: 'SCHEDULED' }),
    ],
    /** A start time that is given or corrected afterwards raises no flag, and a finished race stays finished. */
    startTime: ({ passId, status }: RaceState, millis: number, startTime: number): object[] => {
      const nextStatus = ['FINISHING', 'FINISHED'].includes(status) ? status : 'SCHEDULED'
      return [event('RaceLogStartTimeEvent', passId, millis, { startTime, nextStatus })]
    },
    /** AP, N or First Substitute, and a new attempt, without the recall of the one before. */
    interrupt: (
      { passId, flags }: RaceState,
      millis: number,
      upper: string,
      lower?: string,
    ): object[] => [
      ...(flags.some((one) => one.upper === 'XRAY')
        ? [flag(passId, millis - 1, 'XRAY', false)]
        : []),
      flag(passId, millis - 1, upper, true, lower),
      event('RaceLogPassChangeEvent', passId + 1, millis),
    ],
    status: ({ passId }: RaceState, millis: number, nextStatus: string): object[] => [
      event('RaceLogRaceStatusEvent', passId, millis, { nextStatus }),
    ],
  }
}
