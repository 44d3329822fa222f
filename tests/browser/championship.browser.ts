/** A championship of two classes and a handicap evening: set up, entered, sailed and published on pages only. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { servedPages } from '../support/browser.ts'

const { service, browser } = servedPages()
const password = 'reaching-on-port-7'

const onDevice = async (width: number): Promise<readonly [Page, BrowserContext]> => {
  const context = await browser().newContext({
    baseURL: service().baseUrl,
    viewport: { width, height: 844 },
  })
  context.setDefaultTimeout(30_000)
  return [await context.newPage(), context]
}
const withButton = (page: Page, name: string | RegExp) =>
  page.locator('form', { has: page.getByRole('button', { name }) })
const unfold = async (page: Page, name: string) => {
  const summary = page.locator('summary', { hasText: name }).first()
  if ((await summary.locator('..').getAttribute('open')) === null) await summary.press('Enter')
}
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().press('Enter')

/** The pages of officers take presses only after their script has begun. */
const openPage = async (page: Page, path: string) => {
  const response = await page.goto(path)
  await page.locator('[inert]').waitFor({ state: 'detached' })
  return response
}

const register = async (page: Page, name: string) => {
  await page.goto('/account')
  const form = withButton(page, 'Register')
  await form.getByLabel('User name').fill(name)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button').press('Enter')
  await page.getByText('You are registered and signed in.').waitFor()
}

interface NewClass {
  readonly boatClass: string
  readonly races: number
  readonly fleets?: string
  readonly handicap?: string
}
const fillClass = async (page: Page, button: string, wanted: NewClass) => {
  const form = withButton(page, button)
  await form.getByLabel('Class', { exact: true }).fill(wanted.boatClass)
  await form.getByLabel('Number of races').fill(String(wanted.races))
  if (wanted.fleets !== undefined) await form.getByLabel(/^Fleets/).fill(wanted.fleets)
  if (wanted.handicap !== undefined) await form.getByLabel('Handicap').selectOption(wanted.handicap)
  await form.getByRole('button', { name: button }).press('Enter')
}
const create = async (page: Page, name: string, first: NewClass) => {
  await page.goto('/')
  const form = withButton(page, 'Create the event')
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Venue').fill('Kiel')
  await fillClass(page, 'Create the event', first)
  await page.getByText('The event is created.').waitFor()
  return new URL(page.url()).pathname
}

const enter = async (page: Page, regatta: string, rows: readonly string[]) => {
  await page.goto(`/entries/${encodeURIComponent(regatta)}`)
  await page.getByLabel('Or paste the table, with its header').fill(rows.join('\n'))
  await press(page, 'Preview')
  await press(page, 'Import these entries')
  await page.getByText(`Imported: ${rows.length - 1} new`).waitFor()
}
const numbered = (count: number, rowOf: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => rowOf(index + 1))

