/** The marks of a regatta: their look, their sources, and their visibility. */
import { describe, expect, it } from 'vitest'
import { bodyOfFixes, fixesRoute } from '../../harness/deviceFixes.ts'
import { newId, unusedId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { hashOfPhone, make, makeRegatta, phone, share } from '../support/inventory.ts'
import { pingMark } from '../support/marks.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
for (const name of ['Kiel Week', 'Nine', 'Once']) await makeRegatta(service, name, 'ann')

const add = (json: object, token = ann, headers: Readonly<Record<string, string>> = {}) =>
  service.request(`POST ${V}/mark/addMarkToRegatta`, { token, headers, json })

const marksOf = async (name: string, query = '', token = ann) =>
  service.request(`GET ${V}/leaderboards/${encodeURIComponent(name)}/marks${query}`, { token })

const idOf = ({ body }: { readonly body: unknown }) => (body as { readonly markId: string }).markId

describe('a mark of a regatta', () => {
  it('has the look of its properties, or of its template', async () => {
    const template = { name: 't', shortName: 'T', color: '0f0', shape: 'CONICAL', markType: 'BUOY' }
    const markTemplateId = await make(service, 'marktemplates', ann, template)
    const properties = { name: 'p', color: 'f00', latDeg: 54.5, lonDeg: 10.25 }
    const markPropertiesId = await make(service, 'markproperties', ann, properties)
    const regattaName = 'Kiel Week'

    const added = await add({ regattaName, markName: 'Gate', markTemplateId, markPropertiesId })
    const read = await service.request(`GET ${V}/leaderboards/Kiel%20Week/marks/${idOf(added)}`, {
      token: ann,
    })

    expect(added.status).toBe(200)
    expect(read.body).toEqual({
      '@class': 'Mark',
      id: idOf(added),
      name: 'Gate',
      shortName: 'Gate',
      color: '#FF0000',
      shape: 'CONICAL',
      pattern: null,
      markType: 'BUOY',
      type: 'BUOY',
      originatingMarkTemplateId: markTemplateId,
      originatingMarkPropertiesId: markPropertiesId,
      lastKnownPosition: {
        lat_deg: 54.5,
        lon_deg: 10.25,
        latitude_deg: 54.5,
        longitude_deg: 10.25,
        timeMillis: expect.any(Number) as number,
      },
      position: {
        latitude: 54.5,
        longitude: 10.25,
        accuracy: -1,
        timestamp: expect.any(Number) as number,
      },
      trackingDevices: [],
    })
  })

  it('is where its phone is, and where it was reported later', async () => {
    const deviceUuid = newId()
    const markPropertiesId = await make(service, 'markproperties', ann, { name: 'p', deviceUuid })
    const added = await add({ regattaName: 'Kiel Week', markName: 'Phone', markPropertiesId })
    const path = `${V}/leaderboards/Kiel%20Week/marks/${idOf(added)}`
    const timestamp = Date.now()
    const position = { latitude: 54.5, longitude: 10, timestamp }
    const shown = async () => {
      const { body } = await service.request(`GET ${path}`, { token: ann })
      const { marks } = (await marksOf('Kiel Week')).body as { readonly marks: readonly object[] }
      expect(marks).toContainEqual(body)
      return (body as { readonly position: unknown }).position
    }

    expect(await shown()).toBeNull()
    const fix = { ...position, timeMillis: timestamp, speed: 0, bearing: 0 }
    const sent = await service.request(fixesRoute, bodyOfFixes(deviceUuid, [fix]))
    expect(sent.status).toBe(200)
    expect(await shown()).toEqual({ ...position, accuracy: -1 })
    const later = { latitude: 54.6, longitude: 10, timestamp: timestamp + 1 }
    await pingMark(service, 'Kiel Week', idOf(added), later, { token: ann })
    expect(await shown()).toEqual({ ...later, accuracy: -1 })
  })

  it('has the look of the request, before its properties and its template', async () => {
    const properties = { name: 'p', shortName: 'P', color: 'f00', shape: 'CONICAL' }
    const markPropertiesId = await make(service, 'markproperties', ann, properties)
    const look = { color: '#00f', type: 'buoy', shape: 'cylinder', pattern: 'CHECKERED' }
    const regattaName = 'Kiel Week'
    const added = [
      await add({ regattaName, markName: 'Top', markShortName: 'T', ...look, markPropertiesId }),
      await add({ regattaName, markName: 'Top', shortName: 'T' }),
      await add({ regattaName, markName: 'Top', color: '', type: null, shortName: '' }),
      await add({ regattaName, markName: 'Top', originatingMarkPropertiesId: markPropertiesId }),
    ]
    const marks = await Promise.all(
      added.map(async (mark) => {
        const path = `${V}/leaderboards/Kiel%20Week/marks/${idOf(mark)}`
        return (await service.request(`GET ${path}`, { token: ann })).body
      }),
    )

    const plain = { color: null, type: null, shape: null, pattern: null }
    expect(marks).toMatchObject([
      {
        shortName: 'T',
        color: '#0000FF',
        type: 'BUOY',
        shape: 'CYLINDER',
        pattern: 'CHECKERED',
        originatingMarkPropertiesId: markPropertiesId,
      },
      { shortName: 'T', ...plain },
      { shortName: 'Top', ...plain },
      { color: '#FF0000', shape: 'CONICAL', originatingMarkPropertiesId: markPropertiesId },
    ])
  })

  it('shows only a hash of its device', async () => {
    const properties = { name: 'p', deviceUuid: phone }
    const markPropertiesId = await make(service, 'markproperties', ann, properties)
    const added = await add({ regattaName: 'Kiel Week', markName: 'Boat', markPropertiesId })
    const { text, body } = await marksOf('Kiel Week')
    const { marks } = body as { readonly marks: readonly { readonly id: string }[] }

    expect(text.toLowerCase()).not.toContain(phone.toLowerCase())
    expect(marks.find(({ id }) => id === idOf(added))).toMatchObject({
      trackingDevices: [
        {
          trackingDeviceType: 'smartphoneUUID',
          trackingDeviceHash: hashOfPhone,
          trackingDeviceMappedFromMillis: expect.any(Number) as number,
        },
      ],
    })
  })

  it('is refused with all errors', async () => {
    const refused = await add({
      regattaName: 'Kiel Week',
      markTemplateId: unusedId,
      markPropertiesId: 'x',
      color: 'red',
    })

    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      errors: [
        { pointer: '/markName', code: 'required' },
        { pointer: '/color', code: 'color' },
        { pointer: '/markPropertiesId', code: 'uuid' },
        { pointer: '/markTemplateId', code: 'unknown' },
      ],
    })
  })

  it('can refer only to objects that the caller may read', async () => {
    const markTemplateId = await make(service, 'marktemplates', bob, { name: 'of bob' })
    const json = { regattaName: 'Kiel Week', markName: 'm', markTemplateId }
    const before = await add(json)
    await share(service, 'MARK_TEMPLATE', markTemplateId, bob)
    const after = await add(json)

    expect([before.status, after.status]).toEqual([403, 200])
    expect(before.body).toMatchObject({ permission: `MARK_TEMPLATE:READ:${markTemplateId}` })
  })

  it('requires a regatta', async () => {
    expect(await add({ regattaName: 'Nowhere', markName: 'm' }, service.adminToken)).toMatchObject({
      status: 404,
      body: { detail: "Could not find a regatta with name 'Nowhere'." },
    })
  })
})

