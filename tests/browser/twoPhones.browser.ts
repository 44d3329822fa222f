/**
 * One row of starts on three phones, one of them with a wrong clock: rolling starts, a general recall under
 * a black flag, a postponement, and a change of phone. At each signal all phones show the same.
 */
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { password, raceDayOf } from '../support/boardRace.ts'
import { servedPages } from '../support/browser.ts'

const { service, browser, request } = servedPages()
const fleets = ['Gold', 'Silver', 'Bronze'] as const
type Fleet = (typeof fleets)[number]

let token: string
beforeAll(async () => {
  const day = raceDayOf(service().baseUrl)
  token = await day.register('officer')
  await day.newEvent(token, 'Row', {
    boatclassname: '49er',
    series: [{ name: 'Default', fleets }],
  })
  const rows = fleets.map((fleet, index) => `GER,${index + 1},Helm ${index + 1},${fleet}`)
  const body = ['Nat,SailNo,HelmName,Fleet', ...rows].join('\n')
  const headers = { 'content-type': 'text/csv' }
  const path = `POST ${V}/regattas/Row/competitors/import`
  const reply = await request(path, { token, body, headers })
  expect([reply.status, reply.status === 200 ? '' : reply.text]).toEqual([200, ''])
})

/** The time by which the service and all phones are ahead of the clock of this machine. */
let aheadMillis = 0

interface Phone {
  readonly context: BrowserContext
  readonly page: Page
  /** How far its clock is wrong, in milliseconds. */
  readonly error: number
}
const phones = new Set<Phone>()

