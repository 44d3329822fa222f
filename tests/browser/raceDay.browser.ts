/** A day of racing on three phones with a bad network: start boat, finish boat and mark boat. */
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { password, raceDayOf, upAndDown } from '../support/boardRace.ts'
import { keptPage, loseResponses } from './badNetwork.ts'
import { servedPages } from '../support/browser.ts'

const { service, browser, request } = servedPages()
const fleets = ['Gold', 'Silver'] as const
const fleetSize = 30

let token: string
beforeAll(async () => {
  const day = raceDayOf(service().baseUrl)
  token = await day.register('officer')
  await day.newEvent(token, 'Day', {
    boatclassname: '49er',
    series: [{ name: 'Default', fleets }],
  })
  for (const fleet of fleets) await day.layCourse(token, ['Day', 'R1', fleet], upAndDown)
  const rows = Array.from({ length: 2 * fleetSize }, (_, index) => [
    'GER',
    index + 1,
    `Helm ${index + 1}`,
    fleets[index < fleetSize ? 0 : 1],
  ])
  const body = ['Nat,SailNo,HelmName,Fleet', ...rows.map((row) => row.join(','))].join('\n')
  const path = `POST ${V}/regattas/Day/competitors/import`
  const reply = await request(path, { token, body, headers: { 'content-type': 'text/csv' } })
  expect(reply).toMatchObject({ status: 200, body: { created: 60 } })
})

/** The phone of an officer. */
const phoneOf = async (): Promise<BrowserContext> => {
  const context = await browser().newContext({
    baseURL: service().baseUrl,
    viewport: { width: 390, height: 844 },
    geolocation: { latitude: 54.43, longitude: 10.2 },
    permissions: ['geolocation'],
  })
  context.setDefaultTimeout(30_000)
  const form = { username: 'officer', password }
  expect((await context.request.post(`${S}/hello`, { form })).ok()).toBe(true)
  return context
}
const onPhone = async (path: string): Promise<readonly [Page, BrowserContext]> => {
  const context = await phoneOf()
  const page = await context.newPage()
  await page.goto(path)
  return [page, context]
}
const raceLog = async (fleet: string) => {
  const query = new URLSearchParams({ leaderboard: 'Day', race_column: 'R1', fleet })
  const { body } = await request(`POST /sailingserver/rc/racelog?${query.toString()}`, { token })
  return body as readonly Readonly<Record<string, unknown>>[]
}
const flagsUp = async (fleet: string) =>
  (await raceLog(fleet)).flatMap((event) => (event.displayed === true ? [event.upperFlag] : []))
