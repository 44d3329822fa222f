/**
 * Revoked access is gone: every request that begins after the acknowledgement is refused, and data
 * written after the revocation stays hidden from the user ("new enemy").
 */
import { setTimeout as pause } from 'node:timers/promises'
import { S } from '../../scripts/requests/paths.ts'
import { ApiFixture } from '../../harness/apiFixture.ts'
import { newId } from '../../harness/ids.ts'
import { type Client, type ClientRequest, requestsOf } from '../service/client.ts'
import type { TwoProcesses, RaceResult } from './twoProcesses.ts'
import { times } from './twoProcesses.ts'

/**
 * A user with access to an object, the grant source of that access, and the request that revokes
 * it, or the time at which its window ends.
 */
interface Access {
  readonly token: string
  readonly give: readonly ClientRequest[]
  readonly take: ClientRequest | number
}

/** Long enough to give the access and to use it. */
const windowMillis = 2000

const grantSources = [
  'a role',
  'a window',
  'a group',
  'an access control list',
  'an owner',
  'the token',
  'the user',
]

const requests = async (
  { admin: token, owners }: TwoProcesses,
  api: ApiFixture,
  object: string,
  grantSource: string,
): Promise<Access> => {
  const name = `enemy-${newId().slice(0, 8)}`
  const own = await api.createUser(token, name)
  const path = `${S}/ownership/ROLE_DEFINITION/${object}`
  const put = (route: string, json: unknown): ClientRequest => ({
    route: `PUT ${route}`,
    token,
    json,
  })
  const owner = (username: string) => put(path, { username })
  const acl = (groupId: string | null, ...actions: string[]) =>
    put(`${path}/acl`, { acl: actions.length === 0 ? [] : [{ groupId, actions }] })
  const ofOwner = (take: ClientRequest) => ({ token: own, give: [owner(name)], take })
  const groupId = owners[0]?.groupId ?? ''
  const member = `${S}/usergroup/${groupId}/user/${name}`
  switch (grantSource) {
    case 'a role': {
      const role = await api.createRole(token, 'reader')
      const held = { username: name, role_definition_id: role }
      const change = (...permissions: string[]) => put(`${S}/role/${role}`, { permissions })
      const give = [change('ROLE_DEFINITION:READ'), put(`${S}/add_role_to_user`, held)]
      return { token: own, give, take: change() }
    }
    case 'a window': {
      const validUntil = Date.now() + windowMillis
      const acl = [{ groupId: null, actions: ['READ'], validUntil }]
      return { token: own, give: [put(`${path}/acl`, { acl })], take: validUntil }
    }
    case 'a group': {
      const take = { route: `DELETE ${member}`, token }
      return { token: own, give: [acl(groupId, 'READ'), put(member, {})], take }
    }
    case 'an access control list':
      return { token: own, give: [acl(null, 'READ')], take: acl(null, '!READ') }
    case 'an owner':
      return ofOwner(owner('admin'))
    case 'the token':
      return ofOwner({ route: `POST ${S}/remove_access_token`, token: own, json: {} })
    default:
      return ofOwner({ route: `DELETE ${S}/user?username=${name}`, token })
  }
}

const attemptsMax = 5

/** Creating the fixture may take several attempts while calls to the table fail. */
export const withRetries = async <Made>(make: () => Promise<Made>): Promise<Made> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await make()
    } catch (error) {
      if (attempt === attemptsMax) throw error
    }
  }
}

const readersAtOnce = 4

/** @param trials users who lose access to an object, in which a secret is written then */
export const newEnemies = async (fixture: TwoProcesses, trials: number): Promise<RaceResult> => {
  const failures: string[] = []
  let tried = 0
  await Promise.all(
    fixture.owners.map(async (_, first) => {
      for (let trial = first; trial < trials; trial += fixture.owners.length) {
        const outcome = await newEnemy(
          fixture,
          grantSources[trial % grantSources.length] ?? '',
          trial,
        )
        failures.push(...outcome.failures)
        tried += outcome.tried
      }
    }),
  )
  return { trials, failures, tried }
}

const newEnemy = async (
  fixture: TwoProcesses,
  grantSource: string,
  trial: number,
): Promise<RaceResult> => {
  const { admin: token, random } = fixture
  const [one, other] = fixture.clients
  const [giving, taking] = random(2) === 0 ? [one, other] : [other, one]
  const api = new ApiFixture(requestsOf(giving))
  const object = await withRetries(() => api.createRole(token, 'before'))
  const access = await withRetries(() => requests(fixture, api, object, grantSource))
  for (const request of access.give) await giving(request)
  const readSecret: ClientRequest = { route: `GET ${S}/role/${object}`, token: access.token }
  const before = await Promise.all(fixture.clients.map((client) => client(readSecret)))
  if (before.some(({ outcome }) => outcome !== 'done')) return { trials: 1, failures: [], tried: 0 }

  const readAll = () =>
    Promise.all(times(readersAtOnce).map((index) => (index % 2 === 0 ? one : other)(readSecret)))
  const pending = readAll()
  if (!(await isTaken(taking, access.take))) return { trials: 1, failures: [], tried: 0 }
  const after = readAll()
  const json = { permissions: [], roleName: `secret ${trial}` }
  await taking({ route: `PUT ${S}/role/${object}`, token, json })
  const late = readAll()
  const secrets = (await pending).filter(({ body }) => textOf(body).includes('secret'))
  const entered = [...(await after), ...(await late)].filter(({ outcome }) => outcome === 'done')
  const failures = [
    ...entered.map(() => `trial ${trial}: a user had access after ${grantSource} was revoked`),
    ...secrets.map(() => `trial ${trial}: a user read the secret after ${grantSource} was revoked`),
  ]
  return { trials: 1, failures, tried: 1 }
}

const isTaken = async (client: Client, take: Access['take']): Promise<boolean> => {
  if (typeof take !== 'number') return (await client(take)).outcome === 'done'
  while (Date.now() < take) await pause(take - Date.now())
  return true
}

const textOf = (body: unknown): string => JSON.stringify(body ?? null)
