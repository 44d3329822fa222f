/**
 * The start of a race on a phone. Each press is kept here with its time, and sent to the race log
 * when there is a connection; the page shows what both say together.
 */
import { correction, now } from '#browser/waiting/clock.ts'
import { ask } from '#browser/waiting/queue.ts'
import { exchangeRegularly } from '#browser/waiting/exchange.ts'
import { openPage } from '#browser/waiting/openPage.ts'
import { keepPresses, sendThenRead } from '#browser/waiting/presses.ts'
import { newId } from '#browser/newId.ts'
import { change, remove, withoutAttempt } from '../finish/sheet.ts'
import { changeKept, readKept, synchronize } from '../finish/sync.ts'
import { announce, stayAwake } from './alarm.ts'
import { flagWords } from './flags.tsx'
import { earlyCode, eventsOf, recallOver, signalsOf, stateOf } from './sequence.ts'
import { StartPage } from './view.tsx'
import type { LogEvent, RaceState } from './sequence.ts'

import type { Boat, Sheet } from '../finish/sheet.ts'
import type { Kept } from '../finish/sync.ts'

/** the paths of its race log, finish sheet and course */
export interface RaceData {
  fleet: string
  title: string
  log: string
  sheet: string
  course: string
  finish: string
  boats: Boat[]
}

/** `tally`: the path of the boats with their phones */
export interface PageData {
  user: string
  zone: string
  tally: string
  races: RaceData[]
}

export interface Race {
  race: RaceData
  state: RaceState
  kept: Kept | undefined
  course: any
}

const { page, show, timeKnown }: import('#browser/waiting/openPage.ts').Opened<PageData> =
  openPage('start')
const logs: Map<string, LogEvent[]> = new Map()
const courses: Map<string, any> = new Map()
const sheets: Map<string, Kept> = new Map()
let phones: import('./view.tsx').Phones = new Map()
/** From the warning signal to the start. */
let minutes = Number(localStorage.getItem('start minutes') ?? 5)

const races = (): Race[] =>
  page.races.map((race) => {
    const sent = logs.get(race.log) ?? []
    const known = new Set(sent.map(({ id }) => id))
    const own = shown.waiting
      .filter(({ path, problem: refused }) => path === race.log && refused === '')
      .map(({ body }) => body as LogEvent)
    const state = stateOf([...sent, ...own.filter(({ id }) => !known.has(id))])
    return { race, state, kept: sheets.get(race.sheet), course: courses.get(race.course) }
  })

const draw = () => {
  const state = { page, races: races(), phones, minutes, ...shown }
  const times = { offset: correction(), nowMillis: now() }
  show(<StartPage {...{ ...state, ...times, ...actions }} />)
}

/** Signals that the page has sounded; those from before it was opened are over. */
const sounded: Set<string> = new Set()
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

/** The ids of the events that raised flags. */
const lowered: Set<string> = new Set()

/** X comes down four minutes after the start at the latest (RRS 29.1). */
const lowerRecall = (race: RaceData, state: RaceState, millis: number): void => {
  const flag = state.flags.find(({ upper }) => upper === 'XRAY')
  const overMillis = (state.startMillis ?? millis) + 4 * 60_000
  if (!flag || millis <= overMillis || lowered.has(flag.id)) return
  lowered.add(flag.id)
  const down = events.flag(state.passId, millis, 'XRAY', false)
  void log(race, 'XRAY down', [recallOver(down, flag, overMillis)])
}

/** A press counts without a gap: the response has the log with its event. */
const takeReply = async (path: string, reply: Response | undefined) => {
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
    const { boats }: { boats: { competitorId: string; phone: 'none' | 'silent' | 'sends' }[] } =
      await ask(page.user, page.tally)
    phones = new Map(boats.map(({ competitorId, phone }) => [competitorId, phone]))
  },
  draw,
  30,
)

const log = ({ log: path, title }: RaceData, words: string, events: object[]): Promise<unknown> =>
  run(() => keep(...events.map((body) => ({ path, body, words: `${title}: ${words}` }))))

const events = eventsOf(page.user, newId)

const stateOfRace = (race: RaceData) =>
  races().find((one) => one.race === race)?.state ?? stateOf([])

const setSheet = ({ sheet: path }: RaceData, next: (sheet: Sheet) => Sheet): Promise<unknown> =>
  run(async () => {
    const kept = sheets.get(path) ?? (await readKept(page.user, path))
    sheets.set(path, await changeKept(kept, (now) => ({ ...now, mine: next(now.mine) })))
    void exchange()
  })

const sound = (sounds: number) => announce({ sounds, isLong: false })

const actions: import('./view.tsx').Actions = {
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
