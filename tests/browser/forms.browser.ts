/** Forms in a real browser: a lost response doubles no action, and no sentence appears late. */
import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { desktop, servedPages } from '../support/browser.ts'

const { request, onPage } = servedPages()

const password = 'reaching-on-port-7'
const basic = ['ann', password] as const

beforeAll(async () => {
  await request(`POST ${S}/create_user`, { form: { username: 'ann', password } })
  await request(`POST ${V}/events/createEvent`, {
    basic,
    json: { eventName: 'Kiel', venuename: 'Kiel', numberofraces: 1 },
  })
})

const signIn = async (page: Page, next: string) => {
  await page.goto(`/account?next=${encodeURIComponent(next)}`)
  const form = page.locator('form').filter({ hasText: 'Stay signed in' })
  await form.getByLabel('User name').fill('ann')
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === next)
}

/** The service runs the first request, and the page does not get its response. */
const loseFirst = (page: Page, address: RegExp) => {
  let count = 0
  return page.route(address, async (route: Route) => {
    count += 1
    if (count > 1) return route.fallback()
    await route.fetch()
    return route.abort()
  })
}

const refuseFirst = (page: Page, address: RegExp) => {
  let count = 0
  return page.route(address, (route: Route) => {
    count += 1
    return count > 1 ? route.fallback() : route.fulfill({ status: 503, body: '' })
  })
}

const unfold = async (page: Page, name: string): Promise<void> => {
  const part = page.locator('details:not([open]) > summary', { hasText: name })
  if ((await part.count()) > 0) await part.click()
}
const press = async (page: Page, name: string): Promise<void> => {
  await unfold(page, name)
  await page.getByRole('button', { name }).click()
}
const noResponse = (page: Page) => page.getByText('No response. Try again.')
const lost = /ERR_FAILED|503/

/** On a page of a browser that reports lost responses. */
const whereOneIsLost = (path: string, run: (page: Page) => Promise<void>) =>
  onPage(path, desktop, run, lost)

const racesOfKiel = async () => {
  const { body } = await request(`GET ${V}/leaderboards/Kiel`, { basic })
  const { trackedRaces } = body as { readonly trackedRaces: readonly object[] }
  return trackedRaces.length
}

it('never puts a field into the address because a link asks for it', async () => {
  await onPage(
    '/account?next=/regatta/{password}',
    desktop,
    async (page) => {
      const form = page.locator('form').filter({ hasText: 'Stay signed in' })
      await form.getByLabel('User name').fill('ann')
      await form.getByLabel('Password').fill(password)
      await form.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForURL(({ pathname }) => pathname.startsWith('/regatta/'))
      expect(page.url()).not.toContain(password)
      expect(await page.content()).not.toContain(password)
    },
    /404/,
  )
})

