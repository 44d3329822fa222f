/** Race columns: their names, their series, their number, and their dependents. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { leaderboardPath, makeEvent, raceQuery, regattaPath } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const add = (name: string, query = '', token = ann) =>
  service.request(`POST ${regattaPath(name, `/addracecolumns${query}`)}`, { token })
const remove = (name: string, column: string, token = ann) =>
  service.request(
    `POST ${regattaPath(name, `/removeracecolumn?racecolumn=${encodeURIComponent(column)}`)}`,
    { token },
  )
const columnsOf = async (name: string): Promise<readonly string[]> => {
  const { body } = await service.request(`GET ${leaderboardPath(name)}`, { token: ann })
  const { trackedRaces } = body as {
    readonly trackedRaces: readonly { readonly raceColumnName: string }[]
  }
  return trackedRaces.map(({ raceColumnName }) => raceColumnName)
}

const twoSeries = [
  { name: 'Qualification', fleets: ['Yellow', 'Blue'] },
  { name: 'Final', fleets: ['Gold', 'Silver'] },
]

describe('race columns', () => {
  it('are added one by one, or several at once, with continuous numbers', async () => {
    const name = await makeEvent(service, ann)

    const one = await add(name)
    const two = await add(name, '?numberofraces=2')
    const spelledOtherwise = await add(name, '?numberOfRaces=2')
    const prefixed = await add(name, '?prefix=Race+&numberofraces=2')

    const column = (racename: string) => ({ seriesname: 'Default', racename })
    expect([one.status, one.body]).toEqual([200, [column('R1')]])
    expect(two.body).toEqual([column('R2'), column('R3')])
    expect(spelledOtherwise.body).toEqual([column('R4'), column('R5')])
    expect(prefixed.body).toEqual([column('Race 1'), column('Race 2')])
    expect(await columnsOf(name)).toEqual(['R1', 'R2', 'R3', 'R4', 'R5', 'Race 1', 'Race 2'])
  })

  it('never get names with the same form in paths', async () => {
    const name = await makeEvent(service, ann)
    await add(name, '?prefix=R/&numberofraces=2')

    const next = await add(name, '?prefix=R__&numberofraces=2')

    expect(next.status).toBe(200)
    expect(await columnsOf(name)).toEqual(['R/1', 'R/2', 'R__3', 'R__4'])
  })

  it('never get a name twice', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 3 })
    await remove(name, 'R2')

    const next = await add(name)
    await add(name, '?prefix=R999&numberofraces=10')
    const beyond = await add(name, '?numberofraces=2')

    expect(next.body).toMatchObject([{ racename: 'R4' }])
    expect(beyond.body).toMatchObject([{ racename: 'R10000' }, { racename: 'R10001' }])
    const columns = await columnsOf(name)
    expect(new Set(columns).size).toBe(columns.length)
  })

  it('are added to the requested series, and their names differ across series', async () => {
    const name = await makeEvent(service, ann, { series: twoSeries, numberofraces: 1 })

    const final = await add(name, '?toseries=Final')
    const nameless = await add(name)
    const unknown = await add(name, '?toseries=Medal')

    expect(final.body).toEqual([{ seriesname: 'Final', racename: 'R2' }])
    expect([nameless.status, unknown.status]).toEqual([400, 400])
    expect(unknown.body).toMatchObject({
      errors: [{ parameter: 'toseries', detail: "must be one of 'Qualification', 'Final'" }],
    })
  })

  it('are limited in number, counted by fleets', async () => {
    const name = await makeEvent(service, ann, { series: twoSeries })

    const full = await add(name, '?toseries=Final&numberofraces=250')
    const more = await add(name, '?toseries=Qualification')

    expect([full.status, more.status]).toEqual([200, 400])
    expect(more.body).toMatchObject({
      errors: [{ detail: 'must leave the regatta with at most 500 races, found 502' }],
    })
  })

  it('are added by concurrent requests without losing one', async () => {
    const name = await makeEvent(service, ann)

    const replies = await Promise.all(Array.from({ length: 10 }, () => add(name)))

    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await columnsOf(name)).toEqual(Array.from({ length: 10 }, (_, i) => `R${i + 1}`))
  })

  it('require permission to update the regatta', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 1 })

    const refused = [
      await add(name, '', bob),
      await remove(name, 'R1', bob),
      await service.request(`POST ${regattaPath(name, '/addracecolumns')}`),
    ]
    await service.request(`PUT ${S}/ownership/REGATTA/acl?id=${encodeURIComponent(name)}`, {
      token: ann,
      json: { acl: [{ groupId: null, actions: ['READ', 'UPDATE'] }] },
    })
    const allowed = await add(name, '', bob)

    expect(refused.map(({ status }) => status)).toEqual([403, 403, 401])
    expect(refused[0]?.body).toMatchObject({ permission: `REGATTA:UPDATE:${name}` })
    expect(allowed.status).toBe(200)
  })

  it.each([
    ['?prefix=+R', 'prefix'],
    ['?prefix=a%09b', 'prefix'],
    ['?numberofraces=0', 'numberofraces'],
    ['?numberofraces=501', 'numberofraces'],
    ['?numberOfRaces=many', 'numberOfRaces'],
  ])('are refused for %s', async (query, parameter) => {
    const name = await makeEvent(service, ann)

    const { status, body } = await add(name, query)

    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ parameter }] })
  })

  it('require a regatta', async () => {
    const replies = [await add('Nowhere'), await remove('Nowhere', 'R1')]

    expect(replies.map(({ status }) => status)).toEqual([404, 404])
    expect(replies[0]?.body).toMatchObject({
      detail: "Could not find a regatta with name 'Nowhere'.",
    })
  })
})

describe('a removed race column', () => {
  it('is in the response, and is gone', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 3 })

    const removed = await remove(name, 'R2')
    const again = await remove(name, 'R2')

    expect([removed.status, removed.body]).toEqual([200, { seriesname: 'Default', racename: 'R2' }])
    expect([again.status, again.body]).toEqual([
      404,
      expect.objectContaining({
        detail: `Could not find a race column with name 'R2' in regatta '${name}'.`,
      }),
    ])
    expect(await columnsOf(name)).toEqual(['R1', 'R3'])
  })

  it('is removed with its tracked race and the security of it', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 1, ispublic: false })
    const raceName = `${name} R1 Default`
    const path = `${S}/ownership/TRACKED_RACE/acl?${raceQuery(name, raceName)}`
    const start = () =>
      service.request(
        `POST ${leaderboardPath(name, '/starttracking?race_column=R1&fleet=Default')}`,
        { token: ann },
      )
    const everybody = { acl: [{ groupId: null, actions: ['READ'] }] }
    await start()
    await service.request(`PUT ${path}`, { token: ann, json: everybody })
    const before = await service.request(`GET ${path}`, { token: bob })

    await remove(name, 'R1')
    const between = await service.request(`GET ${path}`, { token: bob })
    const races = await service.request(`GET ${regattaPath(name, '/races')}`, { token: ann })
    await add(name)
    const racesAnew = await service.request(`GET ${regattaPath(name, '/races')}`, { token: ann })
    const anew = await service.request(`GET ${leaderboardPath(name)}`, { token: ann })
    const started = await start()
    const after = await service.request(`GET ${path}`, { token: bob })

    expect([before.status, between.status, after.status]).toEqual([200, 403, 403])
    expect(races.body).toEqual({ regatta: name, name, races: [] })
    expect(racesAnew.body).toEqual({ regatta: name, name, races: [] })
    expect(anew.body).toMatchObject({
      trackedRaces: [{ fleets: [{ isTracked: false, trackedRaceName: null }] }],
    })
    expect(started.body).toMatchObject({ addeddenotation: true })
  })
})
