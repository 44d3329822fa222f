/** A championship of 138 boats in stages, on pages only: entries, fleets of each evening, finish, protest, medal race. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { servedPages } from '../support/browser.ts'
import {
  boats,
  type Deal,
  discards,
  type Driver,
  type Entry,
  entryRows,
  type Line,
  type Results,
  sailChampionship,
  series,
} from '../support/championship.ts'

const { onPage } = servedPages()
const desktop = { width: 1200, height: 900 }
const regatta = 'Worlds'
/** The browser logs that nobody has begun a sheet. */
const expected = /Failed to load resource: the server responded with a status of 404/

const withButton = (page: Page, name: string) =>
  page.locator('form', { has: page.getByRole('button', { name }) })

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

const unfold = (page: Page, name: string) => page.locator('summary', { hasText: name }).click()

const signUp = async (page: Page) => {
  const form = { username: 'organizer', password: 'reaching-on-port-7' }
  await page.request.post(`${S}/create_user`, { form })
  await page.request.post(`${S}/hello`, { form })
}

const createEvent = async (page: Page) => {
  const [{ fleets, races }] = series
  await page.goto('/')
  const form = withButton(page, 'Create the event')
  await form.getByLabel('Name', { exact: true }).fill(regatta)
  await form.getByLabel('Venue').fill('Kiel')
  await form.getByLabel('Class', { exact: true }).fill('ILCA 7')
  await form.getByLabel('Stages').selectOption('Qualifying, final and medal race')
  await form.getByLabel(/^Fleets/).fill(fleets.join(', '))
  await form.locator('[data-discards] select').selectOption('other')
  await form.locator('[data-discards] input').fill(discards.join(', '))
  await form.getByLabel('Number of races').fill(String(races))
  await form.getByRole('button', { name: 'Create the event' }).click()
  await page.getByText('The event is created.').waitFor()
}

const addRaces = async (page: Page, name: string, races: number) => {
  await page.goto(`/regatta/${regatta}`)
  await unfold(page, 'Add races')
  const form = withButton(page, 'Add races')
  await form.getByLabel('Series').selectOption(name)
  await form.getByLabel('Number of races').fill(String(races))
  await form.getByRole('button', { name: 'Add races' }).click()
  await page.getByText('The races are added.').waitFor()
}

/** The form that makes a championship has two fleets in the final. */
const nameFleets = async (page: Page, name: string, fleets: readonly string[]) => {
  await page.goto(`/scoring/${regatta}`)
  await unfold(page, `Series ${name}`)
  const form = page.locator(`form[data-series="${name}"]`)
  await form.getByLabel('Fleets, best first').fill(fleets.join(', '))
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('status').getByText(`${name} is changed.`).waitFor()
}

const enter = async (page: Page) => {
  await page.goto(`/entries/${regatta}`)
  await page.getByLabel('Or paste the table, with its header').fill(entryRows(boats).join('\n'))
  await press(page, 'Preview')
  await press(page, 'Import these entries')
  await page.getByText(`Imported: ${boats.length} new`).waitFor()
}

const begin = async (page: Page) => {
  const [, final, medal] = series
  await signUp(page)
  await createEvent(page)
  await nameFleets(page, final.name, final.fleets)
  for (const { name, races } of [final, medal]) await addRaces(page, name, races)
  await enter(page)
}

const deal = async (page: Page, { series: name, raceColumn, by, seeds, sizes }: Deal) => {
  await page.goto(`/fleets/${regatta}`)
  const lists = page.getByRole('navigation', { name: 'Fleets' })
  const list = page.waitForEvent('load')
  await lists.getByRole('link', { name, exact: true }).click()
  await list
  if (raceColumn !== undefined) await page.locator('[name=raceColumn]').selectOption(raceColumn)
  await page.getByLabel('Boats are dealt').selectOption(by)
  await page.getByLabel('Seeds, best first').fill((seeds ?? []).join('\n'))
  await page.getByLabel('Boats in each fleet').fill((sizes ?? []).join(', '))
  // The proposal is a page, whose script publishes it.
  const proposal = page.waitForEvent('load')
  await press(page, 'Show')
  await proposal
  await press(page, 'Publish the fleets')
  await page.getByText('The fleets are published.').waitFor()
}

const numberOf = (name: string): string => name.slice(1)

const rowOf = (page: Page, name: string) =>
  page.locator('.lines > li').filter({ hasText: numberOf(name) })

const changeCode = async (page: Page, name: string, code: string) => {
  const row = rowOf(page, name)
  await row.locator('summary').click()
  await row.getByLabel(/^Code/).selectOption(code)
}

const confirm = async (page: Page) => {
  await page.getByText('Everything is saved.').waitFor()
  await press(page, 'What would change?')
  await press(page, 'Confirm the result')
  await page.getByText(/^Provisional since/).waitFor()
}

const openSheet = async (page: Page, race: string, fleet: string) => {
  await page.goto(`/finish/${regatta}/${race}/${fleet}`)
  await page.locator('[inert]').waitFor({ state: 'detached' })
}

const sail = async (page: Page, race: string, fleet: string, lines: readonly Line[]) => {
  await openSheet(page, race, fleet)
  const number = page.getByLabel('Sail number')
  for (const { name, code } of lines) {
    if (code === undefined) {
      await number.fill(numberOf(name))
      await number.press('Enter')
    } else {
      await page.getByRole('button', { name: `RET for GER ${numberOf(name)} ${name}` }).click()
      if (code !== 'RET') await changeCode(page, name, code)
    }
  }
  await confirm(page)
}

/** The scorer finds the sheet from the results, and decides there. */
const protest = async (page: Page, race: string, fleet: string, name: string) => {
  await page.goto(`/results/${regatta}`)
  const place = page.locator('li', { has: page.locator(`details[id="race-${race}-${fleet}"]`) })
  await place.getByRole('link').click()
  await page.locator('[inert]').waitFor({ state: 'detached' })
  await changeCode(page, name, 'DSQ')
  await confirm(page)
  await page.goto(`/results/${regatta}`)
  await page.getByRole('group', { name: 'Standings' }).getByText('47 DSQ').waitFor()
  // The list of changes says why she moved.
  await page
    .getByText(new RegExp(`${name}: .* becomes DSQ`))
    .first()
    .waitFor()
}

const readJson = async (page: Page, path: string): Promise<unknown> =>
  (await page.request.get(path)).json()

const driverOf = (page: Page): Driver => ({
  begin: () => begin(page),
  deal: (wanted) => deal(page, wanted),
  sail: (...sheet) => sail(page, ...sheet),
  protest: (...decision) => protest(page, ...decision),
  read: async () => (await readJson(page, `${V}/leaderboards/${regatta}/results`)) as Results,
  entries: async () =>
    (await readJson(page, `${V}/regattas/${regatta}/competitors`)) as readonly Entry[],
})

it('is sailed on pages, with a deal each evening', { timeout: 360_000 }, async () => {
  await onPage(
    '/',
    desktop,
    async (page) => {
      await sailChampionship(driverOf(page))
      await page.goto(`/results/${regatta}`)
      const [first] = await page.locator('.standings tbody tr th[scope=row]').allTextContents()
      expect(first).toBe('B100')
      await page.goto(`/fleets/${regatta}?series=Final`)
      await page.getByText('Gold: 50 boats · Silver: 46 boats · Bronze: 42 boats').waitFor()
    },
    expected,
  )
})
