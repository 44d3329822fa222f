// @ts-check
/** The signals of a starting sequence (RRS 26), and the state of a race that its log tells. */

/** @typedef {{ millis: number, words: string, up: string[], down: string[], sounds: number, isLong: boolean }} Signal */

/** The minutes of the warning, the preparatory, the one-minute and the starting signal. @type {Record<string, number[]>} */
const sequences = { 5: [5, 4, 1, 0], 3: [3, 2, 1, 0] }

/** @type {(minutes: number) => number[]} */
export const sequenceOf = (minutes) =>
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
export const earlyCode = (/** @type {string} */ mode) =>
  ({ UNIFORM: 'UFD', BLACK: 'BFD' })[mode] ?? 'OCS'

/** The next attempt waits while these fly. */
export const waitFlags = ['AP', 'FIRSTSUBSTITUTE', 'NOVEMBER']

const minuteMillis = 60_000

const flagWords = (/** @type {string} */ mode) =>
  mode === 'BLACK'
    ? 'black flag'
    : `flag ${modes[/** @type {'PAPA'} */ (mode)]?.split(':')[0] ?? mode}`

/**
 * @param {number} startMillis
 * @param {number} minutes from the warning signal to the start
 * @param {string} mode the preparatory flag
 * @returns {Signal[]} in the order of their time
 */
export const signalsOf = (startMillis, minutes, mode) => {
  const [warning = 5, preparatory = 4, one = 1] = sequenceOf(minutes)
  const at = (/** @type {number} */ before) => startMillis - before * minuteMillis
  /** @type {(millis: number, words: string, more: Partial<Signal>) => Signal} */
  const signal = (millis, words, more) => ({
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

/** The flags of the sequence that fly at a time. @type {(signals: Signal[], millis: number) => string[]} */
export const flagsAt = (signals, millis) => {
  const flags = new Set()
  for (const signal of signals) {
    if (signal.millis > millis) break
    for (const flag of signal.up) flags.add(flag)
    for (const flag of signal.down) flags.delete(flag)
  }
  return [...flags]
}

/**
 * @typedef {{
 *   '@class': string, id: string, createdAt: number, timestamp: number, passId: number,
 *   authorName: string, authorPriority: number, startTime?: number | null, nextStatus?: string,
 *   upperFlag?: string, lowerFlag?: string, displayed?: boolean, startProcedureType?: string
 * }} LogEvent
 * @typedef {{ id: string, upper: string, lower: string, sinceMillis: number }} Flag
 * @typedef {{ passId: number, startMillis: number | null, status: string, mode: string, lastMode: string, flags: Flag[] }} RaceState
 *   `lastMode`: also of an attempt before
 */

/** The state that the events of a race log tell. Later events count. @type {(events: LogEvent[]) => RaceState} */
export const stateOf = (events) => {
  const passId = Math.max(0, ...events.map((event) => event.passId))
  const ordered = [...events].sort((one, other) => one.createdAt - other.createdAt)
  const ofPass = ordered.filter((event) => event.passId === passId)
  const last = (/** @type {string} */ name) => ofPass.findLast((event) => event['@class'] === name)
  /** @type {Map<string, Flag>} */
  const flags = new Map()
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
 * @template {object} Event
 * @param {Event} event X down
 * @param {Pick<Flag, 'id'>} flag
 * @param {number} timestamp
 */
export const recallOver = (event, { id }, timestamp) => ({
  ...event,
  id: id.replace(/^./, (digit) => (parseInt(digit, 16) ^ 8).toString(16)),
  timestamp,
})

/**
 * The events of the presses, as the race committee app of the original writes them.
 * @param {string} user
 * @param {() => string} newId
 */
export const eventsOf = (user, newId) => {
  /** @type {(name: string, passId: number, millis: number, more?: object) => object} */
  const event = (name, passId, millis, more) => ({
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
  /** @type {(passId: number, millis: number, upperFlag: string, displayed?: boolean, lowerFlag?: string) => object} */
  const flag = (passId, millis, upperFlag, displayed = true, lowerFlag = 'NONE') =>
    event('RaceLogFlagEvent', passId, millis, { upperFlag, lowerFlag, displayed })
  return {
    flag,
    /**
     * The flags for which the start waited come down.
     * @type {(state: RaceState, millis: number, startTime: number, mode: string) => object[]}
     */
    start: ({ passId, flags }, millis, startTime, mode) => [
      ...flags
        .filter(({ upper }) => waitFlags.includes(upper))
        .map(({ upper }) => flag(passId, millis, upper, false)),
      flag(passId, millis, mode),
      event('RaceLogStartTimeEvent', passId, millis + 1, { startTime, nextStatus: 'SCHEDULED' }),
    ],
    /**
     * A start time that is given or corrected afterwards raises no flag, and a finished race stays finished.
     * @type {(state: RaceState, millis: number, startTime: number) => object[]}
     */
    startTime: ({ passId, status }, millis, startTime) => {
      const nextStatus = ['FINISHING', 'FINISHED'].includes(status) ? status : 'SCHEDULED'
      return [event('RaceLogStartTimeEvent', passId, millis, { startTime, nextStatus })]
    },
    /**
     * AP, N or First Substitute, and a new attempt, without the recall of the one before.
     * @type {(state: RaceState, millis: number, upper: string, lower?: string) => object[]}
     */
    interrupt: ({ passId, flags }, millis, upper, lower) => [
      ...(flags.some((one) => one.upper === 'XRAY')
        ? [flag(passId, millis - 1, 'XRAY', false)]
        : []),
      flag(passId, millis - 1, upper, true, lower),
      event('RaceLogPassChangeEvent', passId + 1, millis),
    ],
    /** @type {(state: RaceState, millis: number, nextStatus: string) => object[]} */
    status: ({ passId }, millis, nextStatus) => [
      event('RaceLogRaceStatusEvent', passId, millis, { nextStatus }),
    ],
  }
}
