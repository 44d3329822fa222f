/** Accounts by pages only: a lost password, with and without mail, and a token for one leaderboard. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/freePort.ts'
import { V } from '../../scripts/requests/paths.ts'
import { password, raceDayOf, upAndDown } from '../support/boardRace.ts'
import { desktop, servedPages, signInOnForm } from '../support/browser.ts'
import { type ReceivedMail, startMailServer } from '../support/mails.ts'
import { accessibilityFaults, screenshot } from './pageChecks.ts'
import { scan } from './scan.ts'

const server = await startMailServer()
const port = await freePort()
const publicUrl = `http://127.0.0.1:${port}`
const { service, request, onPage } = servedPages({
  port,
  environment: {
    PUBLIC_URL: publicUrl,
    SMTP_URL: server.url,
    MAIL_FROM: 'Club <races@club.example.org>',
  },
})

const phone = { width: 390, height: 844 }
const newPassword = 'gybing-on-port-8'
/** The browser logs the response to a session that has ended, and to a sheet that nobody has begun. */
const refused = /status of (?:401|404)/

beforeAll(async () => {
  const day = raceDayOf(service().baseUrl)
  const scorer = await day.register('scorer')
  const body = ['Nat,SailNo,HelmName', 'GER,101,Helm 1', 'GER,102,Helm 2'].join('\n')
  for (const regatta of ['Weekend', 'Other']) {
    await day.newEvent(scorer, regatta, { boatclassname: '420', numberofraces: 1 })
    const path = `POST ${V}/regattas/${regatta}/competitors/import`
    const headers = { 'content-type': 'text/csv' }
    expect((await request(path, { token: scorer, body, headers })).status).toBe(200)
  }
})

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const unfold = (page: Page, heading: string) =>
  page.locator('summary', { has: page.getByRole('heading', { name: heading }) }).click()

const requireGoodLook = async (page: Page, name: string) => {
  await screenshot(page, name)
  expect(await accessibilityFaults(page)).toEqual([])
}

/** From the first page of a phone to its account. */
const signIn = async (page: Page, user: string, secret: string) => {
  await page.getByRole('link', { name: 'Sign in or register' }).first().click()
  await signInOnForm(page, user, secret)
  await page.getByText('You are signed in.').waitFor()
}

const setNewPassword = async (page: Page, user: string, secret: string) => {
  await requireGoodLook(page, `set a password of ${user}`)
  await page.getByLabel('New password').fill(secret)
  await press(page, 'Set the password')
  await page.getByText('Your password is set. Sign in with it.').waitFor()
}

const finishPath = '/finish/Weekend/R1/Default'

describe('a scorer who lost the password at an event', () => {
  const makeLink = async (page: Page) => {
    await signIn(page, 'admin', service().adminPassword ?? '')
    await unfold(page, 'Somebody has lost the password')
    const form = page.locator('#lost')
    await form.getByLabel('User name').fill('scorer')
    await press(page, 'Make a link')
    const code = form.getByRole('img', { name: 'QR code' })
    await code.waitFor()
    await requireGoodLook(page, 'link for a lost password')
    return scan(code)
  }

  const comeBack = async (page: Page, link: string) => {
    const { pathname, hash } = new URL(link)
    await page.goto(pathname + hash)
    await page.getByText('admin made this link for scorer.').waitFor()
    await page.getByRole('link', { name: 'Italiano' }).click()
    await page.getByText('admin ha creato questo link per scorer.').waitFor()
    await page.getByRole('link', { name: 'English' }).click()
    await page.getByText('admin made this link for scorer.').waitFor()
    await setNewPassword(page, 'scorer', newPassword)
    await signInOnForm(page, 'scorer', newPassword)
    await page.getByRole('heading', { name: 'A link has set your password' }).waitFor()
    await page.getByRole('link', { name: 'Committee Boat' }).click()
    await page.getByRole('link', { name: 'Weekend' }).first().click()
    await page.getByLabel('More: R1').click()
    await page.getByRole('link', { name: 'Finish: R1' }).click()
    await page.getByText('Finishers (1)').waitFor()
  }

  const closeNotice = async (page: Page) => {
    await page.goto('/account')
    await page.reload()
    await page.getByRole('heading', { name: 'A link has set your password' }).waitFor()
    await requireGoodLook(page, 'notice of a lost password')
    await press(page, 'Close this notice')
    await page.getByText('The notice is closed.').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Account of scorer' }).waitFor()
    expect(await page.getByText('A link has set your password').count()).toBe(0)
  }

  const note = async (page: Page, sailNumber: string) => {
    await page.getByLabel('Sail number').fill(sailNumber)
    await page.getByLabel('Sail number').press('Enter')
  }

  it('is back at the finish in two minutes, and the old session is over', async () => {
    const onOldPhone = async (before: Page) => {
      await signIn(before, 'scorer', password)
      await before.goto(finishPath)
      await note(before, '101')
      await before.getByText('Everything is saved.').waitFor()

      const begun = Date.now()
      let link = ''
      await onPage('/', phone, async (page) => {
        link = await makeLink(page)
      })
      await onPage(
        '/',
        phone,
        async (page) => {
          await comeBack(page, link)
          expect(Date.now() - begun).toBeLessThan(120_000)
          await closeNotice(page)
        },
        refused,
      )

      await note(before, '102')
      await before.getByRole('link', { name: 'Sign in' }).last().waitFor()
      await before.reload()
      await before.getByRole('link', { name: 'Sign in or register' }).first().waitFor()
    }
    await onPage('/', phone, onOldPhone, refused)
  })
})

