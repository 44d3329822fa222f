/** A regatta with boats, and its results by HTTP. */
import type { Reply } from '../../scripts/requests/requests.ts'
import { makeCompetitor, type ShownCompetitor } from '../support/entries.ts'
import type { TestService } from '../support/functions.ts'
import { leaderboardPath, makeEvent } from '../support/sailing.ts'

export interface SentLine extends Readonly<Record<string, unknown>> {
  readonly sailId?: string
}

interface Results {
  readonly state: string
  readonly lastChange: number | null
  readonly rules: readonly string[]
  readonly columns: readonly Readonly<Record<string, unknown>>[]
  readonly competitors: readonly (Readonly<Record<string, unknown>> & {
    readonly name: string
    readonly rank: number
    readonly netPoints: number
    readonly scores: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  })[]
}

/** Creates a regatta in which the boats A, B and so on have the sail numbers 1, 2 and so on. */
export const makeSeries = async (
  service: Pick<TestService, 'request'>,
  token: string,
  boats: string,
  more: Readonly<Record<string, unknown>> = {},
) => {
  const regatta = await makeEvent(service, token, { numberofraces: 3, ...more })
  const made: ShownCompetitor[] = []
  for (const [position, competitorName] of Array.from(boats).entries()) {
    const sailid = String(position + 1)
    made.push(await makeCompetitor(service, regatta, { token, competitorName, sailid }))
  }
  const idOf = (name: string): string => made.find((one) => one.name === name)?.id ?? ''
  return { regatta, idOf, ...resultsOf(service, token, regatta) }
}

/** Lines of the boats with these names: `lines('AB')` is A before B. */
export const lines = (names: string): readonly SentLine[] =>
  Array.from(names, (name) => ({ sailId: String(name.charCodeAt(0) - 64) }))

const resultsOf = ({ request }: Pick<TestService, 'request'>, token: string, regatta: string) => {
  const path = (rest = '') => leaderboardPath(regatta, `/results${rest}`)
  const save = (
    race: string,
    finishes: readonly SentLine[],
    more: Readonly<Record<string, unknown>> = {},
    query = '',
  ): Promise<Reply> =>
    request(`PUT ${path(`/${race}${race.includes('/') ? '' : '/Default'}${query}`)}`, {
      token,
      json: { state: 'confirmed', finishes, ...more },
    })
  const read = async (query = '', as = token) =>
    (await request(`GET ${path(query)}`, { token: as })).body as Results
  const points = async (query = '') =>
    Object.fromEntries(
      (await read(query)).competitors.map(({ name, netPoints }) => [name, netPoints]),
    )
  return { path, save, read, points }
}