const invite = async (page: Page, regatta: string, role: RegExp) => {
  await page.goto(`/regatta/${encodeURIComponent(regatta)}`)
  await unfold(page, 'Invite')
  const form = withButton(page, 'Invite')
  const option = await form.locator('option', { hasText: role }).textContent()
  await form.getByLabel('Role').selectOption({ label: option ?? '' })
  await form.getByRole('button', { name: 'Invite' }).press('Enter')
  const link = page.getByRole('link', { name: /\/join#/ })
  await link.waitFor()
  return (await link.getAttribute('href')) ?? ''
}
const accept = async (page: Page, link: string, name: string) => {
  await page.goto(link)
  await page.getByLabel('User name').fill(name)
  await page.getByLabel('Password').fill(password)
  await press(page, 'Register and accept')
  await page.getByText(/^Done\./).waitFor()
  // The page of the event follows.
  await page.waitForLoadState('networkidle')
}

const card = (page: Page, title: string) =>
  page
    .locator('.card')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${title}`) }) })
/** The time some minutes ago, as the venue shows it. */
const ago = (minutes: number): string =>
  new Date(Date.now() - 60_000 * minutes).toISOString().slice(11, 19)
const startAgo = async (page: Page, title: string, minutes: number) => {
  await card(page, title).getByText('Give or correct the start time').press('Enter')
  const field = card(page, title).getByLabel('Start time', { exact: true })
  await field.fill(ago(minutes))
  await field.press('Enter')
  await card(page, title)
    .getByText(/^Started /)
    .waitFor()
}

const type = async (page: Page, numbers: readonly (number | string)[]) => {
  const field = page.getByLabel('Sail number')
  for (const number of numbers) {
    await field.pressSequentially(String(number))
    await field.press('Enter')
  }
  await page.getByText('Everything is saved.').waitFor()
}
const publish = async (page: Page, path: string) => {
  await openPage(page, path)
  await press(page, 'What would change?')
  await press(page, 'Confirm the result')
  await page.getByText(/^Provisional since/).waitFor()
  await press(page, 'Make official')
  await press(page, 'Make the result official')
  await page.getByText(/^Official since/).waitFor()
}
const netPoints = (page: Page, regatta: string) =>
  page.goto(`/results/${encodeURIComponent(regatta)}`).then(() =>
    page.locator('.standings tbody tr').evaluateAll((rows) =>
      rows.map((row) => {
        const text = (selector: string) => row.querySelector(selector)?.textContent ?? ''
        return [text('th'), text('.net')].join(' ')
      }),
    ),
  )

const cup = 'Club Cup'
const optimists = `${cup} Optimist`

it('is a championship of 60 boats in two classes, one with two fleets', async () => {
  const [manager, desk] = await onDevice(1200)
  await register(manager, 'manager')
  const event = await create(manager, cup, { boatClass: '420er', races: 2 })
  const day = event.replace('/event', '')
  await unfold(manager, 'Add a class')
  await fillClass(manager, 'Add a class', {
    boatClass: 'Optimist',
    races: 2,
    fleets: 'Gold, Silver',
  })
  await manager.getByText('The class is added.').waitFor()
  const teams = numbered(30, (number) => `GER,${52_200 + number},Team ${number}`)
  await enter(manager, cup, ['Nat,SailNo,HelmName', ...teams])
  const kids = numbered(
    30,
    (number) => `GER,${100 + number},Kid ${number},${number > 15 ? 'Silver' : 'Gold'}`,
  )
  await enter(manager, optimists, ['Nat,SailNo,HelmName,Fleet', ...kids])
  const other = await create(manager, 'Other Cup', { boatClass: '420er', races: 1 })
  const link = await invite(manager, cup, /^Race officer/)

  const [officer, phone] = await onDevice(390)
  await accept(officer, link, 'officer')
  await openPage(officer, `/start${day}`)
  await press(officer, 'Begin the sequence')
  await officer.getByText('Everything is sent.').waitFor()
  for (const title of ['420er R1', 'Optimist R1 · Gold', 'Optimist R1 · Silver']) {
    await card(officer, title)
      .getByText(/^Warning|^Preparatory/)
      .waitFor()
  }
  await card(officer, '420er R1').getByRole('button', { name: 'Postpone: AP up' }).press('Enter')
  await card(officer, '420er R1').getByRole('button', { name: 'All', exact: true }).press('Enter')
  await officer
    .getByRole('button', { name: /AP down: warning in 1 minute/ })
    .nth(2)
    .waitFor()
  await press(officer, /AP down: warning in 1 minute/)
  await officer.getByText('Everything is sent.').waitFor()
  await startAgo(officer, '420er R1', 45)
  await startAgo(officer, 'Optimist R1 · Gold', 40)
  await startAgo(officer, 'Optimist R1 · Silver', 35)
  await officer.getByText('Everything is sent.').waitFor()

  await openPage(officer, `/finish${day}`)
  // The two classes cross the line mixed, and in the order of their numbers.
  await type(
    officer,
    numbered(30, String).flatMap((number) => [52_200 + Number(number), 100 + Number(number)]),
  )
  for (const [regatta, fleet] of [
    [cup, 'Default'],
    [optimists, 'Gold'],
    [optimists, 'Silver'],
  ] as const) {
    await publish(officer, `/finish/${encodeURIComponent(regatta)}/R1/${fleet}`)
  }
  // A helper of one event neither sets it up nor does anything to another one.
  await officer.goto(event)
  await officer.getByRole('heading', { name: 'Optimist' }).waitFor()
  for (const form of ['Change the event', 'Delete', 'Change the class', 'Add a class']) {
    expect([form, await officer.locator('summary', { hasText: form }).count()]).toEqual([form, 0])
  }
  expect((await officer.goto(`/start${other.replace('/event', '')}`))?.status()).toBe(403)

  const [spectator, seat] = await onDevice(390)
  await spectator.goto(`/results${day}`)
  await spectator.getByText('Official', { exact: true }).first().waitFor()
  expect(await spectator.locator('main h2').allTextContents()).toEqual(['420er', 'Optimist'])
  expect(await netPoints(spectator, cup)).toEqual(numbered(30, (place) => `Team ${place} ${place}`))
  expect((await netPoints(spectator, optimists)).toSorted()).toEqual(
    numbered(30, (number) => `Kid ${number} ${((number - 1) % 15) + 1}`).toSorted(),
  )
  for (const context of [desk, phone, seat]) await context.close()
})

it('is an evening by handicap', async () => {
  const [page, context] = await onDevice(390)
  await register(page, 'timer')
  await create(page, 'Evening', {
    boatClass: 'Handicap',
    races: 1,
    handicap: 'TIME_ON_TIME_AND_DISTANCE',
  })
  await enter(page, 'Evening', ['SailNo,Helm,YS', '1,Slow,112', '2,Fast,103', '3,Last,100'])
  await openPage(page, '/start/Evening/R1')
  await press(page, 'Begin the sequence')
  await page.getByText('Everything is sent.').waitFor()
  await startAgo(page, 'R1', 60)
  await page.getByText('Everything is sent.').waitFor()
  await openPage(page, '/finish/Evening/R1')
  await type(page, [2, 1, 3])
  await publish(page, '/finish/Evening/R1/Default')
  // An hour by 100/112 is less than an hour by 100/103, and this by 100/100.
  expect(await netPoints(page, 'Evening')).toEqual(['Slow 1', 'Fast 2', 'Last 3'])
  await context.close()
})
