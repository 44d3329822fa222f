/** Changes of events, of the settings of regattas, and of leaderboards. */
import { describe, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const day = 24 * 60 * 60_000
const dates = { startdate: '2026-06-20', enddate: '2026-06-21' }
const begin = Date.UTC(2026, 5, 20)

const read = async (path: string, token = ann) => {
  const { body } = await service.request(`GET ${path}`, { token })
  return body as Readonly<Record<string, unknown>>
}

type Values = Readonly<Record<string, unknown>>

describe('PUT events/{eventId}/update', () => {
  const newEvent = async (more: Values = {}): Promise<string> => {
    const name = await makeEvent(service, ann, { ...dates, ...more })
    return (await read(regattaPath(name))).eventId as string
  }
  const change = (id: string, form: Readonly<Record<string, string>>, token = ann) =>
    service.request(`PUT ${V}/events/${id}/update`, { token, form })

  it('changes what is given, and nothing else', async () => {
    const id = await newEvent({ baseurl: 'https://sail.example' })
    const before = await read(`${V}/events/${id}`)
    const dated = await change(id, { enddateasmillis: String(begin + 3 * day) })
    const after = await read(`${V}/events/${id}`)
    await change(id, {
      eventname: 'Kiel Week',
      eventdescription: 'Ten days',
      officialwebsiteurl: '',
      venuelat: '54',
      venuelng: '10',
      baseurl: '',
      startdate: '',
      ispublic: 'true',
    })

    expect(before).toMatchObject({ baseURL: 'https://sail.example', description: before.name })
    expect([dated.status, dated.text]).toEqual([200, ''])
    expect(after).toEqual({ ...before, endDate: begin + 3 * day })
    expect(await read(`${V}/events/${id}`)).toEqual({
      ...after,
      name: 'Kiel Week',
      description: 'Ten days',
      baseURL: null,
      timeZone: 'Europe/Berlin',
      venue: { ...(before.venue as object), location: { lat_deg: 54, lon_deg: 10 } },
      leaderboardGroups: [
        { ...(before.leaderboardGroups as [object])[0], description: 'Ten days' },
      ],
    })
  })

  it('refuses values that contradict each other or the event, all at once', async () => {
    const id = await newEvent()

    const replies = [
      await change(id, { enddateasmillis: String(begin - 1) }),
      await change(id, { startdate: '2026-02-30', venuelat: '54' }),
      await change(id, { officialwebsiteurl: 'javascript:alert(1)', baseurl: 'x' }),
      await change(id, { eventName: 'x' }, bob),
      await change('x', { eventName: 'x' }),
    ]
    const anonymous = await service.request(`PUT ${V}/events/${id}/update`)

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 403, 404])
    expect(anonymous.status).toBe(401)
    const errors = replies.map(({ body }) => (body as { errors?: readonly unknown[] }).errors ?? [])
    expect(errors.slice(0, 3).map(({ length }) => length)).toEqual([1, 2, 2])
  })
})

describe('PUT regattas/{regattaName}', () => {
  const change = (name: string, json: Values, token = ann) =>
    service.request(`PUT ${regattaPath(name)}`, { token, json })

  it('sets all settings, and clears the absent ones', async () => {
    const more = { competitorRegistrationType: 'OPEN_UNMODERATED', secret: 'abc' }
    const name = await makeEvent(service, ann, { ...dates, ...more, numberofraces: 1 })
    const before = await read(regattaPath(name))
    const settings = {
      startTimePointAsMillis: begin,
      endTimePointAsMillis: begin + day,
      useStartTimeInference: true,
      controlTrackingFromStartAndFinishTimes: true,
      autoRestartTrackingUponCompetitorSetChange: true,
    }
    const [area] = before.courseAreaIds as readonly string[]
    const set = await change(name, {
      ...settings,
      buoyZoneRadiusInHullLengths: 2.5,
      defaultCourseAreaUuid: area,
      registrationLinkSecret: 'def',
      competitorRegistrationType: 'CLOSED',
    })
    const tiny = await change(name, { buoyZoneRadiusInHullLengths: 5e-324 })
    const zero = await read(regattaPath(name))
    const cleared = await change(name, {})

    const { startTimePointAsMillis: _start, endTimePointAsMillis: _end, ...switches } = settings
    expect(set.body).toEqual({
      ...before,
      ...switches,
      endDate: begin + day,
      buoyZoneRadiusInHullLengths: 2.5,
      registrationLinkSecret: 'def',
      competitorRegistrationType: 'CLOSED',
    })
    expect(tiny.status).toBe(200)
    expect(zero).toMatchObject({ buoyZoneRadiusInHullLengths: 0 })
    expect(cleared.body).toMatchObject({
      startDate: null,
      endDate: null,
      buoyZoneRadiusInHullLengths: null,
      courseAreaIds: [],
      controlTrackingFromStartAndFinishTimes: false,
      registrationLinkSecret: 'def',
      series: [{ trackedRaces: { fleets: [{ races: [{ courseAreaId: null }] }] } }],
    })
    expect(await read(regattaPath(name))).toEqual(cleared.body)
  })

  it('refuses wrong values and strangers', async () => {
    const name = await makeEvent(service, ann)

    const replies = [
      await change(name, { endTimePointAsMillis: 1, startTimePointAsMillis: 2 }),
      await change(name, { defaultCourseAreaUuid: 'x', competitorRegistrationType: 'OPEN' }),
      await change(name, { registrationLinkSecret: '' }),
      await change(name, {}, bob),
      await change('Nowhere', {}),
    ]

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 403, 404])
  })

  it('records that the secret of the registration link changed, but not the secret', async () => {
    const name = await makeEvent(service, ann)
    await change(name, { registrationLinkSecret: 'very-secret-1' })
    await change(name, { registrationLinkSecret: 'very-secret-2' })
    const { body, text } = await service.request(`GET ${S}/audit?actor=ann&limit=2`, { token: ann })

    expect(text).not.toContain('very-secret')
    expect(body).toMatchObject([
      { changes: [{ fields: [{ name: 'registrationLink', before: 'set', after: 'set' }] }] },
      {},
    ])
  })

  it('is conditional on what the client has read', async () => {
    const name = await makeEvent(service, ann)
    const { headers } = await service.request(`GET ${regattaPath(name)}`, { token: ann })
    const send = () =>
      service.request(`PUT ${regattaPath(name)}`, {
        token: ann,
        json: {},
        headers: { 'if-match': headers.etag ?? '' },
      })

    expect([(await send()).status, (await send()).status]).toEqual([200, 412])
  })
})

