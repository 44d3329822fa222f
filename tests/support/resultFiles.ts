/** A scored series, and the files of its results. */
import { leaderboardPath, makeEvent, regattaPath } from './sailing.ts'
import type { TestService } from './functions.ts'

export const xrr = 'ISAF XML Regatta Result (XRR) Importer'
export const sailwave = 'Sailwave CSV result importer'

const entries = [
  'SailNo,Nat,Boat,Class,Club,Helm,Crew',
  '1,GER,Nordwind,J70,Kieler YC,=Anna Müller,Jörg',
  '2,GER,,J70,,Żaneta Łuk,',
  'DEN 3,DEN,Øst & "West",J70,KDY,Søren,',
  '4,,,J70,,Dave,',
]

/** Two races with a dead heat, codes, a penalty and a discard. */
const sheets: readonly (readonly Readonly<Record<string, unknown>>[])[] = [
  [
    { sailId: 'GER 1' },
    { sailId: 'GER 2', levelWithPrevious: true },
    { sailId: 'DEN 3' },
    { sailId: '4', code: 'OCS' },
  ],
  [
    { sailId: 'DEN 3' },
    { sailId: 'GER 1', penalties: [{ code: 'SCP' }] },
    { sailId: '4' },
    { sailId: 'GER 2', code: 'DNE' },
  ],
  [
    { sailId: '4' },
    { sailId: 'DEN 3' },
    { sailId: 'GER 2' },
    { sailId: 'GER 1', code: 'RDG', redress: { kind: 'all' } },
  ],
]

type Query = Readonly<Record<string, string | readonly string[]>>

/** The files of one owner. */
export const resultFiles = ({ request }: Pick<TestService, 'request'>, token: string) => {
  const importEntries = (regatta: string, body: string) =>
    request(`POST ${regattaPath(regatta, '/competitors/import')}`, {
      token,
      body,
      headers: { 'content-type': 'text/csv' },
    })

  /** Four boats, four race columns, and one discard from three races on. */
  const enter = async (): Promise<string> => {
    const name = await makeEvent({ request }, token, { boatclassname: 'J70', numberofraces: 4 })
    await importEntries(name, entries.join('\n'))
    const json = { resultDiscardingThresholds: [3] }
    await request(`POST ${leaderboardPath(name, '/update')}`, { token, json })
    return name
  }

  const enterAndScore = async (): Promise<string> => {
    const name = await enter()
    for (const [index, finishes] of sheets.entries()) {
      const path = leaderboardPath(name, `/results/R${index + 1}/Default`)
      const json = { state: 'confirmed', finishes }
      const { status, text } = await request(`PUT ${path}`, { token, json })
      if (status !== 200) throw new Error(text)
    }
    return name
  }

  const read = (regatta: string, ending = '') =>
    request(`GET ${leaderboardPath(regatta, `/results${ending}`)}`, { token })

  const send = (regatta: string, file: string | Buffer, provider: string, query: Query = {}) => {
    const parameters = new URLSearchParams([['scoreCorrectionProvider', provider]])
    for (const [name, values] of Object.entries(query)) {
      for (const value of [values].flat()) parameters.append(name, value)
    }
    return request(`PUT ${leaderboardPath(regatta, `/results?${String(parameters)}`)}`, {
      token,
      body: Buffer.from(file).toString('base64'),
      isBase64Encoded: true,
      headers: { 'content-type': 'application/octet-stream' },
    })
  }

  return { importEntries, enter, enterAndScore, read, send }
}
