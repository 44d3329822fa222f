/**
 * A user, an object, and rights with windows of time for both. Scenarios share no user and no object, so
 * that they can run at the same time.
 */
import { ApiFixture } from '../../harness/apiFixture.ts'
import { newId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import type { Random } from '../../scripts/simulate/random.ts'
import { times } from '../findings.ts'
import type { TwoProcesses } from './twoProcesses.ts'
import { type ClientRequest, requestsOf } from '../service/client.ts'
import type { Timeline } from './judgement.ts'

export const rightKinds = ['role', 'received role', 'entry', 'denial'] as const

export type RightKind = (typeof rightKinds)[number]

export interface Window {
  readonly validFrom: number
  readonly validUntil: number
}

export interface Scenario {
  readonly kind: RightKind
  /** Needs the right. */
  readonly request: ClientRequest
  /** The requests that give the right for these windows, instead of all former ones. */
  readonly give: (windows: readonly Window[]) => readonly ClientRequest[]
  /** Changes the same items and definitions, and no access. */
  readonly disturb: (windows: readonly Window[], step: number) => ClientRequest
}

export const windowsAtOnce = 8

/** Long enough for the requests before a boundary. */
const spacingMillis = [240, 500] as const

/** @param firstMillis the first boundary */
export const randomWindows = (random: Random, firstMillis: number): readonly Window[] => {
  let time = firstMillis
  const next = () => {
    const boundary = time
    time += spacingMillis[0] + random(spacingMillis[1] - spacingMillis[0])
    return boundary
  }
  return times(windowsAtOnce).map(() => ({ validFrom: next(), validUntil: next() }))
}

export const timelineOf = (kind: RightKind, windows: readonly Window[]): Timeline => ({
  boundaries: windows.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil]),
  isAllowedAtFirst: kind === 'denial',
})

export const createScenario = async (
  { admin, clients: [client] }: TwoProcesses,
  kind: RightKind,
): Promise<Scenario> => {
  const api = new ApiFixture(requestsOf(client))
  const name = `timed-${newId().slice(0, 8)}`
  const token = await api.createUser(admin, name)
  const object = await api.createRole(admin, 'observed')
  const request: ClientRequest = { route: `GET ${S}/role/${object}`, token }
  const parts = { api, admin, name, object }
  const rest =
    kind === 'entry' || kind === 'denial' ? byEntries(parts, kind) : await byRoles(parts, kind)
  return { kind, request, ...rest }
}

interface Parts {
  readonly api: ApiFixture
  readonly admin: string
  readonly name: string
  /** The id of the role that the user reads. */
  readonly object: string
}

const put = (path: string, token: string, json: unknown): ClientRequest => ({
  route: `PUT ${S}/${path}`,
  token,
  json,
})

const byEntries = (
  { admin: token, object }: Parts,
  kind: 'entry' | 'denial',
): Pick<Scenario, 'give' | 'disturb'> => {
  const actions = [kind === 'entry' ? 'READ' : '!READ']
  const open = kind === 'entry' ? [] : [{ groupId: null, actions: ['READ'] }]
  const change = (windows: readonly Window[], more: readonly unknown[] = []) => {
    const entries = windows.map((window) => ({ groupId: null, actions, ...window }))
    const acl = [...open, ...entries, ...more]
    return put(`ownership/ROLE_DEFINITION/${object}/acl`, token, { acl })
  }
  return {
    give: (windows) => [change(windows)],
    disturb: (windows, step) =>
      change(windows, step % 2 === 0 ? [{ groupId: null, actions: ['DELETE'] }] : []),
  }
}

/** Each window needs a role of its own. A role that is given again gets the new window. */
const byRoles = async (
  { api, admin, name, object }: Parts,
  kind: 'role' | 'received role',
): Promise<Pick<Scenario, 'give' | 'disturb'>> => {
  const read = `ROLE_DEFINITION:READ:${object}`
  const makeRole = async (token: string, permission: string) => {
    const roleId = await api.createRole(token, 'reader')
    await api.request(`PUT ${S}/role/${roleId}`, { token, json: { permissions: [permission] } })
    return roleId
  }
  const token = kind === 'role' ? admin : await stranger({ api, admin, name, object }, read)
  const roles: string[] = []
  for (const _ of times(windowsAtOnce)) roles.push(await makeRole(token, read))
  const other = await makeRole(admin, 'EVENT:READ')
  const held = (roleId: string, window: object) => ({
    username: name,
    role_definition_id: roleId,
    transitive: false,
    ...window,
  })
  return {
    give: (windows) =>
      windows.map((window, index) => {
        // The administrator owns the object. A permission of the stranger has no qualifier.
        const isQualified = kind === 'role' && index % 2 === 0
        const qualifier = isQualified ? { qualifying_username: 'admin' } : {}
        const json = held(roles[index] ?? '', { ...qualifier, ...window })
        return put('add_role_to_user', token, json)
      }),
    disturb: (windows, step) => {
      if (step % 3 === 0) {
        const permissions = ['EVENT:READ', `EVENT:UPDATE:${step}`]
        return put(`role/${other}`, admin, { permissions })
      }
      // An assignment that counts all the time, but for nothing that is observed.
      const { validUntil = Date.now() } = windows.at(-1) ?? {}
      const window = { validUntil: validUntil + 60_000 + step }
      return put('add_role_to_user', admin, held(other, window))
    },
  }
}

/** A user who can give the permission, and has no permission for the user who gets it. */
const stranger = async ({ api, admin, name }: Parts, permission: string): Promise<string> => {
  const giver = `giver-of-${name}`
  const token = await api.createUser(admin, giver)
  const roleId = await api.createRole(admin, 'giver')
  await api.request(`PUT ${S}/role/${roleId}`, {
    token: admin,
    json: { permissions: [permission] },
  })
  const json = { username: giver, role_definition_id: roleId }
  await api.request(`PUT ${S}/add_role_to_user`, { token: admin, json })
  return token
}
