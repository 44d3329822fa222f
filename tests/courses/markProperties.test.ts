/** The mark properties of a user: positioned by a device or a position, found by tags. */
import { describe, expect, it } from 'vitest'
import { H, V } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { hashOfPhone, make, phone, share } from '../support/inventory.ts'
import { leaderboardPath, letEverybody, makeEvent, regattaPath } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const path = `${H}/markproperties`

const device = { trackingDeviceType: 'smartphoneUUID', trackingDeviceHash: hashOfPhone }
const phoneId = phone.toLowerCase()
const known = {
  ...device,
  device_identifier: { id: phoneId, type: 'smartphoneUUID', stringRepresentation: phoneId },
}

const position = { lat_deg: 54.5, lon_deg: 10.25, latitude_deg: 54.5, longitude_deg: 10.25 }

describe('mark properties', () => {
  it('are created from a form, with several tags and a position', async () => {
    const made = await service.request(`POST ${path}`, {
      token: ann,
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      body: 'name=Pin&shortName=P&tags=kiel&tags=start&latDeg=54.5&lonDeg=10.25&deviceUuid=',
    })

    expect([made.status, made.body]).toEqual([
      200,
      {
        id: expect.any(String) as string,
        name: 'Pin',
        shortName: 'P',
        color: null,
        shape: null,
        pattern: null,
        markType: null,
        tags: ['kiel', 'start'],
        hasDeviceUuid: false,
        latDeg: 54.5,
        lonDeg: 10.25,
        positioning: { position },
        lastKnownPosition: position,
      },
    ])
  })

  it('show a device to callers with UPDATE, and only its hash to readers', async () => {
    const json = { name: 'Boat', deviceUuid: phone }
    const made = await service.request(`POST ${path}`, { token: ann, json })
    const { id } = made.body as { readonly id: string }
    await share(service, 'MARK_PROPERTIES', id, ann)
    const readers = [await service.createUser('reader'), undefined]
    const read = (token: string | undefined) =>
      Promise.all(
        [`${path}/${id}`, path].map((address) => service.request(`GET ${address}`, { token })),
      )
    const [own] = await read(ann)

    expect(own?.body).toMatchObject({ hasDeviceUuid: true, positioning: known })
    expect(own?.body).not.toHaveProperty('lastKnownPosition')
    expect(made.body).toEqual(own?.body)
    for (const { text } of await read(service.adminToken)) expect(text).toContain(phoneId)
    for (const { text } of (await Promise.all(readers.map(read))).flat()) {
      expect(text).toContain(hashOfPhone)
      expect(text.toLowerCase()).not.toContain(phoneId)
    }
    await service.request(`DELETE ${path}/${id}`, { token: ann })
  })

  it.each([
    [{ deviceUuid: phone, latDeg: '1', lonDeg: '2' }, 'cannot be used together.', ['deviceUuid']],
    [{ latDeg: '1' }, 'incomplete positioning.', ['lonDeg']],
    [{ lonDeg: '1' }, 'incomplete positioning.', ['latDeg']],
    [{ latDeg: '90.1', lonDeg: '-181' }, 'must be -90 to 90', ['latDeg', 'lonDeg']],
    [{ latDeg: 'north', lonDeg: '0' }, 'must be a number', ['latDeg']],
    [{ deviceUuid: 'my phone' }, 'must be a UUID', ['deviceUuid']],
  ])('are refused with %j', async (form, detail, parameters) => {
    const refused = await service.request(`POST ${path}`, {
      token: ann,
      form: { name: 'x', ...form },
    })

    const body = refused.body as {
      readonly detail: string
      readonly errors: readonly { readonly parameter: string }[]
    }
    expect([refused.status, body.detail]).toEqual([400, expect.stringContaining(detail)])
    expect(body.errors.map(({ parameter }) => parameter)).toEqual(parameters)
  })

  it('accept degrees with all the digits that programs write', async () => {
    const form = { name: 'x', latDeg: '0.30000000000000004', lonDeg: '-1.0E-7' }
    const { body } = await service.request(`POST ${path}`, { token: ann, form })

    expect(body).toMatchObject({ latDeg: 0.30000000000000004, lonDeg: -1e-7 })
  })

  it('are found by any of several tags', async () => {
    const dora = await service.createUser('dora')
    await make(service, 'markproperties', dora, { name: 'a', tags: ['x', 'y', 'x'] })
    await make(service, 'markproperties', dora, { name: 'b', tags: ['z'] })
    await make(service, 'markproperties', dora, { name: 'c' })
    const listNames = async (query: string) => {
      const { body } = await service.request(`GET ${path}${query}`, { token: dora })
      return (body as readonly { readonly name: string }[]).map(({ name }) => name)
    }

    expect(await listNames('')).toEqual(['a', 'b', 'c'])
    expect(await listNames('?tags=y')).toEqual(['a'])
    expect(await listNames('?tags=x&tags=z')).toEqual(['a', 'b'])
    expect(await listNames('?tags=none')).toEqual([])
  })
})

