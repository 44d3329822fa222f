/**
 * Race boards for the tests of *Tag now*, with the users officer, anna and bob. A test file that
 * imports this has a service and a browser.
 */
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { boardPath, password, raceDayOf, upAndDown } from '../support/boardRace.ts'
import { servedPages } from '../support/browser.ts'

const { service, request, onPage } = servedPages()
export { onPage, request }

interface Tag {
  readonly tag: string
  readonly username: string
  readonly public: boolean
  readonly raceTimepoint: number
}

export let day: ReturnType<typeof raceDayOf>
const tokens: Record<string, string> = {}
beforeAll(async () => {
  day = raceDayOf(service().baseUrl)
  for (const name of ['officer', 'anna', 'bob']) tokens[name] = await day.register(name)
})

export const phone = { width: 390, height: 844 }
export const tokenOf = (user: string) => tokens[user] ?? ''

let count = 0
export const newRegatta = async (): Promise<string> => {
  count += 1
  const regatta = `Kiel ${count}`
  await day.newEvent(tokenOf('officer'), regatta)
  await day.layCourse(tokenOf('officer'), [regatta, 'R1', 'Default'], upAndDown)
  return regatta
}

export const tagsOf = async (regatta: string, user = 'anna'): Promise<readonly Tag[]> => {
  const path = `${V}/${encodeURIComponent(regatta)}/R1/Default/tags`
  const { body } = await request(`GET ${path}`, { token: tokenOf(user) })
  return body as readonly Tag[]
}
export const textsOf = async (regatta: string, user?: string) =>
  (await tagsOf(regatta, user)).map(({ tag }) => tag)

export const startSession = async (context: BrowserContext, username: string): Promise<void> => {
  const reply = await context.request.post(`${service().baseUrl}${S}/hello`, {
    form: { username, password },
    headers: { origin: service().baseUrl },
  })
  expect(reply.status()).toBe(200)
}
export const endSession = (context: BrowserContext) =>
  context.request.post(`${service().baseUrl}${S}/logout`, {
    headers: { origin: service().baseUrl },
  })

/** The button takes presses when its script has begun. */
export const tagButton = (page: Page) =>
  page.locator('#tag-now:not([inert])').getByRole('button', { name: 'Tag now', exact: true })
export const field = (page: Page) => page.getByRole('textbox', { name: 'Text' })
export const moments = (page: Page) => page.locator('.moments > li')
export const tagList = (page: Page) => page.locator('#tags')

export const openBoard = async (page: Page, regatta: string, user = 'anna'): Promise<void> => {
  await startSession(page.context(), user)
  await page.goto(boardPath(regatta))
  await tagButton(page).waitFor()
}

/** Opens a new board of a user, on a phone. */
export const onBoard = async (
  use: (page: Page, regatta: string) => Promise<void>,
  { user = 'anna', expected = /^$/, ...options } = {},
): Promise<void> => {
  const regatta = await newRegatta()
  await onPage(
    '/health',
    { ...phone, ...options },
    async (page) => {
      await openBoard(page, regatta, user)
      await use(page, regatta)
    },
    expected,
  )
}

export const press = async (page: Page, preset: string): Promise<void> => {
  await tagButton(page).click()
  await page.getByRole('button', { name: preset, exact: true }).click()
}

const isKept = (page: Page) =>
  page.evaluate(async () => {
    const { script = '', imports = '' } = document.getElementById('content')?.dataset ?? {}
    const copies = [location.pathname, script, ...imports.split(' ')].map((path) =>
      caches.match(path, { ignoreVary: true }),
    )
    return (await Promise.all(copies)).every((copy) => copy !== undefined)
  })

/** The worker keeps the page, and its scripts, a moment after the page has opened. */
export const waitForCopy = (page: Page) =>
  expect.poll(() => isKept(page), { timeout: 20_000 }).toBe(true)

export const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/
