/** The permission to start tracking, the created objects, and their owners. */
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
