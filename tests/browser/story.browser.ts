/**
 * The first day of an event, in a real browser: everybody finds the way by the words on the screen,
 * from `/` on.
 */
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { desktop, servedPages } from '../support/browser.ts'
import { accessibilityFaults, screenshot } from './pageChecks.ts'
import { scan } from './scan.ts'

const { service, browser, request } = servedPages()

const contexts: BrowserContext[] = []
const faults: string[] = []

const password = 'reaching-on-port-7'
const phone = { width: 390, height: 844 }

/** Chromium itself prints it, for each request without a network. */
const offlineMessage = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

/** The first page of somebody with a browser of their own. */
const newVisitor = async (viewport: typeof phone): Promise<Page> => {
  const context = await browser().newContext({ baseURL: service().baseUrl, viewport })
  context.setDefaultTimeout(20_000)
  contexts.push(context)
  const page = await context.newPage()
  page.on('console', (message) => {
    const isFault = ['error', 'warning'].includes(message.type())
    if (isFault && !offlineMessage.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.goto('/')
  return page
}

const press = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name }).click()
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).click()

const unfold = (page: Page, heading: string) =>
  page.locator('summary', { has: page.getByRole('heading', { name: heading }) }).click()

const register = async (page: Page, name: string) => {
  await follow(page, 'Sign in or register')
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Register' }) })
  await form.getByLabel('User name').fill(name)
  await form.getByLabel('Password').fill(password)
  await press(form, 'Register')
  await page.getByText('You are registered and signed in.').waitFor()
}

const makeEvent = async (page: Page) => {
  await follow(page, 'Committee Boat')
  await page.getByLabel('Name', { exact: true }).fill('Kiel Week')
  await page.getByLabel('Venue').fill('Kiel')
  await page.getByLabel('Number of races').fill('2')
  await press(page, 'Create the event')
  await page.getByText('The event is created.').waitFor()
  await follow(page, 'Races')
  await page.getByRole('heading', { name: 'R2' }).waitFor()
}

const layCourse = async (page: Page, type: string, name: string) => {
  const field = (name: string) => page.getByRole('textbox', { name })
  await page.getByLabel('Course', { exact: true }).selectOption(type)
  await field('Wind from').fill('240')
  await field('First leg').fill('0.8')
  await field('Latitude').fill('54°25.2′N')
  await field('Longitude').fill('10°10.8′E')
  await page.getByLabel('R1', { exact: true }).check()
  await page.getByLabel('R2', { exact: true }).check()
  await page.locator('#picture text', { hasText: '240°' }).waitFor()
  expect(await page.locator('#picture').textContent()).toContain('0.80 NM')
  await press(page, 'Preview')
  await press(page, 'Publish to R1, R2')
  await page.getByText(`${name} is published to R1, R2.`).waitFor()
}

/** A time of the browser, as its field for dates and times shows it. */
const fieldTime = (page: Page, millis: number) =>
  page.evaluate((time) => {
    const date = new Date(time)
    return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
  }, millis)

const invite = async (page: Page, hours: number) => {
  await unfold(page, 'Invite')
  const until = await fieldTime(page, Date.now() + hours * 3_600_000)
  await page.getByLabel('Role').selectOption('Commentator: writes public tags')
  await page.getByLabel('Until').fill(until.slice(0, 16))
  await press(page, 'Invite')
  const code = page.getByRole('img', { name: 'QR code of an invitation' })
  await code.waitFor()
  return scan(code)
}

const accept = async (page: Page, link: string) => {
  await page.goto(link)
  await page.getByText(/^manager invites you to Kiel Week: Commentator, until /).waitFor()
  await page.getByText('write public tags', { exact: true }).waitFor()
  await page.getByText('Details').click()
  await page.getByText('Role Commentator').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'story join')
  await page.getByLabel('User name').fill('commentator-1')
  await page.getByLabel('Password').fill(password)
  await press(page, 'Register and accept')
  await page.getByRole('heading', { name: 'Kiel Week' }).waitFor()
  await page.getByText(/^Done\. commentator-1 has the role Commentator until/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'story joined')
}

