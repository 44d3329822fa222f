/** The flow of the app that tracks races: start, positions, next race, stop. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../harness/ids.ts'
import { V } from '../../../../scripts/requests/paths.ts'
import { serviceTimeout } from '../../../../scripts/requests/service.ts'
import {
  aText,
  aNumber,
  type Answer,
  type App,
  done,
  type Fields,
  newSecret,
  type Phone,
  phoneWithApp,
  refusalOf,
} from './app.ts'
import {
  type AppEvent,
  createEvent,
  denoteRaces,
  leaderboardPath,
  races,
  regattaPath,
  standingsPath,
} from './event.ts'
import { idsIn, mapDevice, register } from './joining.ts'

const minute = 60_000
const begin = Date.now()
const deviceUuid = newId()

let phone: Phone
let organizer: App
let sailor: App
let event: AppEvent
let competitorId: string
beforeAll(async () => {
  phone = await phoneWithApp()
  organizer = await phone.register('race-organizer')
  sailor = await phone.register('racing-sailor')
  const name = 'Race Cup'
  event = await createEvent(organizer, { name, secret: newSecret(), url: phone.baseUrl })
  const settings = { controlTrackingFromStartAndFinishTimes: true, useStartTimeInference: false }
  await organizer.put(regattaPath(event), settings)
  await denoteRaces(organizer, event)
  await register(sailor, event, newId(), 'Südwind')
  competitorId = idsIn(await register(sailor, event, deviceUuid)).competitorId
  await mapDevice(sailor, event, { competitorId, deviceUuid })
}, serviceTimeout)
afterAll(() => {
  phone.close()
})

const raceQuery = (race_column: string) => ({ fleet: 'Default', race_column })

const startTracking = (app: App): Promise<readonly Answer[]> =>
  Promise.all(
    races.map((race) => app.post(leaderboardPath(event, '/starttracking'), raceQuery(race))),
  )

const setStart = (app: App, race: string, startTime: number): Promise<Answer> => {
  const author = { authorName: 'race-organizer', authorPriority: '3', passId: '0' }
  const values = { startTime: String(startTime), startProcedureType: 'BASIC' }
  const query = new URLSearchParams({ ...raceQuery(race), ...author, ...values }).toString()
  const path = leaderboardPath(event, `/starttime?${query}`)
  return app.request('PUT', path, 'application/x-www-form-urlencoded;charset=UTF-8')
}

const endTracking = (race: string, endMillis: number): Promise<Answer> =>
  organizer.post(leaderboardPath(event, '/settrackingtimes'), {
    ...raceQuery(race),
    endoftrackingasmillis: String(endMillis),
  })

/** The app derives from them whether tracking runs or has finished. */
const statuses = async () => {
  const { body } = await organizer.get(standingsPath(event))
  const { trackedRacesInfo } = body as {
    readonly trackedRacesInfo: readonly {
      readonly fleets: readonly { readonly trackedRace: { readonly status: string } | null }[]
    }[]
  }
  return trackedRacesInfo.map(({ fleets }) => fleets[0]?.trackedRace?.status)
}

type Times = Readonly<Record<string, number | string | null>>

/** Finds the race that has begun and has not ended. A race without a start counts as begun. */
const activeRace = async () => {
  const { secret } = event
  await sailor.get(regattaPath(event), { secret })
  const { body } = await sailor.get(regattaPath(event, '/races'), { secret })
  const listed = (body as { readonly races: readonly { readonly name: string }[] }).races
  const times = await Promise.all(
    listed.map(async ({ name }) => {
      const path = regattaPath(event, `/races/${name}/times`)
      return (await sailor.get(path, { secret })).body as Times
    }),
  )
  return times.find((race) => {
    const [start, end] = [race['startOfTracking-ms'], race['endOfTracking-ms']]
    return (
      (start === null || Number(start) <= Date.now()) && (end === null || Number(end) > Date.now())
    )
  })
}

const fixAt = (millis: number, index: number) => ({
  latitude: 54.43 + index / 10_000,
  longitude: '10.2',
  accuracy: 5,
  speed: index === 0 ? -1 : 4.2,
  course: index === 0 ? -1 : 12.5,
  'timestamp-iso': new Date(millis).toISOString(),
})

const sendFixes = (fixes: readonly object[]): Promise<Answer> =>
  phone.app.post(`${V}/gps_fixes`, {}, { deviceUuid, fixes })

const standings = (app: App, onlyOwn: boolean): Promise<Answer> =>
  app.get(standingsPath(event), {
    raceDetails: 'ALL',
    secret: event.secret,
    showOnlyCompetitorsWithIdsProvided: String(onlyOwn),
    showOnlyActiveRacesForCompetitorIds: competitorId,
  })

/** The event has no course, and so no ranks and gaps. */
const columnOfR1 = {
  fleet: 'Default',
  rank: null,
  trackedRank: null,
  finished: false,
  data: {
    'averageSpeedOverGround-kts': aNumber,
    'distanceTraveled-m': aNumber,
    'timeTraveled-s': aNumber,
    maxSpeedOverGroundInKnots: aNumber,
  },
}

const columnNamesIn = ({ body }: Answer) =>
  (body as { readonly competitors: readonly { readonly columns: object }[] }).competitors.map(
    ({ columns }) => Object.keys(columns),
  )

