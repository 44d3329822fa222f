/** A scorer's weekend in the browser: import, finish, preview, confirm, hearing, redress, print, export. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { password, raceDayOf } from '../support/boardRace.ts'
import { desktop, servedPages } from '../support/browser.ts'

const { service, request, onPage } = servedPages()
const phone = { width: 390, height: 844 }
/** The browser logs the response to an input with errors, and to a sheet that nobody has begun. */
const refused = /Failed to load resource: the server responded with a status of (?:400|401|404)/

let token: string
beforeAll(async () => {
  const day = raceDayOf(service().baseUrl)
  token = await day.register('scorer')
  await day.newEvent(token, 'Weekend', { boatclassname: '49er' })
  await day.newEvent(token, 'Copy', { boatclassname: '49er' })
})

const signIn = async (page: Page): Promise<void> => {
  const form = { username: 'scorer', password }
  expect((await page.request.post(`${S}/hello`, { form })).ok()).toBe(true)
}

const nations = ['GER', 'DEN', 'SWE', 'POL', 'NED', 'FRA']
const rows = Array.from({ length: 60 }, (_, index) =>
  [nations[index % 6], String(101 + index), `Helm ${index + 1}`, `Boat ${index + 1}`].join(','),
)
const header = 'Nat,SailNo,HelmName,Boat'
const right = [header, ...rows].join('\n')
const wrong = [header, ...rows]
  .map((row, position) => {
    if (position === 8) return row.replace(/^\w+/, 'GEM')
    return position === 30 ? row.replace(/,\d+,/, ',,') : row
  })
  .join('\n')

const results = async (regatta: string) => {
  const { body } = await request(`GET ${V}/leaderboards/${regatta}/results`, { token })
  return body as {
    readonly state: string
    readonly competitors: readonly {
      readonly name: string
      readonly rank: number
      readonly netPoints: number
    }[]
  }
}

const finishOf = async (page: Page, ...numbers: readonly string[]): Promise<void> => {
  for (const number of numbers) {
    await page.getByLabel('Sail number').fill(number)
    await page.getByLabel('Sail number').press('Enter')
  }
}
const lineOf = (page: Page, name: string) =>
  page.locator('.lines > li').filter({ hasText: new RegExp(`${name}(?!\\d)`) })
const confirm = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'What would change?' }).click()
  await page.getByRole('button', { name: 'Confirm the result' }).click()
  await page.getByText(/^Provisional since/).waitFor()
}
const cell = (page: Page, boat: string, column: number) =>
  page
    .locator('.standings tbody tr')
    .filter({ has: page.getByRole('rowheader', { name: boat, exact: true }) })
    .locator('td')
    .nth(1 + column)

