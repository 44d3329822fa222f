/** "Try it out" in a real browser: Swagger UI sends the examples, and adds no values of its own. */
import type { Page, Response } from 'playwright-core'
import { expect, it } from 'vitest'
import openApi from '../../openapi.json' with { type: 'json' }
import { desktop, servedPages } from '../support/browser.ts'

const { service, onPage } = servedPages({ environment: { DEMO: '1' } })

const signIn = async (page: Page): Promise<void> => {
  await page.locator('.opblock-tag').first().waitFor()
  await page.getByLabel('User name').fill('admin')
  await page.getByRole('textbox', { name: 'Password' }).fill(service().adminPassword ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Signed in as admin.').waitFor()
}

const tagPath = '/sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags'

/** In this order: the second one makes the token of the page invalid. */
const tried = [
  { ...openApi.paths['/access/v1/evaluation'].post, method: 'POST' },
  { ...openApi.paths['/security/api/restsecurity/remove_access_token'].post, method: 'POST' },
  { ...openApi.paths[tagPath].put, method: 'PUT' },
  { ...openApi.paths['/landscape/api/landscape/delete_ssh_key'].delete, method: 'DELETE' },
]

const tryOut = async (
  page: Page,
  { operationId, tags, method }: (typeof tried)[number],
): Promise<Response> => {
  await page.evaluate(
    (hash) => {
      location.hash = hash
    },
    `#/${encodeURIComponent(tags[0] ?? '')}/${operationId}`,
  )
  const block = page.locator(`.opblock.is-open[id$="-${operationId}"]`)
  await block.getByRole('button', { name: 'Try it out' }).click()
  const answered = page.waitForResponse((response) => response.request().method() === method)
  await block.getByRole('button', { name: 'Execute', exact: true }).click()
  return answered
}

it('succeeds with what the page fills in, also after the access token was replaced', async () => {
  await onPage('/docs', desktop, async (page) => {
    await signIn(page)
    for (const operation of tried) {
      const response = await tryOut(page, operation)
      expect(response.ok(), `${operation.operationId}: ${response.url()}`).toBe(true)
    }
  })
})

it('offers no forms, whose fields Swagger UI fills with values that it makes up', async () => {
  await onPage('/docs#/Permissions/evaluateAccess', desktop, async (page) => {
    const types = page.getByLabel('Request content type').locator('option')
    await types.first().waitFor({ state: 'attached' })
    expect(await types.allTextContents()).toEqual(['application/json'])
  })
})
