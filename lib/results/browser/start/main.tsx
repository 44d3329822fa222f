/**
 * The start of a race on a phone. Each press is kept here with its time, and sent to the race log
 * when there is a connection; the page shows what both say together.
 */
import { correction, now, timeOf } from '#browser/waiting/clock.ts'
import { ask } from '#browser/waiting/queue.ts'
import { exchangeRegularly } from '#browser/waiting/exchange.ts'
import { openPage } from '#browser/waiting/openPage.ts'
import { keepPresses, sendThenRead } from '#browser/waiting/presses.ts'
import { newId } from '#browser/newId.ts'
import type { AnyFlag } from '#races/rules/raceLog.ts'
import type { LoggedEvent } from '#races/rules/raceLogEvents.ts'
import {
  flagDown,
  flagUp,
  type Officer,
  recallOver,
  startCorrected,
  statusSet,
} from '#races/rules/startEvents.ts'
import { begun, interruptedAll, recalled, recallEnd, resumed } from '#races/rules/startRow.ts'
import { soundsDue } from '#races/rules/sounds.ts'
import { type StartState, startStateOf } from '#races/rules/startState.ts'
import type { tallyList } from '#schemas/results/tally.ts'
import type { Static } from '#schemas/schema.ts'
import type { StartPage, StartRace } from '../../steps/startPage.ts'
import { earlyCodeOf } from '../../rules/scoring/codes.ts'
import { emptyKept, type Kept, keptOnPage } from '../../pages/finish/kept.ts'
import { change, remove, type Sheet, withoutAttempt } from '../../pages/finish/sheet.ts'
import type { Actions, Course, Phones, Race, WholeCourse } from '../../pages/start/props.ts'
import { StartView } from '../../pages/start/view.tsx'
import { changeKept, readKept, synchronize } from '../finish/sync.ts'
import { announce, stayAwake } from './alarm.ts'
import { flagName, flagText } from '#races/rules/flags.ts'
import { fill } from '#values/words.ts'

const { page: opened, show, timeKnown, isCopy } = openPage('start')
const page = opened as StartPage
const { words } = page
const officer: Officer = { user: page.user, newId }
const logs = new Map(page.races.map(({ log, events }) => [log, events]))
const courses = new Map<string, Course>()
const sheets = new Map<string, Kept>()
let phones: Phones = new Map()

const keptFor = ({ sheet, sent }: StartRace, own = emptyKept(page.user, sheet)) =>
  keptOnPage(own, sent, isCopy)

const wholeKey = ({ course }: StartRace) => `whole ${course}`

/** Kept until they are laid again, so that a shortened course can be undone after a reload too. */
const wholes = new Map(
  page.races.map((race) => {
    const text = localStorage.getItem(wholeKey(race)) ?? 'null'
    return [race.course, JSON.parse(text) as Course | null]
  }),
)

const keepWhole = (race: StartRace, course: Course | null): void => {
  wholes.set(race.course, course)
  localStorage.setItem(wholeKey(race), JSON.stringify(course))
}

const layCourse = async (
  race: StartRace,
  body: Course,
  pressed: string,
  flag: LoggedEvent,
): Promise<void> => {
  const path = race.course.replace('/getFromCourse/', '/createCourse/')
  const words = `${race.title}: ${pressed}`
  await keep({ path, body, words }, { path: race.log, body: flag, words })
  courses.set(race.course, body)
}

const races = (): readonly Race[] =>
  page.races.map((race) => {
    const sent = logs.get(race.log) ?? []
    const known = new Set(sent.map(({ id }) => id))
    const own = shown.waiting
      .filter(({ path, problem: refused }) => path === race.log && refused === '')
      .map(({ body }) => body as LoggedEvent)
    const state = startStateOf([...sent, ...own.filter(({ id }) => !known.has(id))], now())
    const kept = sheets.get(race.sheet) ?? keptFor(race)
    const [course, whole] = [courses.get(race.course), wholes.get(race.course)]
    return { id: race.log, race, state, kept, course, whole }
  })

const draw = () => {
  const state = { page, races: races(), phones, ...shown }
  soundSignals(state.races.map((one) => one.state))
  const times = { offset: correction(), nowMillis: now() }
  show(<StartView {...{ ...state, ...times, ...actions }} />)
}

/** The moments of the signals that the page has sounded. */
const sounded = new Set<number>()
let sinceMillis = now()

const soundSignals = (states: readonly StartState[]): void => {
  for (const sound of soundsDue(states, now(), sinceMillis)) {
    if (!sounded.has(sound.millis)) announce(sound)
    sounded.add(sound.millis)
  }
}

const tick = () => {
  const millis = now()
  const all = races()
  for (const one of all) lowerRecall(all, one, millis)
  draw()
  setTimeout(tick, 1000 - (millis % 1000))
}

const flagDownText = (flag: AnyFlag) => fill(words.flagDown, { flag: flagName(words, flag) })

/** The ids of the events that raised flags. */
const lowered = new Set<string>()

const lowerRecall = (all: readonly Race[], one: Race, millis: number): void => {
  const { race, state } = one
  const flag = state.flags.find((raised) => raised.flag === 'XRAY')
  const overMillis = recallEnd(all, one)
  if (!flag || millis <= overMillis || lowered.has(flag.id)) return
  lowered.add(flag.id)
  void log(race, flagDownText('XRAY'), [
    recallOver(officer, state.passId, flag, [millis, overMillis]),
  ])
}

/** A press counts without a gap: the response has the log with its event. */
const takeReply = async (path: string, reply: Response | undefined) => {
  const answer: unknown = logs.has(path) ? await reply?.json().catch(() => undefined) : undefined
  if (answer) logs.set(path, answer as readonly LoggedEvent[])
  await readOwn()
}

