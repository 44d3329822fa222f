/** The list of devices of a regatta: who sees which ids, and which mapping counts. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { createCompetitor, makeCompetitor } from '../support/entries.ts'
import { openEvent, secret } from '../support/deviceFixes.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeMark } from '../support/marks.ts'
import { leaderboardPath, makeEvent, mapDevice, regattaPath } from '../support/sailing.ts'

const service = await useTestService()
const [onBoat, onMark] = [newId(), newId()]
const hourAgo = Date.now() - 3_600_000

const map = (action: 'start' | 'end', json: object) =>
  mapDevice(service, ann, regatta, json, action)

const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const regatta = await makeEvent(service, ann, openEvent)
const competitor = await makeCompetitor(service, regatta, {
  token: ann,
  competitorName: 'Albatross',
})
const competitorId = competitor.id
const markId = await makeMark(service, ann, regatta)
await map('start', { competitorId, deviceUuid: onBoat, fromMillis: hourAgo })
await map('start', { markId, deviceUuid: onMark, fromMillis: hourAgo })
await map('end', { markId, deviceUuid: onMark, toMillis: hourAgo + 60_000 })
const fixes = [30_000, 90_000].map((later) => ({
  latitude: 54.43,
  longitude: 10.2,
  speed: 4,
  course: 90,
  timestamp: hourAgo + later,
}))
for (const deviceUuid of [onBoat, onMark]) {
  await service.request(`POST ${V}/gps_fixes`, { json: { deviceUuid, fixes } })
}

const list = (query = '', token?: string) =>
  service.request(`POST ${regattaPath(regatta, `/tracking_devices${query}`)}`, { token })

/** The ids of the devices of competitors, as the owner of a regatta sees them. */
const idsIn = async (name: string, token: string, query = '') => {
  const path = `POST ${regattaPath(name, `/tracking_devices${query}`)}`
  const { body } = await service.request(path, { token })
  const { competitors = [] } = body as {
    readonly competitors?: readonly {
      readonly deviceStatuses: readonly { readonly deviceId: { readonly id: string } }[]
    }[]
  }
  return competitors.flatMap(({ deviceStatuses }) =>
    deviceStatuses.map(({ deviceId }) => deviceId.id),
  )
}

const phoneWith = (id: string) => ({ type: 'smartphoneUUID', id, stringRepresentation: id })
const fixAt = (millis: number) => ({
  type: 'GPSFix',
  lat_deg: 54.43,
  lon_deg: 10.2,
  unixtime: millis,
})

/** @param id of the device, as the caller sees it */
const boat = (id = onBoat) => ({
  competitorId,
  deviceStatuses: [
    {
      deviceId: phoneWith(id),
      lastGPSFix: fixAt(hourAgo + 90_000),
      mappedFrom: hourAgo,
      mappedTo: null,
    },
  ],
})

describe('the devices of a regatta', () => {
  it('are shown with UPDATE: their mappings, and the last position in each of them', async () => {
    const shown = await list('', ann)
    const same = await service.request(`GET ${leaderboardPath(regatta, '/tracking_devices')}`, {
      token: ann,
    })

    expect(shown.text).not.toContain(onBoat)
    expect(shown.body).toEqual({
      competitors: [boat((await idsIn(regatta, ann))[0])],
      marks: [
        {
          markId,
          deviceStatuses: [
            {
              deviceId: phoneWith(onMark),
              lastGPSFix: fixAt(hourAgo + 30_000),
              mappedFrom: hourAgo,
              mappedTo: hourAgo + 60_000,
            },
          ],
        },
      ],
    })
    expect(same.body).toEqual(shown.body)
  })

  it('are not shown with READ, nor with the secret alone', async () => {
    const statuses = [
      await list(),
      await list(`?secret=${secret}`),
      await list('', bob),
      await list(`?secret=${secret}`, bob),
      await list(`?deviceUuid=${onBoat}`, bob),
      await list(`?deviceUuid=${onBoat}&secret=wrong`),
    ].map(({ status }) => status)

    expect(statuses).toEqual([401, 401, 403, 403, 403, 401])
  })

  it('are shown one by one with the secret and the id of the device', async () => {
    const query = (deviceUuid: string) => `?deviceUuid=${deviceUuid}&secret=${secret}`
    const own = await list(query(onBoat))
    const mark = await list(query(onMark.toUpperCase()))
    const unknown = await list(query(newId()))

    expect(own.body).toEqual({ competitors: [boat()] })
    expect(mark.body).toMatchObject({ marks: [{ markId }] })
    expect(Object.keys(mark.body as object)).toEqual(['marks'])
    expect([unknown.status, unknown.body]).toEqual([200, {}])
  })

  it('have one status each: that of the open mapping, otherwise of the latest one', async () => {
    const device = newId()
    const statuses = async () => {
      // A caller who knows the id gets it back.
      const { body } = await list(`?deviceUuid=${device}`, ann)
      const { competitors } = body as {
        readonly competitors: readonly { readonly deviceStatuses: readonly object[] }[]
      }
      return competitors.flatMap(({ deviceStatuses }) => deviceStatuses)
    }
    await map('start', { competitorId, deviceUuid: device, fromMillis: hourAgo + 2000 })
    await map('start', { competitorId, deviceUuid: device, fromMillis: hourAgo })
    await map('end', { competitorId, deviceUuid: device, toMillis: hourAgo + 1000 })
    const open = await statuses()
    await map('end', { competitorId, deviceUuid: device, toMillis: hourAgo + 5000 })

    expect(open).toEqual([
      { deviceId: phoneWith(device), mappedFrom: hourAgo + 2000, mappedTo: null },
    ])
    expect(await statuses()).toMatchObject([{ mappedTo: hourAgo + 5000 }])
  })

  it('need a regatta that exists', async () => {
    const missing = await service.request(`POST ${V}/regattas/nowhere/tracking_devices`, {
      token: ann,
    })

    expect(missing.status).toBe(404)
  })
})