const startOf = async (fleet: string) => {
  const query = new URLSearchParams({ race_column: 'R1', fleet })
  const { body } = await request(`GET ${V}/leaderboards/Day/starttime?${query.toString()}`, {
    token,
  })
  return body as { readonly startTimeAsMillis: number | null; readonly passId: number }
}
/** The sequence takes minutes, so the tests set a start in the past. */
const startAgo = async (fleet: string, seconds: number): Promise<void> => {
  const { passId } = await startOf(fleet)
  const query = new URLSearchParams({
    race_column: 'R1',
    fleet,
    authorName: 'officer',
    authorPriority: '0',
    passId: String(passId),
    startTime: String(Date.now() - 1000 * seconds),
  })
  const reply = await request(`PUT ${V}/leaderboards/Day/starttime?${query.toString()}`, { token })
  expect(reply.status).toBe(200)
}
const sheetOf = async (fleet: string) => {
  const { body } = await request(`GET ${V}/leaderboards/Day/results/R1/${fleet}`, { token })
  return body as {
    readonly state: string
    /** Absent: there is no sheet. */
    readonly finishes?: readonly { readonly competitorId: string; readonly code?: string }[]
  }
}
const card = (page: Page, fleet: string) =>
  page
    .locator('.card')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${fleet}`) }) })
const sent = (page: Page) => page.getByText('Everything is sent.').waitFor()

describe('the start boat', () => {
  it('starts both fleets, postpones one without a connection, and recalls a boat', async () => {
    const [page, context] = await onPhone('/start/Day/R1')
    await loseResponses(context)
    await page.getByRole('button', { name: 'Begin the sequence' }).click()
    const longest = { timeout: 30_000 }
    await expect
      .poll(async () => (await startOf('Silver')).startTimeAsMillis, longest)
      .not.toBeNull()
    await sent(page)
    const [gold, silver] = [await startOf('Gold'), await startOf('Silver')]
    expect(Number(silver.startTimeAsMillis) - Number(gold.startTimeAsMillis)).toBe(5 * 60_000)

    await keptPage(page)
    await context.setOffline(true)
    await card(page, 'Gold').getByRole('button', { name: 'Postpone: AP up' }).click()
    await card(page, 'Gold').getByRole('button', { name: 'Only Gold' }).click()
    await page.getByText(/presses are kept here. Waits for a connection/).waitFor()
    await page.reload()
    await card(page, 'Gold').getByText('AP: postponed').first().waitFor()
    expect(await flagsUp('Gold')).toEqual(['PAPA'])
    await context.setOffline(false)
    await sent(page)
    await expect.poll(() => flagsUp('Gold')).toContain('AP')
    expect(await startOf('Gold')).toMatchObject({ startTimeAsMillis: null, passId: 1 })

    await card(page, 'Gold')
      .getByRole('button', { name: /AP down: warning in 1 minute/ })
      .click()
    await expect.poll(() => flagsUp('Gold')).not.toContain('AP')
    await startAgo('Gold', 20)
    await card(page, 'Gold').getByRole('button', { name: 'Individual recall: X up' }).click()
    for (const number of ['7', '8']) {
      await card(page, 'Gold').getByLabel('Boat on the course side').fill(number)
      await card(page, 'Gold').getByRole('button', { name: 'OCS' }).click()
    }
    await card(page, 'Gold')
      .getByRole('listitem')
      .filter({ hasText: 'GER 8' })
      .getByRole('button', { name: 'Returned' })
      .click()
    await expect.poll(() => flagsUp('Gold')).toContain('XRAY')
    await expect
      .poll(async () => (await sheetOf('Gold')).finishes?.map(({ code }) => code))
      .toEqual(['OCS'])

    await context.close()
  })

  it('recalls a fleet, while the page is open on a second phone', async () => {
    const [page, context] = await onPhone('/start/Day/R1')
    const [other, otherContext] = await onPhone('/start/Day/R1')
    await startAgo('Silver', 10)
    const silver = card(page, 'Silver')
    await silver.getByLabel('Boat on the course side').fill('40')
    await silver.getByRole('button', { name: 'OCS' }).click()
    await expect.poll(async () => (await sheetOf('Silver')).finishes?.length).toBe(1)
    await silver.getByRole('button', { name: 'General recall' }).click()
    await silver.getByRole('button', { name: 'Yes' }).click()
    await expect.poll(async () => (await startOf('Silver')).passId).toBe(1)
    expect(await flagsUp('Silver')).toContain('FIRSTSUBSTITUTE')
    await expect.poll(async () => (await sheetOf('Silver')).finishes).toEqual([])
    await card(other, 'Silver')
      .getByRole('button', { name: /First Substitute down: warning in 1 minute/ })
      .click()
    await expect.poll(() => flagsUp('Silver')).toEqual(['PAPA'])
    await expect.poll(async () => (await startOf('Silver')).startTimeAsMillis).not.toBeNull()
    await otherContext.close()
    await context.close()
  })
})

describe('the mark boat', () => {
  it('moves a mark between the beats, and the board tells it when the officer shows flag C', async () => {
    await startAgo('Gold', 1)
    const [page, context] = await onPhone('/marks/Day')
    const mark = page
      .locator('.mark')
      .filter({ has: page.getByRole('heading', { name: 'Windward mark' }) })
      .first()
    await mark.locator('summary').click()
    await keptPage(page)
    await mark.locator('summary').click()
    await context.setOffline(true)
    await mark.getByLabel('Bearing, ° true').fill('020')
    await mark.getByLabel('Distance').fill('0,9')
    await mark.getByRole('button', { name: 'Move the mark' }).click()
    await page.getByText(/1 press is kept here/).waitFor()
    await context.setOffline(false)
    await sent(page)
    const [board] = await onPhone('/board/Day/R1/Gold')
    await board.getByText('racing', { exact: false }).first().waitFor()
    expect(await board.getByText(/change of course/i).count()).toBe(0)
    const [start] = await onPhone('/start/Day/R1')
    const gold = card(start, 'Gold')
    await gold.getByText('Change the course').click()
    await gold.getByLabel('Leg that changes').selectOption({ label: 'Leg 1: to Windward mark' })
    await gold.getByLabel('New compass bearing, in degrees').fill('20')
    await gold.getByRole('button', { name: 'C up' }).click()
    await sent(start)
    await board.reload()
    await board.getByText('change of course, Windward mark, 020° (flag C)').waitFor()
    await start.context().close()
    await board.context().close()
    await context.close()
  })
})

describe('the start boat, in the race', () => {
  it('shortens a course of two laps without a connection, and the board tells it', async () => {
    await startAgo('Silver', 10)
    const [page, context] = await onPhone('/start/Day/R1')
    const silver = card(page, 'Silver')
    await keptPage(page)
    await context.setOffline(true)
    await silver.getByText('Shorten the course').click()
    await silver.getByLabel('Finish at').selectOption({ label: 'Leg 1: to Windward mark' })
    await silver.getByRole('button', { name: 'Shorten: S up' }).click()
    await silver.getByRole('button', { name: 'Yes' }).click()
    await silver
      .getByText('The finish is between Windward mark and the boat with flag S.')
      .waitFor()
    await context.setOffline(false)
    await sent(page)
    const [board, boardContext] = await onPhone('/board/Day/R1/Silver')
    const where = 'the finish is between Windward mark and the boat with flag S.'
    await board.getByText(`Shortened course (flag S): ${where}`).first().waitFor()
    const leg = board.getByRole('listitem').filter({ hasText: /^Leg 1: finish between Windward/ })
    await leg.waitFor()
    await silver.getByRole('button', { name: 'The whole course again' }).click()
    await sent(page)
    await silver.getByText('The finish is at: Finish').waitFor()
    await boardContext.close()
    await context.close()
  })
})

const press = async (page: Page, number: number): Promise<void> => {
  await page.getByLabel('Sail number').fill(`GER ${number}`)
  await page.getByLabel('Sail number').press('Enter')
}
const finishers = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Finishers (${number})` }).waitFor()
const confirm = async (page: Page, missing: string): Promise<void> => {
  await page.getByText('Everything is saved.').waitFor()
  await page.getByRole('button', { name: 'What would change?' }).click()
  await page.getByText(missing).waitFor()
  await page.getByRole('button', { name: 'Confirm the result' }).click()
  await page.getByText(/^Provisional since/).waitFor()
}
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('two phones at the finish', () => {
  // GER 7 was early, GER 14 retires, GER 30 did not come.
  const gold = numbers(1, 29)
    .filter((number) => ![7, 14].includes(number))
    .reverse()
  // GER 59 does not finish, GER 60 did not come.
  const silver = [...numbers(45, 58), ...numbers(31, 44)]

  it('lose nothing and double nothing', async () => {
    const [one, oneContext] = await onPhone('/finish/Day/R1/Gold')
    const [two, twoContext] = await onPhone('/finish/Day/R1/Gold')
    await keptPage(one)
    await loseResponses(twoContext)
    await oneContext.setOffline(true)
    // Each phone sees boats that the other one misses, and both see the last boat.
    for (const [position, number] of gold.entries()) await press(position % 2 ? two : one, number)
    await press(two, gold.at(-1) ?? 0)
    await one.reload()
    await finishers(one, 14)
    await oneContext.setOffline(false)
    for (const page of [one, two]) await finishers(page, gold.length)
    await two.getByRole('button', { name: 'RET for GER 14 Helm 14' }).click()
    for (const page of [one, two]) {
      const keep = page.getByRole('button', { name: 'Keep ours' })
      if (await keep.isVisible()) await keep.click()
    }
    await confirm(two, '1 boat has no line and will score DNC.')
    await one.getByText(/^Provisional since/).waitFor()
    await oneContext.close()
    await twoContext.close()
  })

  it('take the other fleet, with an undone press and a boat that is not known at once', async () => {
    const [page, context] = await onPhone('/finish/Day/R1/Silver')
    await press(page, 45)
    await page.getByRole('button', { name: 'Boat now' }).click()
    await page
      .getByLabel('Which boat')
      .or(page.locator('.note select'))
      .selectOption('GER 46 Helm 46')
    for (const number of silver.slice(2)) await press(page, number)
    // The number of a boat with a line takes no other boat.
    await press(page, 31)
    await page.getByText(/^GER 31 Helm 31 is noted at/).waitFor()
    await page.getByLabel('Sail number').fill('')
    await press(page, 60)
    await page.getByRole('button', { name: 'Undo' }).click()
    await finishers(page, silver.length)
    await page.getByRole('button', { name: 'DNF for GER 59 Helm 59' }).click()
    await confirm(page, '1 boat has no line and will score DNC.')
    await context.close()
  })

  it('give the standings that are computed by hand', async () => {
    const { body } = await request(`GET ${V}/leaderboards/Day/results`, { token })
    const { competitors } = body as {
      readonly competitors: readonly {
        readonly name: string
        readonly netPoints: number
        readonly scores: Readonly<Record<string, { readonly code?: string }>>
      }[]
    }
    const scores = competitors.map(({ name, netPoints, scores: { R1: score } }) =>
      [name, netPoints, score?.code].join(' ').trim(),
    )
    // By hand: the place in the fleet; 60 entries, so that all codes score 61.
    const places = [gold, silver].flatMap((fleet) =>
      fleet.map((number, index) => `Helm ${number} ${index + 1}`),
    )
    const codes = ['7 61 OCS', '14 61 RET', '30 61 DNC', '59 61 DNF', '60 61 DNC']
    const byHand = [...places, ...codes.map((text) => `Helm ${text}`)]
    expect([...scores].sort()).toEqual(byHand.sort())
    const points = competitors.map(({ netPoints }) => netPoints)
    expect(points).toEqual([...points].sort((left, right) => left - right))
  })
})
