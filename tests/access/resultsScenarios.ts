import { V } from '../../scripts/requests/paths.ts'
import { regatta } from '../../scripts/demo/data/regatta.ts'
import { makeCompetitor } from '../support/entries.ts'
import type { Fixture } from './fixture.ts'
import { newRegatta } from './sailingScenarios.ts'
import { tokenOfAdmin, type Scenario, type Scenarios } from './scenario.ts'
import type { ShownRequests } from './shownRequest.ts'

const onBoard =
  (more: Readonly<Record<string, string>> = {}): Scenario =>
  async (fixture) => ({ values: { leaderboard: await newRegatta(fixture), ...more } })

/** Creates a regatta with a confirmed sheet of R1. */
const newScored = async (fixture: Fixture) => {
  const token = tokenOfAdmin(fixture)
  const leaderboard = await newRegatta(fixture)
  await makeCompetitor(fixture, leaderboard, { token, competitorName: 'Tom', sailid: 'GER 1' })
  const json = { state: 'confirmed', finishes: [{ sailId: 'GER 1' }] }
  const path = `${V}/leaderboards/${encodeURIComponent(leaderboard)}/results/R1/Default`
  await fixture.request(`PUT ${path}`, { token, json })
  return { values: { leaderboard, raceColumn: 'R1', fleet: 'Default' }, json }
}

const onSheet: Scenario = async (fixture) => ({ values: (await newScored(fixture)).values })

export const resultsScenarios: Scenarios = {
  changeRaceColumnFactor: onBoard({ race_column: 'R1', explicit_factor: '2' }),
  deleteFinishSheet: onSheet,
  listResultsChanges: onSheet,
  readFinishSheet: onSheet,
  readLeaderboardStandings: onBoard(),
  readRaceColumnFactors: onBoard(),
  readResults: onBoard(),
  readTally: onBoard(),
  saveFinishSheet: async (fixture) => {
    const { values, json } = await newScored(fixture)
    return { values, json: { ...json, state: 'official' } }
  },
}

const board = { leaderboard: regatta }
const race = { ...board, raceColumn: 'R1', fleet: 'Default' }

export const resultsRequests: ShownRequests = {
  changeRaceColumnFactor: {
    values: board,
    json: { race_column: 'R3', explicit_factor: '2', isDiscardable: false },
  },
  deleteFinishSheet: { values: { ...race, raceColumn: 'R3' } },
  listResultsChanges: { values: { ...board, limit: '1' } },
  readFinishSheet: { values: race },
  readLeaderboardStandings: { values: { ...board, maxCompetitorsCount: '2' } },
  readRaceColumnFactors: { values: board },
  readResults: { values: board },
  readTally: { values: board },
  saveFinishSheet: {
    values: race,
    json: {
      state: 'confirmed',
      finishes: [
        { sailId: 'DEN 7' },
        { sailId: 'SWE 19' },
        { sailId: 'NOR 3', levelWithPrevious: true },
        { sailId: 'NED 5', penalties: [{ code: 'SCP', percent: 20 }] },
        { sailId: 'GBR 8', redress: { kind: 'all' }, comment: 'Case 3: gave help' },
        { sailId: 'SUI 21', code: 'OCS' },
        { sailId: 'POL 2', code: 'DNF' },
      ],
    },
  },
}
