import { derivedUuid } from '#values/derivedUuid.ts'
import { regatta } from '../../../scripts/demo/data/regatta.ts'
import { demoId } from '../../../scripts/demo/demo.ts'
import type { ShownRequests } from './requests.ts'

const competitorId = demoId('competitor', 'GER 12')
const boatId = derivedUuid('BOAT', competitorId)
const deviceUuid = '3f1f7c1e-8a53-4c8e-9d3f-6f3f0b6f5a10'
const entry = { regattaName: regatta, competitorId }

export const competitorRequests: ShownRequests = {
  addCompetitor: { values: entry },
  assignFleets: {
    values: { regattaName: regatta },
    json: { fleets: [{ fleet: 'Default', sailIds: ['DEN 7', 'NOR 3'] }] },
  },
  changeCompetitor: { values: { competitorId }, json: { searchTag: 'junior' } },
  changeDisplayName: {
    values: { leaderboard: regatta },
    json: { competitorId, displayName: 'Team Kiel' },
  },
  changeTimeOnDistanceAllowance: {
    values: entry,
    json: { timeOnDistanceAllowancePerNauticalMile: 12_500 },
  },
  changeTimeOnTimeFactor: { values: entry, json: { timeOnTimeFactor: 0.95 } },
  createCompetitor: {
    values: { regattaName: regatta },
    json: {
      ...{ competitorName: 'Galeb of Split', competitorShortName: 'Galeb', nationalityIOC: 'CRO' },
      ...{ boatclass: '49er', sailid: 'CRO 9' },
    },
  },
  createCompetitorWithBoat: {
    values: { regattaName: regatta },
    json: { competitorName: 'Albatross II', nationalityIOC: 'GER', boatId },
  },
  endDeviceMapping: {
    values: { leaderboard: regatta },
    json: { competitorId, deviceUuid, toMillis: Date.parse('2026-06-20T10:00:00Z') },
  },
  listCompetitors: { values: { regattaName: regatta } },
  listTrackingDevices: { values: { regattaName: regatta }, json: { deviceUuid } },
  readDeviceStatus: { values: { deviceUuid } },
  readBoat: { values: { boatId } },
  readCompetitor: { values: { competitorId } },
  readCompetitorOfLeaderboard: { values: { leaderboard: regatta, competitorId } },
  readTeam: { values: { competitorId } },
  startDeviceMapping: {
    values: { leaderboard: regatta },
    json: { competitorId, deviceUuid, fromMillis: Date.parse('2026-06-20T08:00:00Z') },
  },
  removeCompetitor: {
    values: { regattaName: regatta, competitorId: demoId('competitor', 'FRA 14') },
  },
}
