/** The table of entries in the browser: organizers work in it, with a keyboard. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { password, raceDayOf } from '../support/boardRace.ts'
import { desktop, servedPages } from '../support/browser.ts'
import { makeCompetitor } from '../support/entries.ts'
import { barriers, pageWidths, paleTexts, tinyTargets } from './pageChecks.ts'
import { leaderboardPath, regattaPath } from '../support/sailing.ts'

const { service, request, onPage } = servedPages()
/** The browser logs the response to an input with errors, and to a change of old values. */
const refused = /Failed to load resource: the server responded with a status of (?:400|401|409|412)/

let token: string
beforeAll(async () => {
  const day = raceDayOf(service().baseUrl)
  token = await day.register('organizer')
  await day.newEvent(token, 'Kiel', { boatclassname: '49er' })
  for (const [sailid, competitorName] of Object.entries({ 1: 'Anna', 2: 'Ben', 3: 'Cleo' })) {
    await makeCompetitor({ request }, 'Kiel', { token, sailid, competitorName })
  }
})

const signIn = async (page: Page): Promise<void> => {
  const form = { username: 'organizer', password }
  expect((await page.request.post(`${S}/hello`, { form })).ok()).toBe(true)
  await page.reload()
}

const entries = async (regatta = 'Kiel') => {
  const { body } = await request(`GET ${regattaPath(regatta, '/competitors')}`, { token })
  return body as readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]
}

const editing = (page: Page, name: string) => page.getByRole('button', { name: `Edit ${name}` })

