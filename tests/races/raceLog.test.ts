/** The race log through the API: names for tracking, start times, tracking times, and events. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import {
  leaderboardPath,
  makeEvent,
  type Parameters,
  raceQuery,
  regattaPath,
  track,
} from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const onRace = { race_column: 'R1', fleet: 'Default' }
const officer = { authorName: 'officer', authorPriority: '3', passId: '0' }
const start = Date.UTC(2026, 5, 20, 9)
const minute = 60_000

const newRegatta = (more = {}) => makeEvent(service, ann, { numberofraces: 3, ...more })
/** The settings that an existing app sends. */
const appSettings = { controlTrackingFromStartAndFinishTimes: true }
const follow = (name: string) =>
  service.request(`PUT ${regattaPath(name)}`, { token: ann, json: appSettings })

const call = (
  [method, action]: readonly ['GET' | 'POST' | 'PUT', string],
  name: string,
  values: Parameters = {},
  token = ann,
) => {
  const query = new URLSearchParams({ ...onRace, ...values }).toString()
  return service.request(`${method} ${leaderboardPath(name, `/${action}?${query}`)}`, { token })
}

const denote = (name: string, raceColumnName: string, more: Parameters = {}, token = ann) => {
  const query = new URLSearchParams({ raceColumnName, fleetName: 'Default', ...more }).toString()
  return service.request(`POST ${leaderboardPath(name, `/denoteForTracking?${query}`)}`, { token })
}
const readStart = (name: string) => call(['GET', 'starttime'], name)
const setStart = (name: string, startTime: number, more: Parameters = {}) =>
  call(['PUT', 'starttime'], name, { ...officer, startTime: String(startTime), ...more })
const setTimes = (name: string, values: Parameters, token = ann) =>
  call(['POST', 'settrackingtimes'], name, values, token)

const timesOf = async (name: string, race = `${name} R1 Default`) => {
  const path = regattaPath(name, `/races/${encodeURIComponent(race)}/times`)
  const { body } = await service.request(`GET ${path}`, { token: ann })
  return body as Readonly<Record<string, unknown>>
}
const detailsOf = (replies: readonly { readonly body: unknown }[]) =>
  replies.map(({ body }) => (body as { readonly detail: string }).detail)

describe('denoteForTracking', () => {
  it('names races at once, and later changes nothing', async () => {
    const name = await newRegatta()

    const columns = ['R1', 'R2', 'R3']
    const replies = await Promise.all(columns.map((race) => denote(name, race, { raceName: race })))
    const again = await denote(name, 'R1', { raceName: 'Opening' })
    const races = await service.request(`GET ${regattaPath(name, '/races')}`, { token: ann })
    const started = await track(service, ann, 'starttracking', name, { ...onRace, raceName: 'x' })

    expect([...replies, again].map(({ status, text }) => [status, text])).toEqual(
      Array(4).fill([200, '']),
    )
    expect(races.body).toMatchObject({ races: [] })
    expect(started.body).toEqual({ addeddenotation: false, regatta: name })
    expect(await timesOf(name, 'R1')).toMatchObject({ name: 'R1', regatta: name })
  })

  it('refuses a name that another race has, and races that do not exist', async () => {
    const name = await newRegatta()
    await denote(name, 'R1', { raceName: 'Opening' })

    const replies = [
      await denote(name, 'R2', { raceName: 'Opening' }),
      await track(service, ann, 'starttracking', name, {
        race_column: 'R2',
        fleet: 'Default',
        trackedRaceName: 'Opening',
      }),
      await denote(name, 'R9'),
      await denote(name, 'R1', { fleetName: 'Gold' }),
      await denote(name, 'R1', {}, bob),
    ]

    expect(replies.map(({ status }) => status)).toEqual([409, 409, 404, 404, 403])
    expect(detailsOf(replies.slice(2, 4))).toEqual([
      `Could not find a race column 'R9' in leaderboard '${name}'.`,
      "Could not find a fleet 'Gold' in raceColumn 'R1'.",
    ])
  })
})

