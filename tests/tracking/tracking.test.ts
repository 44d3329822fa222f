/** Starting and stopping the tracking of races: the permission, the created objects, and all or none. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import {
  leaderboardPath,
  letEverybody,
  makeEvent,
  type Parameters,
  raceQuery,
  regattaPath,
  track,
  trackingIn,
} from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const start = (name: string, race_column: string, more: Parameters = {}, token = ann) =>
  track(service, token, 'starttracking', name, { race_column, ...more })
const stop = (name: string, parameters: Parameters = {}, token = ann) =>
  track(service, token, 'stoptracking', name, parameters)
const racesOf = (name: string) => trackingIn(service, ann, name)

const series = [
  { name: 'Qualification', fleets: ['Yellow', 'Blue'] },
  { name: 'Final', fleets: ['Gold', 'Blue'] },
]

const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as unknown

describe('starttracking', () => {
  it('creates a tracked race that the owners of the regatta own, whoever starts it', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 1 })
    await letEverybody(service, ann, 'LEADERBOARD', name, 'READ', 'UPDATE')
    const regatta = await service.request(
      `GET ${S}/ownership/REGATTA?id=${encodeURIComponent(name)}`,
      { token: ann },
    )

    const started = await start(name, 'R1', { fleet: 'Default' }, bob)
    const raceName = `${name} R1 Default`
    const ownership = await service.request(
      `GET ${S}/ownership/TRACKED_RACE?${raceQuery(name, raceName)}`,
      { token: ann },
    )
    const leaderboard = await service.request(`GET ${leaderboardPath(name)}`, { token: ann })
    const races = await service.request(`GET ${regattaPath(name, '/races')}`, { token: ann })

    expect([started.status, started.body]).toEqual([200, { addeddenotation: true, regatta: name }])
    const { groupId: regattaGroup } = regatta.body as { readonly groupId: string }
    expect(regattaGroup).toMatch(/^[0-9a-f-]{36}$/)
    expect(ownership.body).toMatchObject({ username: 'ann', groupId: regattaGroup })
    expect(leaderboard.body).toMatchObject({
      trackedRaces: [
        { fleets: [{ isTracked: true, isTracking: true, trackedRaceName: raceName }] },
      ],
    })
    expect(races.body).toEqual({
      regatta: name,
      name,
      races: [
        {
          name: raceName,
          id: uuid,
          courseName: null,
          seriesName: 'Default',
          raceColumnName: 'R1',
          fleetName: 'Default',
          isTracked: true,
          isTracking: true,
        },
      ],
    })
  })

  it('lists the race among the races of the regatta from then on, with one id', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 2 })
    const races = async () => {
      const { body } = await service.request(`GET ${regattaPath(name, '/races')}`, { token: ann })
      return (body as { races: readonly { readonly id: string; isTracking: boolean }[] }).races
    }
    const before = await races()
    await start(name, 'R1')
    const [running] = await races()
    await stop(name)
    const [stopped] = await races()
    await start(name, 'R1')
    await start(name, 'R2')
    const [again, other] = await races()
    const regatta = await service.request(`GET ${regattaPath(name)}`, { token: ann })

    expect(before).toEqual([])
    expect([running, stopped, again].map((race) => race?.isTracking)).toEqual([true, false, true])
    expect(new Set([running, stopped, again].map((race) => race?.id)).size).toBe(1)
    expect(other?.id).not.toBe(again?.id)
    expect(regatta.body).toMatchObject({
      series: [
        { trackedRaces: { fleets: [{ races: [{ raceId: again?.id }, { raceId: other?.id }] }] } },
      ],
    })
  })

  it('is idempotent, and tracks again what was stopped', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 1 })

    const replies = [await start(name, 'R1'), await start(name, 'R1', { tracked_race_name: 'x' })]
    await stop(name)
    replies.push(await start(name, 'R1'))

    expect(replies.map(({ body }) => body)).toMatchObject([
      { addeddenotation: true },
      { addeddenotation: false },
      { addeddenotation: false },
    ])
    expect(await racesOf(name)).toEqual(['R1 Default'])
    expect((await stop(name)).body).toEqual([{ regatta: name, race: `${name} R1 Default` }])
  })

  it('requires a race column and a fleet, unless there is only one', async () => {
    const name = await makeEvent(service, ann, { series, numberofraces: 1 })

    const replies = [
      await track(service, ann, 'starttracking', name, { fleet: 'Blue' }),
      await start(name, 'R1'),
      await start(name, 'R9'),
      await start(name, 'R1', { fleet: 'Gold' }),
      await start('Nowhere', 'R1'),
    ]

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 404, 404, 404])
    expect(replies[1]?.body).toMatchObject({
      errors: [{ parameter: 'fleet', detail: "is required here: one of 'Yellow', 'Blue'" }],
    })
    expect(replies.slice(2).map(({ body }) => (body as { detail: string }).detail)).toEqual([
      `Could not find a race column with name 'R9' in regatta '${name}'.`,
      "Could not find a fleet with name 'Gold' in race column 'R1'.",
      "Could not find a leaderboard with name 'Nowhere'.",
    ])
  })

  it('sets the requested name, once in a regatta', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 2 })

    const first = await start(name, 'R1', { tracked_race_name: 'Opening' })
    const second = await start(name, 'R2', { tracked_race_name: 'Opening' })

    expect([first.status, second.status]).toEqual([200, 409])
    expect(second.body).toMatchObject({ code: 'already-exists' })
    expect((await stop(name)).body).toEqual([{ regatta: name, race: 'Opening' }])
  })

  it('requires permission to update the leaderboard, and again to update the race', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 1 })
    const stranger = await start(name, 'R1', {}, bob)
    await start(name, 'R1')
    await stop(name)
    await letEverybody(service, ann, 'LEADERBOARD', name, 'UPDATE')
    const again = await start(name, 'R1', {}, bob)

    expect([stranger.status, again.status]).toEqual([403, 403])
    expect(stranger.body).toMatchObject({ permission: `LEADERBOARD:UPDATE:${name}` })
    expect(again.body).toMatchObject({
      permission: `TRACKED_RACE:UPDATE:${name}\\/${name} R1 Default`,
    })
  })

  it('succeeds for fifty races of one regatta at once', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 50 })

    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => start(name, `R${index + 1}`)),
    )

    expect(replies.filter(({ status }) => status !== 200)).toEqual([])
    expect(await racesOf(name)).toHaveLength(50)
  }, 30_000)
})

/** Columns R1, R2 of Qualification, R3 of Final, all of them tracked, started out of order. */
const makeTracked = async () => {
  const name = await makeEvent(service, ann, { series, numberofraces: 2 })
  await service.request(`POST ${regattaPath(name, '/addracecolumns?toseries=Final')}`, {
    token: ann,
  })
  for (const race of ['R3 Blue', 'R2 Yellow', 'R1 Blue', 'R3 Gold', 'R2 Blue', 'R1 Yellow']) {
    const [column = '', fleet = ''] = race.split(' ')
    await start(name, column, { fleet })
  }
  return name
}

