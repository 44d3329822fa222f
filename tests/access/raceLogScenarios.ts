import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { makeCompetitor } from '../support/entries.ts'
import { makeMark } from '../support/marks.ts'
import type { Fixture } from './fixture.ts'
import { newRegatta, newTracked } from './sailingScenarios.ts'
import { tokenOfAdmin, type Scenario, type Scenarios } from './scenario.ts'
import { regatta } from '../../scripts/demo/data/regatta.ts'
import { demoId } from '../../scripts/demo/demo.ts'
import type { ShownRequests } from './shownRequest.ts'

const onRace =
  (more: Readonly<Record<string, string>> = {}): Scenario =>
  async (fixture) => ({
    values: {
      leaderboard: await newRegatta(fixture),
      race_column: 'R1',
      fleet: 'Default',
      ...more,
    },
  })

/** Creates a protected event, without a regatta. */
const newEvent = async (fixture: Fixture): Promise<string> => {
  const made = await fixture.request(`POST ${V}/events/createEvent`, {
    token: tokenOfAdmin(fixture),
    json: { eventName: `Kiel ${newId()}`, venuename: 'Kiel', createregatta: false },
  })
  const { eventid } = made.body as { readonly eventid: string }
  await fixture.protect({ type: 'EVENT', id: eventid })
  return eventid
}

const onMark = async (fixture: Fixture) => {
  const leaderboard = await newRegatta(fixture)
  return { leaderboard, markId: await makeMark(fixture, tokenOfAdmin(fixture), leaderboard) }
}

const onTrackedRace: Scenario = async (fixture) => {
  const regattaName = await newTracked(fixture)
  return { values: { regattaName, raceName: `${regattaName} R1 Default` } }
}

const author = { authorName: 'officer', authorPriority: '3', passId: '0' }

export const raceLogScenarios: Scenarios = {
  addMarkFix: async (fixture) => {
    const { leaderboard, markId } = await onMark(fixture)
    const race = { leaderboardName: leaderboard, raceColumnName: 'R1', fleetName: 'Default' }
    return {
      json: { ...race, markId, latDeg: '54.43', lonDeg: '10.2', timeMillis: '1781948400000' },
    }
  },
  changeEvent: async (fixture) => ({
    values: { eventId: await newEvent(fixture) },
    form: { eventdescription: 'Three days' },
  }),
  changeLeaderboard: async (fixture) => ({
    values: { leaderboard: await newRegatta(fixture) },
    json: { resultDiscardingThresholds: [2, 4] },
  }),
  changeRegatta: async (fixture) => ({
    values: { regattaName: await newRegatta(fixture) },
    json: { controlTrackingFromStartAndFinishTimes: true },
  }),
  denoteForTracking: async (fixture) => ({
    values: { leaderboard: await newRegatta(fixture), raceColumnName: 'R1', fleetName: 'Default' },
  }),
  endDeviceMapping: async (fixture) => {
    const leaderboard = await newRegatta(fixture)
    const deviceUuid = newId()
    const { id } = await makeCompetitor(fixture, leaderboard, {
      token: tokenOfAdmin(fixture),
      competitorName: 'Albatross',
      deviceUuid,
    })
    const json = { competitorId: id, deviceUuid, toMillis: 1_781_948_400_000 }
    return { values: { leaderboard }, json }
  },
  exchangeRaceLog: onRace(),
  listLiveCompetitors: async (fixture) => {
    const regattaName = await newTracked(fixture)
    return { values: { regattaName, raceName: `${regattaName} R1 Default` } }
  },
  listRaceStates: async (fixture) => ({ values: { eventId: await newEvent(fixture) } }),
  listRaceTimes: async (fixture) => ({ values: { regattaName: await newTracked(fixture) } }),
  listTrackingDevices: async (fixture) => ({
    values: { regattaName: await newRegatta(fixture) },
  }),
  listTrackedRaces: () => ({}),
  readDeviceStatus: () => ({ values: { deviceUuid: newId() } }),
  pingMark: async (fixture) => ({
    values: await onMark(fixture),
    json: { latitude: 54.43, longitude: 10.2, timestamp: 1_781_948_400_000 },
  }),
  readMarkPositions: onTrackedRace,
  readPositions: onTrackedRace,
  readRaceTimes: onTrackedRace,
  readStartTime: onRace(),
  receiveFixes: () => ({ json: { deviceUuid: newId(), fixes: [] } }),
  setStartTime: onRace({ ...author, startTime: '1781948400000' }),
  startDeviceMapping: async (fixture) => {
    const leaderboard = await newRegatta(fixture)
    const { id } = await makeCompetitor(fixture, leaderboard, {
      token: tokenOfAdmin(fixture),
      competitorName: 'Albatross',
    })
    const json = { competitorId: id, deviceUuid: newId(), fromMillis: 1_781_948_400_000 }
    return { values: { leaderboard }, json }
  },
  setTrackingTimes: onRace({ endoftrackingasmillis: '1781952000000' }),
}

