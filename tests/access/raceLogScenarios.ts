import { newId } from '../../harness/ids.ts'
import { V } from '../../harness/paths.ts'
import { makeCompetitor } from '../support/entries.ts'
import { makeMark } from '../support/marks.ts'
import type { Fixture } from './fixture.ts'
import { administrator, newRegatta, newTracked } from './sailingScenarios.ts'
import type { Scenario, Scenarios } from './scenario.ts'

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
    token: administrator(fixture),
    json: { eventName: `Kiel ${newId()}`, venuename: 'Kiel', createregatta: false },
  })
  const { eventid } = made.body as { readonly eventid: string }
  await fixture.protect({ type: 'EVENT', id: eventid })
  return eventid
}

const onMark = async (fixture: Fixture) => {
  const leaderboard = await newRegatta(fixture)
  return { leaderboard, markId: await makeMark(fixture, administrator(fixture), leaderboard) }
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
      ...{ token: administrator(fixture), competitorName: 'Albatross', deviceUuid },
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
      ...{ token: administrator(fixture), competitorName: 'Albatross' },
    })
    const json = { competitorId: id, deviceUuid: newId(), fromMillis: 1_781_948_400_000 }
    return { values: { leaderboard }, json }
  },
  setTrackingTimes: onRace({ endoftrackingasmillis: '1781952000000' }),
}
