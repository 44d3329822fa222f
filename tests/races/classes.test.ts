/** Events with several classes: their regattas, the leaderboard group, and copies. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { readRegatta } from '#races/items/regattas.ts'
import { Store } from '#table/store.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { makeCompetitor } from '../support/entries.ts'
import { leaderboardPath, regattaPath } from '../support/sailing.ts'
import { itemsOf, stateOf } from '../support/tableState.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

interface Made {
  readonly eventid: string
  readonly eventname: string
  readonly leaderboardgroupid: string | null
  readonly registrationSecret: string
}

const newEvent = async (more: Readonly<Record<string, unknown>> = {}) => {
  const json = { eventName: `Kiel ${newId()}`, venuename: 'Kiel', boatclassname: '420', ...more }
  const { body } = await request(`POST ${V}/events/createEvent`, { token: ann, json })
  return body as Made
}
const add = (eventId: string, json: Readonly<Record<string, unknown>>, token = ann) =>
  request(`POST ${V}/events/${eventId}/regattas`, { token, json })
const copy = (eventId: string, json: Readonly<Record<string, unknown>>, token = ann) =>
  request(`POST ${V}/events/${eventId}/copy`, { token, json })
const get = (path: string, token?: string) =>
  request(`GET ${path}`, token === undefined ? {} : { token })
const group = (name: string, token?: string) =>
  get(`${V}/leaderboardgroups/${encodeURIComponent(name)}`, token)
const classesOf = async (event: string) => {
  const { body } = await group(event)
  return (body as { leaderboards: readonly { name: string }[] }).leaderboards.map(
    ({ name }) => name,
  )
}
const owner = (type: string, id: string, token: string) =>
  get(`/security/api/restsecurity/ownership/${type}/${encodeURIComponent(id)}`, token)
const detailOf = ({ body }: { readonly body: unknown }) => (body as { detail: string }).detail

describe('a further class', () => {
  it('has a regatta with settings of its own, and is named by event and class', async () => {
    const { eventid: eventId, eventname: event } = await newEvent()
    const made = await add(eventId, {
      boatClass: 'Optimist',
      numberofraces: 2,
      series: [{ name: 'Day', fleets: ['Gold', 'Silver'] }],
      resultDiscardingThresholds: [4],
      penaltyBase: 'startingArea',
      scoringSystem: 'LOW_POINT',
    })

    const name = `${event} Optimist`
    expect([made.status, made.body]).toEqual([
      201,
      { eventId, regatta: name, leaderboard: name, boatClass: 'Optimist' },
    ])
    expect(decodeURIComponent(made.headers.location ?? '')).toBe(`${V}/regattas/${name}`)
    expect((await get(made.headers.location ?? '')).body).toMatchObject({
      eventId,
      boatclass: 'Optimist',
      series: [
        { name: 'Day', fleets: [{ name: 'Gold' }, { name: 'Silver' }], races: ['R1', 'R2'] },
      ],
    })
    expect((await get(leaderboardPath(name))).body).toMatchObject({
      discardIndexResultsStartingWithHowManyRaces: [4],
    })
    expect((await get(regattaPath(event))).body).toMatchObject({ boatclass: '420' })
  })

  it('has a closed registration link unless the request opens it', async () => {
    const { eventid, eventname } = await newEvent()
    const competitorRegistrationType = 'OPEN_UNMODERATED'
    await add(eventid, { boatClass: 'Optimist' })
    await add(eventid, { boatClass: 'Europe', competitorRegistrationType })
    const registration = async (name: string) =>
      ((await get(regattaPath(name), ann)).body as Readonly<Record<string, unknown>>)
        .competitorRegistrationType

    expect(await registration(`${eventname} Optimist`)).toBe('CLOSED')
    expect(await registration(`${eventname} Europe`)).toBe(competitorRegistrationType)
  })

  it('has entries of its own', async () => {
    const { eventid, eventname } = await newEvent()
    await add(eventid, { boatClass: 'Optimist' })
    const entry = { token: ann, competitorName: 'Tom' }
    await makeCompetitor(service, eventname, entry)
    const entries = (name: string) => get(regattaPath(name, '/competitors'))

    expect((await entries(eventname)).body).toHaveLength(1)
    expect((await entries(`${eventname} Optimist`)).body).toEqual([])
  })

  it('needs UPDATE on the event, and belongs to its owner whoever adds it', async () => {
    const { eventid, eventname } = await newEvent({ ispublic: false })
    expect((await add(eventid, { boatClass: 'ILCA 7' }, bob)).status).toBe(403)
    const acl = { groupId: null, actions: ['READ', 'UPDATE'] }
    await request(`PUT /security/api/restsecurity/ownership/EVENT/${eventid}/acl`, {
      token: ann,
      json: { acl: [acl] },
    })
    expect((await add(eventid, { boatClass: 'ILCA 7' }, bob)).status).toBe(201)

    const name = `${eventname} ILCA 7`
    expect((await owner('REGATTA', name, ann)).body).toMatchObject({ username: 'ann' })
    expect((await get(regattaPath(name), bob)).status).toBe(200)
    const change = await request(`PUT ${regattaPath(name)}`, { token: bob, json: {} })
    expect(change.status).toBe(403)
  })

  it('is hidden with a private event', async () => {
    const { eventid, eventname } = await newEvent({ ispublic: false })
    await add(eventid, { boatClass: 'ILCA 7' })

    expect((await get(regattaPath(`${eventname} ILCA 7`), bob)).status).toBe(403)
    expect((await group(eventname, bob)).status).toBe(404)
    expect((await group(eventname, ann)).status).toBe(200)
  })

  it('cannot have a name that there is, or that looks like one', async () => {
    const { eventid, eventname } = await newEvent()
    const replies = [
      await add(eventid, { boatClass: '49er', name: eventname }),
      await add(eventid, { boatClass: '49er', name: eventname.toUpperCase() }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([409, 409])
    expect(detailOf(replies[0] as never)).toBe(`There is a regatta ${eventname} already.`)
    expect((await get(`${V}/events/${eventid}`)).text).not.toContain('49er')
  })

  it('reports all errors at once', async () => {
    const { eventid } = await newEvent()
    const { status, body } = await add(eventid, {
      numberofraces: -1,
      scoringSystem: 'COX_SPRAGUE',
      penaltyBase: 'x',
    })

    const { errors } = body as { readonly errors: readonly { readonly pointer: string }[] }
    expect(status).toBe(400)
    expect(errors.map(({ pointer }) => pointer).sort()).toEqual([
      '/boatClass',
      '/numberofraces',
      '/penaltyBase',
      '/scoringSystem',
    ])
    expect((await add(newId(), { boatClass: '420' })).status).toBe(404)
  })

  it('is one of twenty at most', async () => {
    const { eventid } = await newEvent()
    const statuses: number[] = []
    for (let number = 2; number <= 21; number += 1) {
      statuses.push((await add(eventid, { boatClass: `Class ${number}` })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 201), 400])
  })

  it('goes with its event, and an event stays without it', async () => {
    const { eventid, eventname } = await newEvent()
    const name = `${eventname} Optimist`
    await add(eventid, { boatClass: 'Optimist' })
    await request(`DELETE ${regattaPath(eventname)}`, { token: ann })
    expect((await get(`${V}/events/${eventid}`)).body).toMatchObject({
      regatta: name,
      leaderboardGroups: [{ leaderboards: [{ name, boatClassName: 'Optimist' }] }],
    })
    await request(`DELETE ${V}/events/${eventid}`, { token: ann })

    expect((await get(regattaPath(name), ann)).status).toBe(404)
    expect(findViolations(itemsOf(await stateOf(service)))).toEqual([])
    expect((await newEvent({ eventName: eventname })).eventname).toBe(eventname)
    expect((await group(eventname)).status).toBe(200)
  })

  it('follows a new time zone of the event', async () => {
    const { eventid, eventname } = await newEvent()
    await add(eventid, { boatClass: 'Optimist' })
    const path = `PUT ${V}/events/${eventid}/update?timeZone=Europe/Berlin`
    await request(path, { token: ann })

    const store = new Store(service.services.table)
    expect(await readRegatta(store, `${eventname} Optimist`)).toMatchObject({
      timeZone: 'Europe/Berlin',
    })
  })
})

describe('the registration link of a class', () => {
  const checkin = (event_id: string, more: Readonly<Record<string, string>>) =>
    get(`/tracking/checkin?${new URLSearchParams({ event_id, ...more }).toString()}`)

  it('opens the event and this class, and no other one', async () => {
    const { eventid, eventname, registrationSecret } = await newEvent({ ispublic: false })
    const other = `${eventname} Optimist`
    await add(eventid, { boatClass: 'Optimist' })
    const { body } = await get(regattaPath(other), ann)
    const { registrationLinkSecret: secret } = body as { readonly registrationLinkSecret: string }
    const opened = (name: string, sent: string) =>
      get(`${regattaPath(name)}?secret=${encodeURIComponent(sent)}`)

    expect((await get(`${V}/events/${eventid}?secret=${secret}`)).body).toMatchObject({
      leaderboardGroups: [{ leaderboards: [{ name: eventname }, { name: other }] }],
    })
    expect((await opened(other, secret)).status).toBe(200)
    expect((await opened(eventname, secret)).status).toBe(401)
    expect((await checkin(eventid, { secret })).text).toContain('Optimist')
    expect((await checkin(eventid, { secret, leaderboard_name: eventname })).status).toBe(401)
    const first = await checkin(eventid, { secret: registrationSecret })
    expect([first.status, first.text.includes('Optimist')]).toEqual([200, false])
  })
})

describe('a leaderboard group', () => {
  it('has the leaderboards of its event', async () => {
    const { eventid, eventname, leaderboardgroupid } = await newEvent()
    const other = `${eventname} Optimist`
    await add(eventid, { boatClass: 'Optimist' })
    await request(`POST ${leaderboardPath(other, '/update')}`, {
      token: ann,
      json: { leaderboardDisplayName: 'Optis' },
    })

    expect((await group(eventname)).body).toEqual({
      id: leaderboardgroupid,
      name: eventname,
      displayName: eventname,
      description: eventname,
      hasOverallLeaderboard: false,
      events: [eventid],
      leaderboards: [
        { name: eventname, displayName: eventname, boatClassName: '420' },
        { name: other, displayName: 'Optis', boatClassName: 'Optimist' },
      ],
    })
    expect((await get(`${V}/leaderboardgroups`)).body).toContain(eventname)
  })

  it('is made unless the creator wants none', async () => {
    const { eventid, eventname, leaderboardgroupid } = await newEvent({
      createleaderboardgroup: false,
    })

    expect(leaderboardgroupid).toBeNull()
    expect((await get(`${V}/events/${eventid}`)).body).toMatchObject({ leaderboardGroups: [] })
    expect((await group(eventname)).status).toBe(404)
  })

  it('gets a number if its name is taken', async () => {
    const eventName = `Twice ${newId()}`
    const without = { eventName, createregatta: false }
    const made = [await newEvent(without), await newEvent(without), await newEvent(without)]
    const events = await Promise.all(made.map(({ eventid }) => get(`${V}/events/${eventid}`)))

    expect(events.map(({ body }) => body)).toMatchObject([
      { leaderboardGroups: [{ name: eventName }] },
      { leaderboardGroups: [{ name: `${eventName} (2)` }] },
      { leaderboardGroups: [{ name: `${eventName} (3)` }] },
    ])
    expect((await group(`${eventName} (2)`)).body).toMatchObject({ events: [made[1]?.eventid] })
  })

  it('hides a class that the caller may not read', async () => {
    const { eventid, eventname } = await newEvent()
    const other = `${eventname} Optimist`
    await add(eventid, { boatClass: 'Optimist' })
    const path = `/security/api/restsecurity/ownership/LEADERBOARD/${encodeURIComponent(other)}/acl`
    await request(`PUT ${path}`, { token: ann, json: { acl: [] } })

    const names = async (token: string) =>
      ((await group(eventname, token)).body as { leaderboards: unknown[] }).leaderboards.length
    expect([await names(ann), await names(bob)]).toEqual([2, 1])
    expect((await get(`${V}/events`, bob)).text).not.toContain(other)
  })
})

describe('a copy of an event', () => {
  it('has its classes and settings, and neither entries nor rights', async () => {
    const { eventid, eventname } = await newEvent({
      numberofraces: 3,
      startdateasmillis: 1_000_000,
      enddateasmillis: 87_400_000,
      leaderboardDiscardThresholds: [4],
      competitorRegistrationType: 'OPEN_UNMODERATED',
    })
    await add(eventid, { boatClass: 'Optimist', penaltyBase: 'startingArea', numberofraces: 1 })
    await makeCompetitor(service, eventname, { token: ann, competitorName: 'Tom' })
    const eventName = `Next ${newId()}`
    const made = await copy(eventid, { eventName, startdateasmillis: 200_000_000 }, bob)

    const { eventid: id, ...others } = made.body as Made
    expect([made.status, others]).toMatchObject([
      201,
      {
        eventname: eventName,
        eventstartdate: 200_000_000,
        eventenddate: 286_400_000,
        regatta: eventName,
        leaderboard: eventName,
      },
    ])
    expect((await get(`${V}/events/${id}`)).body).toMatchObject({
      name: eventName,
      description: eventName,
      venue: { name: 'Kiel' },
      leaderboardGroups: [
        {
          name: eventName,
          leaderboards: [
            { name: eventName, boatClassName: '420' },
            { name: `${eventName} Optimist`, boatClassName: 'Optimist' },
          ],
        },
      ],
    })
    expect((await get(regattaPath(eventName))).body).toMatchObject({
      competitorRegistrationType: 'OPEN_UNMODERATED',
      startDate: 200_000_000,
      series: [{ races: ['R1', 'R2', 'R3'] }],
    })
    expect((await get(leaderboardPath(eventName))).body).toMatchObject({
      discardIndexResultsStartingWithHowManyRaces: [4],
      competitors: [],
    })
    expect((await owner('REGATTA', eventName, bob)).body).toMatchObject({ username: 'bob' })
    expect((await owner('EVENT', id, bob)).body).toMatchObject({ username: 'bob' })
  })

  it('of a private class needs READ on it, and is private', async () => {
    const { eventid, eventname } = await newEvent({ ispublic: false })
    const json = { eventName: `Copy ${newId()}` }
    expect((await copy(eventid, json, bob)).status).toBe(403)
    await request(`PUT /security/api/restsecurity/ownership/EVENT/${eventid}/acl`, {
      token: ann,
      json: { acl: [{ groupId: null, actions: ['READ'] }] },
    })
    expect((await copy(eventid, json, bob)).body).toMatchObject({
      permission: `REGATTA:READ:${eventname}`,
    })
    const made = await copy(eventid, json)

    expect(made.status).toBe(201)
    expect((await get(regattaPath(json.eventName), ann)).status).toBe(200)
    expect((await get(regattaPath(json.eventName), bob)).status).toBe(403)
  })

  it.each([
    ['would have the name of another one', (id: string) => `O${id}`],
    ['would look like another one', (id: string) => `o${id}`],
  ])('gives a class a number that %s', async (_, nameOf) => {
    const id = newId()
    const { eventid } = await newEvent()
    await add(eventid, { boatClass: `O${id}` })
    await add(eventid, { boatClass: '420', name: nameOf(id) })

    const eventName = `Next ${newId()}`
    expect((await copy(eventid, { eventName })).status).toBe(201)
    expect(await classesOf(eventName)).toEqual([
      eventName,
      `${eventName} O${id}`,
      `${eventName} ${nameOf(id)} (2)`,
    ])
  })

  it('keeps a name that only begins with the letters of the event', async () => {
    const { eventid, eventname } = await newEvent({ eventName: `K${newId()}` })
    await add(eventid, { boatClass: 'Optimist', name: `${eventname}er Cup` })

    const eventName = `Next ${newId()}`
    await copy(eventid, { eventName })
    expect(await classesOf(eventName)).toEqual([eventName, `${eventName} ${eventname}er Cup`])
  })

  it('needs a name that is free, short enough, and an end after the start', async () => {
    const { eventid, eventname } = await newEvent({ eventName: `K${newId()}` })
    await add(eventid, { boatClass: 'Optimist', name: `Opti ${eventname}` })

    expect((await copy(eventid, { eventName: eventname })).status).toBe(409)
    const long = await copy(eventid, { eventName: 'x'.repeat(90) })
    expect([long.status, detailOf(long)]).toEqual([400, expect.stringContaining('eventName')])
    const times = { startdateasmillis: 1000, enddateasmillis: 0 }
    expect((await copy(eventid, { eventName: newId(), ...times })).status).toBe(400)
  })
})
