import { newRegatta } from './sailingScenarios.ts'
import type { Scenarios } from './scenario.ts'

export const standingsScenarios: Scenarios = {
  readLeaderboardStandings: async (fixture) => ({
    values: { leaderboard: await newRegatta(fixture) },
  }),
}
