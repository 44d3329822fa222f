/** A day of racing on three phones with a bad network: start boat, finish boat and mark boat. */
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { S, V } from '../../harness/paths.ts'
import { password, raceDayOf, upAndDown } from '../support/boardRace.ts'
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
    ...['GER', index + 1, `Helm ${index + 1}`, fleets[index < fleetSize ? 0 : 1]],
  ])
  const body = ['Nat,SailNo,HelmName,Fleet', ...rows.map((row) => row.join(','))].join('\n')
  const path = `POST ${V}/regattas/Day/competitors/import`
  const reply = await request(path, { token, body, headers: { 'content-type': 'text/csv' } })
  expect(reply).toMatchObject({ status: 200, body: { created: 60 } })
})

/** The phone of an officer. */
const phoneOf = async (): Promise<BrowserContext> => {
  const context = await browser().newContext({
    ...{ baseURL: service().baseUrl, viewport: { width: 390, height: 844 } },
    ...{ geolocation: { latitude: 54.43, longitude: 10.2 }, permissions: ['geolocation'] },
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
/** The page is kept by its service worker before a connection is lost. */
const keptPage = async (page: Page): Promise<void> => {
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForTimeout(500)
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
    ...{ race_column: 'R1', fleet, authorName: 'officer', authorPriority: '0' },
    ...{ passId: String(passId), startTime: String(Date.now() - 1000 * seconds) },
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
  it('starts both fleets, postpones one without a connection, and recalls', async () => {
    const [page, context] = await onPhone('/start/Day/R1')
    await page.getByRole('button', { name: 'Begin the sequence' }).click()
    await sent(page)
    await expect.poll(async () => (await startOf('Silver')).startTimeAsMillis).not.toBeNull()
    const [gold, silver] = [await startOf('Gold'), await startOf('Silver')]
    expect(Number(silver.startTimeAsMillis) - Number(gold.startTimeAsMillis)).toBe(5 * 60_000)

    await keptPage(page)
    await context.setOffline(true)
    await card(page, 'Gold').getByRole('button', { name: 'Postpone: AP up' }).click()
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

    await startAgo('Silver', 10)
    await card(page, 'Silver').getByRole('button', { name: 'General recall' }).click()
    await card(page, 'Silver').getByRole('button', { name: 'Yes' }).click()
    await expect.poll(async () => (await startOf('Silver')).passId).toBe(1)
    expect(await flagsUp('Silver')).toContain('FIRSTSUBSTITUTE')
    await context.close()
  })
})

describe('the mark boat', () => {
  it('moves a mark between the beats, and the board tells it', async () => {
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
    await board
      .getByText(/Change of course \(flag C\): Windward mark is at 0\d\d°, 0\.\d\d NM/)
      .waitFor()
    await board.context().close()
    await context.close()
  })
})

describe('two phones at the finish', () => {
  it('lose nothing and double nothing, and the standings are those by hand', async () => {
    const [one, oneContext] = await onPhone('/finish/Day/R1/Gold')
    const [two, twoContext] = await onPhone('/finish/Day/R1/Gold')
    await keptPage(one)
    await oneContext.setOffline(true)
    const press = async (page: Page, number: number): Promise<void> => {
      await page.getByLabel('Sail number').fill(`GER ${number}`)
      await page.getByLabel('Sail number').press('Enter')
    }
    // Both see the boats 1 to 6; each sees some that the other misses.
    for (const number of [1, 2, 3, 4, 5, 6, 9, 10]) await press(one, number)
    for (const number of [11, 12, 13]) await press(two, number)
    await one.reload()
    await one.getByRole('heading', { name: 'Finishers (8)' }).waitFor()
    await oneContext.setOffline(false)
    await one.getByRole('heading', { name: 'Finishers (11)' }).waitFor()
    await two.getByRole('heading', { name: 'Finishers (11)' }).waitFor()
    await two.getByRole('button', { name: 'RET for GER 14 Helm 14' }).click()
    await two.getByText('Everything is saved.').waitFor()
    await two.getByRole('button', { name: 'What would change?' }).click()
    await two.getByText(/boats have no line and will score DNC/).waitFor()
    await two.getByRole('button', { name: 'Confirm the result' }).click()
    await one.getByText(/^Provisional since/).waitFor()

    const { body } = await request(`GET ${V}/leaderboards/Day/results`, { token })
    const { competitors } = body as {
      readonly competitors: readonly {
        readonly name: string
        readonly scores: Readonly<
          Record<string, { readonly points: number; readonly code?: string }>
        >
      }[]
    }
    const scoreOf = (number: number) => {
      const score = competitors.find(({ name }) => name === `Helm ${number}`)?.scores.R1
      return score && [score.points, score.code].flatMap((one_) => one_ ?? [])
    }
    // By hand: eleven finishers in the order of the presses; 60 entries, so that RET and OCS score 61.
    expect([1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13].map(scoreOf)).toEqual(
      Array.from({ length: 11 }, (_, index) => [index + 1]),
    )
    expect([7, 14, 31].map(scoreOf)).toEqual([[61, 'OCS'], [61, 'RET'], undefined])
    await oneContext.close()
    await twoContext.close()
  })
})
