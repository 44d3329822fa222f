/** Events, with the regatta and the leaderboard that are created with them. */
import { describe, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'

const create = `POST ${V}/events/createEvent`
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown

const url = expect.stringMatching(/^https:.*\/sailingserver\/api\/$/) as unknown

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

describe('createEvent', () => {
  const form = {
    eventName: 'Warnemünde',
    venuename: 'Warnemünde',
    boatclassname: '49er',
    competitorRegistrationType: 'OPEN_UNMODERATED',
    numberofraces: '2',
    createleaderboardgroup: 'true',
    createregatta: 'true',
    startdate: '2026-07-04T10:00:00+0200',
    enddate: '2026-07-12',
  }

  it('returns the created objects, from a form', async () => {
    const made = await service.request(create, { token: ann, form })

    expect([made.status, made.body]).toEqual([
      200,
      {
        eventid: uuid,
        eventname: 'Warnemünde',
        eventstartdate: Date.UTC(2026, 6, 4, 8),
        eventenddate: Date.UTC(2026, 6, 12),
        leaderboardgroupid: uuid,
        regatta: 'Warnemünde',
        leaderboard: 'Warnemünde',
        registrationSecret: uuid,
      },
    ])
  })

  it('creates a regatta and a leaderboard of the same name, with race columns', async () => {
    const eventName = 'Travemünde'
    await service.request(create, { token: ann, form: { ...form, eventName } })

    const regatta = await service.request(`GET ${regattaPath(eventName)}`)
    const leaderboard = await service.request(`GET ${leaderboardPath(eventName)}`)

    const untracked = { isTracked: false, isTracking: false, trackedRaceName: null }
    const races = ['R1', 'R2'].map((name) => ({
      name,
      isMedalRace: false,
      courseAreaId: uuid,
      isLive: false,
      ...untracked,
      hasGpsData: false,
      hasWindData: false,
    }))
    expect(regatta.body).toEqual({
      name: eventName,
      eventId: uuid,
      startDate: Date.UTC(2026, 6, 4, 8),
      endDate: Date.UTC(2026, 6, 12),
      boatclass: '49er',
      scoringSystem: 'LOW_POINT',
      rankingMetric: 'ONE_DESIGN',
      courseAreaIds: [uuid],
      canBoatsOfCompetitorsChangePerRace: false,
      competitorRegistrationType: 'OPEN_UNMODERATED',
      entriesCloseAt: null,
      useStartTimeInference: false,
      controlTrackingFromStartAndFinishTimes: false,
      autoRestartTrackingUponCompetitorSetChange: false,
      buoyZoneRadiusInHullLengths: 3,
      series: [
        {
          name: 'Default',
          isMedalSeries: false,
          fleetsCanRunInParallel: true,
          startsWithZeroScore: false,
          hasSplitFleetContiguousScoring: false,
          maximumNumberOfDiscards: null,
          firstColumnIsNonDiscardableCarryForward: false,
          fleets: [{ name: 'Default', ordering: 0 }],
          races: ['R1', 'R2'],
          trackedRaces: { fleets: [{ name: 'Default', races }] },
        },
      ],
    })
    expect(leaderboard.body).toMatchObject({
      name: eventName,
      displayName: eventName,
      discardIndexResultsStartingWithHowManyRaces: [],
      regatta: eventName,
      trackedRaces: ['R1', 'R2'].map((raceColumnName) => ({
        raceColumnName,
        seriesName: 'Default',
        fleets: [{ name: 'Default', ...untracked }],
      })),
    })
  })

  it('treats numbers that are too small for the table as zero', async () => {
    const input = { eventName: 'Null Island', venuelat: 2e-212, venuelng: -5e-324 }
    const made = await service.request(create, { token: ann, json: input })
    const { eventid } = made.body as { readonly eventid: string }
    const event = await service.request(`GET ${V}/events/${eventid}`)

    expect(made.status).toBe(200)
    expect(event.body).toMatchObject({ venue: { location: { lat_deg: 0, lon_deg: 0 } } })
  })

  it('takes its parameters from the query, and creates no races by default', async () => {
    const query = 'eventName=By+query&venuelat=54.3&venuelng=-10&startdateasmillis=1000'
    const made = await service.request(`${create}?${query}`, { token: ann })
    const { eventid } = made.body as { readonly eventid: string }
    const event = await service.request(`GET ${V}/events/${eventid}`)
    const leaderboard = await service.request(`GET ${leaderboardPath('By query')}`)

    expect(event.body).toEqual({
      id: eventid,
      name: 'By query',
      startDate: 1000,
      endDate: 1000 + 7 * 24 * 3_600_000,
      description: 'By query',
      officialWebsiteURL: null,
      baseURL: url,
      timeZone: 'Europe/Dublin',
      venue: {
        name: null,
        location: { lat_deg: 54.3, lon_deg: -10 },
        courseAreas: [{ id: uuid, name: 'Default' }],
      },
      regatta: 'By query',
      leaderboard: 'By query',
      leaderboardGroups: [
        {
          id: uuid,
          name: 'By query',
          displayName: 'By query',
          description: 'By query',
          hasOverallLeaderboard: false,
          leaderboards: [{ name: 'By query', boatClassName: null }],
        },
      ],
      imageSizes: [],
      images: [],
      videos: [],
      sailorsInfoWebsiteURLs: [],
    })
    expect(leaderboard.body).toMatchObject({ trackedRaces: [] })
  })

  it('creates several series and fleets', async () => {
    const series = [
      { name: 'Qualification', fleets: ['Yellow', 'Blue'] },
      { name: 'Medal', fleets: ['Default'] },
    ]
    const name = await makeEvent(service, ann, { series, numberofraces: 1 })

    const { body } = await service.request(`GET ${leaderboardPath(name)}`)
    const regatta = await service.request(`GET ${regattaPath(name)}`)

    expect(body).toMatchObject({
      trackedRaces: [
        {
          raceColumnName: 'R1',
          seriesName: 'Qualification',
          fleets: [{ name: 'Yellow' }, { name: 'Blue' }],
        },
      ],
    })
    expect(regatta.body).toMatchObject({ series: [{ name: 'Qualification' }, { name: 'Medal' }] })
  })

  it('creates only the event if no regatta is requested', async () => {
    const json = { eventName: 'Dinner', venuename: 'Club', createregatta: false }
    const made = await service.request(create, { token: ann, json })
    const again = await service.request(create, { token: ann, json })
    const regatta = await service.request(`GET ${regattaPath('Dinner')}`, { token: ann })

    expect(made.body).toMatchObject({ regatta: null, leaderboard: null })
    expect([again.status, regatta.status]).toEqual([200, 404])
  })

  it('assigns all three to the caller and to the group of the request', async () => {
    const made = await service.request(`PUT ${S}/usergroup`, {
      token: ann,
      json: { groupName: 'committee' },
    })
    const { groupId } = made.body as { readonly groupId: string }
    const json = { eventName: 'Owned', venuename: 'Kiel' }
    const { body } = await service.request(create, {
      token: ann,
      json,
      headers: { tenantgroupid: groupId },
    })
    const { eventid } = body as { readonly eventid: string }

    const owners = await Promise.all(
      [`EVENT/${eventid}`, 'REGATTA/Owned', 'LEADERBOARD/Owned'].map(
        async (path) => (await service.request(`GET ${S}/ownership/${path}`, { token: ann })).body,
      ),
    )

    expect(owners).toMatchObject(Array(3).fill({ username: 'ann', groupId }))
  })

  it('requires authentication', async () => {
    const json = { eventName: 'Nobody’s', venuename: 'Kiel' }

    expect((await service.request(create, { json })).status).toBe(401)
  })
})

describe('the name of an event with a regatta', () => {
  it('is unique', async () => {
    const eventName = await makeEvent(service, ann, { ispublic: false })

    const again = await service.request(create, {
      token: bob,
      json: { eventName, venuename: 'Kiel' },
    })

    expect([again.status, again.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'already-exists',
        detail: `There is a regatta ${eventName} already.`,
        message: `There is a regatta ${eventName} already.`,
        errorCodeName: 'REGATTA_ALREADY_EXISTS',
        errorCode: 4,
      }),
    ])
    const ownership = await service.request(
      `GET ${S}/ownership/REGATTA?id=${encodeURIComponent(eventName)}`,
      {
        token: ann,
      },
    )
    expect(ownership.body).toMatchObject({ username: 'ann' })
  })

  it('is taken by one of fifty concurrent requests, with one event', async () => {
    const json = { eventName: 'Wanted', venuename: 'Kiel' }
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => service.request(create, { token: ann, json })),
    )

    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    const { text } = await service.request(`GET ${V}/events`)
    expect(text.match(/"regatta":"Wanted"/g)).toHaveLength(1)
  })
})

