/** The table of entries in the browser: organizers work in it, with a keyboard. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { password, raceDayOf } from '../support/boardRace.ts'
import { desktop, servedPages } from '../support/browser.ts'
import { makeCompetitor } from '../support/entries.ts'
import { regattaPath } from '../support/sailing.ts'

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
})
