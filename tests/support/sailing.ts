/** Events and races for tests, created through the API by their owner. */
import { S, V } from '../../scripts/requests/paths.ts'
import type { TestService } from './functions.ts'

let count = 0

/** Creates an event with a unique name, and returns the name. */
export const makeEvent = async (
  { request }: Pick<TestService, 'request'>,
  token: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  count += 1
  const json = { eventName: `Kiel ${count}`, venuename: 'Kiel', ...more }
  const { status, text } = await request(`POST ${V}/events/createEvent`, { token, json })
  if (status !== 200) throw new Error(text)
  return json.eventName
}

export type Parameters = Readonly<Record<string, string>>

/** Starts or stops tracking, with its parameters in the query. */
export const track = (
  { request }: Pick<TestService, 'request'>,
  token: string,
  action: 'starttracking' | 'stoptracking' | 'settrackingtimes',
  leaderboard: string,
  parameters: Parameters = {},
) => {
  const query = new URLSearchParams(parameters).toString()
  return request(`POST ${leaderboardPath(leaderboard, `/${action}?${query}`)}`, { token })
}

/** Sets the start time of a race, as an officer does. */
export const setStart = (
  { request }: Pick<TestService, 'request'>,
  token: string,
  leaderboard: string,
  race: Parameters,
  startMillis: number,
) => {
  const author = { authorName: 'officer', authorPriority: '3', passId: '0' }
  const values = { fleet: 'Default', ...race, ...author, startTime: String(startMillis) }
  const path = leaderboardPath(leaderboard, `/starttime?${new URLSearchParams(values).toString()}`)
  return request(`PUT ${path}`, { token })
}

/** Starts or ends the mapping of a device. */
export const mapDevice = (
  { request }: Pick<TestService, 'request'>,
  token: string | undefined,
  leaderboard: string,
  json: object,
  action: 'start' | 'end' = 'start',
) => request(`POST ${leaderboardPath(leaderboard, `/device_mappings/${action}`)}`, { token, json })

/** Everybody has these actions on an object from now on, and no others. A race has the parts of its id. */
export const letEverybody = async (
  { request }: Pick<TestService, 'request'>,
  token: string,
  type: string,
  id: string | readonly string[],
  ...actions: readonly string[]
): Promise<void> => {
  const query = new URLSearchParams([id].flat().map((part): [string, string] => ['id', part]))
  const json = { acl: actions.length === 0 ? [] : [{ groupId: null, actions }] }
  const path = `PUT ${S}/ownership/${type}/acl?${query.toString()}`
  const { status, text } = await request(path, { token, json })
  if (status !== 200) throw new Error(text)
}

/** Column and fleet of the races that are tracked, as the leaderboard lists them. */
export const trackingIn = async (
  { request }: Pick<TestService, 'request'>,
  token: string,
  leaderboard: string,
): Promise<readonly string[]> => {
  const { body } = await request(`GET ${leaderboardPath(leaderboard)}`, { token })
  const { trackedRaces } = body as {
    readonly trackedRaces: readonly {
      readonly raceColumnName: string
      readonly fleets: readonly { readonly name: string; readonly isTracking: boolean }[]
    }[]
  }
  return trackedRaces.flatMap(({ raceColumnName, fleets }) =>
    fleets.filter(({ isTracking }) => isTracking).map((fleet) => `${raceColumnName} ${fleet.name}`),
  )
}

/** The two parts of the id of a tracked race, for a query. */
export const raceQuery = (regatta: string, race: string): string =>
  new URLSearchParams([
    ['id', regatta],
    ['id', race],
  ]).toString()

export const regattaPath = (name: string, rest = ''): string =>
  `${V}/regattas/${encodeURIComponent(name)}${rest}`

export const leaderboardPath = (name: string, rest = ''): string =>
  `${V}/leaderboards/${encodeURIComponent(name)}${rest}`
