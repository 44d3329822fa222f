/** Every page has no barriers, is small, works with the keyboard, fits, and arrives on a slow network. */
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { password, raceDayOf, upAndDown } from '../support/boardRace.ts'
import { desktop, servedPages } from '../support/browser.ts'
import { barriers, keyboardFaults, pageWidths, tinyTargets } from './pageChecks.ts'

const { service, request, onPage } = servedPages()

let secret: string
let resetSecret = ''
let registrationLink: string
let eventPath: string
/** A name without a blank, where a line could break. */
const long = 'Internationale-Meisterschaft-der-'.repeat(3)
beforeAll(async () => {
  const day = raceDayOf(service().baseUrl)
  const manager = await day.register('manager')
  const link = 'the-secret-of-the-link'
  const made = await day.newEvent(manager, 'Kiel', {
    competitorRegistrationType: 'OPEN_UNMODERATED',
    secret: link,
  })
  const { eventid: event_id } = made as { readonly eventid: string }
  eventPath = `/event/${event_id}`
  registrationLink = `/tracking/checkin?${new URLSearchParams({ event_id, secret: link }).toString()}`
  const series = [{ name: 'Qualifying', stage: 'qualifying', fleets: ['Yellow', 'Blue'] }]
  await day.newEvent(manager, 'Split', { series })
  await day.newEvent(manager, long)
  const boat = new URLSearchParams({
    competitorName: 'L'.repeat(120),
    sailid: '7',
    boatclass: '49er',
  })
  await request(`POST ${V}/regattas/${long}/competitors/createandadd?${boat.toString()}`, {
    token: manager,
  })
  await day.layCourse(
    manager,
    [long, 'R1', 'Default'],
    JSON.parse(JSON.stringify(upAndDown).replaceAll('Windward mark', long)) as typeof upAndDown,
  )
  await day.layCourse(manager, ['Kiel', 'R1', 'Default'], upAndDown)
  // Enough for a second page of the list, with one far from the others.
  for (let minute = 0; minute < 60; minute += 1) {
    const millis = Date.now() - (minute === 0 ? 86_400_000 : minute * 60_000)
    const moment = { tag: `Mark rounding ${minute}`, raceTimepoint: millis, public: true }
    await day.tag(manager, ['Kiel', 'R1', 'Default'], moment)
  }
  const { body } = await request(`POST ${S}/invitation`, {
    token: manager,
    json: { roleId: predefinedRoles.user.id, qualifyingUsername: 'manager', note: 'Welcome.' },
  })
  ;({ secret } = body as { readonly secret: string })
  const ofPassword = await request(`POST ${S}/password_reset`, {
    token: manager,
    json: { username: 'manager' },
  })
  resetSecret = (ofPassword.body as { readonly secret: string }).secret
})

/** Swagger UI has its own structure, colours and order of the keyboard, and is larger than all pages. */
const foreign = '#swagger-ui'
const foreignScript = '/swagger-ui-'

/** Each page with a text of the complete page, and a text that needs no script. */
const pages: readonly (readonly [path: string, complete: RegExp, content: RegExp])[] = [
  ['/', /Kiel/, /Kiel/],
  ['/regatta/Kiel', /R3/, /R3/],
  ['/event', /3 races/, /3 races/],
  ['/board/Kiel/R1/Default', /Mark rounding 59/, /Leg 1: to/],
  ['/results/Kiel', /Standings/, /Standings/],
  ['/entries/Kiel', /entries/i, /entries/i],
  ['/fleets/Kiel', /There is one fleet/, /There is one fleet/],
  ['/fleets/Split', /Yellow: /, /Yellow: /],
  ['/scoring/Kiel', /These rules apply/, /These rules apply/],
  ['/course/Kiel/R1/Default', /Version 1/, /Windward mark/],
  ['/account', /Password/, /Password/],
  ['/why?permission=REGATTA:DELETE:Kiel', /What the service checked/, /What the service checked/],
  ['/join', /Welcome/, /reads the invitation/],
  ['/confirm', /Press the button/, /Press the button/],
  ['/reset', /manager made this link/, /reads the link/],
  ['/tracking/checkin', /Enter a boat/, /Enter a boat/],
  ['/docs', /Operations/, /These requests lead/],
]

/** Their scripts ask for finish sheets, which are not there yet. */
const pagesOfOfficers: typeof pages = [
  ['/start/Kiel/R1', /Begin the sequence/, /Begin the sequence/],
  ['/finish/Kiel/R1/Default', /Not accounted for/, /Not accounted for/],
  ['/marks/Kiel', /Ping here/, /Ping here/],
  ['/out/Kiel', /Text for the radio/, /Text for the radio/],
]
const notThere = /Failed to load resource/

const isOfOfficers = (path: string) => pagesOfOfficers.some(([one]) => one === path)

/** Their ids and secrets are random. */
const addressOf = (path: string): string => {
  if (path === '/join') return `${path}#${secret}`
  if (path === '/reset') return `${path}#${resetSecret}`
  if (path === '/event') return eventPath
  return path === '/tracking/checkin' ? registrationLink : path
}

const signIn = async (page: Page): Promise<void> => {
  const form = { username: 'manager', password }
  const response = await page.request.post(`${S}/hello`, { form })
  expect(response.ok()).toBe(true)
}

