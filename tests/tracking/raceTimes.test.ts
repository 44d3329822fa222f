/** The times of tracked races, the legs of their courses, and the states of the races of an event. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { letEverybody, makeEvent, regattaPath, setStart, track } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const minute = 60_000
const start = Date.UTC(2026, 5, 20, 9)

const get = (path: string, token?: string) => service.request(`GET ${path}`, { token })

const startAt = (name: string, race_column: string, millis: number) =>
  setStart(service, ann, name, { race_column }, millis)

/** A course from a line to a mark in the north, then to one without a position. */
const layCourse = (regatta: string, middle = 10) => {
  const mark = (id: string, latitude?: number, longitude = middle) => ({
    id,
    freestyleProperties: { name: id, markType: 'BUOY' },
    ...(latitude === undefined
      ? {}
      : { positioning: { position: { latitude_deg: latitude, longitude_deg: longitude } } }),
  })
  const waypoint = (...ids: readonly string[]) => ({
    passingInstruction: ids.length === 2 ? 'Line' : 'Port',
    markConfigurationIds: ids,
  })
  const line = [mark('pin', 54, middle - 0.001), mark('boat', 54, ((middle + 180.001) % 360) - 180)]
  const marks = [...line, mark('top', 54.1), mark('far')]
  return service.request(
    `POST ${V}/courseconfiguration/createCourse/${encodeURIComponent(regatta)}/R1/Default`,
    {
      token: ann,
      json: {
        name: 'North',
        markConfigurations: marks,
        waypoints: [waypoint('pin', 'boat'), waypoint('top'), waypoint('far')],
      },
    },
  )
}

describe('the times of a race', () => {
  it('end with `FINISHED`, unless a start time is set later', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 1 })
    const json = { controlTrackingFromStartAndFinishTimes: true }
    await service.request(`PUT ${regattaPath(name)}`, { token: ann, json })
    const race = { race_column: 'R1', fleet: 'Default' }
    await track(service, ann, 'starttracking', name, { ...race, trackedRaceName: 'Race 1' })
    const endsOf = async () => {
      const { body } = await get(regattaPath(name, '/races/Race%201/times'))
      const times = body as Readonly<Record<string, unknown>>
      return [times['endOfRace-ms'], times['endOfTracking-ms']]
    }
    // The author of the start has a higher priority than that of the status.
    await startAt(name, 'R1', start)
    const query = new URLSearchParams({ leaderboard: name, ...race }).toString()
    const finished = { '@class': 'RaceLogRaceStatusEvent', nextStatus: 'FINISHED' }
    const end = start + 60 * minute
    await service.request(`POST /sailingserver/rc/racelog?${query}`, {
      token: ann,
      json: { ...finished, id: newId(), createdAt: Date.now(), timestamp: end, competitors: [] },
    })
    const ended = await endsOf()
    await startAt(name, 'R1', start + 90 * minute)

    expect(ended).toEqual([end, end + 30_000])
    expect(await endsOf()).toEqual([null, null])
  })

  it('contain all times, null or not, and the legs of the course', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 2 })
    const laid = await layCourse(name)
    expect(laid.status, laid.text).toBe(200)
    await track(service, ann, 'starttracking', name, { race_column: 'R1', fleet: 'Default' })
    await startAt(name, 'R1', start)
    const path = regattaPath(name, `/races/${encodeURIComponent(`${name} R1 Default`)}/times`)
    const { body } = await get(path, bob)

    const now = (body as Readonly<Record<string, unknown>>)['currentServerTime-ms']
    expect(now).toBeGreaterThan(Date.now() - minute)
    expect(body).toEqual({
      name: `${name} R1 Default`,
      regatta: name,
      'startOfRace-ms': start,
      'startOfTracking-ms': expect.any(Number) as unknown,
      'newestTrackingEvent-ms': null,
      'endOfTracking-ms': null,
      'endOfRace-ms': null,
      'delayToLive-ms': 5000,
      markPassings: [],
      legs: [{ name: 'L1', 'bearing-deg': 0 }, { name: 'L2' }],
      'currentServerTime-ms': now,
    })
  })

  it('have the bearing of a leg from a line across the antimeridian', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 1 })
    await layCourse(name, 180)
    await track(service, ann, 'starttracking', name, { race_column: 'R1', fleet: 'Default' })
    const path = regattaPath(name, `/races/${encodeURIComponent(`${name} R1 Default`)}/times`)

    const { body } = await get(path, ann)

    expect(body).toMatchObject({ legs: [{ name: 'L1', 'bearing-deg': 0 }, { name: 'L2' }] })
  })

  it('are listed for tracked races, also by name', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 3 })
    for (const race of ['R1', 'R2']) {
      const names = { race_column: race, fleet: 'Default', trackedRaceName: race }
      await track(service, ann, 'starttracking', name, names)
    }
    const namesIn = async (query: string) => {
      const { body } = await get(regattaPath(name, `/races/times${query}`), ann)
      return (body as readonly { readonly name: string }[]).map((race) => race.name)
    }

    expect(await namesIn('')).toEqual(['R1', 'R2'])
    expect(await namesIn('?racename=R2')).toEqual(['R2'])
    expect(await namesIn('?racename=R2&racename=R3&racename=R1')).toEqual(['R1', 'R2'])
  })

  it('are found by names with escapes', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 2 })
    const trackAs = (race_column: string, trackedRaceName: string) =>
      track(service, ann, 'starttracking', name, { race_column, fleet: 'Default', trackedRaceName })
    await trackAs('R1', '49er/R1')
    await trackAs('R2', '100% R2')
    const paths = ['49er~2FR1', '49er__R1', '100~25%20R2', 'R1'].map((race) =>
      regattaPath(name, `/races/${race}/times`),
    )
    const replies = await Promise.all(paths.map((path) => get(path, ann)))

    expect(replies.map(({ body }) => (body as { readonly name?: string }).name)).toEqual([
      '49er/R1',
      '49er/R1',
      '100% R2',
      undefined,
    ])
    expect(replies[3]?.body).toMatchObject({
      detail: `Could not find a race with name 'R1' in regatta '${name}'.`,
    })
  })

  it('are readable with READ on the regatta, or with the secret of its link', async () => {
    const more = { competitorRegistrationType: 'OPEN_UNMODERATED', secret: 'abc', ispublic: false }
    const name = await makeEvent(service, ann, { numberofraces: 1, ...more })
    const names = { race_column: 'R1', fleet: 'Default', trackedRaceName: 'R1' }
    await track(service, ann, 'starttracking', name, names)
    const statuses = (query: string, token?: string) =>
      Promise.all(
        ['/races/R1/times', '/races/times'].map(async (path) => {
          const { status } = await get(regattaPath(name, path + query), token)
          return status
        }),
      )

    expect(await statuses('')).toEqual([401, 401])
    expect(await statuses('', bob)).toEqual([403, 403])
    expect(await statuses('?secret=', bob)).toEqual([403, 403])
    expect(await statuses('?secret=abc')).toEqual([200, 200])
  })
})