describe('an organizer with a keyboard', () => {
  it('changes an entry, and sees it without a reload', async () => {
    await onPage(
      '/entries/Kiel',
      desktop,
      async (page) => {
        await signIn(page)
        await editing(page, '1 Anna').press('Enter')
        await page.getByLabel('club', { exact: true }).fill('KYC')
        await page.getByLabel('crew', { exact: true }).fill('Bo, Cy')
        await page.keyboard.press('Enter')
        await page.getByText('Saved: 1 Anna.').waitFor()

        await page.getByRole('row', { name: /1 Anna .*Bo, Cy KYC/ }).waitFor()
        expect(await page.locator('form.entry').count()).toBe(0)
        expect(
          await editing(page, '1 Anna').evaluate((one) => one === document.activeElement),
        ).toBe(true)
        expect(await entries()).toMatchObject([
          { name: 'Anna', crew: 'Bo, Cy', club: 'KYC' },
          {},
          {},
        ])
      },
      refused,
    )
  })

  it('keeps what was typed when another one changes the entry first', async () => {
    await onPage(
      '/entries/Kiel',
      desktop,
      async (page) => {
        await signIn(page)
        await editing(page, '2 Ben').click()
        await page.getByLabel('club', { exact: true }).fill('SYC')
        const [, ben] = await entries()
        const change = [{ competitorId: ben?.id, crew: 'Dora' }]
        await request(`PUT ${regattaPath('Kiel', '/entries')}`, { token, json: { change } })
        await page.getByRole('button', { name: 'Save' }).press('Enter')
        await page.getByText('changed this entry meanwhile: crew Dora.').waitFor()
        expect(await page.getByLabel('crew', { exact: true }).inputValue()).toBe('Dora')
        expect(await page.getByLabel('club', { exact: true }).inputValue()).toBe('SYC')

        await page.getByRole('button', { name: 'Save' }).press('Enter')
        await page.getByText('Saved: 2 Ben.').waitFor()
        expect((await entries())[1]).toMatchObject({ crew: 'Dora', club: 'SYC' })
      },
      refused,
    )
  })

  it('adds boats one after the other, and sees a taken number at its field', async () => {
    await onPage(
      '/entries/Kiel',
      desktop,
      async (page) => {
        await signIn(page)
        await page.getByRole('button', { name: 'Add an entry' }).press('Enter')
        await page.keyboard.type('GER 7')
        await page.getByLabel('name', { exact: true }).fill('Dora')
        await page.getByLabel('club', { exact: true }).fill('KYC')
        await page.keyboard.press('Enter')
        await page.getByText('Added: GER 7 Dora.').waitFor()
        await page.getByRole('row', { name: /GER 7 Dora .*KYC/ }).waitFor()

        await page.keyboard.type('GER 7')
        await page.getByLabel('name', { exact: true }).fill('Eve')
        await page.getByLabel('nationality', { exact: true }).fill('GR')
        await page.keyboard.press('Enter')
        await page.locator('#fault-nationality').waitFor()
        await page.locator('#fault-sailId').filter({ hasText: 'number of Dora already' }).waitFor()
        for (const width of [1200, 390]) {
          await page.setViewportSize({ width, height: 844 })
          const faults = [await barriers(page), await paleTexts(page), await tinyTargets(page)]
          expect([width, faults.flat()]).toEqual([width, []])
          expect(await pageWidths(page)).toEqual([width, width])
        }
        expect(await page.locator('[name=sailId]').getAttribute('aria-invalid')).toBe('true')
        expect(await entries()).toHaveLength(4)
        await page.getByRole('button', { name: 'Cancel' }).click()
      },
      refused,
    )
  })

  it('cannot give a boat the number of another one', async () => {
    await onPage(
      '/entries/Kiel',
      desktop,
      async (page) => {
        await signIn(page)
        await editing(page, '3 Cleo').press('Enter')
        await page.keyboard.press('Control+A')
        await page.keyboard.type('1')
        await page.keyboard.press('Enter')
        await page.locator('#fault-sailId').filter({ hasText: 'number of Anna already' }).waitFor()
        await page.keyboard.type('1')
        await page.keyboard.press('Enter')
        await page.getByText('Saved: 11 Cleo.').waitFor()
      },
      refused,
    )
  })

  it('moves a boat to the other class, and withdraws one', async () => {
    const { body } = await request(`GET ${regattaPath('Kiel')}`, { token })
    const { eventId } = body as { readonly eventId: string }
    const json = { boatClass: '470', name: 'Kiel 470' }
    await request(`POST ${V}/events/${eventId}/regattas`, { token, json })
    await onPage(
      '/entries/Kiel',
      desktop,
      async (page) => {
        await signIn(page)
        await editing(page, '2 Ben').press('Enter')
        await page.getByLabel('Class of the event').selectOption('470')
        await page.getByRole('button', { name: 'Save' }).press('Enter')
        await page.getByText('Saved: 2 Ben.').waitFor()
        await page.getByRole('heading', { name: '3 entries' }).waitFor()
        expect(await entries('Kiel 470')).toMatchObject([
          { name: 'Ben', boat: { boatClass: { name: '470' } } },
        ])

        await editing(page, '1 Anna').press('Enter')
        await page.getByRole('button', { name: 'Withdraw' }).press('Enter')
        await page.getByRole('row', { name: /Anna \(withdrawn\)/ }).waitFor()
        await editing(page, '1 Anna').press('Enter')
        await page.getByRole('button', { name: 'Sails again' }).press('Enter')
        await page.getByRole('rowheader', { name: 'Anna', exact: true }).waitFor()
      },
      refused,
    )
  })

  it('hears which results a change moves before it does', async () => {
    const finishes = [{ sailId: '1' }, { sailId: '11' }]
    await request(`PUT ${leaderboardPath('Kiel', '/results/R1/Default')}`, {
      token,
      json: { state: 'confirmed', finishes },
    })
    await onPage(
      '/entries/Kiel',
      desktop,
      async (page) => {
        await signIn(page)
        await editing(page, 'GER 7 Dora').press('Enter')
        await page.getByRole('button', { name: 'Take out' }).press('Enter')
        await page.getByText('This takes GER 7 Dora out of the list for good.').waitFor()
        await page.getByText(/This changes the results: .*Dora/).waitFor()
        expect(await entries()).toHaveLength(3)
        await page.keyboard.press('Enter')
        await page.getByText('Taken out: GER 7 Dora.').waitFor()
        expect(await entries()).toHaveLength(2)
      },
      refused,
    )
  })

  it('sees the old and the new values of an import', async () => {
    await onPage(
      '/entries/Kiel',
      desktop,
      async (page) => {
        await signIn(page)
        await page.getByLabel('Or paste the table, with its header').fill('SailNo,Club\n1,NRV')
        await page.getByRole('button', { name: 'Preview' }).press('Enter')
        const change = page.locator('#preview td').filter({ hasText: 'Club' })
        await change.waitFor()
        expect([
          await change.locator('del').textContent(),
          await change.locator('ins').textContent(),
        ]).toEqual(['KYC', 'NRV'])
        await page.getByRole('button', { name: 'Import these entries' }).press('Enter')
        await page.getByText('Imported: 0 new, 1 changed').waitFor()
      },
      refused,
    )
  })

  it('sets the end of the entries, and opens them again', async () => {
    const event = { competitorRegistrationType: 'OPEN_UNMODERATED', secret: 'link' }
    await raceDayOf(service().baseUrl).newEvent(token, 'Open', event)
    await onPage('/entries/Open', desktop, async (page) => {
      await signIn(page)
      await page.getByLabel(/^The link makes no entries from/).fill('2030-06-01T10:00')
      await page.getByRole('button', { name: 'Close the entries then' }).press('Enter')
      await page.getByText('The end of the entries is set.').waitFor()
      await page.getByText(/makes no entries from .*2030.* on\./).waitFor()
      await page.getByRole('button', { name: 'Open the entries again' }).press('Enter')
      await page.getByText('The entries are open.').waitFor()
      expect(await page.getByText(/2030/).count()).toBe(0)
      await page.goto('/regatta/Open')
      await page.getByRole('heading', { name: 'Registration of sailors' }).click()
      await page.getByRole('link', { name: 'Set the end of the entries' }).press('Enter')
      await page.waitForURL('**/entries/Open#closing')
    })
  })

  it('accepts a late entry after reading what it changes', async () => {
    const event = { competitorRegistrationType: 'OPEN_UNMODERATED', secret: 'late' }
    await raceDayOf(service().baseUrl).newEvent(token, 'Late', event)
    const make = (values: Readonly<Record<string, string>>) =>
      makeCompetitor({ request }, 'Late', { competitorName: 'Anna', sailid: '1', ...values })
    await make({ token })
    await request(`PUT ${leaderboardPath('Late', '/results/R1/Default')}`, {
      token,
      json: { state: 'confirmed', finishes: [{ sailId: '1' }] },
    })
    await make({ competitorName: 'Zoe', sailid: '9', secret: 'late' })
    await onPage('/entries/Late', desktop, async (page) => {
      await signIn(page)
      await page.getByLabel(/9 Zoe/).press('Space')
      const accept = page.getByRole('button', { name: 'Accept' })
      await accept.dblclick()
      await page.getByText(/This changes the results: Zoe .* Press again to go on\./).waitFor()
      expect((await entries('Late'))[1]).toMatchObject({ entry: { state: 'waiting' } })
      await accept.press('Enter')
      await page.getByText('Accepted: 1.').waitFor()
      await page.getByRole('heading', { name: '2 entries' }).waitFor()
      expect(await page.getByText('Entries that wait').count()).toBe(0)
    })
  })
})
