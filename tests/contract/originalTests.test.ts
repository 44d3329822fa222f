/**
 * Assertions of the API tests of the original server, in our words, by endpoint. Differences on purpose
 * are in docs/evidence/comparison.md.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { H, V } from '../../harness/paths.ts'
import { makeCompetitor } from '../support/entries.ts'
import { make } from '../support/inventory.ts'
import { C, coursePath } from '../support/courses.ts'
import { makeEvent, track } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request, adminToken: token } = service

const anyText = expect.any(String) as unknown
const anyNumber = expect.any(Number) as unknown

describe('createEvent', () => {
  it('fills in what the request leaves out', async () => {
    const name = '<ppp> loggingsession'
    const closed = { competitorRegistrationType: 'CLOSED', boatclassname: '75QMNATIONALEKREUZER' }
    const form = { eventName: name, venuename: 'default', ...closed }
    const made = await request(`POST ${V}/events/createEvent`, { token, form })
    const { eventid, eventstartdate: start } = made.body as Readonly<Record<string, number>>
    const read = await request(`GET ${V}/events/${eventid ?? ''}`, { token })

    expect(made.body).toMatchObject({
      ...{ eventname: name, regatta: name, leaderboard: name },
      ...{ eventstartdate: anyNumber, eventenddate: (start ?? 0) + 7 * 24 * 3_600_000 },
      registrationSecret: anyText,
    })
    expect(Math.abs((start ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(read.body).toMatchObject({
      ...{ name, description: name, officialWebsiteURL: null, startDate: start },
      ...{ baseURL: 'https://localhost/sailingserver/api/', images: [], videos: [] },
      venue: { name: 'default', courseAreas: [{ id: anyText, name: 'Default' }] },
      sailorsInfoWebsiteURLs: [],
    })
  })
})

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
      ...{ token, json: { ...race, markId: one, ...fix, markTemplateId: newId() } },
    })
    const revoked = await revoke('R1', 'Default', one)
    const { text } = await request(`GET ${C}/getFromCourse/${coursePath(regattaName, 'R1')}`, {
      token,
    })

    expect([pinged.status, revoked.status]).toEqual([200, 200])
    expect([text.includes(one), text.includes(other)]).toEqual([false, true])
  })
})

describe('leaderboards of version 2', () => {
  const V2 = '/sailingserver/api/v2'

  it('have the fields of a leaderboard without races', async () => {
    const name = 'loggingsession <Cédille> 2-b$'
    await makeEvent(service, token, { eventName: name })
    const sharding = '/leaderboard/loggingsession__C_dille__2_b_'
    const path = `${V2}/leaderboards/${encodeURIComponent(name)}`
    const { body } = await request(`GET ${path}`, { token })
    const { resultTimepoint } = body as { readonly resultTimepoint: number }
    const past = await request(`GET ${path}?timeasmillis=1000`, { token })

    expect(body).toMatchObject({
      ...{ name, displayName: name, resultState: 'Live', type: 'RegattaLeaderboard' },
      ...{ canBoatsOfCompetitorsChangePerRace: false, maxCompetitorsCount: null },
      ...{ scoringComment: null, lastScoringUpdate: null, columnNames: [], competitors: [] },
      ...{ ShardingLeaderboardName: sharding, shardingLeaderboardName: sharding },
    })
    expect(Math.abs(resultTimepoint - Date.now())).toBeLessThan(90_000)
    expect(past.body).toMatchObject({ resultTimepoint: 1000 })
  })

  it('are listed by name', async () => {
    const name = await makeEvent(service, token)
    const listed = await request(`GET ${V2}/leaderboards`, { token })
    const before = await request(`GET ${V}/leaderboards`, { token })

    expect([listed.status, listed.body]).toEqual([200, before.body])
    expect(listed.body).toContain(name)
  })
})

describe('PUT competitors/{competitorId}', () => {
  const values = {
    ...{ shortName: 'D', email: 'test@example.org', nationality: 'GER', searchTag: 'atag' },
    ...{ flagImageUri: 'https://flag.example', teamImageUri: 'https://team.example' },
    ...{ timeOnTimeFactor: 2.4, timeOnDistanceAllowanceInSecondsPerNauticalMile: 10_000 },
    displayColor: '#ABCDEF',
  }

  it('sets and clears each value, but the name', async () => {
    const regatta = await makeEvent(service, token, { boatclassname: 'GC 32' })
    const { id } = await makeCompetitor(service, regatta, { token, competitorName: 'Donald Duck' })
    const put = (json: Readonly<Record<string, unknown>>) =>
      request(`PUT ${V}/competitors/${id}`, { token, json })
    const set = await put({ name: 'Dagobert', ...values })
    const nulls = Object.fromEntries(Object.keys(values).map((key) => [key, null]))
    const cleared = await put(nulls)
    const nameless = await put({ name: null })
    const { teamImageUri, ...shown } = values

    expect(set.body).toMatchObject({ name: 'Dagobert', ...shown })
    expect(set.body).toMatchObject({ team: { imageUri: teamImageUri } })
    expect(cleared.body).toMatchObject({
      ...{ name: 'Dagobert', shortName: null, displayColor: null, timeOnTimeFactor: null },
      ...{ nationality: '', email: null, timeOnDistanceAllowanceInSecondsPerNauticalMile: null },
    })
    expect([nameless.status, nameless.text]).toEqual([400, expect.stringContaining('/name')])
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
      ...{ id, associatedRoleId: roles[index] },
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
      ...{ name: 'Upwind', optionalRepeatablePart: part(1, 3) },
      allMarkTemplates: sent.allMarkTemplates.map(({ id, associatedRoleId }) => ({
        ...{ id, associatedRoleId, associatedMarkRoleId: associatedRoleId },
      })),
    })
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
      ...{ name: 'Pin end', latDeg: 49.1, lonDeg: 8.6 },
    })
    expect(await put('', { name: 'Pin end', deviceUuid })).toMatchObject({ hasDeviceUuid: true })
    expect(await put('/positioning', {})).toMatchObject({
      ...{ name: 'Pin end', hasDeviceUuid: false, positioning: null },
    })
  })
})
