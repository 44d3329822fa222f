/** A newcomer makes a championship of three classes on a phone, changes it, copies it and deletes the copy. */
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { servedPages } from '../support/browser.ts'
import { accessibilityFaults, screenshot } from './pageChecks.ts'

const { onPage } = servedPages()
const phone = { width: 390, height: 844 }
const password = 'reaching-on-port-7'
const refused = /Failed to load resource: the server responded with a status of 40[049]/

const part = async (page: Page, name: string | RegExp): Promise<Locator> => {
  const summary = page.locator('summary', { hasText: name })
  const details = page.locator('details', { has: summary }).first()
  if ((await details.getAttribute('open')) === null) await summary.first().press('Enter')
  return details.locator('form')
}

const save = async (page: Page, form: Locator, button: string | RegExp, done: string) => {
  const following = page.waitForEvent('load')
  await form.getByRole('button', { name: button }).press('Enter')
  await following
  await page.getByRole('status').getByText(done).first().waitFor()
}

/** The forms have no barriers, also when they are open. */
const check = async (page: Page, name: string) => {
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, name)
}

const register = async (page: Page) => {
  await page.getByRole('link', { name: 'Sign in or register' }).click()
  await page.waitForLoadState()
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Register' }) })
  await form.getByLabel('User name').fill('newcomer')
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Register' }).click()
  await page.getByText('You are registered and signed in.').waitFor()
  await page.getByRole('link', { name: 'Committee Boat' }).click()
  await page.waitForLoadState()
}

const signUp = async (page: Page, username: string) => {
  const form = { username, password }
  await page.request.post(`${S}/create_user`, { form })
  await page.request.post(`${S}/hello`, { form })
}

const create = async (page: Page) => {
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Create the event' }) })
  await form.getByLabel('Name', { exact: true }).fill('Club Cup 2027')
  await form.getByLabel('Venue').fill('Kiel')
  await form.getByLabel('First day').fill('2027-06-20')
  await form.getByLabel('Last day').fill('2027-06-19')
  await form.getByLabel('Time zone').fill('Kiel')
  await form.getByLabel('Class', { exact: true }).fill('420er')
  await form.getByLabel('Number of races').fill('6')
  await form.getByRole('button').press('Enter')
  await page.getByText('Correct the marked fields.').waitFor()
  await form.getByText('Last day: must not be before the start').waitFor()
  await form.getByText('Time zone: must be a time zone such as Europe/Berlin').waitFor()
  expect(await form.getByLabel('Last day').evaluate((field) => field.matches(':focus'))).toBe(true)
  await check(page, 'create an event')

  await form.getByLabel('Last day').fill('2027-06-21')
  await form.getByLabel('Time zone').fill('Europe/Berlin')
  await save(page, form, 'Create the event', 'The event is created.')
  await page.getByText('20 June 2027 to 21 June 2027').waitFor()
  await page.getByText('6 races · Discarded scores: 1 from 4 races on').waitFor()
}

const addClasses = async (page: Page) => {
  const opti = await part(page, 'Add a class')
  await opti.getByLabel('Class', { exact: true }).fill('Optimist')
  await opti.getByLabel(/^Fleets/).fill('Gold, Silver')
  await opti.getByLabel('Number of races').fill('4')
  await save(page, opti, 'Add a class', 'The class is added.')
  await page.getByText('4 races · Gold, Silver').waitFor()

  const evening = await part(page, 'Add a class')
  await evening.getByLabel('Class', { exact: true }).fill('Handicap')
  await evening.getByLabel('Handicap').selectOption('TIME_ON_TIME_AND_DISTANCE')
  await evening.getByLabel('Discarded scores').selectOption('other')
  await evening.getByRole('textbox', { name: 'Other numbers of races' }).fill('3, 7')
  await evening.getByText('Discarded scores: 1 from 3 races on, 2 from 7 races on').waitFor()
  await save(page, evening, 'Add a class', 'The class is added.')
  await page.getByText('1 race · Discarded scores: 1 from 3 races on, 2 from 7 races on').waitFor()
}

/** Four official races, in which two boats of the 420er are in turn before the other. */
const raceOfficially = async (page: Page) => {
  const { request } = page
  const regatta = encodeURIComponent('Club Cup 2027')
  for (const sailid of ['1', '2']) {
    const params = { competitorName: `Boat ${sailid}`, boatclass: '420er', sailid }
    const path = `${V}/regattas/${regatta}/competitors/createandadd`
    expect((await request.post(path, { params })).ok()).toBe(true)
  }
  for (const [at, order] of ['12', '21', '12', '12'].entries()) {
    const finishes = Array.from(order, (sailId) => ({ sailId }))
    const path = `${V}/leaderboards/${regatta}/results/R${at + 1}/Default`
    const saved = await request.put(path, { data: { state: 'official', finishes } })
    expect(saved.ok()).toBe(true)
  }
}

const changeDiscards = async (page: Page) => {
  await page.reload()
  const form = await part(page, 'Change the class')
  await form.getByLabel('Discarded scores').selectOption({ label: 'No score is discarded' })
  await form.getByRole('button', { name: 'Check the results' }).press('Enter')
  await form.getByText('official and become provisional').waitFor()
  expect(await form.locator('.effect').textContent()).toBe(
    '2 races were official and become provisional. The points or the ranks of 2 boats change.',
  )
  await check(page, 'change a class')
  await form.getByLabel(/^Fleets/).fill('Gold, Silver')
  await form.getByRole('button', { name: 'Check the results' }).press('Enter')
  await form.getByText('The race R1 of the fleet Default has a course').waitFor()
  await form.getByLabel(/^Fleets/).fill('')
  await save(page, form, /^Save/, '420er is changed.')
  await page.getByText('6 races · No score is discarded').waitFor()
}

