/** The flow of the app that signs in on a new phone and lists the events of the user. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../harness/ids.ts'
import { H, S, V } from '../../../../scripts/requests/paths.ts'
import { serviceTimeout } from '../../../../scripts/requests/service.ts'
import {
  aText,
  aNumber,
  accepted,
  type App,
  done,
  newSecret,
  password,
  type Phone,
  phoneWithApp,
  refusalOf,
} from './app.ts'
import {
  type AppEvent,
  createEvent,
  denoteRaces,
  leaderboardPath,
  listEvents,
  races,
  readTrackedEvents,
  regattaPath,
  type TrackedElement,
  trackEvent,
} from './event.ts'

const username = 'returning-sailor'
const deviceId = newId()
const imageUuid = newId()
const picture = {
  uuid: imageUuid,
  mime: 'image/jpeg',
  data: randomBytes(115_000).toString('base64'),
}

let phone: Phone
let sailor: App
let organizer: App
let event: AppEvent
let hidden: AppEvent
let elements: readonly TrackedElement[]
let ids: Readonly<Record<'competitorId' | 'boatId' | 'markId', string>>
beforeAll(async () => {
  phone = await phoneWithApp()
  sailor = await phone.register(username)
  organizer = await phone.register('list-organizer')
  const newEvent = (name: string) => ({ name, secret: newSecret(), url: phone.baseUrl })
  event = await createEvent(organizer, newEvent('List Cup'))
  hidden = await createEvent(organizer, newEvent('Hidden Cup'))
  await denoteRaces(organizer, event)
  const race = { race_column: 'R1', fleet: 'Default' }
  await organizer.post(leaderboardPath(event, '/starttracking'), race)
  const entry = { competitorName: 'Nordwind', boatclass: '49er', sailid: 'GER 7' }
  const path = regattaPath(event, '/competitors/createandadd')
  const made = (await organizer.post(path, { ...entry, nationalityIOC: 'GER' })).body
  const { id: competitorId, boat } = made as { id: string; boat: { id: string } }
  const mark = { regattaName: event.name, markName: 'Pin' }
  const { markId } = (await organizer.post(`${V}/mark/addMarkToRegatta`, {}, mark)).body as {
    markId: string
  }
  ids = { competitorId, boatId: boat.id, markId }
  elements = Object.entries(ids).map(([kind, id]) => ({ deviceId, [kind]: id }))
}, serviceTimeout)
afterAll(() => {
  phone.close()
})

describe('a sailor who signs in', () => {
  it('gets a token for a user name and a password', async () => {
    const signIn = (secret: string) =>
      phone.app.postForm(`${S}/access_token`, [
        ['username', username],
        ['password', secret],
      ])
    const { status, body } = await signIn(password)

    expect([status, body]).toMatchObject([200, { username, access_token: aText }])
    expect((await refusalOf(signIn('a wrong password'))).status).toBe(401)
    sailor = phone.app.signedIn((body as { access_token: string }).access_token)
  })

  it('reads the own record', async () => {
    const profile = { username, fullName: 'A Sailor', email: `${username}@example.org` }

    expect(await sailor.get(`${S}/user`)).toMatchObject({
      status: 200,
      body: { ...profile, company: null },
    })
  })

  it('reads the own boats: none at first, and then with their pictures', async () => {
    const boats = {
      Nordwind: {
        name: 'Nordwind',
        boatClass: '49er',
        sailNumber: 'GER 7',
        nationality: 'GER',
        handicap: { handicapType: 'TimeOnTime', handicapValue: 1.05 },
        imageUuid,
        id: { [phone.baseUrl]: ids.boatId },
        competitorId: { [phone.baseUrl]: ids.competitorId },
        lastUsed: 1_781_946_000_000,
      },
    }

    expect(await sailor.get(`${S}/preferences/boats`)).toEqual({ status: 204, body: undefined })
    expect(await sailor.put(`${S}/preferences/boats`, boats)).toEqual(done)
    expect(await sailor.put(`${S}/preferences/${imageUuid}`, picture)).toEqual(done)
    expect(await sailor.get(`${S}/preferences/boats`)).toEqual({ status: 200, body: boats })
    expect(await sailor.get(`${S}/preferences/${imageUuid}`)).toEqual({
      status: 200,
      body: picture,
    })
  })

  it('reads the own marks', async () => {
    await sailor.postForm(`${H}/markproperties`, [
      ['name', 'Pin'],
      ['shortName', 'P'],
      ['markType', 'BUOY'],
    ])

    expect(await sailor.get(`${H}/markproperties`)).toMatchObject({
      status: 200,
      body: [{ id: aText, name: 'Pin' }],
    })
  })

  it('stores the events that were joined before, and finds them in the list', async () => {
    expect(await trackEvent(sailor, event, elements)).toEqual(accepted)
    const { eventId, name: leaderboardName, secret: regattaSecret, url } = event

    expect(await readTrackedEvents(sailor)).toMatchObject([
      {
        eventId,
        leaderboardName,
        url,
        regattaSecret,
        isArchived: false,
        trackedElements: elements,
      },
    ])
  })
})

describe('the list of events', () => {
  it('shows an event with its races, and what the phone tracks', async () => {
    const [shown, ...others] = await listEvents(sailor)
    const trackedRaces = {
      name: 'Default',
      races: [
        { name: 'R1', trackedRaceName: 'R1' },
        { name: 'R2', trackedRaceName: null },
        { name: 'R3', trackedRaceName: null },
      ],
    }

    expect(others).toEqual([])
    expect(shown).toMatchObject({
      event: {
        id: event.eventId,
        name: event.name,
        venue: { name: 'Kiel' },
        images: [],
        startDate: Date.UTC(2026, 5, 20, 8),
        endDate: Date.UTC(2026, 5, 20, 18),
      },
      leaderboard: {
        name: event.name,
        displayName: event.name,
        canBoatsOfCompetitorsChangePerRace: false,
        trackedRacesInfo: [
          { raceColumnName: 'R1', fleets: [{ trackedRace: { name: 'R1', status: 'TRACKING' } }] },
          { raceColumnName: 'R2', fleets: [{ trackedRace: null }] },
          { raceColumnName: 'R3', fleets: [{ trackedRace: null }] },
        ],
        competitors: [{ id: ids.competitorId, name: 'Nordwind', boat: { id: ids.boatId } }],
      },
      regatta: {
        name: event.name,
        boatclass: '49er',
        rankingMetric: 'ONE_DESIGN',
        courseAreaIds: [aText],
        series: [{ name: 'Default', races, trackedRaces: { fleets: [trackedRaces] } }],
      },
      races: { races: [{ id: aText, name: 'R1' }] },
      times: [
        {
          name: 'R1',
          regatta: event.name,
          'startOfRace-ms': aNumber,
          'startOfTracking-ms': aNumber,
          'endOfTracking-ms': null,
          'endOfRace-ms': null,
        },
      ],
      elements: [
        {
          id: ids.competitorId,
          name: 'Nordwind',
          shortName: 'Nordwind',
          sailID: 'GER 7',
          nationality: 'GER',
          nationalityISO2: 'DE',
          boat: { id: ids.boatId },
        },
        { id: ids.boatId, name: 'Nordwind', sailId: 'GER 7', boatClass: { name: '49er' } },
        { id: ids.markId, name: 'Pin' },
      ],
    })
  })

  it('drops an event that is unknown, closed to the user, or archived, and no other', async () => {
    const unknown = { ...event, eventId: newId() }
    const withoutSecret = { ...hidden, secret: 'of another event' }
    await trackEvent(sailor, unknown, [])
    await trackEvent(sailor, withoutSecret, [])
    await trackEvent(sailor, { ...event, name: 'A Cup of the past' }, [], true)
    const listed = await readTrackedEvents(sailor)

    expect(listed.map(({ eventId }) => eventId)).toEqual([
      event.eventId,
      unknown.eventId,
      hidden.eventId,
    ])
    expect((await listEvents(sailor)).map((shown) => shown.event.id)).toEqual([event.eventId])
    await trackEvent(sailor, hidden, [])
    expect((await listEvents(sailor)).map((shown) => shown.event.id)).toEqual([
      event.eventId,
      hidden.eventId,
    ])
  })

  it('needs a user', async () => {
    expect((await refusalOf(phone.app.get(`${V}/trackedevents`))).status).toBe(401)
    expect((await refusalOf(phone.app.get(`${S}/preferences/boats`))).status).toBe(401)
  })
})
