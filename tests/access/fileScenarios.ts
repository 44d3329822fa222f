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
    body: 'SailNo;Nat;Helm;Class\r\n7;GER;Tom;49er\r\n',
    headers: csv,
  }),
  importMarkProperties: () => ({ body: 'Name,Lat,Lon\r\nCard 7,54.4,10.2\r\n', headers: csv }),
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
  importMarkProperties: {
    values: { tag: 'club' },
    body:
      'Short name,Name,Position,Color\r\n' +
      '7,Seagrass,54°25.212′N 10°10.838′E,yellow\r\n8,Herring Bank,54°26.04′N 10°12.5′E,red\r\n',
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  },
  importResults: {
    values: { leaderboard: regatta, scoreCorrectionProvider },
    body: `${results}1;DEN;7;;Nordlys;;1;1;1;\r\n2;NED;5;;Zeemeeuw;;2,SCP;2;2;\r\n`,
    headers: csv,
  },
  readImportTemplate: { values: { regattaName: regatta } },
}
