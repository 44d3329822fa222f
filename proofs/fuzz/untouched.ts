/** Objects of a user whose name no request contains. They must stay unchanged. */
import { asking, canary, S } from './asking.ts'
import type { Target } from './target.ts'

const V = '/sailingserver/api/v1'
const name = 'untouched'

export const untouchedOf = async (target: Target, keeper: string) => {
  const ask = asking(target)
  const tag = { tag: 'start', raceTimepoint: 1, comment: 'unchanged', hiddenInfo: `${canary}tag` }
  const event = { eventName: name, venuename: 'Kiel', numberofraces: 2, ispublic: false }
  const { body } = await ask(`POST ${V}/events/createEvent`, keeper, event)
  const { body: role } = await ask(`POST ${S}/role`, keeper, { roleName: name })
  await ask(`POST ${V}/${name}/R1/Default/tags`, keeper, tag)
  await ask(`PUT ${S}/preferences/boat`, keeper, { note: `${canary}boat` })
  const reads = [
    `GET ${V}/events/${(body as { readonly eventid: string }).eventid}`,
    `GET ${S}/role/${(role as { readonly roleId: string }).roleId}`,
    `GET ${S}/ownership/REGATTA/${name}`,
    `GET ${S}/ownership/REGATTA/${name}/acl`,
    `GET ${V}/${name}/R1/Default/tags`,
    `GET ${S}/preferences/boat`,
    `GET ${S}/get_roles_for_user`,
    `GET ${S}/hello`,
    'GET /health',
  ]
  const readAll = () => Promise.all(reads.map(async (route) => (await ask(route, keeper)).text))
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
        return [`the unchanged objects cannot be read: ${String(error)}`]
      }
    },
  }
}