describe('the race states of an event', () => {
  const eventOf = async (name: string) => {
    const { body } = await get(regattaPath(name), ann)
    return (body as { readonly eventId: string }).eventId
  }
  const statesOf = async (eventId: string, query = '', token = ann) => {
    const { body } = await get(`${V}/events/${eventId}/racestates${query}`, token)
    const { raceStates } = body as { readonly raceStates: readonly { readonly raceName: string }[] }
    return raceStates
  }
  const racesIn = async (eventId: string, query: string) =>
    (await statesOf(eventId, query)).map(({ raceName }) => raceName)

  it('list the races, with the state of those that have a race log', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 2 })
    const eventId = await eventOf(name)
    await startAt(name, 'R1', start)
    const { body } = await get(`${V}/events/${eventId}/racestates`, bob)

    const others = {
      fleetName: 'Default',
      trackedRaceLinked: false,
      trackedRaceName: null,
      trackedRaceId: null,
      courseAreaName: 'Default',
      leaderboardName: name,
      leaderboardDisplayName: name,
    }
    const status = start <= Date.now() ? 'RUNNING' : 'SCHEDULED'
    expect(body).toEqual({
      name,
      id: eventId,
      raceStates: [
        {
          raceName: 'R1',
          ...others,
          raceState: {
            startTime: '2026-06-20T09:00:00.000Z',
            endTime: null,
            lastStatus: status,
            lastUpperFlag: null,
            lastLowerFlag: null,
            displayed: null,
          },
        },
        { raceName: 'R2', ...others },
      ],
    })
  })

  it('can be limited to a leaderboard, a course area and a day', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 2 })
    const eventId = await eventOf(name)
    const noon = Math.floor(Date.now() / (24 * 60 * minute)) * 24 * 60 * minute + 12 * 60 * minute
    await startAt(name, 'R1', noon)
    await startAt(name, 'R2', noon + 24 * 60 * minute)
    const query = (more: Readonly<Record<string, string>>) =>
      `?${new URLSearchParams(more).toString()}`

    expect(await racesIn(eventId, query({ filterByLeaderboard: name }))).toHaveLength(2)
    expect(await racesIn(eventId, query({ filterByLeaderboard: 'x' }))).toEqual([])
    expect(await racesIn(eventId, query({ filterByCourseArea: 'Alpha' }))).toEqual([])
    expect(await racesIn(eventId, query({ filterByDayOffset: '0' }))).toEqual(['R1'])
    expect(await racesIn(eventId, query({ filterByDayOffset: '1' }))).toEqual(['R2'])
    expect(await racesIn(eventId, query({ filterByDayOffset: '-1' }))).toEqual([])
  })

  it('need READ on the event, and show no leaderboard without READ on it', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 1 })
    const eventId = await eventOf(name)
    await letEverybody(service, ann, 'LEADERBOARD', name)
    const hidden = await eventOf(await makeEvent(service, ann, { ispublic: false }))
    const hiddenPath = `${V}/events/${hidden}/racestates`

    expect(
      [await statesOf(eventId), await statesOf(eventId, '', bob)].map(({ length }) => length),
    ).toEqual([1, 0])
    expect((await get(hiddenPath, bob)).status).toBe(403)
    expect((await get(hiddenPath)).status).toBe(401)
    expect((await get(`${V}/events/x/racestates`, bob)).status).toBe(404)
  })

  it('are empty for a regatta without a course area', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 1 })
    await service.request(`PUT ${regattaPath(name)}`, { token: ann, json: {} })

    expect(await statesOf(await eventOf(name))).toEqual([])
  })
})
