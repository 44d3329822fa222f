// @ts-check
/**
 * The start of a race on a phone. Each press is kept here with its time, and sent to the race log
 * when there is a connection; the page shows what both say together.
 */
import { html } from 'htm/preact'
import { correction, now } from '../waiting/clock.js'
import { ask } from '../waiting/queue.js'
import { exchangeRegularly } from '../waiting/exchange.js'
import { openPage } from '../waiting/openPage.js'
import { keepPresses, sendThenRead } from '../waiting/presses.js'
import { newId } from '../newId.js'
import { change, remove, withoutAttempt } from '../finish/sheet.js'
import { changeKept, readKept, synchronize } from '../finish/sync.js'
import { announce, stayAwake } from './alarm.js'
import { flagWords } from './flags.js'
import { earlyCode, eventsOf, recallOver, signalsOf, stateOf } from './sequence.js'
import { StartPage } from './view.js'

/**
 * @import { LogEvent, RaceState } from './sequence.js'
 * @import { Boat, Sheet } from '../finish/sheet.js'
 * @import { Kept } from '../finish/sync.js'
 *
 * @typedef {{ fleet: string, title: string, log: string, sheet: string, course: string, finish: string, boats: Boat[] }} RaceData
 *   the paths of its race log, finish sheet and course
 * @typedef {{ user: string, zone: string, tally: string, races: RaceData[] }} PageData
 *   `tally`: the path of the boats with their phones
 * @typedef {{ race: RaceData, state: RaceState, kept: Kept | undefined, course: any }} Race
 */

/** @type {import('../waiting/openPage.js').Opened<PageData>} */
const { page, show, timeKnown } = openPage('start')
/** @type {Map<string, LogEvent[]>} by the path of the race log */
const logs = new Map()
/** @type {Map<string, any>} */
const courses = new Map()
/** @type {Map<string, Kept>} */
const sheets = new Map()
/** @type {import('./view.js').Phones} */
let phones = new Map()
/** From the warning signal to the start. */
let minutes = Number(localStorage.getItem('start minutes') ?? 5)

/** @returns {Race[]} */
const races = () =>
  page.races.map((race) => {
    const sent = logs.get(race.log) ?? []
    const known = new Set(sent.map(({ id }) => id))
    const own = shown.waiting
      .filter(({ path, problem: refused }) => path === race.log && refused === '')
      .map(({ body }) => /** @type {LogEvent} */ (body))
    const state = stateOf([...sent, ...own.filter(({ id }) => !known.has(id))])
    return { race, state, kept: sheets.get(race.sheet), course: courses.get(race.course) }
  })

const draw = () => {
  const state = { page, races: races(), phones, minutes, ...shown }
  const times = { offset: correction(), nowMillis: now() }
  show(html`<${StartPage} ...${{ ...state, ...times, ...actions }} />`)
}

/** Signals that the page has sounded; those from before it was opened are over. @type {Set<string>} */
const sounded = new Set()
let lastMillis = now()

const tick = () => {
  const millis = now()
  for (const { race, state } of races()) {
    if (state.startMillis === null) continue
    for (const signal of signalsOf(state.startMillis, minutes, state.mode)) {
      const name = `${race.fleet} ${signal.millis} ${signal.words}`
      const isDue = signal.millis <= millis && signal.millis > lastMillis
      if (isDue && !sounded.has(name)) announce(signal)
      if (isDue) sounded.add(name)
    }
    lowerRecall(race, state, millis)
  }
  lastMillis = millis
  draw()
  setTimeout(tick, 1000 - (millis % 1000))
}

/** The ids of the events that raised flags. @type {Set<string>} */
const lowered = new Set()

/** X comes down four minutes after the start at the latest (RRS 29.1). @type {(race: RaceData, state: RaceState, millis: number) => void} */
const lowerRecall = (race, state, millis) => {
  const flag = state.flags.find(({ upper }) => upper === 'XRAY')
  const overMillis = (state.startMillis ?? millis) + 4 * 60_000
  if (!flag || millis <= overMillis || lowered.has(flag.id)) return
  lowered.add(flag.id)
  const down = events.flag(state.passId, millis, 'XRAY', false)
  void log(race, 'XRAY down', [recallOver(down, flag, overMillis)])
}

/** A press counts without a gap: the response has the log with its event. */
const takeReply = async (/** @type {string} */ path, /** @type {Response | undefined} */ reply) => {
  const answer = logs.has(path) ? await reply?.json().catch(() => undefined) : undefined
  if (answer) logs.set(path, answer)
  await readOwn()
}

const readLogs = async () => {
  for (const { log, sheet } of page.races) {
    logs.set(log, await ask(page.user, log, 'POST'))
    const kept = sheets.get(sheet) ?? (await readKept(page.user, sheet))
    sheets.set(sheet, kept)
  }
}