describe('a sailor at home', () => {
  /** The mails before it are taken as well. */
  const mailTo = async (address: string): Promise<ReceivedMail> => {
    for (;;) {
      const mail = server.take().find(({ to }) => to === address)
      if (mail !== undefined) return mail
      await pause(50)
    }
  }
  const linkIn = ({ text }: ReceivedMail): string => {
    const [link = ''] = /http:\/\/127\S+/.exec(text) ?? []
    expect(link.startsWith(`${publicUrl}/`)).toBe(true)
    return link
  }
  const anna = 'anna@example.org'
  const register = async (page: Page, user: string) => {
    await page.getByRole('link', { name: 'Sign in or register' }).first().click()
    const form = page
      .locator('form')
      .filter({ has: page.getByRole('button', { name: 'Register' }) })
    await form.getByLabel('User name').fill(user)
    await form.getByLabel('Password').fill(password)
    await press(page, 'Register')
    await page.getByText('You are registered and signed in.').waitFor()
  }
  const giveAddress = async (page: Page, address: string) => {
    await page.getByLabel('New e-mail address').fill(address)
    await press(page, 'Save the address')
    await page.getByText('The address is saved.').waitFor()
    await page.getByText(`${address} is not confirmed.`).waitFor()
  }
  const confirm = async (page: Page) => {
    await page.goto(linkIn(await mailTo(anna)))
    await requireGoodLook(page, 'confirm an address')
    await press(page, 'Confirm the address')
    await page.getByText('Your e-mail address is confirmed.').waitFor()
  }
  const askForMail = async (page: Page, user: string) => {
    await unfold(page, 'Lost your password?')
    const form = page.locator('#forgot')
    await form.getByLabel('User name').fill(user)
    await press(page, 'Send a mail')
    await page.getByText('a mail is on its way.').waitFor()
    return page.locator('main').innerText()
  }

  it('gives an address, loses the password, and sets another by a mail', async () => {
    await onPage('/', phone, async (page) => {
      await register(page, 'anna')
      await page.getByText('You have given no address.').waitFor()
      await giveAddress(page, anna)
      await confirm(page)
      await page.getByText('anna@example.org is confirmed.').waitFor()
      await requireGoodLook(page, 'account with an address')
      await press(page, 'Sign out')
      await page.getByText('You are signed out.').waitFor()

      const unknown = await askForMail(page, 'nobody')
      await page.goto('/account')
      const known = await askForMail(page, 'anna')
      await requireGoodLook(page, 'sign in with a lost password')
      expect(unknown).toBe(known)

      const mail = await mailTo(anna)
      expect(mail.subject).toBe('New password for anna')
      await page.goto(linkIn(mail))
      await page.getByText('This link is for anna.').waitFor()
      await setNewPassword(page, 'anna', newPassword)
      await signInOnForm(page, 'anna', newPassword)
      await page.getByRole('heading', { name: 'Account of anna' }).waitFor()
    })
  })

  it('changes the address, and keeps the rest of the profile', async () => {
    const token = await raceDayOf(service().baseUrl).register('ben')
    const profile = { username: 'ben', fullName: 'Ben Boat', company: '' }
    const path = '/security/api/restsecurity/user'
    await request(`PUT ${path}`, { token, json: { ...profile, email: 'ben@example.org' } })
    await onPage('/', desktop, async (page) => {
      await signIn(page, 'ben', password)
      await giveAddress(page, 'ben@example.com')
    })
    await mailTo('ben@example.com')
    expect((await request(`GET ${path}`, { token })).body).toMatchObject({
      ...profile,
      email: 'ben@example.com',
      emailConfirmed: false,
    })
  })
})

describe('a token for one leaderboard', () => {
  const sunday = () => {
    const end = new Date()
    end.setDate(end.getDate() + ((7 - end.getDay()) % 7 || 7))
    return `${end.toISOString().slice(0, 10)}T20:00`
  }
  const makeToken = async (page: Page) => {
    await unfold(page, 'For programs and hosts')
    await page.getByText('Make a token').click()
    await page.getByLabel('What it is for').fill('laptop')
    await page.getByLabel('For one object: a permission').fill('LEADERBOARD:SCORE:Weekend')
    await page.getByLabel('Until (empty: for 30 days)').fill(sunday())
    await press(page, 'Make the token')
    const output = page.locator('output[data-field=token]').filter({ hasText: /^cbs_/ })
    await output.waitFor()
    return (await output.textContent()) ?? ''
  }
  const sheet = { state: 'draft', finishes: [{ sailId: 'GER 101' }] }

  it('saves its results until Sunday, and names itself in refusals', async () => {
    let token = ''
    await onPage('/', desktop, async (page) => {
      await signIn(page, 'scorer', newPassword)
      token = await makeToken(page)
      await page.reload()
      await unfold(page, 'For programs and hosts')
      await page.getByText('LEADERBOARD:SCORE:Weekend', { exact: true }).waitFor()
      await page.getByText(/^until Sun/).waitFor()
      await requireGoodLook(page, 'account with a token')
    })
    const save = (regatta: string) =>
      request(`PUT ${V}/leaderboards/${regatta}/results/R1/Default`, { token, json: sheet })
    const tag = { tag: 'Start', raceTimepoint: Date.now(), public: true }
    const refusals = [
      await save('Other'),
      await request(`POST ${V}/Weekend/R1/Default/tags`, { token, json: tag }),
      await request(`POST ${V}/courseconfiguration/createCourse/Weekend/R1/Default`, {
        token,
        json: upAndDown,
      }),
    ]

    expect(await save('Weekend')).toMatchObject({ status: 200, body: { state: 'draft' } })
    for (const { status, body } of refusals) {
      expect(status).toBe(403)
      expect(body).toMatchObject({
        code: 'token-lacks-permission',
        detail: expect.stringContaining('The token “laptop” does not allow') as string,
      })
    }
  })
})
