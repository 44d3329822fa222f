/** The home page: which events it shows to whom. */
import { describe, expect, it } from 'vitest'
import { putEvent, readEvent } from '#races/items/events.ts'
import { readRegatta } from '#races/items/regattas.ts'
import { Store } from '#table/store.ts'
import { S } from '../../scripts/requests/paths.ts'
import { lines, makeSeries } from '../results/resultsFixture.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const open = async (path: string, token?: string): Promise<string> => {
  const { status, text } = await service.request(`GET ${path}`, {
    ...(token === undefined ? {} : { token }),
    headers: { accept: 'text/html' },
  })
  expect(status).toBe(200)
  return text
}

const pathOf = (regatta: string) => `/regatta/${encodeURIComponent(regatta)}`

/** The headings with the links below them, up to the next heading. */
const sectionsOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    html
      .split('<h2>')
      .slice(1)
      .map((part) => part.split('</h2>', 2) as [string, string]),
  )

const close = async (type: string, id: string): Promise<void> => {
  const path = `PUT ${S}/ownership/${type}/${encodeURIComponent(id)}/acl`
  expect((await service.request(path, { token: ann, json: { acl: [] } })).status).toBe(200)
}

/** Makes the event one of an old table. */
const removeDates = async (regatta: string): Promise<void> => {
  const store = new Store(service.services.table)
  const { eventId = '' } = (await readRegatta(store, regatta)) ?? {}
  const event = await readEvent(store, eventId)
  if (event === undefined) throw new Error('there is no event')
  await store.write([putEvent({ ...event, startMillis: null, endMillis: null }, event.item)])
}

describe('the home page', () => {
  it('sorts the events by time, and links each regatta', async () => {
    const day = (offset: number) =>
      new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
    const event = (start?: number, end?: number) =>
      makeEvent(service, ann, {
        ...(start === undefined ? {} : { startdate: day(start) }),
        ...(end === undefined ? {} : { enddate: day(end) }),
      })
    const running = await event(-1, 0)
    const coming = await event(2, 3)
    const past = await event(-9, -8)
    const undated = await event()
    await removeDates(undated)

    const sections = sectionsOf(await open('/'))

    expect(sections['Racing now']).toContain(
      `<a class="event" href="${pathOf(running)}"><bdi>${running}</bdi></a>`,
    )
    expect(sections.Coming).toContain(`href="${pathOf(coming)}"`)
    expect(sections.Past).toContain(`href="${pathOf(past)}"`)
    expect(sections['Without dates']).toContain(`href="${pathOf(undated)}"`)
    for (const [heading, text] of Object.entries(sections)) {
      expect(text.includes(`href="${pathOf(running)}"`)).toBe(heading === 'Racing now')
    }
  })

  it('shows an event that is not public to those who may read it', async () => {
    const hidden = await makeEvent(service, ann, { ispublic: false })

    expect(await open('/', ann)).toContain(pathOf(hidden))
    expect(await open('/', bob)).not.toContain(hidden)
    expect(await open('/')).not.toContain(hidden)
  })

  it('creates events for those who are signed in, and leads the others there', async () => {
    const form = '<form method="dialog" action="/sailingserver/api/v1/events/createEvent"'

    expect(await open('/', ann)).toContain(form)
    expect(await open('/')).not.toContain(form)
    expect(await open('/')).toContain('Sign in to create an event')
    expect(await open('/', ann)).toContain('value="OPEN_UNMODERATED"')
  })

  it('finds events by a part of the name or of the venue, on all pages', async () => {
    const found = await makeEvent(service, ann, { eventName: 'Gannet Trophy', venuename: 'Oban' })
    const other = await makeEvent(service, ann)
    for (const search of ['gannet', ' TROPHY ', 'oba']) {
      const text = await open(`/?search=${encodeURIComponent(search)}`)
      expect([text.includes(pathOf(found)), text.includes(pathOf(other))]).toEqual([true, false])
    }
    expect(await open('/?search=heron')).toContain('No event has this name or venue.')
    const [, more = ''] = /href="([^"]*cursor=[^"]+)"/.exec(await open('/?search=i&limit=1')) ?? []
    expect(more).toContain('search=i')
    expect(await open(more.replaceAll('&amp;', '&'))).toContain('value="i"')
  })

  it('has a head', async () => {
    const { status, text } = await service.request('HEAD /')
    expect([status, text]).toEqual([200, ''])
    expect((await service.request('POST /')).status).toBe(405)
  })

  it('continues on further pages', async () => {
    const first = await open('/?limit=1', ann)
    const [, more = ''] = /href="(\/\?cursor=[^"]+)"/.exec(first) ?? []
    const all = await open('/', ann)

    expect(await open(more, ann)).not.toBe(first)
    // Only events of one page are sorted.
    const later = 'There are more events, which may be running too.'
    expect([first.includes(later), all.includes(later)]).toEqual([true, false])
  })

  it.each([
    ['/board', '/'],
    ['/board/Kiel%20Week', '/regatta/Kiel%20Week'],
    ['/board/100~25', '/regatta/100~25'],
  ])('replaces %s', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await service.request(`${method} ${path}`)
      expect([status, headers.location]).toEqual([302, location])
    }
    expect((await service.request('GET /board/Kiel/R1')).status).toBe(404)
    expect((await service.request(`POST ${path}`)).status).toBe(404)
  })
})

describe('an event of these days', () => {
  const today = new Date().toISOString().slice(0, 10)
  const onlyToday = { startdate: today, enddate: today }
  /** The text of an event in the list. */
  const textOf = (html: string, regatta: string) =>
    (html.split('<li>').find((item) => item.includes(`href="${pathOf(regatta)}"`)) ?? '')
      .split('</li>')[0]
      ?.replaceAll(/<[^>]*>/g, '')

  it('has its next race and its latest result', async () => {
    const { regatta, save } = await makeSeries(service, ann, 'AB', onlyToday)
    expect(textOf(await open('/'), regatta)).toMatch(
      /Next race: R1 · not scheduledNo results yet\.$/,
    )
    await save('R1', lines('AB'))
    await save('R2', lines('BA'))
    const html = await open('/')
    expect(textOf(html, regatta)).toMatch(/Next race: R3 · not scheduledLatest result: R2 · B$/)
    expect(html).toContain(`href="/board/${encodeURIComponent(regatta)}/R3/Default"`)
  })

  it('shows no boat that the reader may not see, and nothing without the leaderboard', async () => {
    const { regatta, save, idOf } = await makeSeries(service, ann, 'AB', onlyToday)
    await save('R1', lines('AB'))
    await close('COMPETITOR', idOf('A'))
    expect(textOf(await open('/', bob), regatta)).toMatch(/Latest result: R1$/)
    expect(textOf(await open('/', ann), regatta)).toMatch(/Latest result: R1 · A$/)
    await close('LEADERBOARD', regatta)
    expect(textOf(await open('/', bob), regatta)).not.toMatch(/race|result/)
    expect(textOf(await open('/', ann), regatta)).toMatch(/Next race: R2/)
  })

  it('is one of the six that are nearest', async () => {
    const day = (offset: number) =>
      new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
    const near = await makeEvent(service, ann, onlyToday)
    const far = await makeEvent(service, ann, { startdate: day(300), enddate: day(301) })
    const more = Array.from({ length: 6 }, () => makeEvent(service, ann, onlyToday))
    await Promise.all(more)
    const html = await open('/', ann)

    expect(html.match(/No results yet|Latest result/g)).toHaveLength(6)
    expect(textOf(html, far)).not.toMatch(/race|result/)
    expect(textOf(html, near)).toContain(near)
  })
})
