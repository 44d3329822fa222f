/** The home page, the page of a regatta and the account in a real browser. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { windwardLeeward } from '../support/courses.ts'
import { desktop, servedPages, signInOnForm } from '../support/browser.ts'
import { accessibilityFaults, screenshot } from './pageChecks.ts'

const { request, onPage } = servedPages()

const password = 'reaching-on-port-7'
const basic = ['ann', password] as const

beforeAll(async () => {
  await request(`POST ${S}/create_user`, { form: { username: 'ann', password } })
  await request(`POST ${V}/events/createEvent`, {
    basic,
    json: { eventName: 'Kiel', venuename: 'Kiel', numberofraces: 2 },
  })
  const course = `${V}/courseconfiguration/createCourse/Kiel/R1/Default`
  const { status } = await request(`POST ${course}`, { basic, json: windwardLeeward() })
  expect(status).toBe(200)
})

const phone = { width: 390, height: 844 }

const said = (page: Page) => page.locator('#status')

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
  ['a phone in the dark', { ...phone, dark: true }],
])('on %s', (device, options) => {
  it('every page fits, is legible, and has large targets', async () => {
    await onPage('/account?next=%2F', options, async (page) => {
      await signInOnForm(page, ...basic)
      await page.getByRole('link', { name: 'Kiel' }).waitFor()
      await expect.poll(() => said(page).textContent()).toBe('You are signed in.')
      for (const path of ['/', '/regatta/Kiel', '/account']) {
        await page.goto(path)
        expect(await accessibilityFaults(page)).toEqual([])
        await screenshot(page, `people ${device} ${path.replaceAll('/', ' ')}`)
      }
    })
  })
})

it('adds races, starts and stops tracking, and says so', async () => {
  await onPage('/account?next=%2Fregatta%2FKiel', desktop, async (page) => {
    await signInOnForm(page, ...basic)
    await page.getByText('Add races').first().click()
    await page.getByLabel('Number of races').fill('2')
    await page.getByRole('button', { name: 'Add races' }).click()
    await page.getByRole('heading', { name: 'R4' }).waitFor()
    await expect.poll(() => said(page).textContent()).toBe('The races are added.')

    await page.getByText('More', { exact: true }).nth(2).click()
    await page.getByRole('button', { name: 'Start tracking R3 Default' }).click()
    await page.getByText('Tracking of R3 Default has started.').waitFor()
    await page.getByRole('button', { name: 'Stop tracking R3 Default' }).click()
    await page.getByText('Tracking of R3 Default has stopped.').waitFor()
    await page.reload()
    expect(await said(page).textContent()).toBe('')
  })
})

it('invites by a link and its QR code, until a time of the browser', async () => {
  await onPage('/account?next=%2Fregatta%2FKiel', desktop, async (page) => {
    await signInOnForm(page, ...basic)
    await page.getByText('Invite', { exact: true }).first().click()
    await page.getByLabel('Role').selectOption('user: changes and deletes everything')
    await page.getByLabel('Until').fill('2190-06-17T18:00')
    await page.getByRole('button', { name: 'Invite' }).click()
    const link = page.locator('output a')
    await link.waitFor()
    const address = await link.getAttribute('href')

    expect(address).toMatch(/\/join#[\w-]{20,}$/)
    expect(await page.locator('output svg').count()).toBe(1)
    const { body } = await request(`POST ${S}/invitation/preview`, {
      json: { secret: address?.split('#')[1] },
    })
    const zone = new Date('2190-06-17T18:00').getTime()
    expect(body).toMatchObject({
      roleName: 'user',
      qualifyingGroupName: 'ann-tenant',
      validUntil: zone,
    })
  })
})

it('shows the words of a refusal beside the button', async () => {
  await onPage(
    '/account',
    desktop,
    async (page) => {
      const form = page.locator('form').filter({ hasText: 'Stay signed in' })
      await form.getByLabel('User name').fill('ann')
      await form.getByLabel('Password').fill('wrong')
      await form.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForFunction(() => document.querySelector('[role=alert]')?.textContent !== '')
      expect(await form.getByRole('alert').textContent()).toMatch(/password/)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
        'Sign in or register',
      )
    },
    /Failed to load resource/,
  )
})

it('shows a refusal of the service that is a plain text', async () => {
  const use = async (page: Page) => {
    await signInOnForm(page, ...basic)
    await page.getByText('For programs and hosts').click()
    await page.getByText('Add an SSH key').click()
    const form = page.locator('form').filter({ hasText: 'Public key' })
    await form.getByLabel('Region').fill('eu-west-1')
    await form.getByLabel('Name of the key').fill('laptop')
    await form.getByLabel('Public key').fill('no key')
    await form.getByRole('button', { name: 'Add the key' }).click()
    await expect.poll(() => form.getByRole('alert').textContent()).toMatch(/^Invalid public_key/)
  }
  await onPage('/account', desktop, use, /Failed to load resource/)
})

it('registers, shows the token, leaves a group, gives back a role, and signs out', async () => {
  await onPage('/account', phone, async (page) => {
    const form = page
      .locator('form')
      .filter({ has: page.getByRole('button', { name: 'Register' }) })
    await form.getByLabel('User name').fill('cleo')
    await form.getByLabel('Password').fill(password)
    await form.getByRole('button', { name: 'Register' }).click()
    await page.getByText('You are registered and signed in.').waitFor()

    await page.getByText('For programs and hosts').click()
    await page.getByRole('button', { name: 'Show the token' }).click()
    const token = page.locator('output[data-field=access_token]')
    await token.filter({ hasText: /\S{20}/ }).waitFor()
    const { body } = await request(`GET ${S}/hello`, { token: (await token.textContent()) ?? '' })
    expect(body).toMatchObject({ principal: 'cleo' })

    await page.getByRole('button', { name: 'Leave the group cleo-tenant' }).click()
    await page.getByText('You have left the group cleo-tenant.').waitFor()
    expect(await page.getByText('You are in no group.').count()).toBe(1)

    const roles = page.getByRole('button', { name: 'Give back the role user' })
    expect(await roles.count()).toBe(2)
    await roles.first().click()
    await page.getByText('You have given back the role user.').waitFor()
    expect(await roles.count()).toBe(1)

    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('You are signed out.').waitFor()
    expect(await page.getByRole('button', { name: 'Register' }).count()).toBe(1)
  })
})

it('ends the sessions of all other browsers, and tells these', async () => {
  const endedIn = async (other: Page) => {
    await signInOnForm(other, ...basic)
    await onPage('/account', phone, async (page) => {
      await signInOnForm(page, ...basic)
      await page.getByText('You are signed in.').waitFor()
      await page.getByRole('button', { name: 'End all others' }).click()
      await page.getByText('All other sessions have ended.').waitFor()
      expect(await page.getByRole('button', { name: 'Register' }).count()).toBe(0)
    })
    await other.getByText('For programs and hosts').click()
    await other.getByRole('button', { name: 'Show the token' }).click()
    await other.getByText('You are signed out. Reload the page').waitFor()
    await other.reload()
    expect(await other.getByRole('button', { name: 'Register' }).count()).toBe(1)
  }
  await onPage('/account', phone, endedIn, /401/)
})

it('signs in without a script', async () => {
  await onPage('/account', { ...phone, withoutScripts: true }, async (page) => {
    await signInOnForm(page, ...basic)
    await page.getByText('You are signed in as ann.').waitFor()
    await page.goto('/account')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Account of ann')
  })
})

it('explains why a helper may not, and allows it by a button', async () => {
  const question = 'permission=REGATTA:UPDATE:Kiel&username=ann'
  await request(`POST ${S}/create_user`, { form: { username: 'dora', password } })
  const next = encodeURIComponent(`/why?${question.replace('ann', 'dora')}`)
  await onPage(`/account?next=${next}`, phone, async (page) => {
    await signInOnForm(page, ...basic)
    await page.getByRole('heading', { name: 'Not permitted: dora may not lay courses' }).waitFor()
    await page.getByText('Only callers who may read the user').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'why helper')
    await page.getByLabel('Until, in your time zone').first().fill('2040-06-17T18:00')
    await page.getByRole('checkbox', { name: 'I want this: dora may then' }).first().check()
    await page.getByLabel('type the user name').first().fill('dora')
    await page
      .getByRole('button', { name: /^Do this: .*dora/ })
      .first()
      .click()
    await page.getByText('The change is made. This is the decision now.').waitFor()
    await page.getByRole('heading', { name: 'Permitted: dora may lay courses' }).waitFor()
    const roles = await request(`GET ${S}/get_roles_for_user`, { basic: ['dora', password] })
    expect(roles.text).toMatch(/"validUntil":2223\d{9}\b/)
  })
})
