/** The course page in a real browser: designing, publishing, history, and what others see. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Request, requestsThrough } from '../../harness/client.ts'
import { httpTransport } from '../../harness/http.ts'
import { V } from '../../harness/paths.ts'
import { type Service, startService } from '../../harness/service.ts'
import { password, raceDayOf, upAndDown } from '../support/boardRace.ts'
import { desktop, pagesOf, startBrowser } from '../support/browser.ts'
import { axeViolations, pageWidths, paleTexts, smallTargets } from './pageChecks.ts'

let service: Service
let browser: Browser
let day: ReturnType<typeof raceDayOf>
let officer: string
let request: Request
beforeAll(async () => {
  ;[service, browser] = await Promise.all([startService(), startBrowser()])
  day = raceDayOf(service.baseUrl)
  request = requestsThrough(httpTransport(service.baseUrl).send)
  officer = await day.register('officer')
  await day.register('spectator')
})
afterAll(async () => {
  await browser.close()
  await service.stop()
})

const onPage = pagesOf(() => ({ browser, baseUrl: service.baseUrl }))
const phone = { width: 390, height: 844 }
const C = `${V}/courseconfiguration`

let count = 0
/** A regatta with three races; the first one has a course. */
const newRegatta = async () => {
  count += 1
  const regatta = `Kiel ${count}`
  await day.newEvent(officer, regatta)
  await day.layCourse(officer, [regatta, 'R1', 'Default'], upAndDown)
  return regatta
}

const pathTo = (regatta: string, race = 'R1') =>
  `/course/${encodeURIComponent(regatta)}/${race}/Default`

interface Course {
  readonly name: string
  readonly waypoints: readonly object[]
  readonly markConfigurations: readonly {
    readonly id: string
    readonly effectiveProperties: { readonly name: string }
    readonly lastKnownPosition: object
  }[]
}

const courseOf = async (regatta: string, race = 'R1'): Promise<Course> => {
  const path = `${C}/getFromCourse/${encodeURIComponent(regatta)}/${race}/Default`
  const { body } = await request(`GET ${path}`, { token: officer })
  return body as Course
}

const signIn = async (page: Page, name = 'officer'): Promise<void> => {
  await page.locator('#sign-in summary').click()
  await page.getByLabel('User name').fill(name)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText(`Signed in as ${name}`).waitFor()
}

const heading = (page: Page) => page.locator('#picture .heading')

const screenshot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.SCREENSHOTS
  if (folder === undefined) return
  const path = `${folder}/course ${name}.png`.replaceAll(' ', '-')
  await page.screenshot({ path, fullPage: true })
}

describe.each([
  ['a desktop', desktop],
  ['a desktop at night', { ...desktop, dark: true }],
  ['a phone', phone],
  ['a phone at night', { ...phone, dark: true }],
])('on %s', (device, options) => {
  it('is accessible to everybody, with targets for a finger', async () => {
    const regatta = await newRegatta()
    await onPage(pathTo(regatta), options, async (page) => {
      const expectAccessible = async () => {
        const [wide, room] = await pageWidths(page)
        expect(wide).toBe(room)
        expect(await axeViolations(page)).toEqual([])
        expect(await paleTexts(page)).toEqual([])
        expect(await smallTargets(page)).toEqual([])
      }
      await page.getByText('Version 1:').waitFor()
      await expectAccessible()

      await signIn(page)
      await heading(page).waitFor()
      for (const summary of await page.locator('#designer summary').all()) await summary.click()
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByRole('button', { name: /^Publish to/ }).waitFor()
      await screenshot(page, device)
      await expectAccessible()

      await page.getByLabel('Laps').fill('0')
      await page.getByText('It must').waitFor()
      await expectAccessible()
      await screenshot(page, `${device} error`)
    })
  })
})

it('lays a windward-leeward course for 240 degrees and 0.8 miles, and publishes it to two races', async () => {
  const regatta = await newRegatta()
  const before = await courseOf(regatta)
  await onPage(pathTo(regatta), phone, async (page) => {
    await signIn(page)
    await page.getByLabel('Wind from').fill('240')
    await page.getByLabel('First leg').fill('0.8')
    await page.getByLabel('Latitude').fill('54°25.2′N')
    await page.getByLabel('Longitude').fill('10 10.8 E')
    await page.getByLabel('R2 Default').check()
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByText('It gets its first course.').waitFor()
    expect(await page.getByText(/^New marks: Start pin, /).count()).toBe(2)
    expect((await courseOf(regatta)).name).toBe('Up and down')

    await page.getByRole('button', { name: 'Publish to R1 Default, R2 Default' }).click()
    await page.getByText('L2 is published to R1 Default, R2 Default.').waitFor()
    await page.locator('#course .heading').getByText('L2').waitFor()
    await page.getByText('Version 2:').waitFor()
  })
  const [first, second, third] = await Promise.all(
    ['R1', 'R2', 'R3'].map((race) => courseOf(regatta, race)),
  )

  expect([first?.name, second?.name, third?.waypoints.length]).toEqual(['L2', 'L2', 0])
  expect(second?.waypoints).toEqual(first?.waypoints)
  const windward = first?.markConfigurations.find((mark) => mark.effectiveProperties.name === '1')
  expect(windward?.lastKnownPosition).toMatchObject({
    latitude_deg: expect.closeTo(54.413_342, 5) as number,
    longitude_deg: expect.closeTo(10.160_22, 4) as number,
  })
  // No mark of the race moved: the six marks are new.
  const old = new Map(before.markConfigurations.map((mark) => [mark.id, mark.lastKnownPosition]))
  const kept = first?.markConfigurations.filter(({ id }) => old.has(id)) ?? []
  expect(kept.map(({ lastKnownPosition }) => lastKnownPosition)).toEqual([...old.values()])
  expect(first?.markConfigurations).toHaveLength(old.size + 5)
})
