/**
 * Assertions of the API tests of the original server, in our words, by endpoint. Differences on purpose
 * are in docs/evidence/comparison.md.
 */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { makeCompetitor } from '../support/entries.ts'
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
      eventname: name,
      regatta: name,
      leaderboard: name,
      eventstartdate: anyNumber,
      eventenddate: (start ?? 0) + 7 * 24 * 3_600_000,
      registrationSecret: anyText,
    })
    expect(Math.abs((start ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(read.body).toMatchObject({
      name,
      description: name,
      officialWebsiteURL: null,
      startDate: start,
      baseURL: 'https://localhost/sailingserver/api/',
      images: [],
      videos: [],
      venue: { name: 'default', courseAreas: [{ id: anyText, name: 'Default' }] },
      sailorsInfoWebsiteURLs: [],
    })
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
      name,
      displayName: name,
      resultState: 'Live',
      type: 'RegattaLeaderboard',
      canBoatsOfCompetitorsChangePerRace: false,
      maxCompetitorsCount: null,
      scoringComment: null,
      lastScoringUpdate: null,
      columnNames: [],
      competitors: [],
      ShardingLeaderboardName: sharding,
      shardingLeaderboardName: sharding,
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
    shortName: 'D',
    email: 'test@example.org',
    nationality: 'GER',
    searchTag: 'atag',
    flagImageUri: 'https://flag.example',
    teamImageUri: 'https://team.example',
    timeOnTimeFactor: 2.4,
    timeOnDistanceAllowanceInSecondsPerNauticalMile: 10_000,
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
      name: 'Dagobert',
      shortName: null,
      displayColor: null,
      timeOnTimeFactor: null,
      nationality: '',
      email: null,
      timeOnDistanceAllowanceInSecondsPerNauticalMile: null,
    })
    expect([nameless.status, nameless.text]).toEqual([400, expect.stringContaining('/name')])
  })
})

describe('tracking', () => {
  it('answers the last position of a device to everybody who knows its id', async () => {
    const deviceUuid = newId()
    const status = async () => {
      const { body } = await request(`POST ${V}/tracking_devices/${deviceUuid}`, { token })
      return body
    }
    const timestamp = Date.now() - 100
    const before = await status()
    const fix = { timestamp, latitude: 49.12, longitude: 8.599, speed: 10, course: 180 }
    await request(`POST ${V}/gps_fixes`, { token, json: { deviceUuid, fixes: [fix] } })
    const anonymous = await request(`POST ${V}/tracking_devices/${deviceUuid}`)

    const deviceId = { id: deviceUuid, type: 'smartphoneUUID', stringRepresentation: deviceUuid }
    expect(before).toEqual({ deviceId })
    expect(await status()).toMatchObject({ deviceId, lastGPSFix: { unixtime: timestamp } })
    expect(anonymous.status).toBe(401)
  })

  it('lists the races that have been tracked, in regattas that the caller may read', async () => {
    const regattaName = await makeEvent(service, token, { numberofraces: 2, ispublic: false })
    await track(service, token, 'starttracking', regattaName, {
      race_column: 'R2',
      fleet: 'Default',
    })
    const races = async (own?: string) => {
      const reply = await request(`GET ${V}/trackedRaces/getRaces?transitive=false`, {
        ...(own === undefined ? {} : { token: own }),
      })
      return reply.body as readonly { readonly races: readonly unknown[] }[]
    }
    const [local, ...others] = await races(token)

    expect([local, others]).toMatchObject([{ remoteUrl: null }, []])
    expect(local?.races).toContainEqual({
      raceName: `${regattaName} R2 Default`,
      regattaName,
      startOfRaceAsMillis: anyNumber,
    })
    expect(JSON.stringify(await races())).not.toContain(regattaName)
  })

  it('has two paths for the events of a phone', async () => {
    const leaderboardName = await makeEvent(service, token)
    const path = `events/trackedevents/${newId()}/${encodeURIComponent(leaderboardName)}`
    const json = { isArchived: false, url: '/', trackedElements: [] }
    const stored = await request(`PUT ${V}/${path}`, { token, json })
    const listed = await request(`GET ${V}/events/trackedevents?includeArchived=false`, { token })
    const before = await request(`GET ${V}/trackedevents?includeArchived=false`, { token })
    const deleted = await request(`DELETE ${V}/${path}`, { token })

    expect([stored.status, listed.status, deleted.status]).toEqual([202, 200, 202])
    expect(listed.body).toEqual(before.body)
    expect(listed.text).toContain(leaderboardName)
  })
})

describe('addAnyUserToGroup', () => {
  it('adds a member like the other endpoint, and needs the same permission', async () => {
    const ann = await service.createUser('ann')
    const bob = await service.createUser('bob')
    const json = { groupName: 'ann-friends' }
    const made = await request(`PUT ${S}/usergroup`, { token: ann, json })
    const { groupId } = made.body as { readonly groupId: string }
    const add = (name: string, own: string) =>
      request(`POST ${S}/usergroup/addAnyUserToGroup?userName=${name}&groupId=${groupId}`, {
        token: own,
      })
    const replies = [await add('bob', bob), await add('bob', ann), await add('bob', ann)]
    const unknown = await add('nobody', ann)
    const read = await request(`GET ${S}/usergroup/${groupId}`, { token })

    expect([...replies, unknown].map(({ status }) => status)).toEqual([403, 200, 400, 400])
    expect(read.body).toMatchObject({ users: ['ann', 'bob'] })
  })
})
