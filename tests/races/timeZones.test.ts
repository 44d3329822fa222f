/** The time zone of an event, and pages in the local time of its venue. */
import { describe, expect, it } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { boardPath } from '../support/boardRace.ts'
import { leaderboardPath, makeEvent } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const newport = { venuename: 'Newport', venuelat: 41.48, venuelng: -71.32 }
const kiel = { venuelat: 54.43, venuelng: 10.17 }

interface Event {
  readonly id: string
  readonly name: string
  readonly timeZone: string | null
}

const eventNamed = async (eventName: string): Promise<Event> => {
  const { body } = await service.request(`GET ${V}/events`, { token: ann })
  const found = (body as readonly Event[]).find(({ name }) => name === eventName)
  if (found === undefined) throw new Error('no such event')
  return found
}
const zoneOf = async (more: object) =>
  (await eventNamed(await makeEvent(service, ann, { ...more }))).timeZone

const pageOf = async (path: string) => {
  const { status, text } = await service.request(`GET ${path}`, {
    headers: { accept: 'text/html' },
  })
  if (status !== 200) throw new Error(text)
  return text
}

const raceStart = Date.UTC(2026, 5, 20, 10, 5)

/** An event with a start and a public tag. */
const sailed = async (more: object) => {
  const regatta = await makeEvent(service, ann, { numberofraces: 1, ...more })
  const race = { race_column: 'R1', fleet: 'Default', startTime: String(raceStart) }
  const author = { authorName: 'officer', authorPriority: '1', passId: '0' }
  const query = new URLSearchParams({ ...race, ...author }).toString()
  await service.request(`PUT ${leaderboardPath(regatta, `/starttime?${query}`)}`, { token: ann })
  const path = `${V}/${encodeURIComponent(regatta)}/R1/Default/tags`
  const json = { tag: 'Gust', public: true, raceTimepoint: raceStart + 14 * 3_600_000 + 3_000 }
  await service.request(`POST ${path}`, { token: ann, json })
  return { regatta, tags: path }
}

describe('the time zone of an event', () => {
  it('is that of the position, unless the creator sends another one', async () => {
    expect(await zoneOf(newport)).toBe('America/New_York')
    expect(await zoneOf(kiel)).toBe('Europe/Berlin')
    expect(await zoneOf({ ...kiel, timeZone: 'Asia/Tokyo' })).toBe('Asia/Tokyo')
    expect(await zoneOf({ timeZone: 'europe/berlin' })).toBe('Europe/Berlin')
    expect(await zoneOf({ timeZone: '' })).toBeNull()
    expect(await zoneOf({})).toBeNull()
  })

  it.each(['Europe/Nowhere', '+02:00', 'x'.repeat(101)])('is not %j', async (timeZone) => {
    const json = { venuename: 'Kiel', timeZone }
    const { status, text } = await service.request(`POST ${V}/events/createEvent`, {
      token: ann,
      json,
    })

    expect([status, text]).toEqual([400, expect.stringMatching(/Invalid timeZone/)])
  })

  it('changes with the event, and follows a new position unless it was chosen', async () => {
    const { id, name } = await eventNamed(await makeEvent(service, ann, newport))
    const change = async (json: object) => {
      const reply = await service.request(`PUT ${V}/events/${id}/update`, { token: ann, json })
      return [reply.status, (await eventNamed(name)).timeZone]
    }

    expect(await change({ eventdescription: 'Same' })).toEqual([200, 'America/New_York'])
    expect(await change(kiel)).toEqual([200, 'Europe/Berlin'])
    expect(await change({ timeZone: 'Europe/London' })).toEqual([200, 'Europe/London'])
    expect(await pageOf(`/regatta/${encodeURIComponent(name)}`)).toContain(name)
    expect(await change(newport)).toEqual([200, 'Europe/London'])
    expect(await change({ timeZone: 'Mars/Base' })).toEqual([400, 'Europe/London'])
    expect(await change({ timeZone: '' })).toEqual([200, 'America/New_York'])
  })
})

describe('pages', () => {
  it('show the time of the venue with its name', async () => {
    const { regatta } = await sailed(newport)
    const board = await pageOf(boardPath(regatta))

    expect(await pageOf(`/regatta/${encodeURIComponent(regatta)}`)).toContain(
      'start Sat, 20 Jun 2026, 06:05 EDT',
    )
    expect(board).toContain('start Sat, 20 Jun 2026, 06:05 EDT')
    expect(board).toContain('data-zone="America/New_York"')
    expect(board).toContain('2026-06-20, in EDT, the latest first')
    expect(board).toContain('<time datetime="2026-06-21T00:05:03Z">20:05:03</time>')
    expect(board).toContain('2026-06-20 20:05:03 EDT')
    expect(await pageOf(`${boardPath(regatta)}.svg?at=${raceStart}`)).not.toContain('10:05:00 UTC')
  })

  it('show UTC if the zone is not known, and a zone without an abbreviation by its name', async () => {
    const { regatta } = await sailed({})
    expect(await pageOf(boardPath(regatta))).toContain('start Sat, 20 Jun 2026, 10:05 UTC')
    const other = await sailed({ timeZone: 'Asia/Singapore' })
    expect(await pageOf(boardPath(other.regatta))).toContain('20 Jun 2026, 18:05 Asia/Singapore')
  })

  it('follow a change of the zone', async () => {
    const { regatta } = await sailed({})
    const { id } = await eventNamed(regatta)
    const json = { timeZone: 'Europe/Berlin' }
    await service.request(`PUT ${V}/events/${id}/update`, { token: ann, json })

    expect(await pageOf(boardPath(regatta))).toContain('start Sat, 20 Jun 2026, 12:05 CEST')
  })

  it('show the days of an event as they were sent, and times in local time', async () => {
    const days = { startdate: '2026-06-20', enddate: '2026-06-22' }
    await makeEvent(service, ann, { ...newport, ...days })
    const home = await pageOf('/')
    expect(home).toContain('20 June 2026 to 22 June 2026 · Newport')
    await makeEvent(service, ann, {
      ...newport,
      venuename: 'Late',
      startdate: '2026-06-20T03:00:00Z',
      enddate: '2026-06-20T23:00:00Z',
    })
    expect(await pageOf('/')).toContain('19 June 2026 to 20 June 2026 · Late')
  })

  it('leave exports in UTC', async () => {
    const { tags } = await sailed(newport)
    expect(await pageOf(`${tags}.txt`)).toContain('2026-06-21 00:05:03')
    expect(await pageOf(`${tags}.svg`)).toContain('2026-06-21 00:05:03 UTC')
  })
})
