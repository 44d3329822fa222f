/** Devices of competitors and marks: who maps them, and who ends a mapping. */
import { makeMark } from '../support/marks.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { putDeviceMapping } from '#races/items/deviceMappings.ts'
import { putDirectly } from '../support/directItems.ts'
import { createCompetitor, makeCompetitor, onCompetitors } from '../support/entries.ts'
import { openEvent, secret } from '../support/deviceFixes.ts'
import { useTestService } from '../support/useTestService.ts'
import { leaderboardPath, makeEvent, mapDevice, regattaPath } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const regatta = await makeEvent(service, ann, openEvent)

const person = { secret, competitorName: 'Albatross', boatclass: '49er' }

const send = (action: 'start' | 'end', json: object, token?: string) =>
  mapDevice(service, token, regatta, json, action)

const newMark = () => makeMark(service, ann, regatta)

const start = (json: object, token?: string) => send('start', { fromMillis: 1000, ...json }, token)

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
    const statusOf = async (more: object, token?: string) =>
      (await start({ ...json, deviceUuid: newId(), ...more }, token)).status

    expect(await statusOf({})).toBe(401)
    expect(await statusOf({ secret: 'wrong' })).toBe(401)
    expect(await statusOf({}, bob)).toBe(403)
    expect(await statusOf({ secret })).toBe(200)
    expect(await statusOf({}, ann)).toBe(200)
    expect(await statusOf({ competitorId: newId() }, ann)).toBe(400)
    expect(await statusOf({ competitorId: undefined, boatId: newId() }, ann)).toBe(400)
    expect(await statusOf({ competitorId: undefined }, ann)).toBe(400)
    expect(await statusOf({ fromMillis: 1.5 }, ann)).toBe(400)
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

  it('does not tell a hidden regatta from an unknown one', async () => {
    const hidden = await makeEvent(service, ann, { ispublic: false })
    const end = async (name: string, token?: string) => {
      const json = { competitorId: newId(), deviceUuid: newId(), toMillis: 1, secret: 'wrong' }
      const { status, body } = await mapDevice(service, token, name, json, 'end')
      const { detail } = body as { readonly detail: string }
      return [status, detail]
    }
    const unknown = `unknown ${newId()}`
    for (const token of [undefined, bob]) {
      expect(await end(hidden, token)).toEqual(await end(unknown, token))
    }
    expect([(await end(hidden))[0], (await end(hidden, bob))[0]]).toEqual([401, 403])
    expect([(await end(hidden, ann))[0], (await end(unknown, service.adminToken))[0]]).toEqual([
      400, 404,
    ])
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

describe('a mapping by the link', () => {
  const statusOf = async (reply: ReturnType<typeof start>) => (await reply).status

  it('adds no device to a competitor who has one, or had one', async () => {
    const own = newId()
    const { id: competitorId, boat } = await makeCompetitor(service, regatta, {
      ...person,
      deviceUuid: own,
    })
    const rival = { deviceUuid: newId(), secret }

    expect(await statusOf(start({ competitorId, ...rival }))).toBe(401)
    expect(await statusOf(start({ competitorId, ...rival }, bob))).toBe(403)
    expect(await statusOf(start({ boatId: boat.id, ...rival }, bob))).toBe(403)
    expect(await statusOf(start({ competitorId, deviceUuid: own, secret }))).toBe(200)
    await send('end', { competitorId, deviceUuid: own, toMillis: Date.now() })
    expect(await statusOf(start({ competitorId, ...rival }, bob))).toBe(403)
    expect(await statusOf(start({ competitorId, deviceUuid: newId() }, ann))).toBe(200)
  })

  it('makes a phone the tracker of a competitor without one, as links with an id do', async () => {
    const { id: competitorId } = await makeCompetitor(service, regatta, {
      token: ann,
      competitorName: 'Tern',
    })

    expect(await statusOf(start({ competitorId, deviceUuid: newId(), secret }))).toBe(200)
    expect(await statusOf(start({ competitorId, deviceUuid: newId(), secret }, bob))).toBe(403)
  })

  it('does not open a mapping again that the organizer ended', async () => {
    const deviceUuid = newId()
    const { id: competitorId } = await makeCompetitor(service, regatta, {
      token: ann,
      competitorName: 'Tern',
    })
    await start({ competitorId, deviceUuid }, ann)
    const repeated = await statusOf(start({ competitorId, deviceUuid, secret }))
    await send('end', { competitorId, deviceUuid, toMillis: 2000 }, ann)

    expect(repeated).toBe(200)
    expect(await statusOf(start({ competitorId, deviceUuid, secret }))).toBe(401)
    expect(await statusOf(start({ competitorId, deviceUuid }, ann))).toBe(200)
  })

  it('makes a phone the tracker of a mark after the other one, and not beside it', async () => {
    const markId = await newMark()
    const first = newId()
    const second = { markId, deviceUuid: newId(), secret }
    await start({ markId, deviceUuid: first, secret })
    const beside = await statusOf(start(second, bob))
    await send('end', { markId, deviceUuid: first, toMillis: 5000 })
    const after = await statusOf(start(second, bob))

    expect([beside, after]).toEqual([403, 200])
    // A start in the past does not move the mark while the other phone was on it.
    expect(await devicesOf(markId)).toMatchObject([
      { trackingDeviceMappedFromMillis: 1000, trackingDeviceMappedToMillis: 5000 },
      { trackingDeviceMappedFromMillis: 5001 },
    ])
  })

  it('moves no mark before the time at which it was reported', async () => {
    const markId = await newMark()
    const timestamp = Date.now() - 60_000
    const ping = { latitude: 54.43, longitude: 10.2, timestamp }
    await service.request(`POST ${leaderboardPath(regatta, `/marks/${markId}/gps_fixes`)}`, {
      token: ann,
      json: ping,
    })
    await start({ markId, deviceUuid: newId(), secret })
    await start({ markId, deviceUuid: newId() }, ann)

    expect(await devicesOf(markId)).toMatchObject([
      { trackingDeviceMappedFromMillis: timestamp + 1 },
      { trackingDeviceMappedFromMillis: 1000 },
    ])
  })

  it('pushes out no device that an organizer put on a mark', async () => {
    const markId = await newMark()
    const organizers = newId()
    await start({ markId, deviceUuid: organizers }, ann)
    await send('end', { markId, deviceUuid: organizers, toMillis: 2000 })
    const phone = newId()
    for (let count = 0; count < 9; count += 1) {
      await start({ markId, deviceUuid: phone, secret })
      await send('end', { markId, deviceUuid: phone, toMillis: 3000 + count })
    }
    const devices = await devicesOf(markId)

    expect(devices).toMatchObject([
      { trackingDeviceMappedToMillis: 2000 },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ])
  })
})

describe('the mappings of a regatta', () => {
  it('are at most 2,000, of which the link leaves a hundred, and a repeated one needs no room', async () => {
    const full = await makeEvent(service, ann, openEvent)
    const { id: competitorId } = await makeCompetitor(service, full, {
      token: ann,
      competitorName: 'Albatross',
    })
    const writes = Array.from({ length: 1999 }, () => {
      const mapping = { regattaName: full, deviceUuid: newId(), competitorId, fromMillis: 1000 }
      return putDeviceMapping({ ...mapping, toMillis: null }, 'absent')
    })
    await putDirectly(service, writes)
    const startInFull = (deviceUuid: string) =>
      mapDevice(service, ann, full, { competitorId, deviceUuid, fromMillis: 1000 })
    const last = newId()
    const byLink = await createCompetitor(service, full, { ...person, deviceUuid: newId() })
    expect([byLink.status, byLink.text]).toEqual([400, expect.stringContaining('1900 mappings')])

    expect((await startInFull(last)).status).toBe(200)
    const refused = await startInFull(newId())
    expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ code: 'too-many' }] }])
    expect((await startInFull(last)).status).toBe(200)
  })
})
