/** Publishing on the course page when responses are late or lost, and the times of the history. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { password, raceDayOf, upAndDown } from '../support/boardRace.ts'
import { servedPages } from '../support/browser.ts'

const { service, request, onPage } = servedPages()

let day: ReturnType<typeof raceDayOf>
let officer: string
beforeAll(async () => {
  day = raceDayOf(service().baseUrl)
  officer = await day.register('officer')
})

const phone = { width: 390, height: 844 }

let count = 0
/** Opens the course page of a new regatta, whose race R1 has a course, as its officer. */
const onCoursePage = async (
  use: (page: Page, regatta: string) => Promise<void>,
  expected?: RegExp,
) => {
  count += 1
  const regatta = `Kiel ${count}`
  await day.newEvent(officer, regatta)
  await day.layCourse(officer, [regatta, 'R1', 'Default'], upAndDown)
  const path = `/course/${encodeURIComponent(regatta)}/R1/Default`
  await onPage(
    path,
    phone,
    async (page) => {
      await page.locator('#sign-in summary').click()
      await page.getByLabel('User name').fill('officer')
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.locator('#picture .heading').waitFor()
      await use(page, regatta)
    },
    expected,
  )
}

const namesOf = async (regatta: string, race: string) => {
  const path = `${V}/courseconfiguration/versions/${encodeURIComponent(regatta)}/${race}/Default`
  const { body } = await request(`GET ${path}`, { token: officer })
  return (body as readonly { readonly name: string }[]).map(({ name }) => name)
}

const preview = (page: Page) => page.getByRole('button', { name: 'Preview' })
const publish = (page: Page) => page.getByRole('button', { name: /^Publish to/ })

/** The service runs the first of these requests, and the page does not get its response. */
const loseFirst = async (page: Page, address: RegExp) => {
  let isLost = false
  await page.route(address, async (route) => {
    if (isLost) return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort()
  })
}

describe('a publication', () => {
  it('is repeated once after lost responses, and nobody else is blamed', async () => {
    await onCoursePage(async (page, regatta) => {
      await loseFirst(page, /createCourse\/[^?]*$/)
      await loseFirst(page, /copyCourse/)
      await page.getByLabel('R2', { exact: true }).check()
      await preview(page).click()
      await publish(page).click()
      await page.getByText('No response. Try again.', { exact: true }).waitFor()
      await publish(page).click()
      await page.getByText('R1 has the course. The other races: No response.').waitFor()
      await publish(page).click()
      await page.getByText('L2 is published to R1, R2.').waitFor()

      expect(await namesOf(regatta, 'R1')).toEqual(['L2', 'Up and down'])
      expect(await namesOf(regatta, 'R2')).toEqual(['L2'])
    }, /ERR_FAILED/)
  })

  it('that was refused has a new preview if somebody else changes the course', async () => {
    await onCoursePage(async (page, regatta) => {
      let isRefused = false
      await page.route(/createCourse\/[^?]*$/, (route) => {
        if (isRefused) return route.fallback()
        isRefused = true
        const json = { status: 403, code: 'forbidden', detail: 'Not today.' }
        return route.fulfill({ status: 403, json })
      })
      await preview(page).click()
      await publish(page).click()
      await page.getByText('Not today.').waitFor()
      await day.layCourse(officer, [regatta, 'R1', 'Default'], { ...upAndDown, name: 'Other' })
      await publish(page).click()
      await page.getByText('Somebody has changed a course since the preview.').waitFor()

      expect(await namesOf(regatta, 'R1')).toEqual(['Other', 'Up and down'])
    }, /403/)
  })
})

it('ignores a preview of other races than those chosen meanwhile', async () => {
  await onCoursePage(async (page) => {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/dryRun/, async (route) => {
      await released
      await route.fallback()
    })
    const isAsked = page.waitForRequest(/dryRun/)
    await preview(page).click()
    await isAsked
    await page.getByLabel('R2', { exact: true }).check()
    const isAnswered = page.waitForResponse(/dryRun/)
    release()
    await isAnswered
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLButtonElement>('#publish-heading ~ p button')?.disabled ===
        false,
    )
    expect(await publish(page).count()).toBe(0)

    await preview(page).click()
    await page.getByRole('button', { name: 'Publish to R1, R2' }).waitFor()
  })
})

it('shows the times of the history in UTC, wherever the browser is', async () => {
  await onCoursePage(async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Auckland' })
    await page.reload()
    const entry = page.locator('.versions li').first()
    const [, text = ''] = /(\d+ \w+ \d+, \d+:\d+ UTC)/.exec((await entry.textContent()) ?? '') ?? []
    expect(Math.abs(Date.parse(text.replace(',', '')) - Date.now())).toBeLessThan(600_000)

    await page.getByLabel('Course at').fill('2190-06-17T12:00:00')
    await page.getByRole('button', { name: 'Show this course' }).click()
    await page.getByRole('heading', { name: 'Course at 17 Jun 2190, 00:00:00 UTC' }).waitFor()
  })
})