describe('the start time', () => {
  it('is that of the author with the highest priority in the pass', async () => {
    const name = await newRegatta()
    const before = await readStart(name)

    const replies = [
      await setStart(name, start, { startProcedureType: 'BASIC' }),
      await setStart(name, start + minute, { authorPriority: '1' }),
      await setStart(name, start + 2 * minute),
      await setStart(name, start + 3 * minute, { passId: '1' }),
      await setStart(name, start + 4 * minute, { authorPriority: '0' }),
    ]

    expect(before.body).toEqual({ startTimeAsMillis: null, passId: 0, racingProcedureType: null })
    expect(replies.map(({ body }) => body)).toEqual(
      [0, 1, 1, 3, 3].map((after) => ({ startTimeAsMillis: start + after * minute })),
    )
    expect((await readStart(name)).body).toEqual({
      startTimeAsMillis: start + 3 * minute,
      passId: 1,
      racingProcedureType: 'BASIC',
    })
  })

  it('is set by users with UPDATE, with all required values', async () => {
    const name = await newRegatta()

    const stranger = await call(['PUT', 'starttime'], name, { ...officer, startTime: '1' }, bob)
    const empty = await call(['PUT', 'starttime'], name, { startProcedureType: 'RABBIT' })
    const missing = await readStart('Nowhere')

    expect([stranger.status, empty.status, missing.status]).toEqual([403, 400, 404])
    const { errors } = empty.body as { readonly errors: readonly { readonly parameter: string }[] }
    expect(errors.map(({ parameter }) => parameter).sort()).toEqual([
      'authorName',
      'authorPriority',
      'passId',
      'startProcedureType',
      'startTime',
    ])
  })

  it('goes with its race column', async () => {
    const name = await newRegatta()
    await setStart(name, start)
    await service.request(`POST ${regattaPath(name, '/removeracecolumn?racecolumn=R1')}`, {
      token: ann,
    })
    await service.request(`POST ${regattaPath(name, '/addracecolumns')}`, { token: ann })

    expect((await call(['GET', 'starttime'], name, { race_column: 'R4' })).body).toMatchObject({
      startTimeAsMillis: null,
    })
    expect((await readStart(name)).status).toBe(404)
  })
})

describe('the times of tracking', () => {
  it('are those of starting and stopping, and begin again', async () => {
    const name = await newRegatta()
    const before = Date.now()
    await track(service, ann, 'starttracking', name, onRace)
    const running = await timesOf(name)
    await track(service, ann, 'stoptracking', name)
    const stopped = await timesOf(name)
    await track(service, ann, 'starttracking', name, onRace)
    const again = await timesOf(name)

    expect(running).toMatchObject({ 'endOfTracking-ms': null, 'endOfRace-ms': null })
    const begin = running['startOfTracking-ms'] as number
    expect(begin).toBeGreaterThanOrEqual(before)
    expect(running['startOfRace-ms']).toBe(begin)
    expect(stopped['endOfTracking-ms']).toBeGreaterThanOrEqual(begin)
    expect(again).toMatchObject({ 'startOfTracking-ms': begin, 'endOfTracking-ms': null })
  })

  it('follow from the start if the regatta says so, and are not written then', async () => {
    const name = await newRegatta()
    await follow(name)
    await track(service, ann, 'starttracking', name, onRace)
    const unknown = await timesOf(name)
    await setStart(name, start)
    await track(service, ann, 'stoptracking', name)

    expect(unknown).toMatchObject({ 'startOfTracking-ms': null, 'startOfRace-ms': null })
    expect(await timesOf(name)).toMatchObject({
      'startOfTracking-ms': start - 5 * minute,
      'startOfRace-ms': start,
      'endOfTracking-ms': null,
    })
  })

  it('can be set as text or milliseconds, and removed', async () => {
    const name = await newRegatta()
    await track(service, ann, 'starttracking', name, onRace)

    const both = await setTimes(name, {
      startoftracking: '2026-06-20T10:55:00+0200',
      startoftrackingasmillis: '5',
      endoftrackingasmillis: String(start + minute),
    })
    const set = await timesOf(name)
    const removed = await setTimes(name, { endoftracking: '' })
    const after = await timesOf(name)

    const times = { startoftracking: start - 5 * minute, endoftracking: start + minute }
    expect(both.body).toEqual(times)
    expect([set['startOfTracking-ms'], set['endOfTracking-ms']]).toEqual(Object.values(times))
    expect(removed.body).toEqual({ endoftracking: null })
    expect([after['startOfTracking-ms'], after['endOfTracking-ms']]).toEqual([
      times.startoftracking,
      null,
    ])
    expect((await setTimes(name, {})).body).toEqual({})
  })

  it('are refused together if they cannot be read', async () => {
    const name = await newRegatta()

    const wrong = await setTimes(name, {
      startoftracking: '2026-02-30T10:00:00Z',
      endoftracking: '2026-06-31T10:00:00Z',
    })
    const word = await setTimes(name, { endoftracking: 'soon' })
    const stranger = await setTimes(name, { endoftracking: '' }, bob)

    expect([wrong.status, word.status, stranger.status]).toEqual([400, 400, 403])
    expect((wrong.body as { readonly errors: readonly unknown[] }).errors).toHaveLength(2)
  })
})