/** Scripts in the page and beside it, without Swagger UI, as bytes of `gzip -9`. */
const scriptBytes = async (page: Page): Promise<number> => {
  const scripts = await page
    .locator('script')
    .evaluateAll((all) =>
      all.map((script) => [script.getAttribute('src') ?? '', script.textContent] as const),
    )
  const texts = await Promise.all(
    scripts.map(async ([source, text]) => {
      if (source.includes(foreignScript)) return ''
      return source === '' ? text : (await page.request.get(source)).text()
    }),
  )
  return gzipSync(texts.join('\n'), { level: 9 }).length
}

describe.each([
  ['a desktop', desktop],
  ['a desktop at night', { ...desktop, dark: true }],
  ['a phone', { width: 390, height: 844 }],
  ['a phone at night', { width: 390, height: 844, dark: true }],
])('on %s', (_, options) => {
  describe.each([
    ['signed out', false],
    ['signed in', true],
  ])('%s', (__, isSignedIn) => {
    const refused = pagesOfOfficers.map(
      ([path]) => [path, /Sign in or register/, /Sign in/] as const,
    )
    const shown = isSignedIn ? pagesOfOfficers : refused
    it.each([...pages, ...shown])('%s works for everybody', async (path, complete) => {
      const use = async (page: Page) => {
        if (isSignedIn) await signIn(page)
        const response = await page.goto(addressOf(path))
        const found = page.locator('main').getByText(complete).filter({ visible: true })
        await found.first().waitFor()

        const policy = response?.headers()['content-security-policy'] ?? ''
        expect(policy).toMatch(/default-src 'none'/)
        expect(policy).not.toContain('unsafe-')
        const [wide, room] = await pageWidths(page)
        expect(wide).toBe(room)
        expect(await barriers(page, foreign)).toEqual([])
        expect(await tinyTargets(page, foreign)).toEqual([])
        expect(await scriptBytes(page)).toBeLessThanOrEqual(60_000)
        expect(await keyboardFaults(page, foreign)).toEqual([])
      }
      await onPage('/health', options, use, isOfOfficers(path) ? notThere : undefined)
    })
  })
})

it.each([390, 320])(
  'every page fits a phone of %i pixels, whatever its names are',
  async (width) => {
    const use = async (page: Page) => {
      await signIn(page)
      const races = ['board', 'course', 'finish'].map((one) => `/${one}/${long}/R1/Default`)
      const others = ['regatta', 'results', 'entries', 'marks', 'out'].map(
        (one) => `/${one}/${long}`,
      )
      for (const path of ['/', ...races, `/start/${long}/R1`, ...others]) {
        await page.goto(path)
        await page.locator('main').getByText(/./).first().waitFor()
        const [wide] = await pageWidths(page)
        expect([path, wide]).toEqual([path, width])
      }
    }
    await onPage('/health', { width, height: 844 }, use, notThere)
  },
)

/** 400 kbit/s, and 400 ms until the first byte. */
const slowNetwork = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}

it.each([...pages, ...pagesOfOfficers])(
  '%s shows its content on a slow network without its script',
  async (path, _, content) => {
    const phone = { width: 390, height: 844 }
    await onPage('/health', { ...phone, withoutScripts: true }, async (page) => {
      if (isOfOfficers(path)) await signIn(page)
      await page.goto(addressOf(path))
      expect(await page.locator('body').innerText()).toMatch(content)
    })
    await onPage('/health', phone, async (page) => {
      await signIn(page)
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', slowNetwork)
      await page.goto(addressOf(path), { waitUntil: 'commit' })
      const painted = await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      )
      expect(await painted.jsonValue()).toBeLessThan(6_000)
    })
  },
)

it.each(pages.slice(1, 5))(
  '%s prints black on white, without links and buttons',
  async (path, complete) => {
    await onPage('/health', { ...desktop, dark: true }, async (page) => {
      await signIn(page)
      await page.goto(addressOf(path))
      await page.locator('main').getByText(complete).filter({ visible: true }).first().waitFor()
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })

      const { colours, controls } = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body)
        return {
          colours: [color, backgroundColor],
          // The names of boats in a ranking are buttons.
          controls: [...document.querySelectorAll('nav, form, button:not(th button)')].filter(
            (control) => control.checkVisibility(),
          ).length,
        }
      })
      expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
      expect(controls).toBe(0)
    })
  },
)

/** The first three are from the gateway or a server before it, and the last one is from the service. */
const failures = [
  [429, '{"message":"Too Many Requests"}', 'The service is busy. Try again.'],
  [503, '<title>Unavailable</title>', 'The service is busy. Try again.'],
  [401, '{"detail":"The password is not valid."}', 'The password is not valid.'],
] as const

it.each(['/account', '/board/Kiel/R1/Default', '/course/Kiel/R1/Default', '/join'])(
  '%s says why nobody is signed in',
  async (path) => {
    const use = async (page: Page) => {
      await page.goto(addressOf(path))
      for (const closed of await page.locator('#sign-in summary').all()) await closed.click()
      const form = page.locator('form[action$="/hello"], form#account').first()
      await form.getByLabel('User name').fill('manager')
      await form.getByLabel('Password').fill('wrong')
      for (const [status, body, sentence] of failures) {
        await page.route('**/hello', (route) => route.fulfill({ status, body }))
        await form.getByRole('button', { name: 'Sign in' }).click()
        await page.getByText(sentence, { exact: true }).waitFor()
        await page.unroute('**/hello')
      }
    }
    await onPage('/health', desktop, use, /Failed to load resource/)
  },
)
