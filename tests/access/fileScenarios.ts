import { regatta } from '../../scripts/demo/data/regatta.ts'
import { newEntry } from './competitorScenarios.ts'
import { newRegatta } from './sailingScenarios.ts'
import type { Scenarios } from './scenario.ts'
import type { ShownRequests } from './shownRequest.ts'

const csv = { 'content-type': 'text/csv' }
const scoreCorrectionProvider = 'Sailwave CSV result importer'
const results = 'Rank;Nat;SailNo;Club;HelmName;CrewName;R1;Total;Nett;\r\n'

/** The files of spreadsheets and of scoring programs. */
export const fileScenarios: Scenarios = {
  importEntries: async (fixture) => ({
    values: { regattaName: await newRegatta(fixture) },
    ...{ body: 'SailNo;Nat;Helm;Class\r\n7;GER;Tom;49er\r\n', headers: csv },
  }),
  importResults: async (fixture) => {
    const { regatta: leaderboard } = await newEntry(fixture, { numberofraces: 1 })
    const body = `${results}1;GER;7;;Tom;;1;1;1;\r\n`
    return { values: { leaderboard, scoreCorrectionProvider }, body, headers: csv }
  },
  readImportTemplate: async (fixture) => ({ values: { regattaName: await newRegatta(fixture) } }),
}

export const fileRequests: ShownRequests = {
  importEntries: {
    values: { regattaName: regatta },
    body:
      'SailNo,Nat,Boat,Class,Helm,Crew,Club,Rating\r\n' +
      '41,NOR,Havørn,49er,Kari Nordmann,Ola Nordmann,Fjord SK,1.02\r\n',
    headers: csv,
  },
  importResults: {
    values: { leaderboard: regatta, scoreCorrectionProvider },
    body: `${results}1;DEN;7;;Nordlys;;1;1;1;\r\n2;NED;5;;Zeemeeuw;;2,SCP;2;2;\r\n`,
    headers: csv,
  },
  readImportTemplate: { values: { regattaName: regatta } },
}
