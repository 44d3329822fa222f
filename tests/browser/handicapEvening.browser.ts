/** A handicap evening in the browser: a start that nobody took, written times, points, and a reason. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { password, raceDayOf } from '../support/boardRace.ts'
import { desktop, servedPages } from '../support/browser.ts'

const { service, request, onPage } = servedPages()
const phone = { width: 390, height: 844 }
const refused = /Failed to load resource: the server responded with a status of (?:400|401|404)/
const results = `${V}/leaderboards/Evening/results`

let token: string
beforeAll(async () => {
  const day = raceDayOf(service().baseUrl)
  token = await day.register('timer')
  const rankingMetric = 'TIME_ON_TIME_AND_DISTANCE'
  await day.newEvent(token, 'Evening', { boatclassname: 'X', rankingMetric })
  const body = 'SailNo,Helm,YS\n1,Slow,112\n2,Fast,103\n3,Last,103'
  const headers = { 'content-type': 'text/csv' }
  await request(`POST ${V}/regattas/Evening/competitors/import`, { token, headers, body })
})

const signIn = async (page: Page): Promise<void> => {
  const form = { username: 'timer', password }
  expect((await page.request.post(`${S}/hello`, { form })).ok()).toBe(true)
  await page.reload()
}
const lineOf = (page: Page, name: string) => page.locator('.lines > li').filter({ hasText: name })
/** The time some minutes ago, as the venue shows it. */
const ago = (minutes: number): string =>
  new Date(Date.now() - 60_000 * minutes).toISOString().slice(11, 19)
const publish = async (page: Page, look: string, press: string) => {
  await page.getByText('Everything is saved.').waitFor()
  await page.getByRole('button', { name: look }).click()
  await page.getByRole('button', { name: press }).click()
}

it('is scored from written times, and changed with a reason', async () => {
  await onPage(
    '/finish/Evening/R1/Default',
    phone,
    async (page) => {
      await signIn(page)
      for (const number of ['2', '3', '1']) {
        await page.getByLabel('Sail number').fill(number)
        await page.getByLabel('Sail number').press('Enter')
      }
      await page.getByText('Everything is saved.').waitFor()
      await page.getByRole('button', { name: 'What would change?' }).click()
      await page.getByText('nobody has taken the start').waitFor()
      await page.getByLabel('Start time of the race').fill(ago(60))
      await page.getByLabel('Start time of the race').press('Enter')
      await page.getByLabel('Start time of the race').waitFor({ state: 'detached' })

      const last = lineOf(page, 'Last')
      await last.locator('summary').click()
      await last.getByLabel('Finishing time').fill(ago(10).replaceAll(':', ''))
      await last.getByLabel('Finishing time').press('Enter')
      const first = page.locator('.lines > li .who').first()
      await expect.poll(() => first.textContent()).toContain('Last')
      await last.getByLabel('Penalty or redress').selectOption('DPI')
      const points = last.getByLabel('Points', { exact: true })
      expect(await points.inputValue()).toBe('')
      await points.fill('3,5')
      await points.press('Tab')
      await expect.poll(() => points.inputValue()).toBe('3.5')
      await publish(page, 'What would change?', 'Confirm the result')
      await page.getByText(/^Provisional since/).waitFor()
      await publish(page, 'Make official', 'Make the result official')
      await page.getByText(/^Official since/).waitFor()

      await last.getByLabel('Penalty or redress').selectOption('none')
      await page.getByText('Everything is saved.').waitFor()
      await page.getByRole('button', { name: 'What would change?' }).click()
      const confirm = page.getByRole('button', { name: 'Confirm the result' })
      expect(await confirm.isDisabled()).toBe(true)
      await page.getByLabel(/^Reason/).fill('The hearing was reopened')
      await confirm.click()
      await page.getByText(/^Provisional since/).waitFor()
    },
    refused,
  )
  const { body } = await request(`GET ${results}/R1/Default`, { token })
  const changes = await request(`GET ${results}/changes`, { token })

  expect(body).toMatchObject({ finishes: [{ score: { place: 1 } }, {}, {}] })
  expect(JSON.stringify(body)).toContain('x 100 / 103 = corrected')
  expect(changes.body).toMatchObject([{ reason: 'The hearing was reopened' }, {}, {}])
})

it('has a start time that is corrected on the start page', async () => {
  await onPage(
    '/start/Evening/R1',
    phone,
    async (page) => {
      await signIn(page)
      // The log with the start replaces what was typed before it came.
      await page.getByText('Started').waitFor()
      await page.getByText('Give or correct the start time').click()
      const field = page.getByLabel('Start time', { exact: true })
      await field.fill('noon')
      await page.getByText('Write a time such as').waitFor()
      const time = ago(30)
      await field.fill(time)
      await field.press('Enter')
      await page.getByText(`Started ${time}`).waitFor()
    },
    refused,
  )
  await onPage(
    '/results/Evening',
    desktop,
    async (page) => {
      await signIn(page)
      await page.locator('#races summary').first().click()
      expect(await page.getByText('Reason: The hearing was reopened').isVisible()).toBe(true)
    },
    refused,
  )
})
