/** Pages of a service in a browser of this machine. */
import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type Request, requestsThrough } from '../../scripts/requests/requests.ts'
import { httpTransport } from '../../scripts/requests/http.ts'
import { type Service, type ServiceOptions, startService } from '../../scripts/requests/service.ts'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @throws {Error} that tells how to set a browser, when none is found in the usual locations */
export const startBrowser = (...more: readonly string[]): Promise<Browser> => {
  const given = process.env.CHROMIUM
  const executablePath = [given ?? '', ...(given === undefined ? usualPlaces : [])].find(existsSync)
  if (executablePath === undefined) {
    throw new Error(
      'There is no Chromium in the usual locations: set CHROMIUM to the path of Chromium or Chrome.',
    )
  }
  // Switches off updates, synchronization, and all requests of the browser's own.
  const quiet = ['background-networking', 'component-update', 'sync', 'quic', 'gpu']
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--no-first-run',
      ...quiet.map((name) => `--disable-${name}`),
      // Host names other than localhost, which browsers treat differently.
      '--host-resolver-rules=MAP *.test 127.0.0.1',
      ...more,
    ],
  })
}

interface WatchedPage {
  readonly page: Page
  /**
   * Errors of the console, of scripts and of the content security policy, and requests to other
   * hosts.
   */
  readonly faults: readonly string[]
  readonly close: () => Promise<void>
}

interface PageOptions {
  readonly width?: number
  readonly height?: number
  readonly dark?: boolean
  readonly withoutScripts?: boolean
}

export const desktop = { width: 1280, height: 900 }
export const phone = { width: 360, height: 740 }

/**
 * Opens an isolated page, which may contact only the service.
 * @param expected console messages that the test causes
 */
const openPage = async (
  browser: Browser,
  baseURL: string,
  { dark, withoutScripts, ...size }: PageOptions = {},
  expected = /^$/,
): Promise<WatchedPage> => {
  const context = await browser.newContext({
    baseURL,
    viewport: { ...desktop, ...size },
    colorScheme: dark === true ? 'dark' : 'light',
    javaScriptEnabled: withoutScripts !== true,
  })
  // Swagger UI needs seconds of processor time for a hundred operations, and more on a busy
  // machine.
  context.setDefaultTimeout(Number(process.env.PAGE_TIMEOUT ?? 90_000))
  const faults: string[] = []
  await context.route(/^/, (route) => {
    const url = route.request().url()
    if (url.startsWith(`${baseURL}/`)) return route.continue()
    faults.push(`contacts another host: ${url}`)
    return route.abort()
  })
  const page = await context.newPage()
  page.on('console', (message) => {
    const isFault = ['error', 'warning'].includes(message.type())
    if (isFault && !expected.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  return { page, faults, close: () => context.close() }
}

type OnPage = (
  path: string,
  options: PageOptions,
  use: (page: Page) => Promise<void>,
  expected?: RegExp,
) => Promise<void>

interface ServedPages {
  readonly service: () => Service
  readonly browser: () => Browser
  readonly request: Request
  /** Opens a page for one test, and expects no errors on it at the end of the test. */
  readonly onPage: OnPage
}

/** Starts a service and a browser before the tests of a file, and stops them afterwards. */
export const servedPages = (options?: ServiceOptions): ServedPages => {
  let service: Service
  let browser: Browser
  let request: Request
  beforeAll(async () => {
    ;[service, browser] = await Promise.all([startService(options), startBrowser()])
    request = requestsThrough(httpTransport(service.baseUrl).send)
  })
  afterAll(async () => {
    await browser.close()
    await service.stop()
  })
  return {
    service: () => service,
    browser: () => browser,
    request: (...input) => request(...input),
    onPage: async (path, pageOptions, use, expected) => {
      const { page, faults, close } = await openPage(
        browser,
        service.baseUrl,
        pageOptions,
        expected,
      )
      try {
        await page.goto(path)
        await use(page)
        expect(faults).toEqual([])
      } finally {
        await close()
      }
    },
  }
}

/** Sends the form for signing in that the home page and the page of the account have. */
export const signInOnForm = async (
  page: Page,
  username: string,
  password: string,
): Promise<void> => {
  const form = page.locator('form').filter({ hasText: 'Stay signed in' })
  await form.getByLabel('User name').fill(username)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Sign in' }).click()
}