const leaderboard = { leaderboard: regatta }
/** `removeRaceColumn` removes R2. */
const race = { race_column: 'R1', fleet: 'Default' }

/** The live race. */
const trackedRace = { regattaName: regatta, raceName: `${regatta} R3 Default` }

const start = Date.parse('2026-06-20T09:00:00Z')

export const raceLogRequests: ShownRequests = {
  addMarkFix: {
    json: {
      leaderboardName: regatta,
      raceColumnName: 'R1',
      fleetName: 'Default',
      markId: demoId('mark', '1'),
      latDeg: '54.43',
      lonDeg: '10.2',
      timeMillis: String(start),
    },
  },
  deleteEvent: {},
  changeEvent: { json: { enddate: '2026-06-22' } },
  changeLeaderboard: {
    values: leaderboard,
    json: { leaderboardDisplayName: 'Fjord Cup', resultDiscardingThresholds: [2, 4] },
  },
  changeRegatta: {
    values: { regattaName: regatta },
    json: {
      startTimePointAsMillis: Date.parse('2026-06-20T00:00:00Z'),
      endTimePointAsMillis: Date.parse('2026-06-21T00:00:00Z'),
      controlTrackingFromStartAndFinishTimes: false,
    },
  },
  denoteForTracking: {
    values: leaderboard,
    json: { raceColumnName: 'R1', fleetName: 'Default' },
  },
  exchangeRaceLog: {
    json: {
      ...leaderboard,
      ...race,
      race_column: 'R3',
      '@class': 'RaceLogRaceStatusEvent',
      id: '7c0c9a52-2f0e-4d52-9c53-2f7c1a0e7d11',
      createdAt: start,
      timestamp: start,
      passId: 0,
      competitors: [],
      nextStatus: 'RUNNING',
    },
  },
  listLiveCompetitors: {
    values: trackedRace,
  },
  listRaceTimes: { values: { regattaName: regatta } },
  pingMark: {
    values: { ...leaderboard, markId: demoId('mark', '1') },
    json: { latitude: 54.43, longitude: 10.2, timestamp: start },
  },
  readMarkPositions: { values: trackedRace },
  readPositions: {
    values: { ...trackedRace, step: '120000', competitorId: demoId('competitor', 'GER 12') },
  },
  readRaceTimes: { values: trackedRace },
  readStartTime: { values: { ...leaderboard, ...race } },
  receiveFixes: {
    json: {
      deviceUuid: '3f1f7c1e-8a53-4c8e-9d3f-6f3f0b6f5a10',
      fixes: [
        {
          latitude: 54.43,
          longitude: 10.2,
          'timestamp-iso': '2026-06-20T09:00:00.000Z',
          speed: 4.2,
          course: 240,
          accuracy: 5,
        },
      ],
    },
  },
  setStartTime: {
    values: leaderboard,
    json: {
      ...race,
      authorName: 'race-officer',
      authorPriority: 3,
      passId: 0,
      startTime: start,
      startProcedureType: 'BASIC',
    },
  },
  setTrackingTimes: {
    values: leaderboard,
    json: {
      ...race,
      startoftracking: '2026-06-20T08:55:00Z',
      endoftracking: '2026-06-20T10:00:00Z',
    },
  },
}
