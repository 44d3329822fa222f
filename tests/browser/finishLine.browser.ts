/** One finishing line for two classes: two recorders, one of them without a connection for a while. */
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { password, raceDayOf } from '../support/boardRace.ts'
import { servedPages } from '../support/browser.ts'
import { keptPage } from './badNetwork.ts'

const { service, browser, request } = servedPages()
const optimists = 'Line Optimist'

let token: string
let event: string
beforeAll(async () => {
  const day = raceDayOf(service().baseUrl)
  token = await day.register('recorder')
  await day.newEvent(token, 'Line', { boatclassname: '420', numberofraces: 1 })
  const { body } = await request(`GET ${V}/regattas/Line`, { token })
  event = (body as { readonly eventId: string }).eventId
  const series = [{ name: 'Default', fleets: ['Gold', 'Silver'] }]
  const json = { boatClass: 'Optimist', numberofraces: 1, series }
  await request(`POST ${V}/events/${event}/regattas`, { token, json })
  // The numbers of both classes end alike: 52201 to 52230, and 101 to 130.
  await enter('Line', 30, (number) => `GER,${52_200 + number},Helm ${number}`)
  await enter(
    optimists,
    30,
    (number) => `GER,${100 + number},Kid ${number},${number > 15 ? 'Silver' : 'Gold'}`,
  )
})

const enter = async (regatta: string, count: number, rowOf: (number: number) => string) => {
  const header = regatta === 'Line' ? 'Nat,SailNo,HelmName' : 'Nat,SailNo,HelmName,Fleet'
  const rows = Array.from({ length: count }, (_, index) => rowOf(index + 1))
  const path = `POST ${V}/regattas/${encodeURIComponent(regatta)}/competitors/import`
  const headers = { 'content-type': 'text/csv' }
  const reply = await request(path, { token, body: [header, ...rows].join('\n'), headers })
  expect(reply).toMatchObject({ status: 200, body: { created: count } })
}

const onPhone = async (): Promise<readonly [Page, BrowserContext]> => {
  const context = await browser().newContext({
    baseURL: service().baseUrl,
    viewport: { width: 390, height: 844 },
  })
  context.setDefaultTimeout(30_000)
  const form = { username: 'recorder', password }
  expect((await context.request.post(`${S}/hello`, { form })).ok()).toBe(true)
  const page = await context.newPage()
  await page.goto(`/finish/${event}`)
  return [page, context]
}
const field = (page: Page) => page.getByLabel('Sail number')
const type = async (page: Page, text: string) => {
  await field(page).fill('')
  await field(page).pressSequentially(text)
  await field(page).press('Enter')
}
/** The sail numbers in the sheet of a race. */
const sheet = async (regatta: string, fleet: string) => {
  const name = encodeURIComponent(regatta)
  const [lines, boats] = await Promise.all([
    request(`GET ${V}/leaderboards/${name}/results/R1/${fleet}`, { token }),
    request(`GET ${V}/regattas/${name}/competitors`, { token }),
  ])
  const numbers = new Map(
    (boats.body as readonly { readonly id: string; readonly sailID: string }[]).map(
      ({ id, sailID }) => [id, Number(sailID.replace(/\D/g, ''))],
    ),
  )
  const { finishes = [] } = lines.body as {
    readonly finishes?: readonly { readonly competitorId: string }[]
  }
  return finishes.map(({ competitorId }) => numbers.get(competitorId) ?? 0)
}
const saved = (page: Page) => page.getByText('Everything is saved.').waitFor()

it('takes any number of any class, and never a stranger', async () => {
  const [one, oneContext] = await onPhone()
  const [two, twoContext] = await onPhone()
  await keptPage(one)
  await type(one, '52201')
  await one.getByText('GER 52201 Helm 1 · 420 R1: place 1.').waitFor()
  // Both classes have a number that ends so, and one of them is noted.
  await type(one, '01')
  await one.getByText(/^GER 52201 Helm 1 · 420 R1 is noted at/).waitFor()
  await one.getByRole('button', { name: 'GER 101 Kid 1 · Optimist R1 · Gold' }).click()
  expect(await field(one).evaluate((element) => element === document.activeElement)).toBe(true)
  await type(one, '02')
  await one.getByText('Several boats fit. Choose one.').waitFor()
  await one.getByRole('button', { name: 'GER 102 Kid 2' }).click()
  // A press counts from when the page says its place: it is stored then.
  await one.getByText(/^GER 102 Kid 2 .*: place 2\.$/).waitFor()
  await saved(one)
  expect([await sheet('Line', 'Default'), await sheet(optimists, 'Gold')]).toEqual([
    [52_201],
    [101, 102],
  ])

  // Without a connection, the one recorder takes one half, and the other one the other half.
  await saved(two)
  await oneContext.setOffline(true)
  for (let number = 3; number <= 30; number += 1) {
    const mine = number % 2 === 0 ? one : two
    await type(mine, String(52_200 + number))
    await type(mine, String(100 + number))
  }
  await one.getByText(/^GER 130 Kid 30 .*: place \d+\.$/).waitFor()
  await one.reload()
  await oneContext.setOffline(false)
  await type(two, '52202')
  for (const page of [one, two]) {
    await page.getByText('Finishers (30)').first().waitFor()
    await saved(page)
  }
  const [class420, gold, silver] = await Promise.all([
    sheet('Line', 'Default'),
    sheet(optimists, 'Gold'),
    sheet(optimists, 'Silver'),
  ])
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)
  expect(class420.toSorted()).toEqual(numbers(52_201, 52_230))
  expect(gold.toSorted()).toEqual(numbers(101, 115))
  expect(silver.toSorted()).toEqual(numbers(116, 130))
  await oneContext.close()
  await twoContext.close()
})

it('keeps a boat that is not known, and undoes a press', async () => {
  const [page, context] = await onPhone()
  await type(page, '999')
  await page.getByText(/999, not known yet/).waitFor()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByText(/999, not known yet/).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(/999, not known yet/).waitFor()
  await context.close()
})
