// @ts-check
/**
 * The finish sheet by thumb. A press keeps the boat and its time in this browser at once; the sheet is
 * sent as a draft whenever there is a connection, and joined with those of other phones.
 */
import { html } from 'htm/preact'
import { newId } from '../newId.js'
import { eventsOf, stateOf } from '../start/sequence.js'
import { clockIn } from '../venueTime.js'
import { now } from '../waiting/clock.js'
import { ask } from '../waiting/queue.js'
import { exchangeRegularly, messageOf } from '../waiting/exchange.js'
import { waits } from '../waiting/keptData.js'
import { openPage } from '../waiting/openPage.js'
import { Pause } from '../waiting/request.js'
import { FinishSheet } from './form.js'
import { merge } from './sheet.js'
import { changeKept, preview, publish, readKept, sendEvent, synchronize } from './sync.js'

/**
 * @import { Boat, Sheet } from './sheet.js'
 * @import { Kept } from './sync.js'
 *
 * @typedef {{
 *   user: string, path: string, log: string, zone: string, boats: Boat[], order: string[],
 *   missed: Record<string, string[]>
 * }} PageData `order`: the ids of the boats of a tracked race, as estimated; `missed`: the names of
 * the marks that boats left out, by their ids; `log`: the path of the race log
 */

/** @type {import('../waiting/openPage.js').Opened<PageData>} */
const { page, show } = openPage('finish')
/** @type {Kept | undefined} */
let kept
/** @type {'' | 'network' | 'session'} */
let lack = ''
let problem = ''
let lacksStart = false
/** @type {any} */
let outlook
/** The sheets before and after each press. @type {[Sheet, Sheet][]} */
const presses = []

const draw = () => {
  if (!kept) return
  const state = { page, kept, lack, problem, lacksStart, outlook, canUndo: presses.length > 0 }
  show(html`<${FinishSheet} ...${{ ...state, ...actions }} />`)
}

const errorsMax = 3

const inVenueTime = (/** @type {string} */ text) =>
  text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (at) => clockIn(page.zone, Date.parse(at)))

const explain = (/** @type {unknown} */ error) => {
  const { errors = [] } = /** @type {any} */ (error)
  lacksStart = errors.some((/** @type {any} */ { code }) => code === 'no-start')
  const others = errors.filter((/** @type {any} */ { code }) => code !== 'no-start')
  const sentences = others.slice(0, errorsMax).map((/** @type {any} */ one) => sentenceOf(one))
  const first = lacksStart
    ? 'Places are by corrected time, and nobody has taken the start. Write its time here.'
    : messageOf(error)
  problem = [first, ...sentences].map(inVenueTime).join(' ')
}

/** An error of a line names its boat. @type {(error: { pointer?: string, detail: string, suggestion?: string }) => string} */
const sentenceOf = ({ pointer = '', detail, suggestion = '' }) => {
  const [, position] = /^\/finishes\/(\d+)/.exec(pointer) ?? []
  const line = position === undefined ? undefined : kept?.mine.finishes[Number(position)]
  const boat = page.boats.find(({ id }) => id === line?.competitorId)
  return `${boat ? `${boat.sail} ${boat.name}` : pointer.slice(1)} ${detail}. ${suggestion}`.trim()
}

const exchange = exchangeRegularly(
  async () => {
    try {
      if (kept) kept = await synchronize(kept)
    } catch (error) {
      // A refused sheet has been joined with those of other phones.
      kept = await readKept(page.user, page.path)
      throw error
    }
  },
  ({ lack: missing, error }) => {
    if (error !== undefined) explain(error)
    else if (lack !== '') problem = ''
    lack = missing ?? lack
    draw()
  },
  4,
)

const keep = async (/** @type {(sheet: Sheet) => Sheet} */ next) => {
  if (!kept) return
  const before = kept.mine
  kept = await changeKept(kept, (now) => ({ ...now, mine: next(now.mine) }))
  if (before !== kept.mine) presses.push([before, kept.mine])
  outlook = undefined
  problem = ''
  draw()
}

/** A browser can refuse to store anything. */
const run = (/** @type {() => Promise<unknown>} */ action) =>
  action()
    .catch((error) => {
      if (error instanceof Pause) lack = error.isSignedOut ? 'session' : 'network'
      else explain(error)
    })
    .finally(draw)

const actions = {
  keep: (/** @type {(sheet: Sheet) => Sheet} */ next) =>
    run(async () => {
      await keep(next)
      void exchange()
    }),
  undo: () =>
    run(async () => {
      const press = presses.pop()
      if (press === undefined) return
      const [before, after] = press
      // Presses of other phones stay.
      await keep((sheet) => merge(after, before, sheet).sheet)
      presses.pop()
      void exchange()
    }),
  settle: (/** @type {string} */ competitorId) =>
    run(async () => {
      if (!kept) return
      kept = await changeKept(kept, (now) => ({
        ...now,
        differences: now.differences.filter(({ id }) => id !== competitorId),
      }))
    }),
  look: (/** @type {string} */ state) =>
    run(async () => {
      if (!kept) return
      if (waits(kept)) kept = await synchronize(kept)
      const { body } = await preview(kept, state)
      outlook = {
        state,
        moved: body?.moved ?? [],
        replacesOfficial: body?.replacesOfficial === true,
      }
      problem = ''
    }),
  publish: (/** @type {string} */ state, /** @type {string} */ reason) =>
    run(async () => {
      if (!kept) return
      kept = await publish(kept, state, reason)
      outlook = undefined
      problem = ''
    }),
  /** Corrected times need it, and a race can lack it. */
  setStart: (/** @type {number} */ startMillis) =>
    run(async () => {
      const state = stateOf(await ask(page.user, page.log, 'POST'))
      const [body] = eventsOf(page.user, newId).startTime(state, now(), startMillis)
      await sendEvent(page.user, page.log, body)
      lacksStart = false
      problem = ''
    }),
  close: () => {
    outlook = undefined
    draw()
  },
}

const start = async () => {
  kept = await readKept(page.user, page.path)
  draw()
  await exchange()
}

void run(start)
