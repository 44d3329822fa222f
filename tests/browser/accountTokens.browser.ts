/** Tokens on the account page: made, shown once, used and ended. */
import { beforeAll, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { desktop, servedPages, signInOnForm } from '../support/browser.ts'

const { request, onPage } = servedPages()

const password = 'reaching-on-port-7'

beforeAll(async () => {
  await request(`POST ${S}/create_user`, { form: { username: 'ann', password } })
})

it('makes a token in words and permissions, shows it once, and ends it', async () => {
  await onPage('/account', desktop, async (page) => {
    await signInOnForm(page, 'ann', password)
    await page.getByText('For programs and hosts').click()
    await page.getByText('Make a token').click()
    await page.getByLabel('What it is for').fill('laptop')
    await page.getByLabel('take the finish').check()
    await page.getByLabel('Another permission').fill('USER:READ:ann')
    await page.getByRole('button', { name: 'Make the token' }).click()
    const output = page.locator('output[data-field=token]')
    await output.filter({ hasText: /^cbs_/ }).waitFor()
    const token = (await output.textContent()) ?? ''
    const self = () => request(`GET ${S}/tokens/self`, { token })

    const { body } = await self()
    await page.reload()
    await page.getByText('For programs and hosts').click()
    const text = await page.locator('main').textContent()
    await page.getByRole('button', { name: 'End: laptop' }).click()
    await page.getByText('The token laptop has ended.').waitFor()

    expect(body).toMatchObject({ permissions: ['LEADERBOARD:SCORE', 'USER:READ:ann'] })
    expect(text).toContain('LEADERBOARD:SCORE')
    expect(text).not.toContain(token)
    expect((await self()).status).toBe(401)
  })
})
