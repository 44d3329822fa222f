/** Assertions of the API tests of the original server about marks and courses, in our words. */
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { H, V } from '../../scripts/requests/paths.ts'
import { C, coursePath } from '../support/courses.ts'
import { make } from '../support/inventory.ts'
import { makeEvent, track } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request, adminToken: token } = service

describe('revokeMarkOnRegatta', () => {
  const revoke = (raceColumnName: string, fleetName: string, markId: string, name = regattaName) =>
    request(`POST ${V}/mark/revokeMarkOnRegatta`, {
      token,
      json: { regattaName: name, raceColumnName, fleetName, markId },
    })
  const addMark = async (markName: string) => {
    const json = { regattaName, markName }
    const { body } = await request(`POST ${V}/mark/addMarkToRegatta`, { token, json })
    return (body as { readonly markId: string }).markId
  }
  let regattaName = ''
  beforeAll(async () => {
    regattaName = await makeEvent(service, token, { numberofraces: 3 })
    await track(service, token, 'starttracking', regattaName, {
      race_column: 'R2',
      fleet: 'Default',
    })
  })

  it.each([
    ['R1', 'Default', 'No regatta', 'Could not find a regatta with name'],
    ['Blub', 'Default', undefined, "Could not find a race with raceColumn 'Blub'"],
    ['R1', 'Blume', undefined, "Could not find a race with raceColumn 'R1' and fleet 'Blume'"],
    ['R1', 'Default', undefined, 'Could not find a mark with id'],
  ])('names what is missing: %s %s of %s', async (raceColumn, fleet, name, detail) => {
    const refused = await revoke(raceColumn, fleet, newId(), name)

    expect([refused.status, refused.text]).toEqual([404, expect.stringContaining(detail)])
  })

  it('keeps a mark of a race that has been tracked, and a mark of a course', async () => {
    const markId = await addMark('Startboat')
    const json = {
      name: 'One mark',
      markConfigurations: [{ id: 'boat', markId }],
      waypoints: [{ passingInstruction: 'Port', markConfigurationIds: ['boat'] }],
    }
    const tracked = await revoke('R2', 'Default', markId)
    await request(`POST ${C}/createCourse/${coursePath(regattaName, 'R3')}`, { token, json })
    const used = await revoke('R1', 'Default', markId)

    expect([tracked.status, tracked.text]).toEqual([
      409,
      expect.stringContaining(' is already tracked'),
    ])
    expect([used.status, used.text]).toEqual([
      409,
      expect.stringContaining(' is already used in race R3/Default'),
    ])
  })

  it('removes another mark, also one with a position', async () => {
    const [one, other] = [await addMark('Startboat1'), await addMark('Startboat2')]
    const race = { leaderboardName: regattaName, raceColumnName: 'R1', fleetName: 'Default' }
    const fix = { latDeg: '0.599', lonDeg: '9.12', timeMillis: String(Date.now()) }
    const pinged = await request(`POST ${V}/mark/addMarkFix`, {
      token,
      json: { ...race, markId: one, ...fix, markTemplateId: newId() },
    })
    const revoked = await revoke('R1', 'Default', one)
    const { text } = await request(`GET ${C}/getFromCourse/${coursePath(regattaName, 'R1')}`, {
      token,
    })

    expect([pinged.status, revoked.status]).toEqual([200, 200])
    expect([text.includes(one), text.includes(other)]).toEqual([false, true])
  })
})

describe('course templates', () => {
  const names = ['Startboat', 'Pinend', '1']
  const makeAll = (path: string) =>
    Promise.all(names.map((name) => make(service, path, token, { name })))
  const save = async (json: Readonly<Record<string, unknown>>) => {
    const { status, text, body } = await request(`POST ${H}/coursetemplates`, { token, json })
    return { status, text, body: body as Readonly<Record<string, unknown>> }
  }
  const upwind = async () => {
    const roles = await makeAll('markroles')
    const allMarkTemplates = (await makeAll('marktemplates')).map((id, index) => ({
      id,
      associatedRoleId: roles[index],
    }))
    const line = { passingInstruction: 'Line', markRoleIds: roles.slice(0, 2) }
    const windward = { passingInstruction: 'Port', markRoleIds: roles.slice(2) }
    const waypoints = [line, windward, line, windward, line]
    return { name: 'Upwind', tags: ['A', 'B'], allMarkTemplates, waypoints }
  }
  const part = (start: number, end: number) => ({
    zeroBasedIndexOfRepeatablePartStart: start,
    zeroBasedIndexOfRepeatablePartEnd: end,
  })

  it('have the roles that their mark templates name', async () => {
    const sent = await upwind()
    const made = await save({ ...sent, optionalRepeatablePart: part(1, 3) })

    expect([made.status, made.body.waypoints]).toEqual([
      200,
      expect.objectContaining({ length: 5 }),
    ])
    expect(made.body).toMatchObject({
      name: 'Upwind',
      optionalRepeatablePart: part(1, 3),
      allMarkTemplates: sent.allMarkTemplates.map(({ id, associatedRoleId }) => ({
        id,
        associatedRoleId,
        associatedMarkRoleId: associatedRoleId,
      })),
    })
  })

  it('refuse a repeatable part that ends after the course', async () => {
    const refused = await save({ ...(await upwind()), optionalRepeatablePart: part(1, 6) })

    expect([refused.status, refused.body.detail]).toEqual([
      400,
      expect.stringContaining('Repeatable part (1, 6) is out of range for sequence of length 5'),
    ])
  })

  it('refuse two names for the role of one mark template', async () => {
    const sent = await upwind()
    const [first, ...others] = sent.allMarkTemplates
    const both = { ...first, associatedMarkRoleId: others[0]?.associatedRoleId }
    const refused = await save({ ...sent, allMarkTemplates: [both, ...others] })

    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('/allMarkTemplates/0/associatedRoleId'),
    ])
  })
})

describe('the inventory', () => {
  it.each([
    ['marktemplates', {}],
    ['markproperties', { deviceUuid: newId() }],
    ['markproperties', { latDeg: '49.1', lonDeg: '8.6' }],
  ])('%s take any shape and pattern, beside %j', async (path, more) => {
    const look = { shortName: 'T', shape: 'shape', pattern: 'pattern', markType: 'STARTBOAT' }
    const form = { name: 'Tower', color: '#FF0000', ...look, ...more }
    const made = await request(`POST ${H}/${path}`, { token, form })
    const { id } = made.body as { readonly id: string }
    const read = await request(`GET ${H}/${path}/${id}`, { token })

    expect([made.status, read.body]).toEqual([200, made.body])
    expect(made.body).toMatchObject({ name: 'Tower', color: '#FF0000', ...look })
  })

  it('takes the positioning with the rest of mark properties, and clears it', async () => {
    const made = await request(`POST ${H}/markproperties`, { token, form: { name: 'Pin' } })
    const { id } = made.body as { readonly id: string }
    const put = async (path: string, form: Readonly<Record<string, string>>) => {
      const { body } = await request(`PUT ${H}/markproperties/${id}${path}`, { token, form })
      return body
    }
    const deviceUuid = newId()

    expect(await put('', { name: 'Pin end', latDeg: '49.1', lonDeg: '8.6' })).toMatchObject({
      name: 'Pin end',
      latDeg: 49.1,
      lonDeg: 8.6,
    })
    expect(await put('', { name: 'Pin end', deviceUuid })).toMatchObject({ hasDeviceUuid: true })
    expect(await put('/positioning', {})).toMatchObject({
      name: 'Pin end',
      hasDeviceUuid: false,
      positioning: null,
    })
  })
})