const { shown, readOwn, exchange, run, keep, discard } = keepPresses({
  user: page.user,
  turn: async () => {
    await sendThenRead(page.user, takeReply, readLogs)
    for (const [path, kept] of sheets) sheets.set(path, await synchronize(kept))
  },
  pause: 3,
  draw,
})

/** Apart from the race log, so that phones delay no signal. */
const readPhones = exchangeRegularly(
  async () => {
    /** @type {{ boats: { competitorId: string, phone: 'none' | 'silent' | 'sends' }[] }} */
    const { boats } = await ask(page.user, page.tally)
    phones = new Map(boats.map(({ competitorId, phone }) => [competitorId, phone]))
  },
  draw,
  30,
)

/** @type {(race: RaceData, words: string, events: object[]) => Promise<unknown>} */
const log = ({ log: path, title }, words, events) =>
  run(() => keep(...events.map((body) => ({ path, body, words: `${title}: ${words}` }))))

const events = eventsOf(page.user, newId)

const stateOfRace = (/** @type {RaceData} */ race) =>
  races().find((one) => one.race === race)?.state ?? stateOf([])

/** @type {(race: RaceData, next: (sheet: Sheet) => Sheet) => Promise<unknown>} */
const setSheet = ({ sheet: path }, next) =>
  run(async () => {
    const kept = sheets.get(path) ?? (await readKept(page.user, path))
    sheets.set(path, await changeKept(kept, (now) => ({ ...now, mine: next(now.mine) })))
    void exchange()
  })

const sound = (/** @type {number} */ sounds) => announce({ sounds, isLong: false })

/** @type {import('./view.js').Actions} */
const actions = {
  setMinutes: (value) => {
    minutes = value
    localStorage.setItem('start minutes', String(value))
    draw()
  },
  /** The first press may play sounds later. */
  ready: () => void stayAwake(),
  start: (race, millis, startMillis, mode) =>
    log(race, 'start time', events.start(stateOfRace(race), millis, startMillis, mode)),
  startTime: (race, startMillis) =>
    log(race, 'start time', events.startTime(stateOfRace(race), now(), startMillis)),
  interrupt: (race, millis, flag, lower) => {
    sound(flag === 'NOVEMBER' ? 3 : 2)
    void setSheet(race, (sheet) => withoutAttempt(sheet, flag === 'NOVEMBER'))
    return log(race, flagWords(flag), events.interrupt(stateOfRace(race), millis, flag, lower))
  },
  raise: (race, flag, millis) => {
    sound(1)
    return log(race, `${flag} up`, [events.flag(stateOfRace(race).passId, millis, flag)])
  },
  lower: (race, flag, millis) =>
    log(race, `${flag} down`, [events.flag(stateOfRace(race).passId, millis, flag, false)]),
  /** One minute after the flag comes down, the warning signal is made (RRS race signals). */
  resume: (race, millis) => {
    const state = stateOfRace(race)
    const startMillis = millis + 60_000 * (1 + minutes)
    sound(1)
    const start = events.start(state, millis, startMillis, state.lastMode)
    return log(race, 'warning in one minute', start)
  },
  status: (race, status, millis) =>
    log(race, status.toLowerCase(), events.status(stateOfRace(race), millis, status)),
  early: (race, id) =>
    setSheet(race, (sheet) => change(sheet, id, { code: earlyCode(stateOfRace(race).mode) })),
  returned: (race, id) => setSheet(race, (sheet) => remove(sheet, id)),
  /** A shortened course ends at the mark. */
  shorten: (race, course, position) =>
    run(async () => {
      const path = race.course.replace('/getFromCourse/', '/createCourse/')
      const words = `${race.title}: shortened`
      // The waypoints have all laps already.
      const { optionalRepeatablePart: _part, numberOfLaps: _laps, ...same } = course
      const body = { ...same, waypoints: course.waypoints.slice(0, position + 1) }
      sound(2)
      await keep({ path, body, words })
      courses.set(race.course, body)
    }),
  /** Somebody else may have changed it since. */
  readCourse: ({ course: path }) =>
    run(async () => {
      const isSent = !shown.waiting.some((one) => one.path === path.replace('/getFrom', '/create'))
      if (isSent) courses.set(path, await ask(page.user, path).catch(() => courses.get(path)))
    }),
  discard,
}

const begin = async () => {
  await readOwn()
  draw()
  for (const race of page.races) await actions.readCourse(race)
  await exchange()
}

void timeKnown.then(draw)
void run(begin)
void readPhones()
setTimeout(tick, 1000 - (now() % 1000))