it('a mark with the id of another one does not replace it', async () => {
  const json = { regattaName: 'Once', markName: 'm' }
  const id = idOf(await add(json))
  const again = await add({ ...json, id, markName: 'other' })

  expect(again.status).toBe(409)
  expect((await marksOf('Once')).body).toMatchObject({ marks: [{ id, name: 'm' }] })
})

describe('the marks of a leaderboard', () => {
  it('are listed in the order of their creation, also after nine concurrent requests', async () => {
    await add({ regattaName: 'Nine', markName: 'first' })
    await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        add({ regattaName: 'Nine', markName: `mark ${index}` }),
      ),
    )
    await add({ regattaName: 'Nine', markName: 'last' })
    const { body } = await marksOf('Nine', '?race_column=R1&fleet=Default')
    const names = (body as { readonly marks: readonly { readonly name: string }[] }).marks.map(
      ({ name }) => name,
    )

    expect(names).toHaveLength(11)
    expect([names[0], names[10]]).toEqual(['first', 'last'])
  })

  it('are 404 for a missing leaderboard, race or mark', async () => {
    const token = service.adminToken
    const replies = [
      await marksOf('Nowhere', '', token),
      await marksOf('Nine', '?race_column=R9'),
      await marksOf('Nine', '?race_column=R1&fleet=Gold'),
      await service.request(`GET ${V}/leaderboards/Nine/marks/${unusedId}`, { token }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(replies[0]?.body).toMatchObject({
      detail: "Could not find a leaderboard with name 'Nowhere'.",
    })
  })

  it('need a race column with a fleet', async () => {
    const { status, body } = await marksOf('Nine', '?fleet=Default')

    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ parameter: 'race_column', code: 'required' }] })
  })
})
