// @ts-check
/**
 * Shows the boats that are out, and checks them in and out. Each press is kept here with its time,
 * and sent when there is a connection; the last list stays for times without one.
 */
import { html } from 'htm/preact'
import { correction, now } from '../waiting/clock.js'
import { ask } from '../waiting/queue.js'
import { openPage } from '../waiting/openPage.js'
import { keepPresses, sendThenRead } from '../waiting/presses.js'
import { boatIn, nameOf, withPress } from './boats.js'
import { OutPage } from './view.js'

/**
 * @import { Boat, Press } from './boats.js'
 *
 * @typedef {{ user: string, zone: string, tally: string, competitors: string }} PageData the paths
 *   of the list, and of the competitors
 * @typedef {{ at: number, hidden: number, boats: Boat[] }} List
 */

/** @type {import('../waiting/openPage.js').Opened<PageData>} */
const { page, show, timeKnown } = openPage('out')
/** @type {List | undefined} */
let list
/** @type {{ boat: Boat, press: Press } | undefined} */
let last

const pathOf = (/** @type {Boat} */ { id }) => `${page.competitors}/${encodeURIComponent(id)}/tally`

/** Presses that wait count. */
const shownBoats = () =>
  (list?.boats ?? []).map((boat) =>
    shown.waiting
      .filter(({ path, problem: refused }) => path === pathOf(boat) && refused === '')
      .reduce((before, { body }) => withPress(before, /** @type {Press} */ (body)), boat),
  )

const draw = () => {
  const state = { page, list, ...shown, boats: shownBoats(), last }
  const times = { offset: correction(), nowMillis: now() }
  show(html`<${OutPage} ...${{ ...state, ...times, ...actions }} />`)
}

const readList = async () => {
  const { at, hidden, boats } = await ask(page.user, page.tally)
  // Without a connection, the kept list does not have the presses that were sent since.
  if (at > (list?.at ?? 0)) list = { at, hidden, boats: boats.map(boatIn) }
}

const { shown, readOwn, exchange, run, keep, discard } = keepPresses({
  user: page.user,
  turn: () => sendThenRead(page.user, readOwn, readList),
  pause: 15,
  draw,
})

const actions = {
  check: (/** @type {Boat} */ boat, /** @type {boolean} */ afloat) =>
    run(async () => {
      const press = { afloat, at: now() }
      last = { boat, press }
      const words = `${nameOf(boat)} is ${afloat ? 'afloat' : 'ashore'}`
      await keep({ method: 'PUT', path: pathOf(boat), body: press, words })
      if (list)
        list.boats = list.boats.map((one) => (one.id === boat.id ? withPress(one, press) : one))
    }),
  discard,
}

void timeKnown.then(draw)
void run(readOwn)
void exchange()
