/** The other objects that a course writes: mark properties, positions, devices. */
import { describe, expect, it } from 'vitest'
import { H, S } from '../../scripts/requests/paths.ts'
import { courseSetup, pointersOf } from '../support/courseSetup.ts'
import { type CourseAnswer, coursePath, type Json } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import { hashOfPhone } from '../support/inventory.ts'
import { stateOf } from '../support/tableState.ts'

const service = await useTestService()
const tools = courseSetup(service)
const officer = await service.createUser('officer')
const other = await service.createUser('other')

const oneMark = (entry: Json, more: Json = {}): Json => ({
  name: 'One mark',
  markConfigurations: [{ id: 'a', freestyleProperties: { name: 'A' }, ...entry }],
  waypoints: [],
  ...more,
})

const readProperties = async (id: string | undefined, token = officer): Promise<Json> => {
  const { status, body, text } = await service.request(`GET ${H}/markproperties/${id ?? ''}`, {
    token,
  })
  if (status !== 200) throw new Error(text)
  return body as Json
}

const save = async (regatta: string, entry: Json, more: Json = {}) => {
  const saved = await tools.save(officer, regatta, oneMark(entry, more))
  return saved.markConfigurations.at(-1)
}

describe('storeToInventory', () => {
  it('creates mark properties with the look and the position of the mark', async () => {
    const regatta = await tools.newRegatta(officer)
    const look = { name: 'Red', shortName: 'R', color: '#FF0000', markType: 'BUOY' }
    const position = { latitude_deg: 54.4, longitude_deg: 10.2 }

    const mark = await save(regatta, {
      freestyleProperties: { ...look, tag: ['kiel'], tags: ['kiel', 'race'] },
      positioning: { position },
      storeToInventory: true,
    })

    const properties = await readProperties(mark?.markPropertiesId)
    expect(properties).toMatchObject({ ...look, tags: ['kiel', 'race'] })
    expect(JSON.stringify(properties)).toContain('54.4')
  })

  it.each([undefined, null, false])('has no effect when it is %s', async (storeToInventory) => {
    const mark = await save(await tools.newRegatta(officer), { storeToInventory })

    expect(mark).not.toHaveProperty('markPropertiesId')
  })

  it('changes the properties that the entry names, and the positioning only if the entry has one', async () => {
    const regatta = await tools.newRegatta(officer)
    const id = await tools.make(officer, 'markproperties', { name: 'P', color: '#000000' })
    const entry = { markPropertiesId: id, storeToInventory: true }
    const lying = { positioning: { position: { latitude_deg: 1.5, longitude_deg: 2 } } }

    const mark = await save(regatta, { ...entry, ...lying, freestyleProperties: { color: '#FFF' } })
    const changed = await readProperties(id)
    await save(regatta, { ...entry, positioning: {}, freestyleProperties: { tags: ['t'] } })

    expect(mark?.markPropertiesId).toBe(id)
    expect(changed).toMatchObject({ name: 'P', color: '#FFFFFF' })
    const later = await readProperties(id)
    expect(later).toMatchObject({ name: 'P', color: '#FFFFFF', tags: ['t'] })
    expect(JSON.stringify(later)).toContain('1.5')
  })

  it('together with markId stores the look of the mark of the regatta', async () => {
    const regatta = await tools.newRegatta(officer)
    const { markId } = (await save(regatta, {})) ?? {}
    const id = await tools.make(officer, 'markproperties', { name: 'P' })
    const entry = { freestyleProperties: undefined, markId, markPropertiesId: id }

    await save(regatta, entry)
    expect(await readProperties(id)).toMatchObject({ name: 'P' })
    const mark = await save(regatta, { ...entry, storeToInventory: true })

    expect(mark).toMatchObject({ markId, markPropertiesId: id })
    expect(await readProperties(id)).toMatchObject({ name: 'A' })
  })

  it('requires UPDATE on the properties that it changes', async () => {
    const regatta = await tools.newRegatta(officer)
    const id = await tools.make(other, 'markproperties', { name: 'Theirs' })
    await tools.letEverybody(other, 'MARK_PROPERTIES', id, 'READ')
    const entry = { markPropertiesId: id, storeToInventory: true }

    const refused = await tools.trySave(officer, regatta, oneMark(entry))

    expect([refused.status, refused.body]).toEqual([
      403,
      expect.objectContaining({ permission: `MARK_PROPERTIES:UPDATE:${id}` }),
    ])
    expect((await tools.read(officer, regatta)).markConfigurations).toEqual([])
    await tools.letEverybody(other, 'MARK_PROPERTIES', id, 'READ', 'UPDATE')
    expect((await tools.trySave(officer, regatta, oneMark(entry))).status).toBe(200)
    expect(await readProperties(id, other)).toMatchObject({ name: 'A' })
  })
})