describe('an invalid event', () => {
  const fields = async (json: unknown) => {
    const { status, body } = await service.request(create, { token: ann, json })
    const { errors = [] } = body as {
      readonly errors?: readonly { readonly parameter?: string; readonly pointer?: string }[]
    }
    return [status, ...errors.map(({ parameter, pointer }) => parameter ?? pointer?.slice(1))]
  }
  const good = { eventName: 'Good', venuename: 'Kiel' }

  it.each([
    [{}, ['venuename']],
    [{ eventName: 'x' }, ['venuename']],
    [{ eventName: 'x', venuelat: 1 }, ['venuelng']],
    [{ eventName: 'x', venuelng: 1 }, ['venuelat']],
    [{ eventName: ' x', venuename: 'y ' }, ['eventName', 'venuename']],
    [{ ...good, eventName: 'a\tb' }, ['eventName']],
    [{ ...good, eventName: '.' }, ['eventName']],
    [{ ...good, eventName: '..' }, ['eventName']],
    [{ ...good, eventName: 'constructor' }, ['eventName']],
    [{ ...good, eventName: '__proto__' }, ['eventName']],
    [{ ...good, eventName: 'x'.repeat(101) }, ['eventName']],
    [{ ...good, venuelat: 91, venuelng: -181 }, ['venuelat', 'venuelng']],
    [{ ...good, competitorRegistrationType: 'OPEN' }, ['competitorRegistrationType']],
    [{ ...good, rankingMetric: 'FASTEST' }, ['rankingMetric']],
    [{ ...good, secret: 'x'.repeat(257) }, ['secret']],
    [{ ...good, numberofraces: -1 }, ['numberofraces']],
    [{ ...good, numberofraces: 501 }, ['numberofraces']],
    [{ ...good, startdate: 'tomorrow' }, ['startdate']],
    [{ ...good, startdate: '2026-02-30', enddate: '2026-01-01T25:00' }, ['startdate', 'enddate']],
    [{ ...good, startdate: '2026-06-02', enddate: '2026-06-01' }, ['enddate']],
    [{ ...good, series: [] }, ['series']],
    [{ ...good, series: [{ name: 'A', fleets: [] }] }, ['series/0/fleets']],
    [{ ...good, series: [{ name: 'A', fleets: ['__proto__'] }] }, ['series/0/fleets/0']],
    [
      {
        ...good,
        series: [
          { name: 'A', fleets: ['x', 'x'] },
          { name: 'A', fleets: ['x'] },
        ],
      },
      ['series/1/name', 'series/0/fleets/1'],
    ],
    [
      { ...good, numberofraces: 251, series: [{ name: 'A', fleets: ['x', 'y'] }] },
      ['numberofraces'],
    ],
  ])('gets all errors at once: %j', async (json, wanted) => {
    expect(await fields(json)).toEqual([400, ...wanted])
  })

  it('leaves no objects behind', async () => {
    await fields({ ...good, numberofraces: 501 })

    expect((await service.request(`GET ${regattaPath('Good')}`, { token: ann })).status).toBe(404)
  })
})
