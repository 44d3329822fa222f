/** Live changes on the race board and in the reference, with the service and without it. */
import type { Page, WebSocketRoute } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { boardPath, password, raceDayOf, upAndDown } from '../support/boardRace.ts'
import { desktop, phone, servedPages } from '../support/browser.ts'

const { service, onPage } = servedPages()

let day: ReturnType<typeof raceDayOf>
let officer: string
beforeAll(async () => {
  day = raceDayOf(service().baseUrl)
  officer = await day.register('officer')
  await day.newEvent(officer, 'Open')
  await day.newEvent(officer, 'Closed', { ispublic: false })
})

const race = (regatta: string) => [regatta, 'R1', 'Default']
const tag = (regatta: string, text: string) =>
  day.tag(officer, race(regatta), { tag: text, raceTimepoint: Date.now(), public: true })
const state = (page: Page) => page.locator('#checked')
const seen = (page: Page, text: string, timeout = 4000) =>
  page.locator('#tags', { hasText: text }).waitFor({ timeout })

/** The number of requests for the page since the call. */
const countRequests = (page: Page): (() => number) => {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes('/board/')) count += 1
  })
  return () => count
}

describe('the board', () => {
  it('shows a change at once, and sends few requests while it is connected', async () => {
    await onPage(boardPath('Open'), phone, async (page) => {
      await state(page)
        .filter({ hasText: /^Live\. Updated/ })
        .waitFor()
      await page.waitForTimeout(1500)
      const requests = countRequests(page)
      await tag('Open', 'Gust')
      await seen(page, 'Gust')
      await day.layCourse(officer, race('Open'), upAndDown)
      await page.getByRole('img', { name: 'Up and down, 2 laps' }).waitFor({ timeout: 4000 })
      await page.waitForTimeout(3000)
      expect(requests()).toBeLessThanOrEqual(5)
    })
  })

  it('shows a regatta that is not public to a user who has signed in', async () => {
    await onPage(
      boardPath('Closed'),
      desktop,
      async (page) => {
        await page.getByLabel('User name').fill('officer')
        await page.getByLabel('Password').fill(password)
        await page.getByRole('button', { name: 'Sign in' }).click()
        await state(page)
          .filter({ hasText: /^Live\./ })
          .waitFor()
        await tag('Closed', 'Shift')
        await seen(page, 'Shift')
      },
      /401/,
    )
  })

  it('requests the page periodically without a connection, and connects again', async () => {
    let isGone = true
    const routes: WebSocketRoute[] = []
    const block = (page: Page) =>
      page.routeWebSocket(/.*/, (route) => {
        if (isGone) void route.close({ code: 1001 })
        else {
          route.connectToServer()
          routes.push(route)
        }
      })
    await onPage('/docs', desktop, async (page) => {
      await block(page)
      await page.goto(service().baseUrl + boardPath('Open'))
      const requests = countRequests(page)
      await tag('Open', 'Lull')
      await seen(page, 'Lull', 15_000)
      expect(await state(page).textContent()).toMatch(/^Updated/)
      // One timer: a request every ten seconds, regardless of the attempts to connect.
      expect(requests()).toBeLessThanOrEqual(2)

      isGone = false
      await state(page)
        .filter({ hasText: /^Live\./ })
        .waitFor({ timeout: 30_000 })
      await tag('Open', 'Header')
      await seen(page, 'Header')

      isGone = true
      for (const route of routes) await route.close({ code: 1001 })
      await state(page)
        .filter({ hasText: /^Updated/ })
        .waitFor({ timeout: 15_000 })
      await tag('Open', 'Lift')
      await seen(page, 'Lift', 15_000)
    })
  })
})

describe('the reference', () => {
  it('follows a regatta', async () => {
    await onPage('/docs', desktop, async (page) => {
      const form = page.locator('#follow')
      await form.getByLabel('Regatta').fill('Open')
      await form.getByRole('button', { name: 'Follow' }).click()
      const messages = page.locator('#live-messages')
      await messages.getByText('"type":"subscribed"').waitFor()
      await tag('Open', 'Knock')
      await messages.getByText('"type":"changed"').waitFor({ timeout: 4000 })
    })
  })
})
