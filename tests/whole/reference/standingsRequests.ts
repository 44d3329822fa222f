import { regatta } from '../../../scripts/demo/data/regatta.ts'
import type { ShownRequests } from './requests.ts'

export const standingsRequests: ShownRequests = {
  readLeaderboardStandings: { values: { leaderboard: regatta, maxCompetitorsCount: '2' } },
}
