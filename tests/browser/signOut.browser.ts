/** Officers' pages in a browser that several people use. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { password, raceDayOf, upAndDown } from '../support/boardRace.ts'
import { servedPages } from '../support/browser.ts'

const { service, request, onPage } = servedPages()

let token: string
let markId: string
beforeAll(async () => {
  const day = raceDayOf(service().baseUrl)
  token = await day.register('officer')
  await day.register('other')
  await day.newEvent(token, 'Day')
  await day.layCourse(token, ['Day', 'R1', 'Default'], upAndDown)
  const { body } = await request(`GET ${V}/leaderboards/Day/marks`, { token })
  markId = (body as { marks: { id: string }[] }).marks[0]?.id ?? ''
})

const signIn = async (page: Page, username = 'officer') => {
  const form = { username, password }
  expect((await page.context().request.post(`${S}/hello`, { form })).ok()).toBe(true)
}
const kept = (page: Page, store: string) =>
  page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('committee-boat')
      opening.addEventListener('success', () => {
        resolve(opening.result)
      })
    })
    const all = await new Promise<{ user: string }[]>((resolve) => {
      const reading = database.transaction(name).objectStore(name).getAll()
      reading.addEventListener('success', () => {
        resolve(reading.result as { user: string }[])
      })
    })
    database.close()
    return all.map(({ user }) => user)
  }, store)
const pressWaits = (page: Page) =>
  page.evaluate(
    async ({ path, id }) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('committee-boat')
        opening.addEventListener('success', () => {
          resolve(opening.result)
        })
      })
      const body = { latitude: 54, longitude: 10, timestamp: Date.now() }
      const press = { id, user: 'officer', order: 1, path, body, words: 'Top is here', problem: '' }
      const writing = database.transaction('requests', 'readwrite')
      writing.objectStore('requests').put(press)
      await new Promise((resolve) => {
        writing.addEventListener('complete', resolve)
      })
      database.close()
    },
    { path: `${V}/leaderboards/Day/marks/${markId}/gps_fixes`, id: crypto.randomUUID() },
  )
const openMarks = async (page: Page) => {
  await page.goto('/marks/Day')
  await expect.poll(() => kept(page, 'answers')).toEqual(['officer'])
}
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' }).click()

it('says what waits before the user signs out, and sends it', async () => {
  await onPage('/account', {}, async (page) => {
    await signIn(page)
    await openMarks(page)
    await page.goto('/account')
    await pressWaits(page)
    await signOut(page)
    await page.getByText('1 press waits in this browser.').waitFor()
    await page.getByRole('button', { name: 'Send now' }).click()
    await page.getByText('Everything is sent. You can sign out.').waitFor()
    expect(await kept(page, 'requests')).toEqual([])
    await signOut(page)
    await page.getByText('You are signed out.').waitFor()
  })
})

it('keeps what waits, and nothing else, for the next user', async () => {
  await onPage(
    '/account',
    {},
    async (page) => {
      await signIn(page)
      await openMarks(page)
      await page.goto('/account')
      await pressWaits(page)
      await signOut(page)
      await page.getByText('1 press waits in this browser.').waitFor()
      await signOut(page)
      await page.getByText('You are signed out.').waitFor()

      expect(await kept(page, 'answers')).toEqual([])
      expect(await kept(page, 'requests')).toEqual(['officer'])
      await page.goBack()
      await page.goBack()
      expect(await page.locator('body').innerText()).not.toMatch(/Marks of|Where is/)
      expect(await page.locator('#marks').count()).toBe(0)
    },
    /401/,
  )
})

it('removes what it keeps of one user when another one signs in elsewhere', async () => {
  await onPage(
    '/account',
    {},
    async (page) => {
      await signIn(page)
      await openMarks(page)
      await signIn(page, 'other')
      await page.goto('/board/Day/R1/Default')
      await expect.poll(() => kept(page, 'answers')).toEqual([])
    },
    /403/,
  )
})
