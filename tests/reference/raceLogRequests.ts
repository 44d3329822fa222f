import { regatta } from '../../scripts/demo/data/regatta.ts'
import type { ShownRequests } from './requests.ts'

/** `removeRaceColumn` removes R2. */
const race = { leaderboard: regatta, race_column: 'R1', fleet: 'Default' }

export const raceLogRequests: ShownRequests = {
  denoteForTracking: {
    values: { leaderboard: regatta, raceColumnName: 'R1', fleetName: 'Default' },
  },
  exchangeRaceLog: { values: race },
  listRaceTimes: { values: { regattaName: regatta } },
  readRaceTimes: { values: { regattaName: regatta, raceName: `${regatta} R1 Default` } },
  readStartTime: { values: race },
  setStartTime: {
    values: {
      ...race,
      ...{ authorName: 'race-officer', authorPriority: '3', passId: '0' },
      startTime: String(Date.parse('2026-06-20T09:00:00Z')),
      startProcedureType: 'BASIC',
    },
  },
  setTrackingTimes: {
    values: {
      ...race,
      startoftracking: '2026-06-20T08:55:00Z',
      endoftracking: '2026-06-20T10:00:00Z',
    },
  },
  changeEvent: { json: { enddate: '2026-06-22' } },
  changeLeaderboard: {
    values: { leaderboard: regatta },
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
}
