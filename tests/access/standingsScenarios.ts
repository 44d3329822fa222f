import { newRegatta } from './sailingScenarios.ts'
import type { Scenarios } from './scenario.ts'
import { regatta } from '../../scripts/demo/data/regatta.ts'
import type { ShownRequests } from './shownRequest.ts'

export const standingsScenarios: Scenarios = {
  readLeaderboardStandings: async (fixture) => ({
    values: { leaderboard: await newRegatta(fixture) },
  }),
}

export const standingsRequests: ShownRequests = {
  readLeaderboardStandings: { values: { leaderboard: regatta, maxCompetitorsCount: '2' } },
}