describe('stoptracking', () => {
  it.each([
    [{}, ['R1 Yellow', 'R1 Blue', 'R2 Yellow', 'R2 Blue', 'R3 Gold', 'R3 Blue']],
    [{ race_column: 'R2' }, ['R2 Yellow', 'R2 Blue']],
    [{ fleet: 'Blue' }, ['R1 Blue', 'R2 Blue', 'R3 Blue']],
    [{ race_column: 'R3', fleet: 'Blue' }, ['R3 Blue']],
    [{ race_column: 'R1', fleet: 'Gold' }, []],
    [{ race_column: 'R9' }, []],
    [{ fleet: 'Red' }, []],
    [{ race_column: '' }, []],
  ])('with %j stops the matching races, in order, and no others', async (parameters, expected) => {
    const name = await makeTracked()
    const before = await racesOf(name)

    const stopped = await stop(name, parameters)
    const again = await stop(name, parameters)

    expect([stopped.status, stopped.body]).toEqual([
      200,
      expected.map((race) => ({ regatta: name, race: `${name} ${race}` })),
    ])
    expect([again.status, again.body]).toEqual([200, []])
    expect(await racesOf(name)).toEqual(before.filter((race) => !expected.includes(race)))
  })

  it('accepts an empty body of JSON, as existing clients send it', async () => {
    const name = await makeTracked()

    const { status, body } = await service.request(
      `POST ${leaderboardPath(name, '/stoptracking?fleet=Gold')}`,
      { token: ann, headers: { 'content-type': 'application/json' } },
    )

    expect([status, body]).toEqual([200, [{ regatta: name, race: `${name} R3 Gold` }]])
  })

  it('stops none when one of them may not be stopped', async () => {
    const name = await makeTracked()
    await letEverybody(service, ann, 'TRACKED_RACE', [name, `${name} R2 Blue`], '!UPDATE')
    const before = await racesOf(name)

    const refused = await stop(name)
    const after = await racesOf(name)
    const others = await stop(name, { fleet: 'Yellow' })

    expect([refused.status, refused.body]).toEqual([
      403,
      expect.objectContaining({ permission: `TRACKED_RACE:UPDATE:${name}\\/${name} R2 Blue` }),
    ])
    expect(after).toEqual(before)
    expect(others.body).toHaveLength(2)
  })

  it('checks the leaderboard first, and reveals its races to authorized callers only', async () => {
    const name = await makeTracked()

    const stranger = await stop(name, {}, bob)
    const nobody = await service.request(`POST ${leaderboardPath(name, '/stoptracking')}`)
    const missing = await stop('Nowhere')

    expect([stranger.status, nobody.status, missing.status]).toEqual([403, 401, 404])
    expect(stranger.body).toMatchObject({ permission: `LEADERBOARD:UPDATE:${name}` })
    expect(missing.body).toMatchObject({
      detail: "Could not find a leaderboard with name 'Nowhere'.",
    })
    expect(await racesOf(name)).toHaveLength(6)
  })

  it('reports each race once in concurrent requests', async () => {
    const name = await makeTracked()

    const replies = await Promise.all(Array.from({ length: 8 }, () => stop(name)))

    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(replies.flatMap(({ body }) => body as unknown[])).toHaveLength(6)
  })
})
