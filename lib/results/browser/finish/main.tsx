/**
 * The finish sheet by thumb. A press keeps the boat and its time in this browser at once; the sheet is
 * sent as a draft whenever there is a connection, and joined with those of other phones.
 */
import { newId } from '#browser/newId.ts'
import { eventsOf, stateOf } from '../start/sequence.ts'
import { clockIn } from '#browser/venueTime.ts'
import { now } from '#browser/waiting/clock.ts'
import { ask } from '#browser/waiting/queue.ts'
import { exchangeRegularly, messageOf } from '#browser/waiting/exchange.ts'
import { waits } from '#browser/waiting/keptData.ts'
import { openPage } from '#browser/waiting/openPage.ts'
import { Pause } from '#browser/waiting/request.ts'
import { FinishSheet } from './form.tsx'
import { merge } from './sheet.ts'
import { changeKept, preview, publish, readKept, sendEvent, synchronize } from './sync.ts'
import type { Boat, Sheet } from './sheet.ts'

import type { Kept } from './sync.ts'

/** `order`: the ids of the boats of a tracked race, as estimated; `missed`: the names of
the marks that boats left out, by their ids; `log`: the path of the race log */
export interface PageData {
  user: string
  path: string
  log: string
  zone: string
  boats: Boat[]
  order: string[]
  missed: Record<string, string[]>
}

const { page, show }: import('#browser/waiting/openPage.ts').Opened<PageData> = openPage('finish')
let kept: Kept | undefined
let lack: '' | 'network' | 'session' = ''
let problem = ''
let lacksStart = false
let outlook: any
/** The sheets before and after each press. */
const presses: [Sheet, Sheet][] = []

const draw = () => {
  if (!kept) return
  const state = { page, kept, lack, problem, lacksStart, outlook, canUndo: presses.length > 0 }
  show(<FinishSheet {...{ ...state, ...actions }} />)
}

const errorsMax = 3

const inVenueTime = (text: string) =>
  text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (at) => clockIn(page.zone, Date.parse(at)))

const explain = (error: unknown) => {
  const { errors = [] } = error as any
  lacksStart = errors.some(({ code }: any) => code === 'no-start')
  const others = errors.filter(({ code }: any) => code !== 'no-start')
  const sentences = others.slice(0, errorsMax).map((one: any) => sentenceOf(one))
  const first = lacksStart
    ? 'Places are by corrected time, and nobody has taken the start. Write its time here.'
    : messageOf(error)
  problem = [first, ...sentences].map(inVenueTime).join(' ')
}

/** An error of a line names its boat. */
const sentenceOf = ({
  pointer = '',
  detail,
  suggestion = '',
}: {
  pointer?: string
  detail: string
  suggestion?: string
}): string => {
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

const keep = async (next: (sheet: Sheet) => Sheet) => {
  if (!kept) return
  const before = kept.mine
  kept = await changeKept(kept, (now) => ({ ...now, mine: next(now.mine) }))
  if (before !== kept.mine) presses.push([before, kept.mine])
  outlook = undefined
  problem = ''
  draw()
}

/** A browser can refuse to store anything. */
const run = (action: () => Promise<unknown>) =>
  action()
    .catch((error) => {
      if (error instanceof Pause) lack = error.isSignedOut ? 'session' : 'network'
      else explain(error)
    })
    .finally(draw)

const actions = {
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
      if (!kept) return
      kept = await changeKept(kept, (now) => ({
        ...now,
        differences: now.differences.filter(({ id }) => id !== competitorId),
      }))
    }),
  look: (state: string) =>
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
  publish: (state: string, reason: string) =>
    run(async () => {
      if (!kept) return
      kept = await publish(kept, state, reason)
      outlook = undefined
      problem = ''
    }),
  /** Corrected times need it, and a race can lack it. */
  setStart: (startMillis: number) =>
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
