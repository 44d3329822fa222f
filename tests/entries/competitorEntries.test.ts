/** Entries: adding and removing competitors, handicaps and display names. */
import { beforeEach, describe, expect, it } from 'vitest'
import { newId, unusedId } from '../../harness/ids.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { addCompetitor } from '../support/teamPictures.ts'
import { makeCompetitor, onCompetitors, type ShownCompetitor } from '../support/entries.ts'
import { secret } from '../support/openRegattas.ts'
import { useTestService } from '../support/useTestService.ts'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'
import { securitySetup } from '../support/securitySetup.ts'

const open = { competitorRegistrationType: 'OPEN_MODERATED', secret }
const competitorName = 'Tom Sailor'

const service = await useTestService()
let cup: string
let otherCup: string
let tom: ShownCompetitor
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
beforeEach(async () => {
  cup = await makeEvent(service, ann, { ...open, numberofraces: 1 })
  otherCup = await makeEvent(service, ann, open)
  tom = await makeCompetitor(service, cup, { token: ann, competitorName })
})

const listOf = async (regatta: string) => {
  const { body } = await service.request(`GET ${regattaPath(regatta, '/competitors')}`, {
    token: ann,
  })
  return body as readonly (ShownCompetitor & Readonly<Record<string, unknown>>)[]
}
const idsOf = async (regatta: string) => (await listOf(regatta)).map(({ id }) => id)

describe('add', () => {
  it('adds a competitor once', async () => {
    const add = () => onCompetitors(service, otherCup, `/${tom.id}/add`, { token: ann })
    const replies = [await add(), await add()]
    expect(replies.map(({ status, text }) => [status, text])).toEqual([
      [200, ''],
      [200, ''],
    ])
    expect(await idsOf(otherCup)).toEqual([tom.id])
    expect(await idsOf(cup)).toEqual([tom.id])
  })

  it('needs UPDATE or the secret, and permission to see the competitor', async () => {
    const statusOf = async (query: Readonly<Record<string, string>>) =>
      (await onCompetitors(service, otherCup, `/${tom.id}/add`, query)).status
    expect(await statusOf({})).toBe(401)
    expect(await statusOf({ token: bob })).toBe(403)
    expect(await statusOf({ secret: 'other', token: bob })).toBe(403)
    expect(await idsOf(otherCup)).toEqual([])
    await service.request(`DELETE ${S}/ownership/COMPETITOR/${tom.id}/acl`, { token: ann })
    expect(await statusOf({ secret })).toBe(401)
    expect(await statusOf({ secret, token: bob })).toBe(403)
    expect(await statusOf({ token: ann })).toBe(200)
  })

  it('takes the secret of a closed regatta too', async () => {
    const closed = await makeEvent(service, ann, { secret })
    expect((await onCompetitors(service, closed, `/${tom.id}/add`, { secret })).status).toBe(200)
    expect(await idsOf(closed)).toEqual([tom.id])
  })

  it('takes strangers no place of the owner, and the owner none of theirs', async () => {
    const setup = securitySetup(service)
    const names = Array.from({ length: 100 }, () => `of a stranger ${newId()}`)
    for (const [places, refused, admitted] of [
      [{ byOthers: names }, bob, ann],
      [{ byOthers: [] }, ann, bob],
    ] as const) {
      const { id } = await addCompetitor(service, names, places.byOthers)
      const security = { owner: 'ann', acl: [{ groupId: null, actions: ['READ_PUBLIC'] }] }
      await setup.secure({ type: 'COMPETITOR', id }, security)
      const add = async (token: string) => {
        const own = await makeEvent(service, token)
        return onCompetitors(service, own, `/${id}/add`, { token })
      }

      expect((await add(admitted)).status).toBe(200)
      const { status, body } = await add(refused)
      expect([status, body]).toMatchObject([400, { errors: [{ code: 'too-many' }] }])
    }
  })

  it('tells the owner in which regattas a competitor is, and nobody else', async () => {
    const read = async (token: string) =>
      (await service.request(`GET ${V}/competitors/${tom.id}`, { token })).body
    await onCompetitors(service, otherCup, `/${tom.id}/add`, { token: ann })

    expect(await read(ann)).toMatchObject({ regattas: [cup, otherCup] })
    expect(await read(bob)).not.toHaveProperty('regattas')
  })

  it('knows no other competitor', async () => {
    const detail = `Could not find a competitor with ID '${unusedId}'.`
    const reply = await onCompetitors(service, cup, `/${unusedId}/add`, { token: ann })
    expect(reply).toMatchObject({ status: 404, body: { detail } })
  })
})