describe('POST leaderboards/{leaderboard}/update', () => {
  const change = (name: string, json: Values, token = ann) =>
    service.request(`POST ${leaderboardPath(name, '/update')}`, { token, json })

  it('sets the displayed name and the discards, and keeps absent ones', async () => {
    const name = await makeEvent(service, ann, { leaderboardDiscardThresholds: [1] })
    const shown = async () => {
      const leaderboard = await read(leaderboardPath(name))
      return [leaderboard.displayName, leaderboard.discardIndexResultsStartingWithHowManyRaces]
    }
    const states = [await shown()]
    for (const json of [
      { leaderboardDisplayName: 'Kiel', resultDiscardingThresholds: [2, 4] },
      { resultDiscardingThresholds: null },
      { leaderboardDisplayName: '', resultDiscardingThresholds: [] },
    ]) {
      expect(await change(name, json)).toMatchObject({ status: 200, text: '' })
      states.push(await shown())
    }

    expect(states).toEqual([
      [name, [1]],
      ['Kiel', [2, 4]],
      ['Kiel', [2, 4]],
      [name, []],
    ])
  })

  it('refuses wrong values and strangers', async () => {
    const name = await makeEvent(service, ann)

    const replies = [
      await change(name, { resultDiscardingThresholds: ['x', -1] }),
      await change(name, {}, bob),
      await change('Nowhere', {}),
    ]

    expect(replies.map(({ status }) => status)).toEqual([400, 403, 404])
  })

  it('is recorded, as are the settings of regattas and race logs', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 1 })
    await change(name, { resultDiscardingThresholds: [2] })
    const query = 'raceColumnName=R1&fleetName=Default&raceName=Opening'
    await service.request(`POST ${leaderboardPath(name, `/denoteForTracking?${query}`)}`, {
      token: ann,
    })
    const audit = await service.request(`GET ${S}/audit?actor=ann`, {
      token: service.adminToken,
    })
    const text = JSON.stringify(audit.body)

    expect(audit.status).toBe(200)
    expect(text).toContain('"discardThresholds"')
    expect(text).toContain('Opening')
  })
})

describe('createEvent', () => {
  it('takes what an existing app sends as a form', async () => {
    const form = [
      ['secret', 'b7d0c3a2-5f0e-11f0-8de9-0242ac120002'],
      ['startdate', '2026-06-20T08:00:00.000Z'],
      ['enddate', '2026-06-21T18:00:00.000Z'],
      ['baseurl', 'https://sail.example'],
      ['eventName', 'Form Cup'],
      ['venuename', 'Kiel'],
      ['ispublic', 'false'],
      ['competitorRegistrationType', 'OPEN_UNMODERATED'],
      ['createleaderboardgroup', 'true'],
      ['createregatta', 'true'],
      ['numberofraces', '3'],
      ['leaderboardDiscardThresholds', '2'],
      ['leaderboardDiscardThresholds', '4'],
      ['rankingMetric', 'TIME_ON_TIME_AND_DISTANCE'],
      ['boatclassname', ''],
    ] as const
    const made = await service.request(`POST ${V}/events/createEvent`, {
      token: ann,
      body: new URLSearchParams(
        form.map(([name, value]): [string, string] => [name, value]),
      ).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

    expect(made.status, made.text).toBe(200)
    expect(await read(leaderboardPath('Form Cup'))).toMatchObject({
      discardIndexResultsStartingWithHowManyRaces: [2, 4],
    })
    const { eventid } = made.body as { readonly eventid: string }
    expect(await read(`${V}/events/${eventid}`)).toMatchObject({ baseURL: 'https://sail.example' })
  })
})
