/** Events of existing clients: with empty fields, and without a name. */
import { describe, expect, it } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent, regattaPath } from '../support/sailing.ts'

const create = `POST ${V}/events/createEvent`
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown

const moment = expect.any(Number) as unknown

const service = await useTestService()
const ann = await service.createUser('ann')

describe('createEvent', () => {
  it('treats empty fields of a form as absent', async () => {
    const empty = { boatclassname: '', startdate: '', enddate: '', rankingMetric: '', secret: '' }
    const form = { ...empty, competitorRegistrationType: '', venuename: '', eventName: 'Empty' }

    const made = await service.request(create, { token: ann, form })
    const { eventid } = made.body as { readonly eventid: string }
    const [event, regatta] = await Promise.all(
      [`${V}/events/${eventid}`, regattaPath('Empty')].map((path) =>
        service.request(`GET ${path}`),
      ),
    )

    expect([made.status, made.body]).toMatchObject([200, { registrationSecret: uuid }])
    expect(event?.body).toMatchObject({
      startDate: moment,
      endDate: moment,
      venue: { name: null, location: null },
    })
    expect(regatta?.body).toMatchObject({
      boatclass: null,
      rankingMetric: 'ONE_DESIGN',
      competitorRegistrationType: 'CLOSED',
    })
  })

  it.each([
    [{ enddate: '2026-06-20' }, [Date.UTC(2026, 5, 13), Date.UTC(2026, 5, 20)]],
    [{ startdate: '2099-06-20' }, [Date.UTC(2099, 5, 20), Date.UTC(2099, 5, 27)]],
  ])('lasts a week with only %j', async (dates, expected) => {
    const json = { eventName: `Week of ${JSON.stringify(dates)}`, venuename: 'Kiel', ...dates }
    const { body } = await service.request(create, { token: ann, json })
    const { eventstartdate, eventenddate } = body as Readonly<Record<string, unknown>>

    expect([eventstartdate, eventenddate]).toEqual(expected)
  })

  it('generates a unique name for each event without one', async () => {
    const replies = await Promise.all(
      [{ venuename: 'Kiel' }, { venuename: 'Kiel', eventName: '' }].map((json) =>
        service.request(create, { token: ann, json }),
      ),
    )
    const names = replies.map(({ body }) => (body as { readonly eventname: string }).eventname)

    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(names).size).toBe(2)
    for (const name of names) expect(name).toMatch(/^Event \d{4}-\d\d-\d\d [0-9a-f]{8}$/)
    const regatta = await service.request(`GET ${regattaPath(names[0] ?? '')}`)
    expect(regatta.status).toBe(200)
  })

  it('warns about a name that the known app cannot open', async () => {
    const made = await service.request(create, {
      token: ann,
      json: { eventName: '100% Kiel 3/4?', venuename: 'Kiel' },
    })
    const usual = await service.request(create, {
      token: ann,
      json: { eventName: 'Kiel 3-4', venuename: 'Kiel' },
    })

    expect([made.status, made.body]).toMatchObject([
      200,
      {
        warnings: ['slash', 'question-mark', 'percent'].map((code) => ({
          parameter: 'eventName',
          code,
        })),
      },
    ])
    expect(usual.body).not.toHaveProperty('warnings')
  })

  it('gives its regatta the dates that are sent, and prefers texts to milliseconds', async () => {
    const datesOf = async (dates: Readonly<Record<string, string | number>>) => {
      const regatta = await makeEvent(service, ann, dates)
      const { body } = await service.request(`GET ${regattaPath(regatta)}`)
      const { eventId } = body as { readonly eventId: string }
      return [body, (await service.request(`GET ${V}/events/${eventId}`)).body]
    }

    expect((await datesOf({}))[0]).toMatchObject({ startDate: null, endDate: null })
    const [june, july] = [Date.UTC(2026, 5, 2), Date.UTC(2026, 6, 2)]
    expect(
      await datesOf({
        startdate: '2026-06-02',
        startdateasmillis: 1,
        enddateasmillis: july,
      }),
    ).toMatchObject([
      { startDate: june, endDate: july },
      { startDate: june, endDate: july },
    ])
  })

  it('ends in the year 9999 at the latest, so that pages can show it', async () => {
    const last = Date.UTC(9999, 11, 31, 23, 59, 59, 999)
    const times = { startdateasmillis: last, enddateasmillis: last }
    const json = { eventName: 'Last', venuename: 'Kiel', ...times }
    const made = await service.request(create, { token: ann, json })
    const path = `${V}/events/${(made.body as { readonly eventid: string }).eventid}`
    const pages = await Promise.all(
      ['GET /', 'GET /regatta/Last'].map((route) => service.request(route, { token: ann })),
    )
    const later = { enddateasmillis: last + 1 }
    const refused = [
      await service.request(create, { token: ann, json: { ...json, eventName: 'No', ...later } }),
      await service.request(`PUT ${path}/update`, { token: ann, json: later }),
      await service.request(`POST ${path}/copy`, {
        token: ann,
        json: { eventName: 'No', ...later },
      }),
    ]

    expect([made, ...pages].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(refused[0]?.body).toMatchObject({ errors: [{ pointer: '/enddateasmillis' }] })
  })

  it('shows one course area in the event and in its regatta', async () => {
    const json = { eventName: 'Area', venuename: 'Kiel', numberofraces: 1 }
    const made = await service.request(create, { token: ann, json })
    const { eventid } = made.body as { readonly eventid: string }
    const event = await service.request(`GET ${V}/events/${eventid}`)
    const regatta = await service.request(`GET ${regattaPath('Area')}`)

    const { venue } = event.body as { venue: { courseAreas: readonly { readonly id: string }[] } }
    const ids = venue.courseAreas.map(({ id }) => id)
    expect(regatta.body).toMatchObject({ courseAreaIds: ids })
    expect(ids).toEqual([uuid])
  })

  it('stores the ranking metric', async () => {
    const rankingMetric = 'TIME_ON_TIME_AND_DISTANCE'
    const name = await makeEvent(service, ann, { rankingMetric })

    expect((await service.request(`GET ${regattaPath(name)}`)).body).toMatchObject({
      rankingMetric,
    })
  })
})

describe('an event without a venue', () => {
  const noVenue = { errorCodeName: 'NO_VENUE', errorCode: 1 }

  it.each([{}, { venuelat: 54.4 }, { venuelng: 10.2 }])(
    'is refused with the error name that existing clients translate: %j',
    async (json) => {
      const { status, body } = await service.request(create, { token: ann, json })

      expect([status, body]).toEqual([400, expect.objectContaining(noVenue)])
    },
  )

  it('has that error name for no other error', async () => {
    const json = { venuename: 'Kiel', numberofraces: -1 }
    const { status, body } = await service.request(create, { token: ann, json })

    expect(status).toBe(400)
    expect(body).not.toHaveProperty('errorCodeName')
  })
})