describe('remove', () => {
  it('removes the entry only', async () => {
    await onCompetitors(service, otherCup, `/${tom.id}/add`, { token: ann })
    const remove = () => onCompetitors(service, cup, `/${tom.id}/remove`, { token: ann })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200])
    expect(await idsOf(cup)).toEqual([])
    expect(await idsOf(otherCup)).toEqual([tom.id])
    expect((await service.request(`GET ${V}/competitors/${tom.id}`)).status).toBe(200)
    const unknown = await onCompetitors(service, cup, `/${unusedId}/remove`, { token: ann })
    expect(unknown.status).toBe(404)
  })

  it('needs UPDATE on the regatta or the competitor, or the secret and the device', async () => {
    const closed = await makeEvent(service, ann, { secret })
    await onCompetitors(service, closed, `/${tom.id}/add`, { token: ann })
    const deviceUuid = newId()
    const tim = await makeCompetitor(service, cup, { secret, competitorName: 'Tim', deviceUuid })
    const entered = await idsOf(cup)
    const remove = (regatta: string, query: Readonly<Record<string, string>>) =>
      onCompetitors(service, regatta, `/${tom.id}/remove`, query)
    const detail = `Self-registration to regatta '${closed}' is not allowed.`

    expect((await remove(closed, { secret })).status).toBe(403)
    const refused = await remove(closed, { secret, token: bob })
    expect(refused).toMatchObject({ status: 403, body: { detail } })
    expect((await remove(cup, { secret: 'other', token: bob })).status).toBe(403)
    expect((await remove(cup, { secret })).status).toBe(401)
    expect((await remove(cup, { secret, deviceUuid, token: bob })).status).toBe(403)
    const removeTim = (query: Readonly<Record<string, string>>) =>
      onCompetitors(service, cup, `/${tim.id}/remove`, query)
    expect((await removeTim({ secret, deviceUuid: newId() })).status).toBe(401)
    expect(await idsOf(cup)).toEqual(entered)
    expect((await removeTim({ secret, deviceUuid })).status).toBe(200)
    expect((await remove(closed, { token: ann })).status).toBe(200)
    expect([await idsOf(cup), await idsOf(closed)]).toEqual([[tom.id], []])
  })

  it('is done by the owner of the competitor, in any regatta', async () => {
    const hidden = await makeEvent(service, bob, { ispublic: false })
    await onCompetitors(service, hidden, `/${tom.id}/add`, { token: bob })
    const remove = (query: Readonly<Record<string, string>>) =>
      onCompetitors(service, hidden, `/${tom.id}/remove`, query)
    const cay = await service.createUser('cay')

    expect((await remove({ token: cay })).status).toBe(403)
    expect((await remove({})).status).toBe(401)
    expect((await remove({ token: ann })).status).toBe(200)
    expect((await remove({ token: ann })).status).toBe(200)
    expect(
      (await service.request(`GET ${regattaPath(hidden, '/competitors')}`, { token: bob })).body,
    ).toEqual([])
  })

  it('is not done with a race column', async () => {
    await service.request(`POST ${regattaPath(cup, '/removeracecolumn?racecolumn=R1')}`, {
      token: ann,
    })
    expect(await idsOf(cup)).toEqual([tom.id])
  })
})

describe('createandaddwithboat', () => {
  const create = (query: Readonly<Record<string, string>>) =>
    onCompetitors(service, cup, '/createandaddwithboat', { competitorName: 'Tim', ...query })

  it('creates a competitor for a boat that the caller may see', async () => {
    const made = await create({ boatId: tom.boat.id, secret })
    expect(made.body).toMatchObject({ name: 'Tim', boat: tom.boat })
    expect(await idsOf(cup)).toHaveLength(2)

    await service.request(`DELETE ${S}/ownership/BOAT/${tom.boat.id}/acl`, { token: ann })
    expect((await create({ boatId: tom.boat.id, secret })).status).toBe(401)
    expect((await create({ boatId: tom.boat.id, secret, token: bob })).status).toBe(403)
    expect((await create({ boatId: tom.boat.id, token: ann })).status).toBe(200)
  })

  it('knows no other boat', async () => {
    for (const query of [{}, { boatId: '' }, { boatId: unusedId }, { boatId: tom.id }]) {
      const reply = await create({ ...query, token: ann })
      expect(reply).toMatchObject({ status: 404, body: { detail: 'Boat is not valid' } })
    }
  })
})

