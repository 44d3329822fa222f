import { regatta } from '../../../scripts/demo/data/regatta.ts'
import { demoId } from '../../../scripts/demo/demo.ts'
import type { ShownRequests } from './requests.ts'

const leaderboard = { leaderboard: regatta }
/** `removeRaceColumn` removes R2. */
const race = { race_column: 'R1', fleet: 'Default' }

const trackedRace = { regattaName: regatta, raceName: `${regatta} R1 Default` }

const start = Date.parse('2026-06-20T09:00:00Z')

export const raceLogRequests: ShownRequests = {
  addMarkFix: {
    json: {
      ...{ leaderboardName: regatta, raceColumnName: 'R1', fleetName: 'Default' },
      ...{ markId: demoId('mark', '1'), latDeg: '54.43', lonDeg: '10.2' },
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
      ...{ ...leaderboard, ...race },
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
    values: { regattaName: regatta, raceName: `${regatta} R1 Default` },
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
          ...{ latitude: 54.43, longitude: 10.2, 'timestamp-iso': '2026-06-20T09:00:00.000Z' },
          ...{ speed: 4.2, course: 240, accuracy: 5 },
        },
      ],
    },
  },
  setStartTime: {
    values: leaderboard,
    json: {
      ...race,
      ...{ authorName: 'race-officer', authorPriority: 3, passId: 0 },
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
