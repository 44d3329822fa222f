/** The references, looks, roles and templates of a course. */
import { describe, expect, it } from 'vitest'
import { unusedId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { beforeNextTransaction } from '../support/beforeNextTransaction.ts'
import { courseSetup, pointersOf } from '../support/courseSetup.ts'
import { C, type Json, windwardLeeward } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const tools = courseSetup(service)
const meanwhile = beforeNextTransaction(service)
const officer = await service.createUser('officer')
const other = await service.createUser('other')

/** A configuration with one mark that is at no waypoint. */
const oneMark = (entry: Json): Json => ({
  name: 'One mark',
  markConfigurations: [{ id: 'a', ...entry }],
  waypoints: [],
})

const freestyle = { freestyleProperties: { name: 'A' } }

describe('a reference to', () => {
  const references: readonly [string, string, (id: string) => Json][] = [
    ['marktemplates', 'MARK_TEMPLATE', (id) => ({ markTemplateId: id })],
    ['markproperties', 'MARK_PROPERTIES', (id) => ({ markPropertiesId: id })],
    ['markroles', 'MARK_ROLE', (id) => ({ ...freestyle, associatedRoleId: id })],
  ]

  it.each(references)(
    '%s is a 400 when unknown, a 403 when unreadable',
    async (kind, type, entry) => {
      const regatta = await tools.newRegatta(officer)
      const id = await tools.make(other, kind, { name: 'Theirs' })

      const unknown = await tools.trySave(officer, regatta, oneMark(entry(unusedId)))
      const unreadable = await tools.trySave(officer, regatta, oneMark(entry(id)))

      expect(unknown.status).toBe(400)
      expect(pointersOf(unknown)).toEqual([
        `/markConfigurations/0/${Object.keys(entry('')).at(-1) ?? ''}`,
      ])
      expect([unreadable.status, unreadable.body]).toEqual([
        403,
        expect.objectContaining({ permission: `${type}:READ:${id}` }),
      ])
      expect((await tools.read(officer, regatta)).markConfigurations).toEqual([])
      await tools.letEverybody(other, type, id, 'READ')
      expect((await tools.trySave(officer, regatta, oneMark(entry(id)))).status).toBe(200)
    },
  )

  it('a role that does not exist is a 400, also beside a name', async () => {
    const entry = { ...freestyle, associatedRoleId: unusedId, associatedRole: 'Windward' }
    const refused = await tools.trySave(officer, await tools.newRegatta(officer), oneMark(entry))

    expect(refused.status).toBe(400)
    expect(pointersOf(refused)).toEqual(['/markConfigurations/0/associatedRoleId'])
  })

  it('a mark is a 400 when the regatta has no such mark, or there is no regatta', async () => {
    const regatta = await tools.newRegatta(officer)
    const elsewhere = await tools.save(officer, await tools.newRegatta(officer), oneMark(freestyle))
    const markId = elsewhere.markConfigurations[0]?.markId ?? ''

    const unknown = await tools.trySave(officer, regatta, oneMark({ markId }))
    const without = await tools.send('createCourseTemplate', officer, oneMark({ markId }))

    expect([unknown.status, pointersOf(unknown)]).toEqual([400, ['/markConfigurations/0/markId']])
    expect(unknown.text).toContain(`Mark ${markId} could not be found in regatta ${regatta}`)
    expect([without.status, pointersOf(without)]).toEqual([400, ['/markConfigurations/0/markId']])
    const own = await tools.save(officer, regatta, oneMark(freestyle))
    const known = { markId: own.markConfigurations[0]?.markId ?? '' }
    expect((await tools.trySave(officer, regatta, oneMark(known))).status).toBe(200)
    const query = `?regattaName=${encodeURIComponent(regatta)}`
    const template = await tools.saveTemplate(officer, oneMark(known), query)
    expect(template.markConfigurations[0]).toMatchObject({ effectiveProperties: { name: 'A' } })
  })

  it('a course template is a 400 when unknown, a 403 when unreadable', async () => {
    const regatta = await tools.newRegatta(officer)
    const { courseTemplateId = '' } = await tools.saveTemplate(other, oneMark(freestyle))
    const after = (id: string) => ({ ...oneMark(freestyle), courseTemplateId: id })

    const unknown = await tools.trySave(officer, regatta, after(unusedId))

    expect([unknown.status, pointersOf(unknown)]).toEqual([400, ['/courseTemplateId']])
    expect((await tools.trySave(officer, regatta, after(courseTemplateId))).status).toBe(403)
    await tools.letEverybody(other, 'COURSE_TEMPLATE', courseTemplateId, 'READ')
    const based = await tools.save(officer, regatta, after(courseTemplateId))
    expect(based.courseTemplateId).toBe(courseTemplateId)
  })

  it('the mark templates and the roles of a readable course template needs no other permission', async () => {
    const regatta = await tools.newRegatta(officer)
    const { courseTemplateId = '' } = await tools.saveTemplate(other, windwardLeeward())
    await tools.letEverybody(other, 'COURSE_TEMPLATE', courseTemplateId, 'READ')

    const template = await tools.readTemplate(officer, courseTemplateId, '?laps=3')
    const saved = await tools.save(officer, regatta, template)

    expect(saved).toMatchObject({ courseTemplateId, numberOfLaps: 3 })
    expect(saved.waypoints).toHaveLength(7)
  })
})

describe('the look of a mark', () => {
  it('is combined field by field: freestyle, then properties, then template', async () => {
    const regatta = await tools.newRegatta(officer)
    const template = { name: 'T', color: '#111', shape: 'CONICAL', markType: 'BUOY' }
    const properties = { name: 'P', shortName: 'p', color: '#222', pattern: 'CHECKERED' }
    const markTemplateId = await tools.make(officer, 'marktemplates', template)
    const markPropertiesId = await tools.make(officer, 'markproperties', properties)
    const freestyleProperties = { color: '3f3', shape: 'cylinder', shortName: '', markType: '' }

    const entry = { markTemplateId, markPropertiesId, freestyleProperties }
    const saved = await tools.save(officer, regatta, oneMark(entry))

    expect(saved.markConfigurations[0]?.effectiveProperties).toEqual({
      name: 'P',
      shortName: 'p',
      color: '#33FF33',
      shape: 'CYLINDER',
      pattern: 'CHECKERED',
      markType: 'BUOY',
    })
  })

  it('of a mark of the regatta stays, whatever else its entry names', async () => {
    const regatta = await tools.newRegatta(officer)
    const first = await tools.save(officer, regatta, oneMark(freestyle))
    const markPropertiesId = await tools.make(officer, 'markproperties', { name: 'P' })
    const entry = { markId: first.markConfigurations[0]?.markId, markPropertiesId }

    const second = await tools.save(officer, regatta, oneMark(entry))

    expect(second).toEqual(first.warnings === undefined ? first : { ...first })
  })
})

describe('a role', () => {
  const rolesOf = async (token: string, regatta: string, ...entries: readonly Json[]) => {
    const saved = await tools.save(token, regatta, {
      name: 'Roles',
      markConfigurations: entries.map((entry, at) => ({ id: `m${at}`, ...freestyle, ...entry })),
      waypoints: entries.map((_, at) => ({
        passingInstruction: 'Port',
        markConfigurationIds: [`m${at}`],
      })),
    })
    return entries.map((_, at) => saved.markConfigurations[at])
  }

  it('is an existing one, by id or by name, or a new one', async () => {
    const regatta = await tools.newRegatta(officer)
    const id = await tools.make(officer, 'markroles', { name: 'Windward' })

    const [byId, byName, made, same] = await rolesOf(
      officer,
      regatta,
      { associatedRoleId: id },
      { associatedRole: 'Windward' },
      { associatedRole: 'Wing', associatedRoleShortName: 'W' },
      { associatedRole: 'Wing', associatedRoleShortName: 'W' },
    )

    expect(byId).toMatchObject({ associatedRoleId: id, associatedRole: 'Windward' })
    expect(byName).toMatchObject({ associatedRoleId: id, associatedRole: 'Windward' })
    expect(made).toMatchObject({ associatedRole: 'Wing', associatedRoleShortName: 'W' })
    expect(same?.associatedRoleId).toBe(made?.associatedRoleId)
    const path = `GET /sharedsailingserver/api/v1/markroles/${made?.associatedRoleId ?? ''}`
    expect((await service.request(path, { token: officer })).status).toBe(200)
    expect((await service.request(path, { token: other })).status).toBe(403)
  })

  it('of another user is not found by its name', async () => {
    const regatta = await tools.newRegatta(officer)
    const hidden = await tools.make(other, 'markroles', { name: 'Secret' })

    const [made] = await rolesOf(officer, regatta, { associatedRole: 'Secret' })

    expect(made?.associatedRoleId).not.toBe(hidden)
  })

  it('is made once, even if many others have a role of this name', async () => {
    const [first, second] = [await tools.newRegatta(officer), await tools.newRegatta(officer)]
    for (let count = 0; count < 45; count += 1) {
      await tools.make(other, 'markroles', { name: 'Start pin' })
    }

    const [made] = await rolesOf(officer, first, { associatedRole: 'Start pin' })
    for (let count = 0; count < 5; count += 1) {
      await tools.make(other, 'markroles', { name: 'Start pin' })
    }
    const [same] = await rolesOf(officer, second, { associatedRole: 'Start pin' })

    expect(same?.associatedRoleId).toBe(made?.associatedRoleId)
  })

  it('is made once by simultaneous requests for several races', async () => {
    const [first, second] = [await tools.newRegatta(officer), await tools.newRegatta(officer)]

    const earlier = meanwhile(() => rolesOf(officer, first, { associatedRole: 'Pair' }))
    const [later] = await rolesOf(officer, second, { associatedRole: 'Pair' })

    expect(later?.associatedRole).toBe('Pair')
    expect((await earlier())[0]?.associatedRoleId).toBe(later?.associatedRoleId)
  })

  it('is made again if the caller may not read the first one any more', async () => {
    const [first, second] = [await tools.newRegatta(officer), await tools.newRegatta(officer)]
    const [lost] = await rolesOf(officer, first, { associatedRole: 'Lost' })
    const address = `${S}/ownership/MARK_ROLE/${lost?.associatedRoleId ?? ''}`
    const json = { username: 'other', groupId: null }
    await service.request(`PUT ${address}`, { token: service.adminToken, json })

    const [made] = await rolesOf(officer, second, { associatedRole: 'Lost' })

    expect(made?.associatedRoleId).not.toBe(lost?.associatedRoleId)
  })
})

describe('a course template', () => {
  it('has tags, and an image in both spellings', async () => {
    const image = 'https://example.org/course.png'
    const more = { optionalImageURL: image, tags: ['a', 'b', 'a'] }

    const made = await tools.saveTemplate(officer, { ...oneMark(freestyle), ...more })
    const read = await tools.readTemplate(officer, made.courseTemplateId ?? '')

    const spelled = { optionalImageURL: image, optionalImageUrl: image, tags: ['a', 'b'] }
    expect([made, read]).toMatchObject([spelled, spelled])
  })

  it('has an optional default lap count, and is returned with the requested one', async () => {
    const without = await tools.saveTemplate(officer, windwardLeeward({ numberOfLaps: null }))
    const three = await tools.saveTemplate(officer, windwardLeeward({ numberOfLaps: 3 }))
    const lapsOf = async (id: string | undefined, query = '') => {
      const shown = await tools.readTemplate(officer, id ?? '', query)
      return [shown.numberOfLaps, shown.waypoints.length]
    }

    expect(await lapsOf(without.courseTemplateId)).toEqual([null, 5])
    expect(await lapsOf(three.courseTemplateId)).toEqual([3, 7])
    expect(await lapsOf(three.courseTemplateId, '?numberOfLaps=1')).toEqual([1, 5])
    expect(await lapsOf(three.courseTemplateId, '?laps=100')).toEqual([100, 201])
    const path = `GET ${C}/getFromCourseTemplate/${three.courseTemplateId ?? ''}?laps=101`
    expect((await service.request(path, { token: officer })).status).toBe(400)
  })
})
