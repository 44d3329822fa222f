/** The flow of the app that joins an event by a link, as a competitor with the own boat. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../harness/ids.ts'
import { S, V } from '../../../../scripts/requests/paths.ts'
import { serviceTimeout } from '../../../../scripts/requests/service.ts'
import {
  aText,
  accepted,
  type Answer,
  type App,
  done,
  newSecret,
  type Phone,
  phoneWithApp,
  refusalOf,
} from './app.ts'
import {
  type AppEvent,
  createEvent,
  listEvents,
  readEvent,
  readTrackedEvents,
  regattaPath,
  trackEvent,
} from './event.ts'
import { idsIn, mapDevice, register, unmapDevice } from './joining.ts'

let phone: Phone
let organizer: App
let sailor: App
let event: AppEvent
let laterEvent: AppEvent
beforeAll(async () => {
  phone = await phoneWithApp()
  organizer = await phone.register('join-organizer')
  sailor = await phone.register('joining-sailor')
  const newEvent = (name: string) => ({ name, secret: newSecret(), url: phone.baseUrl })
  event = await createEvent(organizer, newEvent('Open Cup'))
  laterEvent = await createEvent(organizer, newEvent('Open Cup, a week later'))
}, serviceTimeout)
afterAll(() => {
  phone.close()
})

describe('a sailor with an account on another server', () => {
  it('joins like one without an account, because the app sends that token too', async () => {
    const app = phone.app.signedIn('0a1b2c3d4e5f-token-of-another-server')
    const { leaderboard } = await readEvent(app, event)
    const openEvent = await createEvent(organizer, {
      name: 'Guest Cup',
      secret: newSecret(),
      url: phone.baseUrl,
    })
    const { status } = await register(app, openEvent, newId())

    expect(leaderboard).toMatchObject({ name: 'Open Cup' })
    expect(status).toBe(200)
    expect((await refusalOf(app.get(`${V}/trackedevents`))).status).toBe(401)
  })
})

describe('a sailor without an account', () => {
  const deviceUuid = newId()
  let joined: Answer

  it('reads the event by the link', async () => {
    const { event: head, leaderboard } = await readEvent(phone.app, event)

    expect(head).toMatchObject({
      name: 'Open Cup',
      venue: { name: 'Kiel' },
      images: [],
      startDate: Date.UTC(2026, 5, 20, 8),
      endDate: Date.UTC(2026, 5, 20, 18),
    })
    expect(leaderboard).toMatchObject({
      displayName: 'Open Cup',
      name: 'Open Cup',
      canBoatsOfCompetitorsChangePerRace: false,
      competitors: [],
    })
  })

  it('becomes a competitor with a boat, tracked by the phone', async () => {
    joined = await register(phone.app, event, deviceUuid)

    expect(joined).toMatchObject({
      status: 200,
      body: {
        id: aText,
        name: 'Nordwind',
        nationality: 'GER',
        timeOnTimeFactor: null,
        boat: { id: aText, sailId: 'GER 7', boatClass: { name: '49er' } },
      },
    })
  })

  it('keeps the earlier competitor if the phone is registered already', async () => {
    const refused = await refusalOf(register(phone.app, event, deviceUuid))

    expect(refused.status).toBe(403)
    expect(refused.text).toMatch(/^Device is already registered/)
  })

  it('reads the event with the own competitor', async () => {
    const { competitorId, boatId } = idsIn(joined)
    const elements = [{ deviceId: deviceUuid, competitorId }]
    const read = await readEvent(phone.app, event, elements)

    expect(read.leaderboard.competitors).toMatchObject([
      {
        id: competitorId,
        name: 'Nordwind',
        sailID: 'GER 7',
        nationality: 'GER',
        countryCode: 'DE',
        boat: { id: boatId, sailId: 'GER 7', boatClass: '49er' },
        columns: { R1: {}, R2: {}, R3: {} },
      },
    ])
    expect(read.elements).toMatchObject([{ id: competitorId, boat: { id: boatId } }])
    expect(read.elements[0]).not.toHaveProperty('email')
  })

  it('leaves the event with the phone', async () => {
    const { competitorId } = idsIn(joined)

    expect(await unmapDevice(phone.app, event, { competitorId, deviceUuid })).toEqual(done)
    const again = await refusalOf(
      unmapDevice(phone.app, event, { competitorId, deviceUuid: newId() }),
    )
    expect(again.status).toBe(401)
  })
})

const upload = (app: App, competitorId: string) => {
  const image = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
  return app.request('POST', `${V}/competitors/${competitorId}/team/image`, 'image/jpeg', image)
}

const shareWithEverybody = (app: App, { competitorId, boatId }: ReturnType<typeof idsIn>) =>
  [`COMPETITOR/${competitorId}`, `BOAT/${boatId}`].map((object) => {
    const acl = [{ groupId: null, actions: ['READ_PUBLIC'] }]
    return app.put(`${S}/ownership/${object}/acl`, { displayName: 'Südwind', acl })
  })

describe('a sailor who is signed in', () => {
  const deviceId = newId()
  const element = () => ({ deviceId, competitorId: first.competitorId })
  let first: ReturnType<typeof idsIn>

  it('becomes a competitor', async () => {
    first = idsIn(await register(sailor, event, deviceId, 'Südwind'))

    expect(first).toEqual({ competitorId: aText, boatId: aText })
  })

  it('does not own the competitor, whose picture and access the app changes in vain', async () => {
    const refused = await Promise.all([
      refusalOf(upload(sailor, first.competitorId)),
      ...shareWithEverybody(sailor, first).map((share) => refusalOf(share)),
    ])

    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await upload(organizer, first.competitorId)).toMatchObject({
      status: 200,
      body: { teamImageUri: aText },
    })
  })

  it('stores the event in the own list', async () => {
    expect(await trackEvent(sailor, event, [element()])).toEqual(accepted)
    expect((await listEvents(sailor)).map(({ elements }) => elements[0]?.name)).toEqual(['Südwind'])
  })

  it('stores the boat and its picture for the next event', async () => {
    const imageUuid = newId()
    const known = await sailor.get(`${S}/preferences/boats`)
    const boats = {
      Südwind: {
        name: 'Südwind',
        boatClass: '49er',
        sailNumber: 'GER 7',
        nationality: 'GER',
        imageUuid,
        id: { [event.url]: first.boatId },
        competitorId: { [event.url]: first.competitorId },
      },
    }

    expect(known).toEqual({ status: 204, body: undefined })
    expect(await sailor.put(`${S}/preferences/boats`, boats)).toEqual(done)
    expect(
      await sailor.put(`${S}/preferences/${imageUuid}`, { data: 'AAEC', mime: 'image/jpeg' }),
    ).toEqual(done)
    expect((await sailor.get(`${S}/preferences/boats`)).body).toEqual(boats)
  })

  it('gets a new competitor in the next event while the known one is hidden', async () => {
    const { secret } = laterEvent
    const add = regattaPath(laterEvent, `/competitors/${first.competitorId}/add`)

    expect((await refusalOf(sailor.post(add, { secret }))).status).toBe(403)
    expect(await register(sailor, laterEvent, newId())).toMatchObject({ status: 200 })
  })

  it('joins the next event with the known boat if the organizer shows it to everybody', async () => {
    const { secret } = laterEvent
    const { competitorId } = first
    const add = regattaPath(laterEvent, `/competitors/${competitorId}/add`)
    await Promise.all(shareWithEverybody(organizer, first))

    expect(await sailor.post(add, { secret })).toEqual(done)
    expect(await sailor.post(add, { secret })).toEqual(done)
    expect(await mapDevice(sailor, laterEvent, { competitorId, deviceUuid: deviceId })).toEqual(
      done,
    )
    expect(await trackEvent(sailor, laterEvent, [element()])).toEqual(accepted)
    expect((await readEvent(sailor, laterEvent)).leaderboard.competitors).toMatchObject([
      { name: 'Nordwind' },
      { id: competitorId, name: 'Südwind' },
    ])
  })

  it('leaves an event, which the list does not show any more', async () => {
    const { competitorId } = first

    expect(await unmapDevice(sailor, laterEvent, { competitorId, deviceUuid: deviceId })).toEqual(
      done,
    )
    expect(await trackEvent(sailor, laterEvent, [element()], true)).toEqual(accepted)
    expect((await readTrackedEvents(sailor)).map(({ eventId }) => eventId)).toEqual([event.eventId])
    const unknown = { competitorId, deviceUuid: newId() }
    expect((await refusalOf(unmapDevice(sailor, laterEvent, unknown))).status).toBe(403)
  })
})

describe('an invitation', () => {
  it('is invalid for an unknown event, leaderboard or secret', async () => {
    const read = async (app: App, wrong: Partial<AppEvent>) =>
      (await refusalOf(readEvent(app, { ...event, ...wrong }))).status

    // Callers without an account do not learn which events exist.
    expect(await read(phone.app, { eventId: newId() })).toBe(401)
    expect(await read(phone.app, { secret: newSecret() })).toBe(401)
    expect(await read(sailor, { eventId: newId() })).toBe(404)
    expect(await read(sailor, { name: 'Unknown Cup' })).toBe(404)
    expect(await read(sailor, { secret: newSecret() })).toBe(403)
  })

  it('does not register at a regatta that was closed', async () => {
    const name = 'Closed Cup'
    const closed = await createEvent(
      organizer,
      { name, secret: newSecret(), url: phone.baseUrl },
      { competitorRegistrationType: 'CLOSED' },
    )
    const refused = await refusalOf(register(sailor, closed, newId()))

    expect([refused.status, refused.text]).toEqual([
      403,
      `Self-registration to regatta '${name}' is not allowed.`,
    ])
  })
})