const join = async (error = 0): Promise<Phone> => {
  const context = await browser().newContext({
    baseURL: service().baseUrl,
    viewport: { width: 390, height: 844 },
  })
  context.setDefaultTimeout(30_000)
  const form = { username: 'officer', password }
  expect((await context.request.post(`${S}/hello`, { form })).ok()).toBe(true)
  await context.route(/^/, async (route) => {
    const response = await route.fetch()
    const date = new Date(Date.now() + aheadMillis).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
  await context.addInitScript((millis) => {
    const clock = Date.now
    Object.assign(globalThis, { aheadMillis: millis })
    Date.now = () => clock() + (globalThis as unknown as { aheadMillis: number }).aheadMillis
    // Each sound has a vibration, and a pause after it.
    const sounds: number[] = []
    Object.assign(globalThis, { sounds })
    navigator.vibrate = (pattern) => sounds.push([pattern].flat().length / 2) > 0
  }, aheadMillis + error)
  const page = await context.newPage()
  const phone = { context, page, error }
  phones.add(phone)
  await page.goto('/start/Row/R1')
  return phone
}
const leave = async (phone: Phone) => {
  phones.delete(phone)
  await phone.context.close()
}
const pass = async (seconds: number) => {
  aheadMillis += 1000 * seconds
  for (const { page, error } of phones) {
    await page.evaluate((millis) => {
      Object.assign(globalThis, { aheadMillis: millis })
    }, aheadMillis + error)
  }
}

const card = ({ page }: Phone, fleet: Fleet) =>
  page
    .locator('.card')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${fleet}`) }) })
const press = async (phone: Phone, fleet: Fleet, name: string | RegExp, answer?: string) => {
  await card(phone, fleet).getByRole('button', { name }).click()
  if (answer !== undefined) {
    await card(phone, fleet).getByRole('button', { name: answer, exact: true }).click()
  }
}

interface Shown {
  readonly clock: string
  readonly flags: readonly string[]
}
const shownOn = ({ page }: Phone): Promise<readonly Shown[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.card'), (each) => ({
      clock: each.querySelector('.clock')?.textContent ?? '',
      flags: Array.from(each.querySelectorAll('.flags figcaption'), (name) => name.textContent),
    })),
  )
/** @example -271 for '−04:31'; `NaN` without a start */
const secondsOf = (clock: string): number => {
  const [seconds = NaN, minutes = 0, hours = 0] = clock.slice(1).split(':').map(Number).reverse()
  return (clock.startsWith('+') ? 1 : -1) * (3600 * hours + 60 * minutes + seconds)
}
/** In seconds: the service tells its time in whole seconds, and each page shows whole seconds. */
const largestDifference = 2

type Expected = Readonly<Partial<Record<Fleet, string>>>

/** All phones show these flags, and seconds that agree. */
const agree = async (expected: Expected, started?: readonly [Fleet, seconds: number]) => {
  const seen = async () => {
    const all = await Promise.all([...phones].map(shownOn))
    const [first = []] = all
    const flags = all.map((cards) => cards.map((each) => each.flags.join(', ')))
    const differences = all.flatMap((cards) =>
      cards.map(({ clock }, at) => {
        const [one, other] = [secondsOf(clock), secondsOf(first[at]?.clock ?? '')]
        return Number.isNaN(one) && Number.isNaN(other) ? 0 : Math.abs(one - other)
      }),
    )
    const [fleet = 'Gold', seconds] = started ?? []
    const clock = secondsOf(first[fleets.indexOf(fleet)]?.clock ?? '')
    return {
      flags,
      agrees: differences.every((difference) => difference <= largestDifference),
      isInTime: seconds === undefined || Math.abs(clock - seconds) <= 15,
    }
  }
  const flags = fleets.map((fleet) => expected[fleet] ?? '')
  const all = Array.from(phones, () => flags)
  await expect
    .poll(seen, { timeout: 20_000, interval: 300 })
    .toEqual({ flags: all, agrees: true, isInTime: true })
}

/** The number of sounds of the last signal. */
const lastSounds = ({ page }: Phone) =>
  page.evaluate(() => (globalThis as unknown as { sounds: readonly number[] }).sounds.at(-1))
const hearAll = (sounds: number) =>
  expect
    .poll(() => Promise.all(Array.from(phones, lastSounds)))
    .toEqual(Array.from(phones, () => sounds))

const startOf = async (fleet: Fleet) => {
  const query = new URLSearchParams({ race_column: 'R1', fleet })
  const path = `GET ${V}/leaderboards/Row/starttime?${query.toString()}`
  const { body } = await request(path, { token })
  return (body as { readonly startTimeAsMillis: number | null }).startTimeAsMillis
}
/** Moves all clocks to some seconds after the start of a fleet; a negative number is before it. */
const go = async (fleet: Fleet, seconds: number) => {
  await expect.poll(() => startOf(fleet), { timeout: 20_000 }).not.toBeNull()
  const millis = Number(await startOf(fleet)) + 1000 * seconds
  await pass((millis - Date.now() - aheadMillis) / 1000)
}

const classFlag = 'Class flag'
const black = 'Black flag'
const ap = 'AP: postponed'
const substitute = 'First Substitute: general recall'

it('shows the same flags and seconds on all phones through a whole day', async () => {
  const one = await join()
  const slow = await join(-40_000)
  await slow.page.getByText(/The clock of this device is (39|40)\.\d s slow/).waitFor()

  await one.page.getByLabel('Preparatory flag').selectOption({ label: 'Black flag: disqualified' })
  await one.page.getByRole('button', { name: 'Begin the sequence' }).click()
  await go('Gold', -298)
  await agree({ Gold: classFlag }, ['Gold', -298])
  await go('Gold', -238)
  await agree({ Gold: `${classFlag}, ${black}` }, ['Gold', -238])
  await go('Gold', -58)
  await agree({ Gold: classFlag }, ['Gold', -58])
  await go('Gold', 2)
  await agree({ Silver: classFlag }, ['Gold', 2])

  // A general recall under the black flag, with one boat over the line.
  await card(slow, 'Gold').getByLabel('Boat on the course side').fill('1')
  await press(slow, 'Gold', 'BFD')
  await press(slow, 'Gold', 'General recall', 'Yes')
  await agree({ Gold: substitute })
  await hearAll(2)
  for (const phone of phones) {
    await card(phone, 'Gold')
      .getByText(/Disqualified under the black flag/)
      .waitFor()
    await card(phone, 'Silver').getByText('Waits for the start of another fleet.').waitFor()
  }
  await press(one, 'Gold', /First Substitute down: warning in 1 minute/)
  await hearAll(1)
  await go('Gold', -298)
  await agree({ Gold: classFlag }, ['Gold', -298])

  // A postponement, while a phone joins and another one leaves.
  await press(slow, 'Gold', 'Postpone: AP up', 'All')
  await agree({ Gold: ap, Silver: ap, Bronze: ap })
  await hearAll(2)
  const other = await join(12_000)
  await agree({ Gold: ap, Silver: ap, Bronze: ap })
  await leave(one)
  await pass(1800)
  await press(other, 'Silver', /AP down: warning in 1 minute/)
  for (const [fleet, before] of [
    ['Gold', undefined],
    ['Silver', 'Gold'],
    ['Bronze', 'Silver'],
  ] as const) {
    await go(fleet, -298)
    await agree({ [fleet]: classFlag }, [fleet, -298])
    await go(fleet, -238)
    await agree({ [fleet]: `${classFlag}, ${black}` }, [fleet, -238])
    if (before !== undefined) await agree({ [fleet]: `${classFlag}, ${black}` }, [before, 62])
    await go(fleet, -58)
    await agree({ [fleet]: classFlag }, [fleet, -58])
  }
  await go('Bronze', 2)
  await agree({}, ['Bronze', 2])
  const [gold, silver, bronze] = await Promise.all(fleets.map(startOf))
  expect([Number(silver) - Number(gold), Number(bronze) - Number(silver)]).toEqual([
    5 * 60_000,
    5 * 60_000,
  ])
  await leave(other)
  await leave(slow)
})
