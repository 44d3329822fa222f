/** Marks of regattas for tests, created and reported through the API. */
import type { Reply, RequestOptions } from '../../scripts/requests/requests.ts'
import { bodyOfFixes, fixesRoute } from '../../harness/deviceFixes.ts'
import { V } from '../../scripts/requests/paths.ts'
import type { TestService } from './functions.ts'
import { leaderboardPath } from './sailing.ts'

/** Adds a mark to a regatta, and returns its id. */
export const makeMark = async (
  { request }: Pick<TestService, 'request'>,
  token: string,
  regattaName: string,
  markName = 'Pin',
): Promise<string> => {
  const json = { regattaName, markName }
  const { body } = await request(`POST ${V}/mark/addMarkToRegatta`, { token, json })
  return (body as { readonly markId: string }).markId
}

/** @param rest of the path: for example the query */
export const pingMark = (
  { request }: Pick<TestService, 'request'>,
  leaderboard: string,
  markId: string,
  sent: Readonly<Record<string, unknown>>,
  { rest = '', ...options }: RequestOptions & { readonly rest?: string } = {},
): Promise<Reply> =>
  request(`POST ${leaderboardPath(leaderboard, `/marks/${markId}/gps_fixes${rest}`)}`, {
    json: sent,
    ...options,
  })

/** The phone is now at this latitude. */
export const reportPhone = async (
  { request }: Pick<TestService, 'request'>,
  deviceUuid: string,
  latitude: number,
): Promise<void> => {
  const fix = { latitude, longitude: 10, timeMillis: Date.now(), speed: 0, bearing: 0 }
  const { status, text } = await request(fixesRoute, bodyOfFixes(deviceUuid, [fix]))
  if (status !== 200) throw new Error(text)
}
