/**
 * The finish of all races at one line, by thumb. Each boat goes into the sheet of her race. A press is
 * kept in this browser at once, and the sheets are sent as drafts whenever there is a connection.
 */
import { exchangeRegularly } from '#browser/waiting/exchange.ts'
import { messageOf } from '#browser/waiting/messageOf.ts'
import { timeOf } from '#browser/waiting/clock.ts'
import { openPage } from '#browser/waiting/openPage.ts'
import { emptyKept, type Kept, keptOnPage } from '../../pages/finish/kept.ts'
import { FinishLine, type LineActions } from '../../pages/finish/lineView.tsx'
import { merge, type Sheet } from '../../pages/finish/sheet.ts'
import type { FinishLinePage, LineRace } from '../../steps/finishLinePage.ts'
import { explain } from './explain.ts'
import { changeKept, exchangeSheet, readKept } from './sync.ts'

const { page: opened, show, isCopy } = openPage('line')
const page = opened as FinishLinePage

const keptFor = ({ path, sent }: LineRace, own = emptyKept(page.user, path)) =>
  keptOnPage(own, sent, isCopy)

let sheets: readonly Kept[] = page.races.map((race) => keptFor(race))
let lack: '' | 'network' | 'session' = ''
/** Of the last press on the page, and of the last exchange. */
let problem = ''
let refused = ''
/** The position of the sheet that is exchanged. */
let exchanged = 0
/** The sheets before and after each press, by the positions of their races. */
const presses: (readonly (readonly [at: number, before: Sheet, after: Sheet])[])[] = []

const draw = () => {
  const races = page.races.map((race, at) => ({ race, kept: sheets[at] ?? keptFor(race) }))
  show(
    <FinishLine
      {...{
        page,
        races,
        lack,
        problem: problem || refused,
        canUndo: presses.length > 0,
        ...actions,
      }}
    />,
  )
}

const explainAt = (error: unknown, at: number): string => {
  const { words, zone } = page
  const sheet = sheets[at]?.mine ?? { finishes: [] }
  return explain(error, { sheet, boats: page.races[at]?.boats ?? [], words, zone })
}

const exchange = exchangeRegularly(
  async () => {
    for (const [at, kept] of sheets.entries()) {
      exchanged = at
      await exchangeSheet(kept, (known) => {
        sheets = sheets.with(at, known)
      })
    }
  },
  ({ lack: missing, error }) => {
    refused = error === undefined ? '' : explainAt(error, exchanged)
    lack = missing ?? lack
    draw()
  },
  4,
)

type Change = Parameters<LineActions['keep']>[0][number]

const keep = async (changes: readonly Change[]) => {
  const press: (readonly [number, Sheet, Sheet])[] = []
  for (const [at, next] of changes) {
    const kept = sheets[at]
    if (kept === undefined) continue
    const changed = await changeKept(kept, (now) => ({ ...now, mine: next(now.mine) }))
    sheets = sheets.with(at, changed)
    press.push([at, kept.mine, changed.mine])
  }
  problem = ''
  refused = ''
  draw()
  return press
}

/** A browser can refuse to store anything. */
const run = (action: () => Promise<unknown>) =>
  action()
    .then(() => void exchange())
    .catch((error: unknown) => {
      problem = messageOf(error)
    })
    .finally(draw)

const actions: LineActions = {
  timeOf,
  keep: (changes) => run(async () => presses.push(await keep(changes))),
  undo: () =>
    run(async () => {
      const press = presses.pop() ?? []
      // Presses of other phones stay.
      await keep(
        press.map(
          ([at, before, after]) =>
            [at, (sheet: Sheet) => merge(after, before, sheet).sheet] as const,
        ),
      )
    }),
}

draw()
void run(async () => {
  const own = await Promise.all(page.races.map(({ path }) => readKept(page.user, path)))
  sheets = page.races.map((race, at) => keptFor(race, own[at]))
})