describe('the race log as a list of events', () => {
  const path = (name: string) => {
    const query = new URLSearchParams({ leaderboard: name, ...onRace }).toString()
    return `POST /sailingserver/rc/racelog?${query}` as const
  }
  const exchange = (name: string, json?: object, token = ann) =>
    service.request(path(name), { token, ...(json === undefined ? {} : { json }) })
  const event = { id: newId(), createdAt: start, timestamp: start, passId: 0, competitors: [] }
  const started = { '@class': 'RaceLogStartTimeEvent', nextStatus: 'SCHEDULED', startTime: start }
  const finished = { '@class': 'RaceLogRaceStatusEvent', nextStatus: 'FINISHED' }

  it('takes a start time and a status, once each, and returns what counts', async () => {
    const name = await newRegatta()
    await follow(name)
    await track(service, ann, 'starttracking', name, onRace)
    const empty = await exchange(name)
    const begun = await exchange(name, { ...event, ...started })
    const ended = { ...event, ...finished, id: newId(), timestamp: start + 60 * minute }
    const all = await exchange(name, ended)
    const again = await exchange(name, { ...ended, nextStatus: 'RUNNING' })

    expect(empty.body).toMatchObject([{ '@class': 'RaceLogDenoteForTrackingEvent' }])
    expect(begun.body).toMatchObject([{ authorName: 'default', authorPriority: 4 }, {}])
    expect(all.body).toMatchObject([
      { '@class': 'RaceLogStartTimeEvent', id: event.id, startTime: start, createdAt: start },
      { '@class': 'RaceLogRaceStatusEvent', id: ended.id, nextStatus: 'FINISHED' },
      { '@class': 'RaceLogDenoteForTrackingEvent', authorName: 'ann', authorPriority: 0 },
    ])
    expect(again.body).toEqual(all.body)
    expect(await timesOf(name)).toMatchObject({
      'endOfRace-ms': start + 60 * minute,
      'endOfTracking-ms': start + 60 * minute + 30_000,
    })
  })

  it('is read with READ, and written with UPDATE', async () => {
    const name = await newRegatta()
    const hidden = await newRegatta({ ispublic: false })

    const replies = [
      await exchange(name, undefined, bob),
      await exchange(name, { ...event, ...started }, bob),
      await exchange(hidden, undefined, bob),
      await exchange(name, { ...event, '@class': 'RaceLogStartTimeEvent' }),
      await exchange(name, { ...event, ...finished, nextStatus: 'DONE' }),
      await exchange(name, { ...event, '@class': 'RaceLogFlagEvent' }),
      await exchange('Nowhere'),
    ]

    expect(replies.map(({ status }) => status)).toEqual([200, 403, 403, 400, 400, 400, 404])
    expect(replies[3]?.body).toMatchObject({ errors: [{ pointer: '/startTime' }] })
  })
})

describe('a tracked race', () => {
  const aclOf = async (name: string) => {
    const path = `${S}/ownership/TRACKED_RACE/acl?${raceQuery(name, `${name} R1 Default`)}`
    const { body } = await service.request(`GET ${path}`, { token: ann })
    return (body as { readonly acl: unknown }).acl
  }

  it('is readable by everybody exactly if its regatta is', async () => {
    const regattas = [await newRegatta(), await newRegatta({ ispublic: false })]
    for (const name of regattas) await track(service, ann, 'starttracking', name, onRace)

    expect(await Promise.all(regattas.map(aclOf))).toMatchObject([
      [{ groupId: null, actions: ['READ'] }],
      [],
    ])
  })
})
