/** Failures and explanations in a real browser, and signing in without scripts. */
import { describe, expect, it } from 'vitest'
import { desktop, servedPages } from '../support/browser.ts'
import { barriers, keyboardFaults, pageWidths } from './pageChecks.ts'

const { service, onPage } = servedPages()

const security = '/security/api/restsecurity'
const explain = `${security}/explain?permission=REGATTA:UPDATE:Fjord-Cup`
const phone = { width: 390, height: 844 }

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
  ['a phone in the dark', { ...phone, dark: true }],
])('on %s', (device, options) => {
  it.each([
    ['/nothing', 'Not found'],
    [`${security}/usergroup`, 'The input is not valid'],
    [`${security}/preferences`, 'Sign in first'],
    [explain, /^Not permitted: /],
    [`${security}/hello`, 'Sign in'],
    ['/board/Kiel/R1/Default', 'Sign in to see this race'],
    ['/course/Kiel/R1/Default', 'Sign in to see this race'],
    ['/why', 'The input is not valid'],
    ['/join', 'Invitation'],
  ])('%s is a page that fits', async (path, title) => {
    await onPage(
      path,
      options,
      async (page) => {
        expect(await page.locator('h1').textContent()).toMatch(title)
        expect(await page.locator('a[href="/"]').count()).toBe(1)
        expect(await pageWidths(page)).toEqual([options.width, options.width])
        expect(await barriers(page)).toEqual([])
        expect(await keyboardFaults(page)).toEqual([])
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
  await onPage(explain, { ...phone, withoutScripts: true }, async (page) => {
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('User name').first().fill('admin')
    await page
      .getByLabel('Password')
      .first()
      .fill(service().adminPassword ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('You are signed in as admin.').waitFor()
    await page.goto(explain)

    expect(await page.locator('h1').textContent()).toMatch(/^Permitted: admin may lay courses/)
  })
})
