/** The flow of the app that creates an event with three races, request by request. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../harness/ids.ts'
import { S, V } from '../../../../scripts/requests/paths.ts'
import { serviceTimeout } from '../../../../scripts/requests/service.ts'
import {
  aText,
  accepted,
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
  denoteRaces,
  eventForm,
  leaderboardPath,
  races,
  readEvent,
  regattaPath,
  trackEvent,
} from './event.ts'

let phone: Phone
let organizer: App
let stranger: App
beforeAll(async () => {
  phone = await phoneWithApp()
  organizer = await phone.register('event-creator')
  stranger = await phone.register('event-stranger')
}, serviceTimeout)
afterAll(() => {
  phone.close()
})

const newEvent = (name: string) => ({ name, secret: newSecret(), url: phone.baseUrl })
const raceQuery = (race: string) => ({ race_column: race, fleet: 'Default' })

describe.each([
  ['of one design', 'Thursday Night 1', 'ONE_DESIGN', '49er', '49er'],
  ['with handicaps', 'Thursday Night & More', 'TIME_ON_TIME_AND_DISTANCE', '', null],
])('an event %s', (_, name, rankingMetric, boatclassname, boatclass) => {
  let event: AppEvent
  let courseAreaIds: readonly string[]

  it('is created by a form', async () => {
    const asked = newEvent(name)
    const form = eventForm(asked, { rankingMetric, boatclassname })
    const { status, body } = await organizer.postForm(`${V}/events/createEvent`, form)

    expect([status, body]).toMatchObject([
      200,
      { eventid: aText, regatta: name, leaderboard: name },
    ])
    event = { ...asked, eventId: (body as { readonly eventid: string }).eventid }
  })

  it('is read with its secret', async () => {
    const read = await readEvent(organizer, event)

    expect(read).toMatchObject({
      event: {
        id: event.eventId,
        name,
        venue: { name: 'Kiel' },
        images: [],
        startDate: Date.UTC(2026, 5, 20, 8),
        endDate: Date.UTC(2026, 5, 20, 18),
      },
      leaderboard: {
        name,
        displayName: name,
        canBoatsOfCompetitorsChangePerRace: false,
        discardIndexResultsStartingWithHowManyRaces: [2, 4],
        columnNames: races,
        trackedRacesInfo: races.map((raceColumnName) => ({
          raceColumnName,
          fleets: [{ name: 'Default', resultsAreOfficial: false, trackedRace: null }],
        })),
        competitors: [],
      },
      regatta: { name, rankingMetric, boatclass },
      races: { regatta: name, races: [] },
      times: [],
      elements: [],
    })
    courseAreaIds = read.regatta.courseAreaIds as readonly string[]
    expect(courseAreaIds).toEqual([aText])
  })

  it('is stored in the list of the user, before there is anything to track', async () => {
    expect(await trackEvent(organizer, event, [])).toEqual(accepted)
  })

  it('gets the settings of the app', async () => {
    const settings = {
      controlTrackingFromStartAndFinishTimes: true,
      useStartTimeInference: false,
      defaultCourseAreaUuid: courseAreaIds[0],
      autoRestartTrackingUponCompetitorSetChange: true,
    }

    expect(await organizer.put(regattaPath(event), settings)).toMatchObject({
      status: 200,
      body: {
        controlTrackingFromStartAndFinishTimes: true,
        useStartTimeInference: false,
        autoRestartTrackingUponCompetitorSetChange: true,
        courseAreaIds,
      },
    })
  })

  it('has races with names for tracking, also if they are named again', async () => {
    expect(await denoteRaces(organizer, event)).toEqual([done, done, done])
    // The app takes 304, with which the original server answers, for a failure.
    expect(await denoteRaces(organizer, event)).toEqual([done, done, done])
  })

  it('is changed by its owner only, as the app asks before it shows the screen', async () => {
    const permission = `EVENT:UPDATE:${event.eventId}`
    const ask = async (app: App) => (await app.get(`${S}/has_permission`, { permission })).body

    expect(await ask(organizer)).toEqual([{ permission, granted: true }])
    expect(await ask(stranger)).toEqual([{ permission, granted: false }])
  })

  it('has planned races without a start time and without a course, on every poll', async () => {
    const { secret } = event
    const poll = async () => [
      await organizer.get(regattaPath(event), { secret }),
      await organizer.get(regattaPath(event, '/races'), { secret }),
      await Promise.all(
        races.map((race) => organizer.get(leaderboardPath(event, '/starttime'), raceQuery(race))),
      ),
    ]
    const noStart = { status: 200, body: { startTimeAsMillis: null } }
    const planned = [
      { status: 200, body: { series: [{ name: 'Default', races }] } },
      { status: 200, body: { races: [] } },
      [noStart, noStart, noStart],
    ]
    const course = `${V}/courseconfiguration/getFromCourse/${encodeURIComponent(name)}`

    expect(await poll()).toMatchObject(planned)
    for (const race of races) {
      expect(await organizer.get(`${course}/${race}/Default`)).toMatchObject({
        status: 200,
        body: { waypoints: [], markConfigurations: [] },
      })
    }
    expect(await poll()).toMatchObject(planned)
  })

  it('cannot be created again, and the app finds the name of the error', async () => {
    const again = newEvent(name)
    const refused = await refusalOf(
      organizer.postForm(`${V}/events/createEvent`, eventForm(again, { rankingMetric })),
    )

    expect(JSON.parse(refused.text)).toMatchObject({ errorCodeName: 'REGATTA_ALREADY_EXISTS' })
  })
})

describe('the app is told', () => {
  it('the name of the error if the venue is missing', async () => {
    const form = eventForm(newEvent('Nowhere Cup')).filter(([field]) => field !== 'venuename')
    const refused = await refusalOf(organizer.postForm(`${V}/events/createEvent`, form))

    expect(JSON.parse(refused.text)).toMatchObject({ errorCodeName: 'NO_VENUE' })
  })

  it('that the creation stops, by 401 before signing in and by 403 to strangers', async () => {
    const event = await createEvent(organizer, newEvent('Owned Cup'))
    const refusals = await Promise.all([
      refusalOf(createEvent(phone.app, newEvent('Anonymous Cup'))),
      refusalOf(trackEvent(phone.app, event, [])),
      refusalOf(stranger.put(regattaPath(event), {})),
      refusalOf(denoteRaces(stranger, event)),
      refusalOf(stranger.put(regattaPath({ name: newId() }), {})),
    ])

    expect(refusals.map(({ status }) => status)).toEqual([401, 401, 403, 403, 404])
  })
})
