/** Accepting an invitation in a real browser: with a new account, with an old one, and too late. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { desktop, servedPages } from '../support/browser.ts'
import { barriers, pageWidths, paleTexts, smallTargets } from './pageChecks.ts'

const { service, request, onPage } = servedPages()

const sunday = Date.parse('2199-06-16T18:00:00Z')
const password = 'reaching-on-port-7'

const invite = async (json: object = {}) => {
  const right = { roleId: predefinedRoles.moderator.id, qualifyingUsername: 'admin' }
  const { body } = await request(`POST ${S}/invitation`, {
    basic: ['admin', service().adminPassword ?? ''],
    json: { ...right, validUntil: sunday, note: 'Meet at the harbour office.', ...json },
  })
  return new URL((body as { readonly link: string }).link)
}

const fill = async (page: Page, name: string) => {
  await page.getByLabel('User name').fill(name)
  await page.getByLabel('Password').fill(password)
}

const phone = { width: 390, height: 844 }

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
  ['a desktop in the dark', { ...desktop, dark: true }],
  ['a phone in the dark', { ...phone, dark: true }],
])('on %s', (device, options) => {
  it('registers a helper, who accepts and keeps no secret in the address', async () => {
    const { pathname, hash } = await invite()
    await onPage(pathname + hash, options, async (page) => {
      await page.getByText('Meet at the harbour office.').waitFor()
      const [wide, room] = await pageWidths(page)
      expect(wide).toBe(room)
      expect(await paleTexts(page)).toEqual([])
      expect(await smallTargets(page)).toEqual([])
      expect(await barriers(page)).toEqual([])
      const offer = await page.locator('#offer').innerText()
      expect(offer).toMatch(/From\s+admin\s+You get\s+Role moderator, only for objects of admin/)
      expect(offer).toMatch(/Until\s+Sunday,? 16 June 2199/)
      const folder = process.env.SCREENSHOTS
      const name = `${folder ?? ''}/join ${device}`.replaceAll(' ', '-')
      if (folder !== undefined) await page.screenshot({ path: `${name}.png`, fullPage: true })

      await fill(page, `helper of ${device}`)
      await page.getByRole('button', { name: 'Register and accept' }).click()
      await page.getByText('Done.').waitFor()

      expect(await page.locator('#status').textContent()).toMatch(
        `Done. helper of ${device} has the role moderator until Sunday`,
      )
      expect(new URL(page.url()).hash).toBe('')
      expect(await page.getByRole('button').count()).toBe(0)
      expect(await barriers(page)).toEqual([])
      if (folder !== undefined) await page.screenshot({ path: `${name}-done.png`, fullPage: true })
    })
  })
})

it.each([
  ['create_user', ['create_user', 'create_user', 'hello', 'accept']],
  ['hello', ['create_user', 'hello', 'hello', 'accept']],
  ['accept', ['create_user', 'hello', 'accept', 'accept']],
])('repeats only what failed: %s', async (failing, expected) => {
  const { pathname, hash } = await invite()
  await onPage(
    pathname + hash,
    desktop,
    async (page) => {
      const sent: string[] = []
      page.on('request', (one) => sent.push(one.url().split('/').at(-1) ?? ''))
      let count = 0
      await page.route(`**/${failing}`, async (route) => {
        count += 1
        if (count > 1) return route.fallback()
        // The service runs it, and its response is lost.
        if (failing === 'create_user') await route.fetch()
        return route.fulfill({ status: 503, body: '' })
      })
      await fill(page, `patient ${failing}`)
      const register = page.getByRole('button', { name: 'Register and accept' })
      await register.click()
      await page.getByText('The service is busy. Try again.').waitFor()
      await register.click()
      await page.getByText('Done.').waitFor()

      const steps = sent.filter((name) => ['create_user', 'hello', 'accept'].includes(name))
      expect(steps).toEqual(expected)
    },
    /503/,
  )
})

it('signs in, and later accepts with one press', async () => {
  const [first, second] = [await invite(), await invite({ transitive: true })]
  await request(`POST ${S}/create_user`, { form: { username: 'ann', password } })
  await onPage(first.pathname + first.hash, phone, async (page) => {
    await fill(page, 'ann')
    await page.getByRole('button', { name: 'Sign in and accept' }).click()
    await page.getByText('Done.').waitFor()

    await page.goto(second.pathname + second.hash)
    await page.getByText('You are signed in as ann.').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Accept', exact: true }).press('Enter')
    await page.getByText('Done.').waitFor()

    await page.goto(first.pathname + first.hash)
    await page.getByText('You have accepted this invitation.').waitFor()
    expect(await page.getByRole('button', { name: 'Accept', exact: true }).isVisible()).toBe(false)
  })
})

it('says what is wrong: a used link, half a link, and a wrong password', async () => {
  const { pathname, hash } = await invite()
  const other = await invite()
  await onPage(
    pathname + hash,
    phone,
    async (page) => {
      await fill(page, 'somebody')
      await page.getByRole('button', { name: 'Sign in and accept' }).click()
      await page.getByText('The user name, the password or the token is not valid.').waitFor()
      expect(await barriers(page)).toEqual([])
      await page.getByRole('button', { name: 'Register and accept' }).click()
      await page.getByText('Done.').waitFor()

      await page.goto('/join')
      await page.getByText('The address is not complete.').waitFor()
      await page.goto(`/join${other.hash}x`)
      await page.getByText('This invitation is not valid any more.').waitFor()
      expect(await barriers(page)).toEqual([])
      expect(await page.getByRole('button', { name: 'Accept', exact: true }).isVisible()).toBe(
        false,
      )
    },
    /Failed to load resource/,
  )
})

it('is checked by rules that find a button without a name', async () => {
  await onPage('/join', phone, async (page) => {
    await page.evaluate(() => {
      document.querySelector('main')?.append(document.createElement('button'))
    })
    expect(await barriers(page)).toContainEqual(expect.stringContaining('button-name: <button>'))
  })
})

it('accepts for the user of the page only, not for another one who signs in meanwhile', async () => {
  const { pathname, hash } = await invite({ transitive: true })
  for (const username of ['dora', 'emil']) {
    await request(`POST ${S}/create_user`, { form: { username, password } })
  }
  await onPage('/health', phone, async (page) => {
    const signIn = (username: string) =>
      page.request.post(`${S}/hello`, { form: { username, password } })
    await signIn('dora')
    await page.goto(pathname + hash)
    await page.getByText('You are signed in as dora.').waitFor()
    const accept = page.getByRole('button', { name: 'Accept', exact: true })
    await signIn('emil')
    await accept.click()
    await page.getByText('Another user is signed in now.').waitFor()
    await signIn('dora')
    await accept.click()
    await page.getByText('Done. dora has the role moderator').waitFor()
  })
})

it('says the role in words, and keeps the invitation in another language', async () => {
  const right = { roleId: predefinedRoles.raceOfficer.id, qualifyingUsername: 'admin' }
  const { pathname, hash } = await invite({ ...right, note: 'Regatta: Kiel' })
  await onPage(
    pathname + hash,
    phone,
    async (page) => {
      await page.getByText('admin invites you to Kiel: Race officer, until').waitFor()
      await page.getByRole('link', { name: 'Deutsch' }).click()
      await page.getByText('admin lädt dich ein zu Kiel: Wettfahrtleitung, bis').waitFor()

      expect(new URL(page.url()).hash).toBe(hash)
      await page.getByLabel('Benutzername').fill('weak')
      await page.getByLabel('Passwort').fill('weak')
      await page.getByRole('button', { name: 'Registrieren und annehmen' }).click()
      await page.getByText('Das Passwort').filter({ hasText: '8 Zeichen' }).last().waitFor()
    },
    /412/,
  )
})

it('says what an invitation without an end is for', async () => {
  const { pathname, hash } = await invite({ validUntil: undefined, note: 'Regatta: Kiel' })
  await onPage(pathname + hash, phone, async (page) => {
    await page.getByText('admin invites you to Kiel: moderator.').waitFor()
  })
})

it('keeps what a page was asked for in another language', async () => {
  await onPage('/?search=Kiel', phone, async (page) => {
    await page.getByRole('link', { name: 'Italiano' }).click()
    await page.waitForFunction(() => document.documentElement.lang === 'it')

    expect(new URL(page.url()).search).toBe('?search=Kiel')
  })
})
