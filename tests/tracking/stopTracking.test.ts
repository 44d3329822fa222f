/** The races that a request stops tracking, their order, and the permission: all or none. */
import { describe, expect, it } from 'vitest'
import { useTestService } from '../support/useTestService.ts'
import {
  leaderboardPath,
  letEverybody,
  makeEvent,
  type Parameters,
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
