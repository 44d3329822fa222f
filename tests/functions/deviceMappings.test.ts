/** Devices of competitors and marks: who maps them, and who ends a mapping. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../harness/paths.ts'
import { putDeviceMapping } from '../../lib/store/entities/deviceMappings.ts'
import { putDirectly } from '../support/directItems.ts'
import { createCompetitor, makeCompetitor, onCompetitors } from '../support/entries.ts'
import { useTestService } from '../support/useTestService.ts'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'

const service = await useTestService()
const secret = 'b7d0c3a2-5f0e-11f0-8de9-0242ac120002'
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const open = { competitorRegistrationType: 'OPEN_UNMODERATED', secret }
const regatta = await makeEvent(service, ann, { ...open, numberofraces: 1 })

const person = { secret, competitorName: 'Albatross', boatclass: '49er' }

const send = (action: 'start' | 'end', json: object, token?: string) =>
  service.request(`POST ${leaderboardPath(regatta, `/device_mappings/${action}`)}`, {
    json,
    ...(token === undefined ? {} : { token }),
  })

const newMark = async () => {
  const json = { regattaName: regatta, markName: 'Pin' }
  const { body } = await service.request(`POST ${V}/mark/addMarkToRegatta`, { token: ann, json })
  return (body as { readonly markId: string }).markId
}

const devicesOf = async (markId: string) => {
  const { body } = await service.request(`GET ${leaderboardPath(regatta, `/marks/${markId}`)}`)
  return (body as { readonly trackingDevices: readonly object[] }).trackingDevices
}

describe('a new competitor', () => {
  it('is refused with a text if the device is registered, also if its mapping has ended', async () => {
    const deviceUuid = newId()
    const { id } = await makeCompetitor(service, regatta, { ...person, deviceUuid })
    const query = new URLSearchParams({ ...person, deviceUuid }).toString()
    const refused = await service.request(
      `POST ${regattaPath(regatta, `/competitors/createandadd?${query}`)}`,
      { headers: { accept: '*/*' } },
    )
    await send('end', { competitorId: id, deviceUuid, toMillis: Date.now() })
    const ended = await createCompetitor(service, regatta, { ...person, deviceUuid })
    const other = await createCompetitor(service, regatta, { ...person, deviceUuid: newId() })

    expect([refused.status, ended.status, other.status]).toEqual([403, 403, 200])
    expect(refused.text).toMatch(/^Device is already registered to regatta 'Kiel \d+'\./)
  })

  it('is one, also if the device sends several requests at the same time', async () => {
    const deviceUuid = newId()
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        createCompetitor(service, regatta, { ...person, deviceUuid }),
      ),
    )

    expect(replies.map(({ status }) => status).sort()).toEqual([
      200, 403, 403, 403, 403, 403, 403, 403,
    ])
  })

  it('gives the device back when it is removed from the regatta', async () => {
    const deviceUuid = newId()
    const { id } = await makeCompetitor(service, regatta, { ...person, deviceUuid })
    await onCompetitors(service, regatta, `/${id}/remove`, { token: ann })

    expect((await createCompetitor(service, regatta, { ...person, deviceUuid })).status).toBe(200)
  })
})

describe('a mapping', () => {
  it('is started with UPDATE or the secret, and by nobody else', async () => {
    const { id } = await makeCompetitor(service, regatta, person)
    const json = { competitorId: id, fromMillis: Date.now() }
    const start = async (more: object, token?: string) =>
      (await send('start', { ...json, deviceUuid: newId(), ...more }, token)).status

    expect(await start({})).toBe(401)
    expect(await start({ secret: 'wrong' })).toBe(401)
    expect(await start({}, bob)).toBe(403)
    expect(await start({ secret })).toBe(200)
    expect(await start({}, ann)).toBe(200)
    expect(await start({ competitorId: newId() }, ann)).toBe(400)
    expect(await start({ competitorId: undefined, boatId: newId() }, ann)).toBe(400)
    expect(await start({ competitorId: undefined }, ann)).toBe(400)
    expect(await start({ fromMillis: 1.5 }, ann)).toBe(400)
  })

  it('of a boat is one of its competitor', async () => {
    const { boat } = await makeCompetitor(service, regatta, person)
    const deviceUuid = newId()
    await send('start', { boatId: boat.id, deviceUuid, fromMillis: Date.now(), secret })
    const again = await createCompetitor(service, regatta, { ...person, deviceUuid })
    const ended = await send('end', { boatId: boat.id, deviceUuid, toMillis: Date.now() })

    expect([again.status, ended.status]).toEqual([403, 200])
  })

  it('of a mark shows a hash of the device, and its end', async () => {
    const markId = await newMark()
    const deviceUuid = newId()
    const started = await send('start', { markId, deviceUuid, fromMillis: 1000 }, ann)
    const ended = await send('end', { markId, deviceUuid, toMillis: 2000 })
    const devices = await devicesOf(markId)

    expect([started.status, ended.status]).toEqual([200, 200])
    expect(devices).toMatchObject([
      { trackingDeviceMappedFromMillis: 1000, trackingDeviceMappedToMillis: 2000 },
    ])
    expect(JSON.stringify(devices)).not.toContain(deviceUuid)
  })

  it('is ended by the device itself, and needs a permission to learn that there is none', async () => {
    const deviceUuid = newId()
    const { id } = await makeCompetitor(service, regatta, { ...person, deviceUuid })
    const json = { competitorId: id, toMillis: Date.now() }
    const end = async (more: object, token?: string) =>
      (await send('end', { ...json, ...more }, token)).status

    expect(await end({ deviceUuid: newId() })).toBe(401)
    expect(await end({ deviceUuid: newId() }, bob)).toBe(403)
    expect(await end({ deviceUuid: newId() }, ann)).toBe(400)
    expect(await end({ deviceUuid: newId(), secret })).toBe(400)
    expect(await end({ deviceUuid })).toBe(200)
    expect(await end({ deviceUuid, secret })).toBe(400)
  })

  it.each([
    ['competitor', { competitorId: newId() }],
    ['boat', { boatId: newId() }],
    ['mark', { markId: newId() }],
  ])('says that no %s has an open mapping', async (kind, subject) => {
    const { status, body } = await send(
      'end',
      { ...subject, deviceUuid: newId(), toMillis: 2000 },
      ann,
    )
    const detail = `No corresponding open ${kind} to device mapping has been found`

    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(detail)
  })
})

describe('the mappings of a regatta', () => {
  it('are at most 2,000, and a repeated one needs no room', async () => {
    const full = await makeEvent(service, ann, { numberofraces: 1 })
    const { id: competitorId } = await makeCompetitor(service, full, {
      ...{ token: ann, competitorName: 'Albatross' },
    })
    const writes = Array.from({ length: 1999 }, () => {
      const mapping = { regattaName: full, deviceUuid: newId(), competitorId, fromMillis: 1000 }
      return putDeviceMapping({ ...mapping, toMillis: null }, 'absent')
    })
    await putDirectly(service, writes)
    const start = (deviceUuid: string) =>
      service.request(`POST ${leaderboardPath(full, '/device_mappings/start')}`, {
        token: ann,
        json: { competitorId, deviceUuid, fromMillis: 1000 },
      })
    const last = newId()

    expect((await start(last)).status).toBe(200)
    const refused = await start(newId())
    expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ code: 'too-many' }] }])
    expect((await start(last)).status).toBe(200)
  })
})
