/** A lost password in a real browser: an administrator makes a link, and the user sets a new password. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { desktop, servedPages } from '../support/browser.ts'
import { barriers, pageWidths, paleTexts, smallTargets } from './pageChecks.ts'

const { service, request, onPage } = servedPages()

const phone = { width: 390, height: 844 }
/** A weak password, and a link that was used. */
const weakAndUsed = /status of (?:400|410)/
const password = 'reaching-on-port-7'

const shot = async (page: Page, name: string) => {
  const folder = process.env.SCREENSHOTS
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

const requireGoodLook = async (page: Page) => {
  const [wide, room] = await pageWidths(page)
  expect(wide).toBe(room)
  expect(await paleTexts(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await barriers(page)).toEqual([])
}

const signIn = async (page: Page, username: string, secret: string) => {
  await page.request.post(`${S}/hello`, { form: { username, password: secret } })
  await page.goto('/account')
}

const makeLink = async (options: object, name: string) => {
  let link = ''
  await onPage('/account', options, async (page) => {
    await signIn(page, 'admin', service().adminPassword ?? '')
    await page.getByText('Somebody has lost the password').click()
    const form = page.locator('#lost')
    await form.getByLabel('User name').fill(name)
    await form.getByRole('button', { name: 'Make a link' }).click()
    await form.getByText('It works once, for an hour.').waitFor()
    await requireGoodLook(page)
    await shot(page, `lost-${name}`)
    link = (await form.getByRole('link').getAttribute('href')) ?? ''
  })
  return new URL(link)
}

it.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('lets a user on %s set a new password', async (device, options) => {
  const name = `lost-on-${device.replaceAll(' ', '-')}`
  await request(`POST ${S}/create_user`, { form: { username: name, password } })
  const { pathname, hash } = await makeLink(options, name)

  const setPassword = async (page: Page) => {
    await page.getByText(`admin made this link for ${name}.`).waitFor()
    await requireGoodLook(page)
    await shot(page, `reset-${name}`)
    await page.getByLabel('New password').fill('sail')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByText('It must have at least 8 characters').waitFor()
    await page.getByLabel('New password').fill('gybing-on-port-8')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByText('Your password is set. Sign in with it.').waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/account')

    await signIn(page, name, 'gybing-on-port-8')
    await page.getByText('A link has set your password').waitFor()
    await requireGoodLook(page)
    await shot(page, `notice-${name}`)
    await page.getByRole('link', { name: 'SSH keys' }).click()
    expect(await page.getByText('You have no SSH keys.').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Close this notice' }).click()
    await page.getByText('The notice is closed.').waitFor()
    expect(await page.getByText('A link has set your password').count()).toBe(0)

    await page.goto(pathname + hash)
    await page.getByText('This link is not valid any more.').waitFor()
    expect(await page.getByRole('button', { name: 'Set the password' }).isVisible()).toBe(false)
  }
  await onPage(pathname + hash, options, setPassword, weakAndUsed)
})
