/** Further requests of a day of racing, of which only calls and units are counted. */
import { S, V } from '../../harness/paths.ts'
import type { RequestOptions } from '../../harness/client.ts'
import { consumedUnits, type Units } from '../measuring/consumedUnits.ts'
import type { Prepare } from '../service/builtFunctions.ts'
import { password, userName } from './fixtureValues.ts'

export const unitFunctions = [
  ...['createEvent', 'createCourse', 'getFromCourse', 'createTag', 'listTags', 'changeTag'],
  ...['deleteTag', 'createRole', 'readRole', 'changeRole', 'deleteRole'],
]

export interface CountedRequest {
  readonly name: string
  readonly units: Units
  /** The units that the goal allows. */
  readonly readUnitsMax: number
}

const regatta = 'Unit Cup'
const race = `${encodeURIComponent(regatta)}/R1/Default`
const tags = `${V}/${race}/tags`

const marks = ['1', '2'].map((id) => ({
  ...{ id, freestyleProperties: { name: id, markType: 'BUOY' } },
}))
const course = {
  name: 'W/L',
  markConfigurations: marks,
  waypoints: marks.map(({ id }) => ({
    ...{ passingInstruction: 'Port', markConfigurationIds: [id] },
  })),
}
const tag = { tag: 'Gust', raceTimepoint: 1, public: false }
const changedTag = { ...tag, comment: 'from the left' }

type Send = (route: string, options: RequestOptions) => Promise<string>

/** @param cookie the session of the user to whom the token belongs */
export const countUnits = async (
  prepare: Prepare,
  token: string,
  cookie: string,
): Promise<readonly CountedRequest[]> => {
  const send: Send = async (route, options) => {
    const { statusCode = 500, body = '' } = await prepare(route, options)()
    if (statusCode >= 300) throw new Error(`${route} answers ${statusCode}: ${body}`)
    return body
  }
  const json = { eventName: regatta, venuename: 'Kiel', numberofraces: 1 }
  await send(`POST ${V}/events/createEvent`, { token, json })
  await send(`POST ${V}/courseconfiguration/createCourse/${race}`, { token, json: course })
  await send(`POST ${tags}`, { token, json: tag })
  const created = await send(`POST ${S}/role`, { token, json: { roleName: 'bosun' } })
  const rolePath = `${S}/role/${(JSON.parse(created) as { readonly id: string }).id}`
  const refuse = (route: string, options: RequestOptions) =>
    prepare(route, { ...options, headers: { 'if-match': '"another"' } })()
  return [
    ...(await countReads(send, rolePath, token, cookie)),
    ...(await countWrites(send, refuse, rolePath, token)),
  ]
}

const countReads = async (send: Send, rolePath: string, token: string, cookie: string) => {
  const reads = {
    'a course': `GET ${V}/courseconfiguration/getFromCourse/${race}`,
    'the tags of a race': `GET ${tags}`,
    'a role': `GET ${rolePath}`,
  }
  const callers = {
    'by bearer token': { token },
    'by session cookie': { cookies: [cookie] },
    'by repeated Basic': { basic: [userName, password] as const },
  }
  const counted: CountedRequest[] = []
  for (const [what, route] of Object.entries(reads)) {
    for (const [how, caller] of Object.entries(callers)) {
      // The first request fills the caches of the process.
      await send(route, caller)
      const units = await consumedUnits(() => send(route, caller))
      const readUnitsMax = 'cookies' in caller ? 5 : 4
      counted.push({ name: `read ${what}, ${how}`, units, readUnitsMax })
    }
  }
  return counted
}

/** @param refuse sends a request that fills the caches of the process, and changes nothing */
const countWrites = async (
  send: Send,
  refuse: (route: string, options: RequestOptions) => Promise<unknown>,
  rolePath: string,
  token: string,
) => {
  const writes = [
    ['change a role', `PUT ${rolePath}`, { roleName: 'skipper', permissions: [] }],
    ['delete a role', `DELETE ${rolePath}`, undefined],
    ['change a private tag', `PUT ${tags}`, { tag_json: tag, comment: changedTag.comment }],
    ['delete a private tag', `DELETE ${tags}`, { tag_json: changedTag }],
  ] as const
  const counted: CountedRequest[] = []
  for (const [name, route, json] of writes) {
    await refuse(route, { token, json })
    const units = await consumedUnits(() => send(route, { token, json }))
    counted.push({ name, units, readUnitsMax: 4 })
  }
  return counted
}
