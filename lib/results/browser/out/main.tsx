/**
 * Shows the boats that are out, and checks them in and out. Each press is kept here with its time,
 * and sent when there is a connection; the last list stays for times without one.
 */
import { correction, now } from '#browser/waiting/clock.ts'
import { ask } from '#browser/waiting/queue.ts'
import { fill } from '#values/words.ts'
import { openPage } from '#browser/waiting/openPage.ts'
import { keepPresses, sendThenRead } from '#browser/waiting/presses.ts'
import type { tallyList } from '#schemas/results/tally.ts'
import type { Static } from '#schemas/schema.ts'
import { listOf, nameOf, withPress } from '../../pages/out/boats.ts'
import type { Boat, List, Press } from '../../pages/out/boats.ts'
import type { OutPage } from '../../steps/outPage.ts'
import type { Props } from '../../pages/out/props.ts'
import { OutView } from '../../pages/out/view.tsx'

const { page: opened, show, timeKnown } = openPage('out')
const page = opened as OutPage
let list: List = listOf(
  page.classes,
  page.classes.map((one) => one.list),
)
let last: Props['last']

/** Presses that wait count. */
const shownBoats = () =>
  list.boats.map((boat) =>
    shown.waiting
      .filter(({ path, problem: refused }) => path === boat.path && refused === '')
      .reduce((before, { body }) => withPress(before, body as Press), boat),
  )

const draw = () => {
  const state = { page, list, ...shown, boats: shownBoats(), last }
  const times = { offset: correction(), nowMillis: now() }
  show(<OutView {...{ ...state, ...times, ...actions }} />)
}

const readList = async () => {
  const lists = await Promise.all(page.classes.map(({ tally }) => ask(page.user, tally)))
  const read = listOf(page.classes, lists as Static<typeof tallyList>[])
  // Without a connection, the kept list does not have the presses that were sent since.
  if (read.at > list.at) list = read
}

const { shown, readOwn, exchange, run, keep, discard } = keepPresses({
  user: page.user,
  turn: () => sendThenRead(page.user, readOwn, readList),
  pause: 15,
  draw,
})

const actions = {
  check: (boat: Boat, afloat: boolean) =>
    run(async () => {
      const press = { afloat, at: now() }
      last = { boat, press }
      const words = fill(afloat ? page.words.isAfloat : page.words.isAshore, { boat: nameOf(boat) })
      await keep({ method: 'PUT', path: boat.path, body: press, words })
      const pressed = (one: Boat) => (one.path === boat.path ? withPress(one, press) : one)
      list = { ...list, boats: list.boats.map(pressed) }
    }),
  discard,
}

void timeKnown.then(draw)
void run(readOwn)
void exchange()
