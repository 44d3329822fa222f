// @ts-check
/**
 * The marks of a regatta on the mark boat: where they are, and where they are laid next. Each press
 * is kept here with its time, and sent when there is a connection.
 */
import { html } from 'htm/preact'
import { now } from '../waiting/clock.js'
import { ask } from '../waiting/queue.js'
import { openPage } from '../waiting/openPage.js'
import { keepPresses, sendThenRead } from '../waiting/presses.js'
import { MarksPage } from './view.js'

/**
 * @import { Position } from './geometry.js'
 *
 * @typedef {{ user: string, zone: string, path: string, races: { name: string, startMillis: number }[], racesOfMark: Record<string, string[]>, starts: { name: string, marks: string[] }[] }} PageData
 *   `races`: those that start later; `racesOfMark`: the races by the id of a mark in their course;
 *   `starts`: the lines between two marks
 * @typedef {{ id: string, name: string, position: (Position & { timestamp: number }) | null }} Mark
 */

/** In seconds. */
const trackingPause = 10

/** @type {import('../waiting/openPage.js').Opened<PageData>} */
const { page, show } = openPage('marks')
/** @type {Mark[]} */
let marks = []
/** The mark on which this phone is. */
let tracked = ''
/** @type {GeolocationPosition | undefined} */
let own

/** Each fleet can have a mark of the same name, so such names tell the races. @type {(mark: Mark) => string} */
const nameOf = ({ id, name }) => {
  const isCommon = marks.some((other) => other.name === name && other.id !== id)
  const races = page.racesOfMark[id]
  return isCommon && races ? `${name} (${races.join(', ')})` : name
}

/** A position that waits counts as the place of the mark. @returns {Mark[]} */
const placed = () =>
  marks.map((mark) => {
    const sent = shown.waiting.findLast(
      ({ path, problem: refused }) => refused === '' && path.includes(mark.id),
    )
    const name = nameOf(mark)
    return { ...mark, name, ...(sent && { position: /** @type {any} */ (sent.body) }) }
  })

const draw = () => {
  const state = { page, ...shown, marks: placed(), tracked, own, nowMillis: now() }
  show(html`<${MarksPage} ...${{ ...state, ...actions }} />`)
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

/** @type {(mark: Mark, at: Position, timestamp: number) => Promise<void>} */
const send = async (mark, at, timestamp) => {
  const body = { latitude: at.latitude, longitude: at.longitude, timestamp }
  const path = `${page.path}/${mark.id}/gps_fixes`
  await keep({ path, body, words: `Mark ${mark.name}` })
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

/** @type {import('./view.js').Actions} */
const actions = {
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
    const take = (/** @type {GeolocationPosition} */ position) => {
      own = position
      if (now() - lastTracked < 1000 * trackingPause) return
      lastTracked = now()
      void run(() => send(mark, position.coords, lastTracked))
    }
    const fail = (/** @type {GeolocationPositionError} */ { message }) => {
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