describe('the first race', () => {
  const start = begin - 10 * minute

  it('is tracked when the organizer starts the tracking of all races at once', async () => {
    const started = { status: 200, body: { addeddenotation: false, regatta: event.name } }

    expect(await startTracking(organizer)).toEqual([started, started, started])
    expect(await statuses()).toEqual(['TRACKING', 'TRACKING', 'TRACKING'])
  })

  it('gets a start, after the event was extended to that time', async () => {
    const path = `${V}/events/${event.eventId}/update`

    expect(await organizer.putForm(path, { enddateasmillis: String(start) })).toEqual(done)
    expect(await setStart(organizer, 'R1', start)).toEqual({
      status: 200,
      body: { startTimeAsMillis: start },
    })
    expect(await organizer.get(`${V}/events/${event.eventId}`)).toMatchObject({
      body: { startDate: Date.UTC(2026, 5, 20, 8), endDate: start },
    })
  })

  it('takes the positions of a phone, newest first, also twice', async () => {
    const fixes = Array.from({ length: 60 }, (_, index) => fixAt(begin - index * 10_000, index))
    const empty = { status: 200, body: {} }

    expect(await sendFixes(fixes.slice(0, 30))).toEqual(empty)
    expect(await sendFixes(fixes.slice(30))).toEqual(empty)
    expect(await sendFixes(fixes.slice(30))).toEqual(empty)
  })

  it('is the active race', async () => {
    expect(await activeRace()).toMatchObject({
      name: 'R1',
      regatta: event.name,
      'startOfRace-ms': start,
      'endOfRace-ms': null,
      'startOfTracking-ms': start - 5 * minute,
      'endOfTracking-ms': null,
    })
  })

  it('shows the sailor the race that is active, alone or among the others', async () => {
    const own = await standings(sailor, true)
    const all = await standings(sailor, false)
    const namesIn = ({ body }: Answer) =>
      (body as { readonly competitors: readonly Fields[] }).competitors.map(({ name }) => name)

    expect(namesIn(own)).toEqual(['Nordwind'])
    expect(namesIn(all)).toEqual(['Nordwind', 'Südwind'])
    expect(columnNamesIn(all)).toEqual([['R1'], ['R1']])
    expect(own.body).toMatchObject({
      competitors: [{ id: competitorId, rank: aNumber, columns: { R1: columnOfR1 } }],
      trackedRacesInfo: [
        { fleets: [{ trackedRace: { status: 'TRACKING', startTimeMillis: start } }] },
        { fleets: [{ trackedRace: { status: 'TRACKING', startTimeMillis: null } }] },
        { fleets: [{ trackedRace: { status: 'TRACKING', startTimeMillis: null } }] },
      ],
    })
  })

  it('has a list of competitors with handicaps, for those who may read the regatta', async () => {
    const path = regattaPath(event, '/competitors')
    const { status, body } = await organizer.get(path)

    expect([status, body]).toMatchObject([
      200,
      ['Nordwind', 'Südwind'].map((name) => ({
        id: aText,
        name,
        nationalityISO2: 'DE',
        displayName: null,
        timeOnTimeFactor: 1,
      })),
    ])
    // The app sends no secret here, and creates events that are not public.
    expect((await refusalOf(sailor.get(path))).status).toBe(403)
  })
})

describe('the next race', () => {
  it('ends the tracking of the race before it', async () => {
    const start = Date.now()
    const set = await setStart(organizer, 'R2', start)
    const ended = await endTracking('R1', start - minute)

    expect(set).toEqual({ status: 200, body: { startTimeAsMillis: start } })
    expect(ended).toEqual({ status: 200, body: { endoftracking: start - minute } })
    await sendFixes([fixAt(Date.now(), 1)])
    expect(columnNamesIn(await standings(sailor, true))).toEqual([['R2']])
    expect(await activeRace()).toMatchObject({
      name: 'R2',
      'startOfRace-ms': start,
      'startOfTracking-ms': start - 5 * minute,
    })
  })
})

describe('the organizer', () => {
  it('may start tracking again, and the app reverts a start that was refused', async () => {
    expect((await startTracking(organizer)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await refusalOf(setStart(sailor, 'R3', begin))).status).toBe(403)
    expect((await refusalOf(setStart(phone.app, 'R3', begin))).status).toBe(401)
    expect((await refusalOf(setStart(organizer, 'R9', begin))).status).toBe(404)
    expect((await refusalOf(startTracking(sailor))).status).toBe(403)
    expect(
      (await organizer.get(leaderboardPath(event, '/starttime'), raceQuery('R3'))).body,
    ).toMatchObject({ startTimeAsMillis: null })
  })

  it('stops all races, and a late batch of positions is taken still', async () => {
    const now = Date.now()
    const stop = leaderboardPath(event, '/stoptracking')
    const stopped = await organizer.post(stop, { fleet: 'Default' })
    const ended = await endTracking('R2', now)

    expect(stopped).toEqual({
      status: 200,
      body: races.map((race) => ({ regatta: event.name, race })),
    })
    expect(ended).toEqual({ status: 200, body: { endoftracking: now } })
    expect(await statuses()).toEqual(['FINISHED', 'FINISHED', 'FINISHED'])
    expect(await sendFixes([fixAt(now - 1000, 2)])).toEqual({ status: 200, body: {} })
    expect(await activeRace()).toMatchObject({ name: 'R3', 'startOfTracking-ms': null })
  })
})