describe('the owning group of new entries of the inventory', () => {
  const groupOf = async (id: string | undefined): Promise<unknown> => {
    const path = `GET ${S}/ownership/MARK_PROPERTIES/${id ?? ''}`
    const { body } = await service.request(path, { token: officer })
    return (body as { readonly groupId: unknown }).groupId
  }
  const newGroup = async (token: string, groupName: string): Promise<string> => {
    const path = `PUT ${S}/usergroup?groupName=${groupName}`
    const { body } = await service.request(path, { token })
    return (body as { readonly groupId: string }).groupId
  }

  it('is named in the body or in the query, and is the default group otherwise', async () => {
    const regatta = await tools.newRegatta(officer)
    const crew = await newGroup(officer, 'crew')
    const stored = { storeToInventory: true }
    const inBody = await save(regatta, stored, { markPropertiesGroupOwnership: 'crew' })
    const path = `createCourse/${coursePath(regatta)}?markPropertiesGroupOwnership=crew`
    const { body } = await tools.send(path, officer, oneMark(stored))
    const inQuery = (body as CourseAnswer).markConfigurations.at(-1)
    const usual = await save(regatta, stored)

    expect(await groupOf(inBody?.markPropertiesId)).toBe(crew)
    expect(await groupOf(inQuery?.markPropertiesId)).toBe(crew)
    expect(await groupOf(usual?.markPropertiesId)).not.toBe(crew)
  })

  it('is a 400 if it does not exist, and a 403 if the caller is not a member', async () => {
    const regatta = await tools.newRegatta(officer)
    await newGroup(other, 'theirs')
    const into = (markPropertiesGroupOwnership: string) =>
      tools.trySave(
        officer,
        regatta,
        oneMark({ storeToInventory: true }, { markPropertiesGroupOwnership }),
      )

    const unknown = await into('nobody')

    expect([unknown.status, pointersOf(unknown)]).toEqual([400, ['/markPropertiesGroupOwnership']])
    expect((await into('theirs')).status).toBe(403)
    expect((await tools.read(officer, regatta)).markConfigurations).toEqual([])
  })
})

describe('positioning', () => {
  const phone = '3a7b0d1e-6f3c-4b52-9d7e-0c8a1f2b4d6e'
  const position = { latitude_deg: 54.4, longitude_deg: 10.2 }
  const lying = { lat_deg: 54.4, lon_deg: 10.2, ...position }

  it('is a position, returned in both spellings', async () => {
    const regatta = await tools.newRegatta(officer)

    const mark = await save(regatta, { positioning: { position } })

    expect(mark?.lastKnownPosition).toEqual(lying)
    expect(mark?.trackingDevices).toEqual([])
  })

  it('is a device, and returned as a hash', async () => {
    const regatta = await tools.newRegatta(officer)

    const entry = { positioning: { deviceUUID: phone.toUpperCase() } }
    const saved = await tools.save(officer, regatta, oneMark(entry))

    expect(saved.markConfigurations[0]?.trackingDevices).toEqual([
      {
        trackingDeviceType: 'smartphoneUUID',
        trackingDeviceHash: hashOfPhone,
        trackingDeviceMappedFromMillis: expect.any(Number) as number,
      },
    ])
    const read = await tools.read(officer, regatta)
    for (const text of [JSON.stringify(saved), JSON.stringify(read)]) {
      expect(text.toLowerCase()).not.toContain(phone)
    }
  })

  it.each([
    ['null', null],
    ['{}', {}],
    ['absent', undefined],
  ])('that is %s keeps the position of a mark', async (_, positioning) => {
    const regatta = await tools.newRegatta(officer)
    const { markId } = (await save(regatta, { positioning: { position } })) ?? {}
    const same = { freestyleProperties: undefined, markId }

    expect((await save(regatta, { ...same, positioning }))?.lastKnownPosition).toEqual(lying)
    const moved = { ...position, latitude_deg: 54.5 }
    const later = await save(regatta, { ...same, positioning: { position: moved } })
    expect(later?.lastKnownPosition).toMatchObject({ lat_deg: 54.5 })
  })

  it('of mark properties is copied to the mark that is created from them, without the id of the device', async () => {
    const regatta = await tools.newRegatta(officer)
    const id = await tools.make(officer, 'markproperties', { name: 'P' })
    const path = `PUT ${H}/markproperties/${id}/positioning`
    await service.request(`${path}?deviceUuid=${phone}`, { token: officer })
    const mark = await save(regatta, { markPropertiesId: id })
    await service.request(`${path}?latDeg=54.4&lonDeg=10.2`, { token: officer })
    const lyingMark = await save(regatta, { markPropertiesId: id })

    expect(mark?.trackingDevices?.[0]).toMatchObject({ trackingDeviceHash: hashOfPhone })
    expect(lyingMark?.lastKnownPosition).toEqual(lying)
  })

  it('of a template is returned once, and not stored', async () => {
    const made = await tools.saveTemplate(officer, oneMark({ positioning: { position } }))

    expect(made.markConfigurations[0]).toMatchObject({
      positioning: { position },
      lastKnownPosition: lying,
    })
    expect(made.markConfigurations[0]).not.toHaveProperty('trackingDevices')
    const read = await tools.readTemplate(officer, made.courseTemplateId ?? '')
    for (const key of ['positioning', 'lastKnownPosition']) {
      expect(read.markConfigurations[0]).not.toHaveProperty(key)
    }
    const items = await stateOf(service)
    const templates = [...items].filter(([key]) => key.includes('_TEMPLATE#'))
    expect(templates.length).toBeGreaterThan(0)
    expect(templates.filter(([, item]) => JSON.stringify(item).includes('54.4'))).toEqual([])
  })

  it('of a template by a device is returned as a device, too', async () => {
    const made = await tools.saveTemplate(officer, oneMark({ positioning: { deviceUUID: phone } }))

    expect(made.markConfigurations[0]).toMatchObject({
      trackingDevices: [{ trackingDeviceType: 'smartphoneUUID', trackingDeviceHash: hashOfPhone }],
    })
    expect(made.markConfigurations[0]).not.toHaveProperty('lastKnownPosition')
  })
})