describe('a scorer without documentation', () => {
  it('imports 60 boats from a file with two wrong rows', async () => {
    await onPage(
      '/entries/Weekend',
      desktop,
      async (page) => {
        await signIn(page)
        await page.reload()
        await page.getByLabel('Or paste the table, with its header').fill(wrong)
        await page.getByRole('button', { name: 'Preview' }).click()
        await page.getByText('2 errors. Nothing was imported.').waitFor()
        expect(await page.locator('#preview tbody tr').count()).toBe(2)
        expect(await page.locator('#preview td').filter({ hasText: 'GEM' }).textContent()).toMatch(
          /GER/,
        )

        await page.getByLabel('Or paste the table, with its header').fill(right)
        await page.getByRole('button', { name: 'Preview' }).click()
        await page.getByRole('button', { name: 'Import these entries' }).click()
        await page.getByRole('heading', { name: '60 entries' }).waitFor()
        await page.getByText('Imported: 60 new').waitFor()
      },
      refused,
    )
  })

  it('enters a finish, sees what it changes, and confirms it', async () => {
    await onPage(
      '/finish/Weekend/R1/Default',
      phone,
      async (page) => {
        await signIn(page)
        await page.reload()
        await finishOf(page, '101', '102', '103', '104', '105', '999')
        await page.getByText(/999, not known/).waitFor()
        await lineOf(page, 'Helm 3').locator('summary').click()
        await lineOf(page, 'Helm 3').getByLabel('Level with the boat before').check()
        await page.getByRole('button', { name: 'OCS for GER 107 Helm 7' }).click()
        await page.getByRole('button', { name: 'DNF for DEN 108 Helm 8' }).click()
        await page.getByText('Everything is saved.').waitFor()
        expect((await results('Weekend')).state).toBe('none')

        await page.getByRole('button', { name: 'What would change?' }).click()
        await page.getByText('53 boats have no line and will score DNC.').waitFor()
        await page.getByRole('row', { name: /Helm 2 .*2\.5/ }).waitFor()
        await page.getByRole('button', { name: 'Confirm the result' }).click()
        await page.getByText(/^Provisional since/).waitFor()
      },
      refused,
    )
    const { state, competitors } = await results('Weekend')
    expect(state).toBe('provisional')
    expect(competitors.slice(0, 5).map(({ name, netPoints }) => [name, netPoints])).toEqual([
      ['Helm 1', 1],
      ['Helm 2', 2.5],
      ['Helm 3', 2.5],
      ['Helm 4', 4],
      ['Helm 5', 5],
    ])
  })

  it('adds a penalty after the hearing, and redress in another race, while a spectator looks on', async () => {
    await onPage('/results/Weekend', phone, async (spectator) => {
      await spectator.getByLabel('My boat').selectOption({ index: 3 })
      const first = spectator.locator('.standings tbody tr').first()
      expect(await first.textContent()).toContain('Helm 3')
      await spectator.reload()
      expect(await first.textContent()).toContain('Helm 3')
      expect(await spectator.locator('.standings tr.own').count()).toBe(2)
      await spectator.emulateMedia({ media: 'print' })
      expect(await first.isVisible()).toBe(false)
      await spectator.emulateMedia({ media: 'screen' })
      await spectator.getByLabel('My boat').selectOption('')
      expect(await first.textContent()).toContain('Helm 1')
      await spectator.getByText('Show the races').click()
      await spectator
        .locator('#checked')
        .filter({ hasText: /^Live\./ })
        .waitFor()
      await onPage(
        '/finish/Weekend/R1/Default',
        desktop,
        async (page) => {
          await signIn(page)
          await page.reload()
          await lineOf(page, 'Helm 4').locator('summary').click()
          await lineOf(page, 'Helm 4')
            .getByLabel('Penalty or redress')
            .selectOption({ label: '20 % penalty (SCP, 44.3(c))' })
          await page.getByText('Everything is saved.').waitFor()
          await confirm(page)
          for (const race of ['R2', 'R3']) {
            await page.goto(`/finish/Weekend/${race}/Default`)
            await finishOf(page, '104', '101', '102')
            if (race === 'R3') {
              await finishOf(page, '103')
              await lineOf(page, 'Helm 3').locator('summary').click()
              await lineOf(page, 'Helm 3')
                .getByLabel('Penalty or redress')
                .selectOption({ label: 'Redress: average of all other races' })
            }
            await page.getByText('Everything is saved.').waitFor()
            await confirm(page)
          }
        },
        refused,
      )
      const penalty = cell(spectator, 'Helm 4', 1)
      await penalty.filter({ hasText: '16.2 SCP' }).waitFor({ timeout: 5000 })
      await penalty.locator('summary').click()
      expect(await penalty.textContent()).toMatch(
        /4th place 4 points.*20 % of DNF \(61\).*12\.2.*44\.3\(c\)/,
      )
      const redress = cell(spectator, 'Helm 3', 3)
      await redress.filter({ hasText: 'RDG' }).waitFor()
      await redress.locator('summary').click()
      // 2.5 in R1, and 61 in R2, which she did not sail.
      expect(await redress.textContent()).toMatch(/31\.8 RDG/)
      await spectator.emulateMedia({ media: 'print' })
      expect(await penalty.locator('p').isVisible()).toBe(false)
      expect(await penalty.getByText('DPI').or(penalty.getByText('SCP')).first().isVisible()).toBe(
        true,
      )
      // A race is printed if the reader has opened it.
      const race = spectator.locator('#races details').first()
      expect(await spectator.locator('#races').isVisible()).toBe(false)
      await spectator.emulateMedia({ media: 'screen' })
      await race.locator('summary').click()
      await spectator.emulateMedia({ media: 'print' })
      expect(await race.locator('td').first().isVisible()).toBe(true)
    })
  })

  it('takes the results to other programs and back', async () => {
    const path = (regatta: string, end = '') => `${V}/leaderboards/${regatta}/results${end}`
    const imported = await request(`POST ${V}/regattas/Copy/competitors/import`, {
      token,
      headers: { 'content-type': 'text/csv' },
      body: right,
    })
    expect(imported.status).toBe(200)
    const before = (await results('Weekend')).competitors
    const pointsOf = (all: typeof before) =>
      all.map(({ name, rank, netPoints }) => [name, rank, netPoints])
    const providers = [
      ['.xml', 'ISAF XML Regatta Result (XRR) Importer'],
      ['.csv', 'Sailwave CSV result importer'],
    ] as const
    for (const [ending, provider] of providers) {
      const file = await request(`GET ${path('Weekend', ending)}`, { token })
      expect(file.status).toBe(200)
      const query = new URLSearchParams({
        scoreCorrectionProvider: provider,
        allowRaceDefaultsByOrder: 'true',
      })
      const reply = await request(`PUT ${path('Copy')}?${query.toString()}`, {
        token,
        headers: { 'content-type': 'application/octet-stream' },
        body: file.text,
      })
      expect([ending, reply.status]).toEqual([ending, 200])
      expect(pointsOf((await results('Copy')).competitors)).toEqual(pointsOf(before))
    }
  })
})
