/**
 * The marks of a regatta on the mark boat: where they are, and where they are laid next. Each press
 * is kept here with its time, and sent when there is a connection.
 */
import { now } from '#browser/waiting/clock.ts'
import { ask } from '#browser/waiting/queue.ts'
import { openPage } from '#browser/waiting/openPage.ts'
import { keepPresses, sendThenRead } from '#browser/waiting/presses.ts'
import { MarksPage } from './view.tsx'
import type { Position } from './geometry.ts'

/** `races`: those that start later; `racesOfMark`: the races by the id of a mark in their course;
`starts`: the lines between two marks */
export interface PageData {
  user: string
  zone: string
  path: string
  races: { name: string; startMillis: number }[]
  racesOfMark: Record<string, string[]>
  starts: { name: string; marks: string[] }[]
}

export interface Mark {
  id: string
  name: string
  position: (Position & { timestamp: number }) | null
}

/** In seconds. */
const trackingPause = 10

const { page, show }: import('#browser/waiting/openPage.ts').Opened<PageData> = openPage('marks')
let marks: Mark[] = []
/** The mark on which this phone is. */
let tracked = ''
let own: GeolocationPosition | undefined

/** Each fleet can have a mark of the same name, so such names tell the races. */
const nameOf = ({ id, name }: Mark): string => {
  const isCommon = marks.some((other) => other.name === name && other.id !== id)
  const races = page.racesOfMark[id]
  return isCommon && races ? `${name} (${races.join(', ')})` : name
}

/** A position that waits counts as the place of the mark. */
const placed = (): Mark[] =>
  marks.map((mark) => {
    const sent = shown.waiting.findLast(
      ({ path, problem: refused }) => refused === '' && path.includes(mark.id),
    )
    const name = nameOf(mark)
    return { ...mark, name, ...(sent && { position: sent.body as any }) }
  })

const draw = () => {
  const state = { page, ...shown, marks: placed(), tracked, own, nowMillis: now() }
  show(<MarksPage {...{ ...state, ...actions }} />)
}

const readMarks = async () => {
  marks = (await ask(page.user, page.path)).marks
}

const { shown, readOwn, exchange, run, keep, discard } = keepPresses({
  user: page.user,
  turn: () => sendThenRead(page.user, readOwn, readMarks),
  pause: 10,
  draw,
})

const send = async (mark: Mark, at: Position, timestamp: number): Promise<void> => {
  const body = { latitude: at.latitude, longitude: at.longitude, timestamp }
  const path = `${page.path}/${mark.id}/gps_fixes`
  await keep({ path, body, words: `Mark ${mark.name}` })
}

const locate = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      resolve,
      ({ message }) => reject(new Error(`This device does not tell its position. ${message}`)),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 2_000 },
    )
  })

/** A phone stays on its mark when the page is opened again. */
const trackedName = `tracked ${page.path}`
let watch = 0
let lastTracked = 0

const actions: import('./view.tsx').Actions = {
  ping: (mark) =>
    run(async () => {
      own = await locate()
      await send(mark, own.coords, now())
    }),
  move: (mark, at, millis) => run(() => send(mark, at, millis)),
  track: (mark) => {
    navigator.geolocation.clearWatch(watch)
    tracked = mark?.id ?? ''
    sessionStorage.setItem(trackedName, tracked)
    draw()
    if (!mark) return
    const take = (position: GeolocationPosition) => {
      own = position
      if (now() - lastTracked < 1000 * trackingPause) return
      lastTracked = now()
      void run(() => send(mark, position.coords, lastTracked))
    }
    const fail = ({ message }: GeolocationPositionError) => {
      shown.problem = `This device does not tell its position. ${message}`
      draw()
    }
    watch = navigator.geolocation.watchPosition(take, fail, { enableHighAccuracy: true })
    void navigator.wakeLock?.request('screen').catch(() => undefined)
  },
  discard,
}

void exchange().then(() => {
  const mark = marks.find(({ id }) => id === sessionStorage.getItem(trackedName))
  if (mark && tracked === '') actions.track(mark)
})
