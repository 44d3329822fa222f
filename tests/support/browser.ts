/** A browser of this machine, and a page of it that tells all that goes wrong on it. */
import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @throws {Error} that says how to name a browser, when there is none in a usual place */
export const startBrowser = (): Promise<Browser> => {
  const given = process.env.CHROMIUM
  const executablePath = [given ?? '', ...(given === undefined ? usualPlaces : [])].find(existsSync)
  if (executablePath === undefined) {
    throw new Error(
      'There is no Chromium in a usual place: set CHROMIUM to the path of Chromium or Chrome.',
    )
  }
  // Quiet: nothing looks for updates, syncs, or asks other hosts by itself.
  const quiet = ['background-networking', 'component-update', 'sync', 'quic', 'gpu']
  return chromium.launch({
    executablePath,
    args: [
      ...['--no-sandbox', '--no-first-run', ...quiet.map((name) => `--disable-${name}`)],
      // Names of hosts that are not localhost, which a browser treats in another way.
      '--host-resolver-rules=MAP *.test 127.0.0.1',
    ],
  })
}

interface WatchedPage {
  readonly page: Page
  /** Errors of the console, of scripts and of the policy, and requests to other hosts. */
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
 * A page that knows nothing of any other, and may ask nobody but the service.
 * @param expected what the console may say, because the test makes it happen
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
  // Swagger UI needs seconds of a processor for a hundred operations, and a busy machine many.
  context.setDefaultTimeout(90_000)
  const faults: string[] = []
  await context.route(/^/, (route) => {
    const url = route.request().url()
    if (url.startsWith(`${baseURL}/`)) return route.continue()
    faults.push(`asks another host: ${url}`)
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

/**
 * Opens the pages of a service, each for one test, and wants them to be without a fault when the test
 * is through.
 * @param opened asked for each page, because both are there only when the tests begin
 */
export const pagesOf =
  (opened: () => { readonly browser: Browser; readonly baseUrl: string }) =>
  async (
    path: string,
    options: PageOptions,
    use: (page: Page) => Promise<void>,
    expected?: RegExp,
  ): Promise<void> => {
    const { browser, baseUrl } = opened()
    const { page, faults, close } = await openPage(browser, baseUrl, options, expected)
    try {
      await page.goto(path)
      await use(page)
      expect(faults).toEqual([])
    } finally {
      await close()
    }
  }
