import { derivedUuid } from '../../lib/domain/value/derivedUuid.ts'
import { regatta } from '../../scripts/demo/data/regatta.ts'
import { demoId } from '../../scripts/demo/demo.ts'
import type { ShownRequests } from './requests.ts'

const competitorId = demoId('competitor', 'GER 12')
const boatId = derivedUuid('BOAT', competitorId)
const entry = { regattaName: regatta, competitorId }

export const competitorRequests: ShownRequests = {
  addCompetitor: { values: entry },
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
      ...{ competitorName: 'Novak / Kovac', competitorShortName: 'Novak', nationalityIOC: 'CRO' },
      ...{ boatclass: '49er', sailid: 'CRO 9' },
    },
  },
  createCompetitorWithBoat: {
    values: { regattaName: regatta },
    json: { competitorName: 'Hansen / Schmidt', nationalityIOC: 'GER', boatId },
  },
  listCompetitors: { values: { regattaName: regatta } },
  readBoat: { values: { boatId } },
  readCompetitor: { values: { competitorId } },
  readCompetitorOfLeaderboard: { values: { leaderboard: regatta, competitorId } },
  readTeam: { values: { competitorId } },
  removeCompetitor: {
    values: { regattaName: regatta, competitorId: demoId('competitor', 'FRA 14') },
  },
}