const readLogs = async () => {
  for (const { log } of page.races) {
    logs.set(log, (await ask(page.user, log, 'POST')) as readonly LoggedEvent[])
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
    const lists = await Promise.all(page.tallies.map((path) => ask(page.user, path)))
    const boats = (lists as Static<typeof tallyList>[]).flatMap((list) => list.boats)
    phones = new Map(boats.map(({ competitorId, phone }) => [competitorId, phone]))
  },
  draw,
  30,
)

type Pressed = readonly {
  readonly one: Pick<Race, 'race'>
  readonly events: readonly LoggedEvent[]
}[]

/** One press, which is kept for all of its races or for none. */
const logAll = (text: string, pressed: Pressed): Promise<unknown> =>
  run(() =>
    keep(
      ...pressed.flatMap(({ one: { race }, events }) =>
        events.map((body) => ({ path: race.log, body, words: `${race.title}: ${text}` })),
      ),
    ),
  )

const log = (race: StartRace, text: string, events: readonly LoggedEvent[]): Promise<unknown> =>
  logAll(text, [{ one: { race }, events }])

const stateOfRace = (race: StartRace) =>
  races().find((one) => one.race === race)?.state ?? startStateOf([], now())

const setSheet = ({ sheet: path }: StartRace, next: (sheet: Sheet) => Sheet): Promise<unknown> =>
  run(async () => {
    const kept = sheets.get(path) ?? (await readKept(page.user, path))
    sheets.set(path, await changeKept(kept, (now) => ({ ...now, mine: next(now.mine) })))
    void exchange()
  })

/** A new attempt begins without most of the codes of the one before. */
const beginAgain = (targets: readonly Race[], isAbandoned: boolean): void => {
  for (const { race } of targets) void setSheet(race, (sheet) => withoutAttempt(sheet, isAbandoned))
}

const actions: Actions = {
  timeOf,
  /** The first press may play sounds later. */
  ready: () => void stayAwake(),
  begin: (targets, row, mode) =>
    logAll(
      words.pressedStart,
      begun(officer, targets, row, () => mode),
    ),
  startTime: (race, startMillis) =>
    log(race, words.pressedStart, startCorrected(officer, stateOfRace(race), now(), startMillis)),
  interrupt: (targets, millis, flag, lower) => {
    const isAbandoned = flag === 'NOVEMBER'
    beginAgain(targets, isAbandoned)
    const pressed = interruptedAll(officer, targets, millis, [flag, lower])
    const name =
      typeof lower === 'string' ? flagText(words, flag) : flagName(words, 'PENNANT', lower)
    return logAll(name, pressed)
  },
  recall: (one, millis) => {
    beginAgain([one], false)
    return logAll(flagText(words, 'FIRSTSUBSTITUTE'), recalled(officer, races(), one, millis))
  },
  raise: (targets, flag, millis, details) => {
    const text = fill(words.flagUp, { flag: flagName(words, flag) })
    const pressed = targets.map((one) => ({
      one,
      events: [flagUp(officer, one.state.passId, millis, flag, details)],
    }))
    return logAll(text, pressed)
  },
  lower: (race, flag, millis) =>
    log(race, flagDownText(flag), [flagDown(officer, stateOfRace(race).passId, millis, flag)]),
  resume: (one, millis) => logAll(words.pressedResume, resumed(officer, races(), one, millis)),
  status: (race, status, millis) =>
    log(race, status === 'FINISHED' ? words.pressedFinished : words.pressedFinishing, [
      statusSet(officer, stateOfRace(race).passId, millis, status),
    ]),
  early: (race, id) =>
    setSheet(race, (sheet) => change(sheet, id, { code: earlyCodeOf(stateOfRace(race).mode) })),
  returned: (race, id) => setSheet(race, (sheet) => remove(sheet, id)),
  /** A shortened course ends at the mark. */
  shorten: ({ race, course, state: { passId } }, position, mark, millis) =>
    run(async () => {
      if (!course) return
      const waypoints = course.waypoints.slice(0, position + 1)
      const { numberOfLaps: _laps, optionalRepeatablePart: _part, ...same } = course as WholeCourse
      if (!wholes.get(race.course)) keepWhole(race, course)
      const flag = flagUp(officer, passId, millis, 'SIERRA', { mark })
      await layCourse(race, { ...same, waypoints }, words.pressedShorten, flag)
    }),
  lengthen: ({ race, whole, state: { passId } }, millis) =>
    run(async () => {
      if (!whole) return
      const flag = flagDown(officer, passId, millis, 'SIERRA')
      await layCourse(race, whole, words.undoShorten, flag)
      keepWhole(race, null)
    }),
  /** Somebody else may have changed it since. */
  readCourse: ({ course: path }) =>
    run(async () => {
      const isSent = !shown.waiting.some((one) => one.path === path.replace('/getFrom', '/create'))
      if (!isSent) return
      // A race without a course, or no connection.
      const course = await ask(page.user, path).catch(() => undefined)
      if (course) courses.set(path, course as Course)
    }),
  discard,
}

const begin = async () => {
  await readOwn()
  for (const race of page.races) {
    sheets.set(race.sheet, keptFor(race, await readKept(page.user, race.sheet)))
  }
  draw()
  for (const race of page.races) await actions.readCourse(race)
  await exchange()
}

draw()
void timeKnown.then(() => {
  sinceMillis = now()
  draw()
})
void run(begin)
void readPhones()
setTimeout(tick, 1000 - (now() % 1000))