const makePrivate = async (page: Page, browserOfOthers: (path: string) => Promise<number>) => {
  const { pathname } = new URL(page.url())
  expect(await browserOfOthers(pathname)).toBe(200)
  const form = await part(page, 'Change the event')
  await form.getByLabel('Who sees').selectOption('permitted')
  await check(page, 'change an event')
  await save(page, form, 'Save', 'The event is changed.')
  await page.getByText('Only people with permission see this event.').waitFor()
  expect(await browserOfOthers(pathname)).toBe(401)
  expect(await browserOfOthers('/results/Club%20Cup%202027%20Optimist')).toBe(401)
}

const copyAndDelete = async (page: Page) => {
  const original = page.url()
  const form = await part(page, 'Copy the event')
  await form.getByLabel('Name', { exact: true }).fill('Club Cup 2028')
  await form.getByLabel('First day').fill('2028-06-20')
  await form.getByLabel('Last day').fill('2028-06-21')
  await save(page, form, 'Copy the event', 'This is the copy.')
  expect(page.url()).not.toBe(original)
  await page.getByText('20 June 2028 to 21 June 2028').waitFor()
  await page.getByRole('heading', { name: 'Optimist' }).waitFor()
  await page.getByText('Only people with permission see this event.').waitFor()

  await page.locator('#delete summary').press('Enter')
  const deletion = page.locator('#delete form')
  await deletion.getByLabel('to confirm').fill('Club Cup 2027')
  await deletion.getByRole('button').press('Enter')
  await deletion.getByRole('alert').getByText('must be the name of what is deleted').waitFor()
  await deletion.getByLabel('to confirm').fill('Club Cup 2028')
  await save(page, deletion, 'Delete: Club Cup 2028', 'Club Cup 2028 is deleted.')
  await page.getByRole('link', { name: 'Club Cup 2027' }).click()
  expect(page.url()).toBe(original)
}

it('is set up by a newcomer on a phone', async () => {
  const use = async (page: Page) => {
    const stranger = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin })
    const statusOf = async (path: string) =>
      (await stranger?.request.get(path, { headers: { accept: 'text/html' } }))?.status() ?? 0
    await register(page)
    await create(page)
    await addClasses(page)
    await check(page, 'an event')
    await raceOfficially(page)
    await changeDiscards(page)
    await makePrivate(page, statusOf)
    await copyAndDelete(page)
    await stranger?.close()
  }
  await onPage('/', phone, use, refused)
})

it('changes only what the user has changed', async () => {
  const use = async (page: Page) => {
    await signUp(page, 'changer')
    const data = {
      eventName: 'Evening',
      venuename: 'Kiel',
      startdate: '2027-06-17T16:30:00Z',
      enddate: '2027-06-17T19:00:00Z',
    }
    const made = await page.request.post(`${V}/events/createEvent`, { data })
    const { eventid } = (await made.json()) as { readonly eventid: string }
    const read = async (path: string) =>
      (await (await page.request.get(`${V}${path}`)).json()) as object
    const before = await read('/regattas/Evening')
    await page.goto(`/event/${eventid}`)

    const closing = await part(page, 'Change the class')
    await closing.getByLabel('The link makes no entries').fill('2027-06-17T12:00')
    await save(page, closing, /^Save/, 'Evening is changed.')
    const closed = await read('/regattas/Evening')
    const opening = await part(page, 'Change the class')
    expect(await opening.getByLabel('The link makes no').inputValue()).toBe('2027-06-17T12:00')
    await opening.getByLabel('The link makes no entries').fill('')
    await save(page, opening, /^Save/, 'Evening is changed.')
    const venue = await part(page, 'Change the event')
    await venue.getByLabel('Venue').fill('Laboe')
    await save(page, venue, 'Save', 'The event is changed.')

    const entriesCloseAt = await page.evaluate(() => Date.parse('2027-06-17T12:00'))
    expect(closed).toEqual({ ...before, entriesCloseAt })
    expect(await read('/regattas/Evening')).toEqual(before)
    expect(await read(`/events/${eventid}`)).toMatchObject({
      startDate: Date.parse(data.startdate),
      endDate: Date.parse(data.enddate),
      venue: { name: 'Laboe' },
    })
  }
  await onPage('/', phone, use)
})

it('shows no forms to others, and the links to all', async () => {
  const use = async (page: Page) => {
    await signUp(page, 'maker')
    const data = { eventName: 'Open', venuename: 'Kiel', boatclassname: '420er' }
    const made = await page.request.post(`${V}/events/createEvent`, { data })
    const { eventid } = (await made.json()) as { readonly eventid: string }
    await page.context().clearCookies()
    await page.goto(`/event/${eventid}`)

    await page.getByRole('link', { name: 'Races' }).waitFor()
    expect(await page.locator('main form').count()).toBe(0)
    await check(page, 'an event for others')
    await page.getByRole('link', { name: 'Races' }).click()
    await page.getByRole('link', { name: 'Event', exact: true }).click()
    await page.waitForURL(`**/event/${eventid}`)
  }
  await onPage('/', phone, use)
})
