/** The page with the boats that are out, its texts, and the registration link of the regatta page. */
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { boatIn, inOrder, radioText, withPress } from '#results/pages/out/boats.ts'
import { en } from '#results/words/en.ts'
import { timeText } from '#values/venueTime.ts'
import { newId } from '../../harness/ids.ts'
import { makeEvent, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeSeries } from './resultsFixture.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const secret = newId()
const open = { competitorRegistrationType: 'OPEN_UNMODERATED', secret }
const regatta = await makeEvent(service, ann, open)

const show = (path: string, token: string) =>
  service.request(`GET ${path}/${encodeURIComponent(regatta)}`, {
    token,
    headers: { accept: 'text/html' },
  })

describe('the page', () => {
  it('is for callers with UPDATE on the leaderboard', async () => {
    const { status, text } = await show('/out', ann)

    expect([status, (await show('/out', bob)).status]).toEqual([200, 403])
    expect(text).toContain(`/leaderboards/${encodeURIComponent(regatta)}/tally`)
    expect(text.length).toBeLessThan(80_000)
  })

  it('has the same ETag until a boat changes', async () => {
    const { idOf, ...series } = await makeSeries(service, ann, 'A')
    const etagOf = async (path: string) => {
      const headers = { accept: 'text/html' }
      return (await service.request(`GET ${path}`, { token: ann, headers })).headers.etag
    }
    const pages = ['/out', '/start'].map((page) => `${page}/${encodeURIComponent(series.regatta)}`)
    const read = () => Promise.all([etagOf(pages[0] ?? ''), etagOf(`${pages[1]}/R1`)])
    const [out = '', start = ''] = await read()
    await pause(2)
    expect(await read()).toEqual([out, start])

    const path = regattaPath(series.regatta, `/competitors/${idOf('A')}/tally`)
    await service.request(`PUT ${path}`, { token: ann, json: { afloat: true } })
    expect(await read()).toEqual([expect.not.stringMatching(out), start])
  })

  it('is linked on the regatta page for these callers only', async () => {
    const link = `href="/out/${encodeURIComponent(regatta)}"`
    expect((await show('/regatta', ann)).text).toContain(link)
    expect((await show('/regatta', bob)).text).not.toContain(link)
  })
})

describe('the registration link', () => {
  const permitBob = async (body: object) => {
    const path = `PUT ${S}/ownership/REGATTA/${encodeURIComponent(regatta)}/acl`
    expect((await service.request(path, { token: ann, json: body })).status).toBe(200)
  }

  it('is shown to callers with UPDATE on the regatta', async () => {
    const page = await show('/regatta', ann)
    expect(page.text).toContain(
      `leaderboard_name=${encodeURIComponent(regatta)}&amp;secret=${secret}`,
    )
    expect(page.text).toContain('<title>QR code of the registration')
    expect(page.headers['cache-control']).toMatch(/no-store|private|no-cache/)

    await permitBob({ acl: [{ groupId: null, actions: ['READ'] }] })
    const other = await show('/regatta', bob)
    expect(other.status).toBe(200)
    expect(other.text).not.toContain(secret)
    expect(other.text).not.toContain('Registration of sailors')
  })

  it('is absent while the registration is closed', async () => {
    const path = `PUT /sailingserver/api/v1/regattas/${encodeURIComponent(regatta)}`
    const json = { competitorRegistrationType: 'CLOSED' }
    expect((await service.request(path, { token: ann, json })).status).toBe(200)

    expect((await show('/regatta', ann)).text).not.toContain(secret)
  })
})

const boat = (values: object) =>
  boatIn(
    {
      competitorId: 'a',
      sailId: 'GER 12',
      name: 'Ann',
      boat: 'Albatross',
      state: 'racing',
      raceColumn: 'R1',
      fleet: 'Default',
      phone: 'sends',
      ...values,
    },
    { competitors: '/competitors' },
  )
const at = Date.UTC(2026, 5, 20, 12, 5)

describe('the boats', () => {
  it('begin with the missing ones, and those that race without a phone', () => {
    const states = [{ state: 'ashore' }, { phone: 'none' }, { state: 'unaccounted' }, {}]
    expect(inOrder(states.map(boat)).map(({ state, phone }) => `${state} ${phone}`)).toEqual([
      'unaccounted sends',
      'racing none',
      'ashore sends',
      'racing sends',
    ])
  })

  it('show a press at once, and ignore older ones', () => {
    const missing = boat({ state: 'unaccounted', tally: { afloat: true, at: 10 } })
    const stateAfter = (afloat: boolean, time: number) =>
      withPress(missing, { afloat, at: time }).state

    expect(stateAfter(true, 10)).toBe('unaccounted')
    expect(stateAfter(true, 11)).toBe('afloat')
    expect(stateAfter(false, 11)).toBe('ashore')
    expect(withPress(boat({}), { afloat: true, at: 11 }).state).toBe('racing')
  })

  it('are read aloud with their last positions', () => {
    const position = { latitude: 54.41999, longitude: -10.188, at }
    const boats = [
      boat({ state: 'unaccounted', position }),
      boat({ phone: 'silent', sailId: 'DEN 7', fleet: 'Gold' }),
      boat({ state: 'ashore' }),
    ]
    expect(radioText(boats, en.out, 'Europe/Berlin', at + 600_000)).toBe(
      [
        'At 14:15: boats out: 1 racing, 1 not accounted for.',
        'Not accounted for: GER 12 Albatross, last position at 14:05, 54 degrees 25.2 minutes north, 10 degrees 11.3 minutes west.',
        'Racing, and no phone sends: DEN 7.',
      ].join('\n'),
    )
    expect(radioText([], en.out, 'UTC', at)).toBe('At 12:05: boats out: none.')
    expect(boats[1]?.race).toBe('R1 Gold')
  })

  it('show the date of another day', () => {
    expect(timeText('UTC', at, at + 1000)).toBe('12:05')
    expect(timeText('UTC', at, at + 86_400_000)).toBe('2026-06-20 12:05')
  })
})
