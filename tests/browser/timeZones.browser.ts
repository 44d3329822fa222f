/** Times on pages: those of a race are local at its venue, those of rights are local in the browser. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { boardPath } from '../support/boardRace.ts'
import { desktop, servedPages, signInOnForm } from '../support/browser.ts'

const { request, onPage } = servedPages()

const password = 'reaching-on-port-7'
const basic = ['ann', password] as const

beforeAll(async () => {
  await request(`POST ${S}/create_user`, { form: { username: 'ann', password } })
  await request(`POST ${V}/events/createEvent`, {
    basic,
    json: { eventName: 'Newport', venuelat: 41.48, venuelng: -71.32, numberofraces: 1 },
  })
})

const inAuckland = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Auckland' })
}

it('shows the time of the venue on a board, wherever the browser is', async () => {
  await onPage('/account?next=/', desktop, async (page) => {
    await inAuckland(page)
    await signInOnForm(page, ...basic)
    await page.getByRole('link', { name: 'Newport' }).waitFor()
    await page.goto(boardPath('Newport'))
    await page
      .locator('#checked')
      .getByText(/\d\d:\d\d:\d\d E[DS]T$/)
      .waitFor()
    await page.getByRole('button', { name: 'Tag now' }).click()
    await page
      .locator('.moments')
      .getByText(/\d\d:\d\d:\d\d E[DS]T/)
      .waitFor()
  })
})

it('begins a new event with the zone of the browser', async () => {
  await onPage('/account?next=/', desktop, async (page) => {
    await inAuckland(page)
    await signInOnForm(page, ...basic)
    await page.getByLabel('Name', { exact: true }).fill('Waitemata')
    await page.getByLabel('Venue', { exact: true }).fill('Auckland')
    expect(await page.getByLabel('Time zone').inputValue()).toBe('Pacific/Auckland')
    await page.getByRole('button', { name: 'Create the event' }).click()
    await page.getByRole('heading', { name: 'Waitemata', level: 1 }).waitFor()
    const { body } = await request(`GET ${V}/events`)

    expect(body).toContainEqual(
      expect.objectContaining({ name: 'Waitemata', timeZone: 'Pacific/Auckland' }),
    )
  })
})

it('shows the windows of roles in the zone of the browser', async () => {
  const { body } = await request(`POST ${S}/role`, { basic, json: { roleName: 'helper' } })
  const { id } = body as { readonly id: string }
  await request(`PUT ${S}/add_role_to_user`, {
    basic,
    form: { username: 'ann', role_definition_id: id, validUntil: '2090-06-17T18:00:00Z' },
  })
  await onPage('/account', desktop, async (page) => {
    await inAuckland(page)
    await page.reload()
    await signInOnForm(page, ...basic)
    await page.getByText('until Sun, 18 Jun 2090, 06:00').waitFor()
  })
})