/** Three moments without a network. After a reload they are still there, and then sent once. */
const tagOffline = async (page: Page) => {
  const chosen = ['Mark rounding', 'Capsize', 'Finish']
  await page.getByRole('link', { name: 'R1', exact: true }).click()
  await page.getByRole('button', { name: 'Tag now' }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.getByRole('button', { name: 'Tag now' }).waitFor()
  await page.context().setOffline(true)
  for (const preset of chosen) {
    await press(page, 'Tag now')
    await press(page, preset)
    // A reload before the browser has stored the choice leaves a draft.
    await page.locator('.moments strong', { hasText: preset }).waitFor()
  }
  await page.reload()
  await page.getByText(/Showing the board of /).waitFor()
  await expect.poll(() => page.locator('.moments > li').count()).toBe(3)
  await screenshot(page, 'story offline')
  await page.context().setOffline(false)
  for (const preset of chosen) await page.locator('#tags').getByText(preset).waitFor()
  // A second attempt would take place by then.
  await page.waitForTimeout(2_000)
  const basic = ['commentator-1', password] as const
  const { body } = await request(`GET ${V}/Kiel%20Week/R1/Default/tags`, { basic })
  const sent = (body as readonly { readonly tag: string }[]).map(({ tag }) => tag)
  expect(sent.filter((tag) => tag !== 'Start').toSorted()).toEqual(chosen.toSorted())
}

const allowSpectator = async (page: Page) => {
  await unfold(page, 'Explain a permission')
  await page.getByLabel('User name').fill('spectator-1')
  await page.getByLabel('Purpose').selectOption('write public tags')
  await press(page, 'Explain')
  await page
    .getByRole('heading', { name: 'Not permitted: spectator-1 may not write public tags' })
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'story why')
  const role = /^Do this: Give spectator-1 the role “user”/
  await press(page, role)
  // The browser asks for the confirmation, and sends no request before.
  expect(await page.getByText('The change is made.').count()).toBe(0)
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: role }) })
  await form.getByRole('checkbox', { name: 'I want this: spectator-1 may then' }).check()
  await form.getByLabel('type the user name').fill('spectator-1')
  await press(page, role)
  await page.getByText('The change is made. This is the decision now.').waitFor()
  await page
    .getByRole('heading', { name: 'Permitted: spectator-1 may write public tags' })
    .waitFor()
}

const tagPublicly = async (name: string) => {
  const { status } = await request(`POST ${V}/Kiel%20Week/R1/Default/tags`, {
    basic: [name, password],
    json: { tag: 'Start', raceTimepoint: 'now', public: true },
  })
  return status
}

it('is a day of an event manager, a commentator and a spectator', async () => {
  const manager = await newVisitor(desktop)
  await register(manager, 'manager')
  await makeEvent(manager)

  await manager.getByRole('link', { name: 'Lay the course: R1 Default' }).click()
  await layCourse(manager, 'L: windward-leeward', 'L2')
  await manager.waitForTimeout(1_500)
  const afterFirst = Date.now()
  await manager.waitForTimeout(1_500)
  await layCourse(manager, 'O: trapezoid, outer loop', 'O2')
  await follow(manager, 'Kiel Week')

  const link = await invite(manager, 5)
  const commentator = await newVisitor(phone)
  await accept(commentator, link)
  expect(await tagPublicly('commentator-1')).toBe(201)
  await tagOffline(commentator)

  const spectator = await newVisitor(phone)
  await register(spectator, 'spectator-1')
  expect(await tagPublicly('spectator-1')).toBe(403)
  await allowSpectator(manager)
  expect(await tagPublicly('spectator-1')).toBe(201)

  await follow(spectator, 'Committee Boat')
  await follow(spectator, 'Kiel Week')
  await spectator.getByText('More', { exact: true }).nth(1).click()
  await spectator.getByRole('link', { name: 'Course: R2 Default' }).click()
  await spectator.getByLabel('Course at').fill(await fieldTime(spectator, afterFirst))
  await press(spectator, 'Show this course')
  await spectator.getByRole('img', { name: /^Course at .*: L2$/ }).waitFor()
  expect(await spectator.locator('#course').textContent()).toContain('O2')
  expect(await accessibilityFaults(spectator)).toEqual([])
  await screenshot(spectator, 'story earlier course')
  expect(faults).toEqual([])
}, 240_000)
