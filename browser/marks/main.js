// @ts-check
/**
 * The marks of a regatta on the mark boat: where they are, and where they are laid next. Each press
 * is kept here with its time, and sent when there is a connection.
 */
import { html, render } from 'htm/preact'
import { now } from '../waiting/clock.js'
import { ask, drop, readWaiting, sendWaiting, wait } from '../waiting/queue.js'
import { ignoreDoubleTaps } from '../waiting/doubleTap.js'
import { exchangeRegularly, messageOf, openOffline } from '../waiting/exchange.js'
import { MarksPage } from './view.js'

/**
 * @import { Position } from './geometry.js'
 * @import { Waiting } from '../waiting/queue.js'
 *
 * @typedef {{ user: string, zone: string, path: string, races: { name: string, startMillis: number }[], racesOfMark: Record<string, string[]>, starts: { name: string, marks: string[] }[] }} PageData
 *   `races`: those that start later; `racesOfMark`: the races by the id of a mark in their course;
 *   `starts`: the lines between two marks
 * @typedef {{ id: string, name: string, position: (Position & { timestamp: number }) | null }} Mark
 */

/** In seconds. */
const trackingPause = 10

const root = document.getElementById('marks')
/** @type {PageData} */
const page = JSON.parse(root?.dataset.page ?? '{}')
/** @type {Mark[]} */
let marks = []
/** @type {Waiting[]} */
let waiting = []
/** The mark on which this phone is. */
let tracked = ''
/** @type {GeolocationPosition | undefined} */
let own
let lack = ''
let problem = ''

/** Each fleet can have a mark of the same name, so such names tell the races. @type {(mark: Mark) => string} */
const nameOf = ({ id, name }) => {
  const isCommon = marks.some((other) => other.name === name && other.id !== id)
  const races = page.racesOfMark[id]
  return isCommon && races ? `${name} (${races.join(', ')})` : name
}

/** A position that waits counts as the place of the mark. @returns {Mark[]} */
const placed = () =>
  marks.map((mark) => {
    const sent = waiting.findLast(
      ({ path, problem: refused }) => refused === '' && path.includes(mark.id),
    )
    const name = nameOf(mark)
    return { ...mark, name, ...(sent && { position: /** @type {any} */ (sent.body) }) }
  })

const draw = () => {
  const state = { page, marks: placed(), waiting, tracked, own, lack, problem, nowMillis: now() }
  if (root) render(html`<${MarksPage} ...${{ ...state, ...actions }} />`, root)
}

const readOwn = async () => {
  waiting = await readWaiting(page.user)
}

const exchange = exchangeRegularly(
  async () => {
    // Without a connection, the kept answer is shown.
    const sending = sendWaiting(page.user, readOwn)
    await sending.catch(() => undefined)
    marks = (await ask(page.path)).marks
    await sending
  },
  ({ lack: missing, error }) => {
    if (error !== undefined) problem = messageOf(error)
    lack = missing ?? lack
    void readOwn().finally(draw)
  },
  10,
)

const run = (/** @type {() => Promise<unknown>} */ action) =>
  action()
    .then(() => (problem = ''))
    .catch((error) => {
      problem = messageOf(error)
    })
    .finally(draw)

const send = async (
  /** @type {Mark} */ mark,
  /** @type {Position} */ at,
  /** @type {number} */ timestamp,
) => {
  const body = { latitude: at.latitude, longitude: at.longitude, timestamp }
  await wait(page.user, [
    { path: `${page.path}/${mark.id}/gps_fixes`, body, words: `Mark ${mark.name}` },
  ])
  await readOwn()
  void exchange()
}

/** @returns {Promise<GeolocationPosition>} */
const locate = () =>
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

const actions = {
  ping: (/** @type {Mark} */ mark) =>
    run(async () => {
      own = await locate()
      await send(mark, own.coords, now())
    }),
  move: (/** @type {Mark} */ mark, /** @type {Position} */ at, /** @type {number} */ millis) =>
    run(() => send(mark, at, millis)),
  /** @param {Mark | undefined} mark none: the phone leaves the mark */
  track: (mark) => {
    navigator.geolocation.clearWatch(watch)
    tracked = mark?.id ?? ''
    sessionStorage.setItem(trackedName, tracked)
    draw()
    if (!mark) return
    const take = (/** @type {GeolocationPosition} */ position) => {
      own = position
      if (now() - lastTracked < 1000 * trackingPause) return
      lastTracked = now()
      void run(() => send(mark, position.coords, lastTracked))
    }
    const fail = (/** @type {GeolocationPositionError} */ { message }) => {
      problem = `This device does not tell its position. ${message}`
      draw()
    }
    watch = navigator.geolocation.watchPosition(take, fail, { enableHighAccuracy: true })
    void navigator.wakeLock?.request('screen').catch(() => undefined)
  },
  discard: (/** @type {string} */ id) =>
    run(async () => {
      await drop(id)
      await readOwn()
    }),
}

ignoreDoubleTaps(root)
void openOffline(root)
void exchange().then(() => {
  const mark = marks.find(({ id }) => id === sessionStorage.getItem(trackedName))
  if (mark && tracked === '') actions.track(mark)
})
