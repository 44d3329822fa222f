/** Objects of a user whose name no request contains. They must stay unchanged. */
import { ApiFixture } from '../../harness/apiFixture.ts'
import { requestsThrough } from '../../scripts/requests/requests.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { canary } from './canary.ts'
import type { Target } from './target.ts'

const name = 'untouched'

export const createProtectedObjects = async (target: Target, token: string) => {
  const api = new ApiFixture(requestsThrough(target.send))
  const tag = { tag: 'start', raceTimepoint: 1, comment: 'unchanged', hiddenInfo: `${canary}tag` }
  const eventId = await api.createEvent(token, name, { ispublic: false })
  const roleId = await api.createRole(token, name)
  await api.request(`POST ${V}/${name}/R1/Default/tags`, { token, json: tag })
  await api.request(`PUT ${S}/preferences/boat`, { token, json: { note: `${canary}boat` } })
  const reads = [
    `GET ${V}/events/${eventId}`,
    `GET ${S}/role/${roleId}`,
    `GET ${S}/ownership/REGATTA/${name}`,
    `GET ${S}/ownership/REGATTA/${name}/acl`,
    `GET ${V}/${name}/R1/Default/tags`,
    `GET ${S}/preferences/boat`,
    `GET ${S}/get_roles_for_user`,
    `GET ${S}/hello`,
    'GET /health',
  ]
  const readAll = () =>
    Promise.all(reads.map(async (route) => (await api.request(route, { token })).text))
  const before = await readAll()
  return {
    /** Lists the changes, as sentences. */
    changes: async (): Promise<readonly string[]> => {
      try {
        const after = await readAll()
        return reads.flatMap((route, at) =>
          after[at] === before[at]
            ? []
            : [`${route} was ${before[at] ?? ''}, and is ${after[at] ?? ''}`],
        )
      } catch (error) {
        return [`the protected objects cannot be read: ${String(error)}`]
      }
    },
  }
}
