/**
 * The finish sheet by thumb. A press keeps the boat and its time in this browser at once; the sheet is
 * sent as a draft whenever there is a connection, and joined with those of other phones.
 */
import { newId } from '#browser/newId.ts'
import type { LoggedEvent } from '#races/rules/raceLogEvents.ts'
import { startCorrected } from '#races/rules/startEvents.ts'
import { startStateOf } from '#races/rules/startState.ts'
import { Refusal } from '#browser/refusal.ts'
import { now, timeOf } from '#browser/waiting/clock.ts'
import { ask } from '#browser/waiting/queue.ts'
import { exchangeRegularly } from '#browser/waiting/exchange.ts'
import { waits } from '#browser/waiting/keptData.ts'
import { openPage } from '#browser/waiting/openPage.ts'
import { Pause } from '#browser/waiting/request.ts'
import type { FinishPage } from '../../steps/finishPage.ts'
import { FinishSheet } from '../../pages/finish/form.tsx'
import { emptyKept, keptOnPage } from '../../pages/finish/kept.ts'
import type { Outlook, PublishedState } from '../../pages/finish/props.ts'
import { merge, type Sheet } from '../../pages/finish/sheet.ts'
import { explain as explainSheet } from './explain.ts'
import {
  changeKept,
  exchangeSheet,
  preview,
  publish,
  readKept,
  sendEvents,
  synchronize,
} from './sync.ts'

const { page: opened, show, isCopy } = openPage('finish')
const page = opened as FinishPage
let kept = keptOnPage(emptyKept(page.user, page.path), page.sent, isCopy)
let lack: '' | 'network' | 'session' = ''
/** Of the last press on the page, and of the last exchange. */
let problem = ''
let refused = ''
let lacksStart = false
let outlook: Outlook | undefined
/** The sheets before and after each press. */
const presses: [Sheet, Sheet][] = []

const draw = () => {
  const state = {
    page,
    kept,
    lack,
    problem: problem || refused,
    lacksStart,
    outlook,
    canUndo: presses.length > 0,
  }
  show(<FinishSheet {...{ ...state, ...actions }} />)
}

const explain = (error: unknown): string => {
  const { boats, words, zone } = page
  const errors = error instanceof Refusal ? error.errors : []
  lacksStart = errors.some(({ code }) => code === 'no-start')
  const first = lacksStart ? words.lacksStart : undefined
  return explainSheet(error, { sheet: kept.mine, boats, words, zone }, first)
}

const exchange = exchangeRegularly(
  () =>
    exchangeSheet(kept, (known) => {
      kept = known
    }),
  ({ lack: missing, error }) => {
    refused = error === undefined ? '' : explain(error)
    lack = missing ?? lack
    draw()
  },
  4,
)

const keep = async (next: (sheet: Sheet) => Sheet) => {
  const before = kept.mine
  kept = await changeKept(kept, (now) => ({ ...now, mine: next(now.mine) }))
  if (before !== kept.mine) presses.push([before, kept.mine])
  outlook = undefined
  problem = ''
  refused = ''
  draw()
}

/** A browser can refuse to store anything. */
const run = (action: () => Promise<unknown>) =>
  action()
    .catch((error: unknown) => {
      if (error instanceof Pause) lack = error.isSignedOut ? 'session' : 'network'
      else problem = explain(error)
    })
    .finally(draw)

const actions = {
  timeOf,
  keep: (next: (sheet: Sheet) => Sheet) =>
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
  settle: (competitorId: string) =>
    run(async () => {
      kept = await changeKept(kept, (now) => ({
        ...now,
        differences: now.differences.filter(({ id }) => id !== competitorId),
      }))
    }),
  look: (state: PublishedState) =>
    run(async () => {
      // The data of a page tell no version of the sheet.
      if (waits(kept) || kept.etag === '') kept = await synchronize(kept)
      outlook = { state, ...(await preview(kept, state)) }
      problem = ''
    }),
  publish: (state: PublishedState, reason: string) =>
    run(async () => {
      kept = await publish(kept, state, reason)
      outlook = undefined
      problem = ''
    }),
  /** Corrected times need it, and a race can lack it. */
  setStart: (startMillis: number) =>
    run(async () => {
      const events = (await ask(page.user, page.log, 'POST')) as readonly LoggedEvent[]
      const state = startStateOf(events, now())
      const officer = { user: page.user, newId }
      await sendEvents(page.user, page.log, startCorrected(officer, state, now(), startMillis))
      lacksStart = false
      problem = ''
    }),
  close: () => {
    outlook = undefined
    draw()
  },
}

const start = async () => {
  kept = keptOnPage(await readKept(page.user, page.path), page.sent, isCopy)
  draw()
  await exchange()
}

draw()
void run(start)