describe('handicaps', () => {
  it('are those of the regatta, else of the competitor, else none', async () => {
    await onCompetitors(service, otherCup, `/${tom.id}/add`, { token: ann })
    const shown = async (regatta: string) => {
      const [entry] = await listOf(regatta)
      return [entry?.timeOnTimeFactor, entry?.timeOnDistanceAllowanceInSecondsPerNauticalMile]
    }
    expect(await shown(cup)).toEqual([1, null])

    const json = { timeOnTimeFactor: 0.9, timeOnDistanceAllowanceInSecondsPerNauticalMile: 20 }
    await service.request(`PUT ${V}/competitors/${tom.id}`, { token: ann, json })
    expect(await shown(cup)).toEqual([0.9, 20])

    const change = (rest: string, query: Readonly<Record<string, string>>) =>
      onCompetitors(service, cup, `/${tom.id}/${rest}`, query)
    const factor = { timeOnTimeFactor: '1.05' }
    const allowance = { timeOnDistanceAllowancePerNauticalMile: '12500' }
    expect((await change('updateToTHandicap', { ...factor, token: ann })).status).toBe(200)
    expect((await change('updateToDHandicap', { ...allowance, token: ann })).status).toBe(200)
    expect(await shown(cup)).toEqual([1.05, 12.5])
    expect(await shown(otherCup)).toEqual([0.9, 20])
    expect((await service.request(`GET ${V}/competitors/${tom.id}`)).body).toMatchObject(json)

    expect((await change('updateToTHandicap', { ...factor, token: bob })).status).toBe(403)
    expect((await change('updateToTHandicap', { ...factor, secret })).status).toBe(401)
    expect((await change('updateToTHandicap', { token: ann })).status).toBe(400)
    expect((await change('updateToDHandicap', { token: ann })).status).toBe(400)
    const query = { ...factor, token: ann }
    const unknown = await onCompetitors(service, cup, `/${unusedId}/updateToTHandicap`, query)
    expect(unknown.status).toBe(404)
  })
})

describe('display names', () => {
  const rename = (query: Readonly<Record<string, string>>, token?: string) =>
    service.request(
      `POST ${leaderboardPath(cup, `/updateCompetitorDisplayName?${new URLSearchParams(query).toString()}`)}`,
      { token },
    )
  const shown = async (token?: string, query = '') =>
    service.request(`GET ${leaderboardPath(cup, `/competitors/${tom.id}${query}`)}`, { token })

  it('are set with UPDATE on the leaderboard, for one regatta', async () => {
    await onCompetitors(service, otherCup, `/${tom.id}/add`, { token: ann })
    expect((await shown()).body).toMatchObject({ name: competitorName, displayName: null })
    const query = { competitorId: tom.id, displayName: 'Team Kiel' }
    expect((await rename(query)).status).toBe(401)
    expect((await rename(query, bob)).status).toBe(403)
    expect((await rename(query, ann)).status).toBe(200)

    const { body } = await shown()
    expect(body).toMatchObject({ name: competitorName, displayName: 'Team Kiel' })
    expect(body).not.toHaveProperty('team')
    expect(body).not.toHaveProperty('boat')
    expect(await listOf(cup)).toMatchObject([{ displayName: 'Team Kiel' }])
    expect(await listOf(otherCup)).toMatchObject([{ displayName: null }])
    await rename({ competitorId: tom.id, displayName: '' }, ann)
    expect((await shown()).body).toMatchObject({ displayName: null })
  })

  it('belong to competitors of the leaderboard only', async () => {
    const detail = `No competitor found for id ${unusedId}`
    const unknown = await rename({ competitorId: unusedId, displayName: 'x' }, ann)
    expect(unknown).toMatchObject({ status: 400, body: { detail } })
    const path = leaderboardPath(otherCup, `/competitors/${tom.id}`)
    expect((await service.request(`GET ${path}`)).status).toBe(404)
  })

  it('need the secret, or permission to see the competitor', async () => {
    await service.request(`DELETE ${S}/ownership/COMPETITOR/${tom.id}/acl`, { token: ann })
    expect((await shown(bob)).status).toBe(403)
    expect((await shown()).status).toBe(401)
    expect((await shown(undefined, `?secret=${secret}`)).status).toBe(200)
    expect((await shown(ann)).status).toBe(200)
  })
})
