/** Failures, explanations and signing in, in a real browser without scripts. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { desktop, pagesOf, startBrowser } from '../support/browser.ts'
import { type Service, startService } from '../../harness/service.ts'

let service: Service
let browser: Browser
beforeAll(async () => {
  ;[service, browser] = await Promise.all([startService(), startBrowser()])
})
afterAll(async () => {
  await browser.close()
  await service.stop()
})

const onPage = pagesOf(() => ({ browser, baseUrl: service.baseUrl }))
const security = '/security/api/restsecurity'
const explain = `${security}/explain?permission=REGATTA:UPDATE:Fjord-Cup`
const narrow = { width: 390, height: 844, withoutScripts: true }

describe.each([
  ['a desktop', { ...desktop, withoutScripts: true }],
  ['a phone', narrow],
  ['a phone in the dark', { ...narrow, dark: true }],
])('on %s', (device, options) => {
  it.each([
    ['/nothing', 'Not found'],
    [`${security}/usergroup`, 'The input is not valid'],
    [`${security}/preferences`, 'Sign in first'],
    [explain, /^Not permitted: /],
    [`${security}/hello`, 'Sign in'],
  ])('%s is a page that fits', async (path, title) => {
    await onPage(
      path,
      options,
      async (page) => {
        expect(await page.locator('h1').textContent()).toMatch(title)
        const width = await page.locator('html').evaluate((html) => html.scrollWidth)
        expect(width).toBe(options.width)
        const folder = process.env.SCREENSHOTS
        if (folder !== undefined) {
          const name = `${device} ${path}`.replaceAll(/\W+/g, '-')
          await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
        }
      },
      /Failed to load resource/,
    )
  })
})

it('signs in without a script, and shows the explanation to the user', async () => {
  await onPage(explain, narrow, async (page) => {
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('User name').first().fill('admin')
    await page
      .getByLabel('Password')
      .first()
      .fill(service.adminPassword ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('You are signed in as admin.').waitFor()
    await page.goto(explain)

    expect(await page.locator('h1').textContent()).toMatch(/^Permitted: admin may UPDATE/)
  })
})
