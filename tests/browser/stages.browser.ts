/** An organizer makes a championship in stages, deals its fleets, and sets how it is scored. */
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { servedPages } from '../support/browser.ts'
import { accessibilityFaults } from './pageChecks.ts'

const { onPage } = servedPages()
const phone = { width: 390, height: 844 }

const press = async (page: Page, button: Locator, done: string) => {
  const following = page.waitForEvent('load')
  await button.press('Enter')
  await following
  await page.getByRole('status').getByText(done).first().waitFor()
}

const signUp = async (page: Page) => {
  const form = { username: 'organizer', password: 'reaching-on-port-7' }
  await page.request.post(`${S}/create_user`, { form })
  await page.request.post(`${S}/hello`, { form })
}

it('needs no API for a championship and a club season', async () => {
  await onPage('/', phone, async (page) => {
    await signUp(page)
    await page.goto('/')
    const home = page.locator('form', {
      has: page.getByRole('button', { name: 'Create the event' }),
    })
    await home.getByLabel('Name', { exact: true }).fill('Worlds')
    await home.getByLabel('Venue').fill('Kiel')
    await home.getByLabel('Stages').selectOption('Qualifying, final and medal race')
    await home.getByLabel('Points of a race').selectOption('High points: 10, 9, 8')
    const following = page.waitForURL(/\/event\//)
    await home.getByRole('button', { name: 'Create the event' }).press('Enter')
    await following
    for (const sailid of ['10', '9', '8']) {
      const form = { competitorName: `No ${sailid}`, sailid, boatclass: '420' }
      await page.request.post(`${V}/regattas/Worlds/competitors/createandadd`, { form })
    }

    await page.goto('/fleets/Worlds')
    await page.getByLabel('Boats are dealt').selectOption('seeds')
    await page.getByLabel('Seeds, best first').fill('8')
    await page.getByRole('button', { name: 'Show' }).press('Enter')
    await page.getByLabel('Fleet of 9 No 9').selectOption('Yellow')
    expect(await accessibilityFaults(page)).toEqual([])
    const publish = page.getByRole('button', { name: 'Publish the fleets' })
    await press(page, publish, 'The fleets are published.')
    await page.getByText('Yellow: 2 boats · Blue: 1 boat').waitFor()

    await page.goto('/scoring/Worlds')
    await page.getByLabel('Score of the series').selectOption('points')
    await page.getByLabel('Races to qualify').fill('3')
    await page.locator('output', { hasText: 'A boat qualifies with 3 races.' }).first().waitFor()
    await press(page, page.getByRole('button', { name: 'Save' }).first(), 'The scoring is changed.')
    await page.locator('li', { hasText: 'A boat qualifies with 3 races.' }).waitFor()
    await page.locator('summary', { hasText: 'Series Final' }).press('Enter')
    const final = page.locator('details', { hasText: 'Series Final' })
    await final.getByLabel('Carried over').selectOption('net')
    expect(await accessibilityFaults(page)).toEqual([])
    await final.getByRole('button', { name: 'What would change?' }).press('Enter')
    await final.getByText('The standings stay as they are.').waitFor()
    await press(page, final.getByRole('button', { name: 'Save' }), 'Final is changed.')

    const regatta: unknown = await (await page.request.get(`${V}/regattas/Worlds`)).json()
    expect(regatta).toMatchObject({
      scoringSystem: 'HIGH_POINT_FIRST_GETS_TEN',
      average: { of: 'points', minimumRaces: 3 },
      series: [
        { stage: 'qualifying', fleets: [{ name: 'Yellow' }, { name: 'Blue' }] },
        { stage: 'final', carry: 'net', fleets: [{ name: 'Gold' }, { name: 'Silver' }] },
        { stage: 'medal' },
      ],
    })
  })
})

it('shows whose rank a setting changes before it is saved', async () => {
  await onPage('/', phone, async (page) => {
    const form = { username: 'scorer', password: 'reaching-on-port-7' }
    await page.request.post(`${S}/create_user`, { form })
    await page.request.post(`${S}/hello`, { form })
    const event = { eventName: 'Cup', venuename: 'Kiel', numberofraces: '2' }
    await page.request.post(`${V}/events/createEvent`, { form: event })
    for (const sailid of ['1', '2']) {
      const boat = { competitorName: `No ${sailid}`, sailid, boatclass: '420' }
      await page.request.post(`${V}/regattas/Cup/competitors/createandadd`, { form: boat })
    }
    const finishes = [{ sailId: '1' }, { sailId: '2' }]
    await page.request.put(`${V}/leaderboards/Cup/results/R1/Default`, {
      data: { state: 'official', finishes },
    })

    await page.goto('/scoring/Cup')
    await page.locator('summary', { hasText: 'First place of a race' }).press('Enter')
    const place = page.locator('form[data-settings=place]')
    await place.getByLabel('Place of the first boat').fill('11')
    await place.getByRole('button', { name: 'What would change?' }).press('Enter')
    await place.getByText('1 race was official and becomes provisional.').waitFor()
    await place.getByRole('row', { name: /No 2 .*2 → 12/ }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await press(page, place.getByRole('button', { name: 'Save' }), 'The first place is changed.')
    await page.locator('summary', { hasText: 'First place of a race' }).waitFor()
    expect(await place.getByLabel('Place of the first boat').inputValue()).toBe('11')
    await place.getByLabel('Race').selectOption('R2')
    expect(await place.getByLabel('Place of the first boat').inputValue()).toBe('1')
  })
})