describe('a lost response', () => {
  it('does not double the action, and the same action runs again after a response', async () => {
    await whereOneIsLost('/health', async (page) => {
      await signIn(page, '/regatta/Kiel')
      const before = await racesOfKiel()
      await loseFirst(page, /addracecolumns/)
      await press(page, 'Add races')
      await noResponse(page).waitFor()
      await press(page, 'Add races')
      await page.getByText('The races are added.').waitFor()
      expect(await racesOfKiel()).toBe(before + 1)

      await press(page, 'Add races')
      await page.getByRole('heading', { name: `R${before + 2}` }).waitFor()
      expect(await racesOfKiel()).toBe(before + 2)
    })
  })

  it('does not stop changed fields', async () => {
    await whereOneIsLost('/health', async (page) => {
      await signIn(page, '/regatta/Kiel')
      const before = await racesOfKiel()
      await loseFirst(page, /addracecolumns/)
      await press(page, 'Add races')
      await noResponse(page).waitFor()
      await page.getByLabel('Number of races').fill('2')
      await press(page, 'Add races')
      await page.getByText('The races are added.').waitFor()
      expect(await racesOfKiel()).toBe(before + 3)
    })
  })

  it('gives an event one group, and the five roles of helpers', async () => {
    await whereOneIsLost('/health', async (page) => {
      await signIn(page, '/regatta/Kiel')
      await loseFirst(page, /\/owngroup$/)
      await unfold(page, 'Invite')
      await press(page, 'Give this event a group of its own')
      await noResponse(page).waitFor()
      await press(page, 'Give this event a group of its own')
      await page.getByText('The event has a group of its own.').waitFor()
      await page.getByLabel('Role').selectOption('Commentator: writes public tags')
      await press(page, 'Invite')
      await page
        .getByText(/^Commentator at Kiel until \w+,? \d+ \w+ 20\d\d.* 20:00.*, 1 person$/)
        .waitFor()
      const { body } = await request(`GET ${S}/usergroup/list/groupsUserIsPartOf`, { basic })
      const { groupsUserIsPartOf: groups } = body as {
        readonly groupsUserIsPartOf: readonly { readonly groupName: string }[]
      }
      expect(groups.map(({ groupName }) => groupName)).toEqual(['ann-tenant', 'Kiel'])
    })
  })

  it('of a registration does not refuse the user', async () => {
    await whereOneIsLost('/account', async (page) => {
      await loseFirst(page, /create_user/)
      const form = page
        .locator('form')
        .filter({ has: page.getByRole('button', { name: 'Register' }) })
      await form.getByLabel('User name').fill('bea')
      await form.getByLabel('Password').fill(password)
      await press(page, 'Register')
      await noResponse(page).waitFor()
      await press(page, 'Register')
      await page.getByText('You are registered and signed in.').waitFor()
    })
  })

  it('repeats only the part of a registration that failed', async () => {
    const part = (page: Page) =>
      page.locator('form').filter({ has: page.getByRole('button', { name: 'Register' }) })
    await whereOneIsLost('/account', async (page) => {
      const sent: string[] = []
      page.on('request', (one) => sent.push(one.url().split('/').at(-1) ?? ''))
      await refuseFirst(page, /\/hello$/)
      await part(page).getByLabel('User name').fill('cleo')
      await part(page).getByLabel('Password').fill(password)
      await press(page, 'Register')
      await page.getByText('The service is busy. Try again.').waitFor()
      await press(page, 'Register')
      await page.getByText('You are registered and signed in.').waitFor()
      const steps = sent.filter((name) => ['create_user', 'hello'].includes(name))
      expect(steps).toEqual(['create_user', 'hello', 'hello'])
    })
    await whereOneIsLost('/account', async (page) => {
      await refuseFirst(page, /\/hello$/)
      await part(page).getByLabel('User name').fill('dirk')
      await part(page).getByLabel('Password').fill(password)
      await press(page, 'Register')
      await page.getByText('The service is busy. Try again.').waitFor()
      await part(page).getByLabel('User name').fill('dora')
      await press(page, 'Register')
      await page.getByText('You are registered and signed in.').waitFor()
      await page.getByRole('link', { name: 'Account of dora' }).waitFor()
    })
  })

  it('with the link of an invitation gives a new invitation', async () => {
    await whereOneIsLost('/health', async (page) => {
      await signIn(page, '/regatta/Kiel')
      await loseFirst(page, /\/invitation$/)
      await unfold(page, 'Invite')
      await page.getByLabel('Role').selectOption('user: changes and deletes everything')
      await press(page, 'Invite')
      await noResponse(page).waitFor()
      await press(page, 'Invite')
      await page.locator('output a').waitFor()
      expect(await page.locator('output a').textContent()).toMatch(/\/join#/)
    })
  })
})

describe('what has happened', () => {
  it('is said by the page that follows', async () => {
    await onPage('/health', desktop, async (page) => {
      await signIn(page, '/regatta/Kiel')
      expect(await page.locator('#status').textContent()).toBe('You are signed in.')
    })
  })

  it('is not said later by another page', async () => {
    await onPage('/health', desktop, async (page) => {
      await signIn(page, '/course/Kiel/R1/Default')
      await page.context().clearCookies()
      await page.goto('/regatta/Kiel')
      expect(await page.locator('#status').textContent()).toBe('')
    })
  })
})

const addRaces = (page: Page) => page.getByRole('button', { name: 'Add races' })

describe('a button', () => {
  it('is disabled until the page that follows is there, unless the reader comes back', async () => {
    await onPage('/health', desktop, async (page) => {
      await signIn(page, '/regatta/Kiel')
      const before = await racesOfKiel()
      const show = (persisted: boolean) =>
        page.evaluate((init) => dispatchEvent(new PageTransitionEvent('pageshow', init)), {
          persisted,
        })
      // With this status, a browser keeps the present page, as it does while the next one is slow.
      await page.route('**/regatta/Kiel', (route) => route.fulfill({ status: 204 }))
      const reloaded = page.waitForResponse('**/regatta/Kiel')
      await press(page, 'Add races')
      await reloaded
      await show(false)
      expect(await addRaces(page).isDisabled()).toBe(true)

      await show(true)
      expect(await addRaces(page).isEnabled()).toBe(true)
      await page.unroute('**/regatta/Kiel')
      await press(page, 'Add races')
      await page.getByText('The races are added.').waitFor()
      expect(await racesOfKiel()).toBe(before + 2)
    })
  })

  it('shows a result again and again', async () => {
    await onPage('/health', desktop, async (page) => {
      await signIn(page, '/account')
      await page.getByText('For programs and hosts').click()
      const token = page.locator('output[data-field=access_token]')
      for (const _ of [1, 2]) {
        await token.evaluate((output) => {
          output.textContent = ''
        })
        await press(page, 'Show the token')
        await token.filter({ hasText: /./ }).waitFor()
      }
    })
  })
})

describe('after another user has signed in', () => {
  const forms = ['Change the password', 'Add the key', 'Replace the token', 'End all others']

  const tokenOf = async (username: string) => {
    const { body } = await request(`GET ${S}/access_token`, { basic: [username, password] })
    return (body as { readonly access_token: string }).access_token
  }

  it('a page acts on neither, and on its user again after that one signs in', async () => {
    await request(`POST ${S}/create_user`, { form: { username: 'cleo', password } })
    await onPage('/health', desktop, async (page) => {
      await signIn(page, '/account')
      await page.getByText('For programs and hosts').click()
      await page.getByText('Add an SSH key').click()
      await page.getByLabel('Region of the hosts').fill('eu-west-1')
      await page.getByLabel('Name of the key').fill('laptop')
      await page.getByLabel('Public key').fill('ssh-ed25519 AAAA')
      await page.getByLabel('New password').fill('broad-reach-to-port')
      const tokens = [await tokenOf('ann'), await tokenOf('cleo')]
      const sent: string[] = []
      page.on('request', (one) => {
        if (one.method() === 'POST') sent.push(one.url())
      })

      await page.request.post(`${S}/hello`, { form: { username: 'cleo', password } })
      for (const name of forms) {
        const form = page.locator('form').filter({ has: page.getByRole('button', { name }) })
        await press(page, name)
        await form.getByText('Another user is signed in now.').waitFor()
      }
      expect(sent).toEqual([])
      expect([await tokenOf('ann'), await tokenOf('cleo')]).toEqual(tokens)

      await page.request.post(`${S}/hello`, { form: { username: 'ann', password } })
      await press(page, 'Replace the token')
      await page.getByText('You have a new access token.').waitFor()
      expect(await tokenOf('ann')).not.toBe(tokens[0])
      expect(await tokenOf('cleo')).toBe(tokens[1])
    })
  })
})

it('keeps the fields when a button is pressed before the script is there', async () => {
  await onPage('/health', desktop, async (page) => {
    const scripts = /\/files\/.*\.js$/
    await page.route(scripts, () => undefined)
    await page.goto('/account', { waitUntil: 'commit' })
    const form = page
      .locator('form')
      .filter({ has: page.getByRole('button', { name: 'Register' }) })
    await form.getByLabel('User name').fill('early')
    await form.getByLabel('Password').fill(password)
    await form.getByRole('button', { name: 'Register' }).click()

    expect(new URL(page.url()).pathname).toBe('/account')
    expect(await form.getByLabel('User name').inputValue()).toBe('early')
    await page.unroute(scripts)
    await page.waitForLoadState('load')
    await form.getByRole('button', { name: 'Register' }).click()
    await page.getByRole('heading', { name: 'Account of early' }).waitFor()
  })
})