describe('a change of mark properties', () => {
  it('replaces the look and the tags, and keeps the positioning', async () => {
    const old = { name: 'old', color: 'f00', tags: ['a'], latDeg: 54.5, lonDeg: 10.25 }
    const id = await make(service, 'markproperties', ann, old)
    const changed = await service.request(`PUT ${path}/${id}`, {
      token: ann,
      json: { name: 'new', markType: 'Landmark' },
    })

    expect(changed.body).toMatchObject({
      id,
      name: 'new',
      shortName: 'new',
      color: null,
      markType: 'LANDMARK',
      tags: [],
      positioning: { position },
    })
  })

  it('prefers a device to a position, and without both removes the positioning', async () => {
    const id = await make(service, 'markproperties', ann, { name: 'm' })
    const put = async (query: string) => {
      const { status, body } = await service.request(`PUT ${path}/${id}/positioning${query}`, {
        token: ann,
        headers: { 'content-type': 'application/json' },
      })
      return [status, (body as { readonly positioning?: unknown }).positioning]
    }

    expect(await put('?latDeg=54.5&lonDeg=10.25')).toEqual([200, { position }])
    expect(await put(`?deviceUuid=${phone}&latDeg=1&lonDeg=2`)).toEqual([200, known])
    expect(await put('?latDeg=1')).toEqual([400, undefined])
    expect(await put('')).toEqual([200, null])
  })
})

describe('deleting mark properties', () => {
  it('leaves no data behind, not even for an id that is used again', async () => {
    const id = await make(service, 'markproperties', ann, { name: 'm' })
    await letEverybody(service, ann, 'MARK_PROPERTIES', id, 'READ', 'UPDATE')
    const deleted = await service.request(`DELETE ${path}/${id}`, { token: ann })
    const gone = await service.request(`GET ${path}/${id}`, { token: ann })
    const again = await service.request(`DELETE ${path}/${id}`, { token: service.adminToken })
    await make(service, 'markproperties', bob, { id, name: 'anew' })
    const asBefore = await service.request(`GET ${path}/${id}`, { token: ann })
    const byBob = await service.request(`GET ${path}/${id}`, { token: bob })

    expect([deleted.status, deleted.text, gone.status, again.status]).toEqual([200, '', 404, 404])
    expect([asBefore.status, byBob.status]).toEqual([403, 200])
  })
})

describe('the device of mark properties', () => {
  it('goes to a mark of callers with UPDATE, and readers neither map nor see it', async () => {
    const { body } = await service.request(`POST ${path}`, {
      token: ann,
      json: { name: 'Boat', deviceUuid: phone },
    })
    const { id: markPropertiesId } = body as { readonly id: string }
    await share(service, 'MARK_PROPERTIES', markPropertiesId, ann)
    const course = {
      name: 'One mark',
      markConfigurations: [{ id: 'boat', markPropertiesId }],
      waypoints: [{ passingInstruction: 'Port', markConfigurationIds: ['boat'] }],
    }
    const textsAbout = async (token: string) => {
      const regattaName = await makeEvent(service, token, { numberofraces: 1 })
      const event = encodeURIComponent(regattaName)
      const added = { regattaName, markPropertiesId, markName: 'Boat' }
      const replies = [
        await service.request(`POST ${V}/mark/addMarkToRegatta`, { token, json: added }),
        await service.request(`POST ${V}/courseconfiguration/validate`, { token, json: course }),
        await service.request(`POST ${V}/courseconfiguration/createCourse/${event}/R1/Default`, {
          token,
          json: course,
        }),
        await service.request(`GET ${leaderboardPath(regattaName, '/marks')}`, { token }),
        await service.request(`POST ${regattaPath(regattaName, '/tracking_devices')}`, { token }),
      ]
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      return replies.map(({ text }) => text.toLowerCase()).join()
    }

    const byReader = await textsAbout(bob)
    expect(byReader).not.toContain(phoneId)
    expect(byReader).not.toContain(hashOfPhone.toLowerCase())
    expect(await textsAbout(ann)).toContain(phoneId)
  })
})
