/**
 * Links and forms of another site, over plain HTTP on a host that is not localhost, for which
 * browsers send fewer headers about the source of a GET.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { boardPath, password, raceDayOf } from '../support/boardRace.ts'
import { servedPages } from '../support/browser.ts'
import { S } from '../../scripts/requests/paths.ts'

const { service, browser } = servedPages()

const changing = [`${S}/logout`, `${S}/remove_access_token`]

let boat: string
/** Another site, with a link and a form for each path. */
let elsewhere: string
let server: Server
let context: BrowserContext
let page: Page
beforeAll(async () => {
  boat = `http://boat.test:${new URL(service().baseUrl).port}`
  server = createServer((_, response) => {
    const parts = changing.map(
      (path) =>
        `<a href="${boat}${path}">${path}</a><form method="post" action="${boat}${path}"><button>${path}</button></form>`,
    )
    response.setHeader('content-type', 'text/html').end(parts.join(''))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  elsewhere = `http://elsewhere.test:${(server.address() as AddressInfo).port}/`
  const day = raceDayOf(service().baseUrl)
  await day.newEvent(await day.register('anna'), 'Kiel')
})
afterAll(() => {
  server.close()
})
beforeEach(async () => {
  context = await browser().newContext()
  page = await context.newPage()
})
afterEach(() => context.close())

const signIn = async (): Promise<void> => {
  await page.goto(boat + boardPath('Kiel'))
  await page.locator('#sign-in summary').click()
  await page.getByLabel('User name').fill('anna')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Signed in as anna').waitFor()
}

/** Clicks on the page of the other site, and returns the response and the sent headers. */
const clickElsewhere = async (role: 'link' | 'button', path: string) => {
  await page.goto(elsewhere)
  const answered = page.waitForResponse((response) => response.url() === boat + path)
  await page.getByRole(role, { name: path }).click()
  const response = await answered
  return { status: response.status(), headers: await response.request().allHeaders() }
}

const isSignedIn = async (): Promise<boolean> => {
  await page.goto(boat + boardPath('Kiel'))
  return page.getByText('Signed in as anna').isVisible()
}

describe.each(changing)('over plain HTTP, %s', (path) => {
  it('does nothing when a link of another site leads to it', async () => {
    await signIn()

    const { status, headers } = await clickElsewhere('link', path)

    expect(status).toBe(403)
    expect(headers.cookie).toContain('JSESSIONID=')
    expect(headers).not.toHaveProperty('sec-fetch-site')
    expect(headers).not.toHaveProperty('origin')
    expect(await isSignedIn()).toBe(true)
  })

  it('does nothing when the link hides its origin', async () => {
    await signIn()
    await page.goto(elsewhere)
    await page.evaluate(() => {
      for (const link of document.querySelectorAll('a')) link.rel = 'noreferrer'
    })
    const answered = page.waitForResponse((response) => response.url() === boat + path)
    await page.getByRole('link', { name: path }).click()
    const response = await answered

    expect(response.status()).toBe(403)
    expect(await response.request().allHeaders()).not.toHaveProperty('referer')
    expect(await isSignedIn()).toBe(true)
  })

  it('gets the origin of a form of another site, and no cookie', async () => {
    await signIn()

    const { headers } = await clickElsewhere('button', path)

    expect(headers.origin).toBe(new URL(elsewhere).origin)
    expect(headers).not.toHaveProperty('cookie')
    expect(await isSignedIn()).toBe(true)
  })

  it('does nothing with Basic credentials that the browser adds', async () => {
    // Chromium remembers no credentials of this service: it does not parse a second challenge in
    // one header.
    const authorization = `Basic ${Buffer.from(`anna:${password}`).toString('base64')}`
    await context.setExtraHTTPHeaders({ authorization })

    const { status, headers } = await clickElsewhere('link', path)

    expect(headers).toMatchObject({ authorization })
    expect(headers).not.toHaveProperty('sec-fetch-site')
    expect(status).toBe(403)
  })
})

describe('our own pages over plain HTTP', () => {
  it('sign out', async () => {
    await signIn()

    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('Signed in as anna').waitFor({ state: 'detached' })

    expect(await isSignedIn()).toBe(false)
  })
})