describe('the device of a competitor', () => {
  const enter = async (name: string, token: string, deviceUuid = newId()) => {
    const { id } = await makeCompetitor(service, name, {
      token,
      competitorName: 'Tern',
      deviceUuid,
    })
    return { id, deviceUuid }
  }
  const mapIn = (name: string, action: 'start' | 'end', token: string, json: object) =>
    mapDevice(service, token, name, json, action)

  it('has an id for each regatta, which is of no use in another one', async () => {
    const [mine, other] = [await makeEvent(service, ann), await makeEvent(service, bob)]
    const { id, deviceUuid } = await enter(mine, ann)
    const boats = await enter(other, bob, deviceUuid)
    const [idInMine = ''] = await idsIn(mine, ann)
    const [idInOther = ''] = await idsIn(other, bob)
    const stolen = await enter(other, bob)
    await mapIn(other, 'start', bob, {
      competitorId: stolen.id,
      deviceUuid: idInMine,
      fromMillis: 0,
    })
    await service.request(`POST ${V}/gps_fixes`, { json: { deviceUuid: idInMine, fixes } })
    const ended = await mapIn(other, 'end', bob, {
      competitorId: boats.id,
      deviceUuid: idInMine,
      toMillis: Date.now(),
    })
    const { body } = await service.request(`POST ${regattaPath(mine, '/tracking_devices')}`, {
      token: ann,
    })

    expect(new Set([deviceUuid, idInMine, idInOther]).size).toBe(3)
    expect(ended.status).toBe(400)
    expect(JSON.stringify(body)).not.toContain('lastGPSFix')
    expect(body).toMatchObject({
      competitors: [
        {
          competitorId: id,
          deviceStatuses: [{ deviceId: phoneWith(idInMine), mappedTo: null }],
        },
      ],
    })
  })

  it('is mapped to another competitor and ended by the organizer with its id there', async () => {
    const mine = await makeEvent(service, ann)
    const { id, deviceUuid } = await enter(mine, ann)
    const { id: right } = await makeCompetitor(service, mine, {
      token: ann,
      competitorName: 'Gull',
    })
    const mark = await makeMark(service, ann, mine)
    const [shown = ''] = await idsIn(mine, ann)
    const end = { competitorId: id, deviceUuid: shown, toMillis: Date.now() }
    const start = { deviceUuid: shown, fromMillis: hourAgo }
    const statuses = [
      (await mapIn(mine, 'end', bob, end)).status,
      (await mapIn(mine, 'end', ann, end)).status,
      (await mapIn(mine, 'start', ann, { ...start, competitorId: right })).status,
      // The list of devices would show the phone's own id.
      (await mapIn(mine, 'start', ann, { ...start, markId: mark })).status,
    ]

    const again = await createCompetitor(service, mine, {
      token: ann,
      competitorName: 'Auk',
      deviceUuid: shown,
    })

    expect(statuses).toEqual([403, 200, 200, 400])
    expect(again).toMatchObject({
      status: 403,
      text: expect.stringContaining('already registered') as string,
    })
    expect(await idsIn(mine, ann)).toEqual([shown, shown])
    expect(await idsIn(mine, ann, `?deviceUuid=${shown}`)).toEqual([shown, shown])
    expect(await idsIn(mine, ann, `?deviceUuid=${deviceUuid}`)).toEqual([deviceUuid, deviceUuid])
  })

  it('is not followed after the phone has left, until it joins again', async () => {
    const mine = await makeEvent(service, ann)
    const { id, deviceUuid } = await enter(mine, ann)
    const { id: other } = await makeCompetitor(service, mine, {
      token: ann,
      competitorName: 'Gull',
    })
    const [shown = ''] = await idsIn(mine, ann)
    const toMillis = Date.now()
    const start = { deviceUuid: shown, fromMillis: hourAgo }
    const endsOf = async () => {
      const { text } = await service.request(`POST ${regattaPath(mine, '/tracking_devices')}`, {
        token: ann,
      })
      return Array.from(text.matchAll(/"mappedTo":(\w+)/g), ([, end]) => end)
    }
    await mapDevice(service, undefined, mine, { competitorId: id, deviceUuid, toMillis }, 'end')
    await mapIn(mine, 'start', ann, { ...start, competitorId: id })
    // The positions until then can still be given to the right competitor.
    await mapIn(mine, 'start', ann, { ...start, competitorId: other })
    const left = await endsOf()
    await mapIn(mine, 'start', ann, { competitorId: id, deviceUuid, fromMillis: toMillis + 1 })

    expect(left).toEqual([String(toMillis), String(toMillis)])
    expect((await endsOf()).sort()).toEqual([String(toMillis), 'null'])
    await mapIn(mine, 'start', ann, { ...start, competitorId: other })
    expect(await endsOf()).toEqual(['null', 'null'])
    const later = { competitorId: id, deviceUuid: shown, toMillis: Date.now() + 3_600_000 }
    expect((await mapIn(mine, 'end', ann, later)).status).toBe(200)
    const now = { ...later, deviceUuid, toMillis: Date.now() }
    expect((await mapDevice(service, undefined, mine, now, 'end')).status).toBe(200)
  })
})
