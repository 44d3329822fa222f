/**
 * The fixture of the requests: users with different permissions, and objects of every type. It is
 * created again for every round, because the requests delete and lock many of its objects.
 */
import fc from 'fast-check'
import { predefinedRoles } from '../../lib/domain/access/predefinedRoles.ts'
import { type Ask, asking, canary, S } from './asking.ts'
import { callerNames, type CallerName } from './callers.ts'
import type { Target } from './target.ts'
import { things } from './things.ts'

export interface World {
  /** The headers with the credentials of a caller. */
  readonly credentials: Record<CallerName, Readonly<Record<string, string>>>
  /** The names of the callers, with their own access tokens. */
  readonly tokens: Map<string, string>
  /** Values by the names of parameters. */
  readonly known: ReadonlyMap<string, readonly unknown[]>
  /** Texts that must not appear in any response. */
  readonly secrets: readonly string[]
}

/** The token of the administrator who creates the fixtures. No request contains the name. */
export const signInKeeper = async (target: Target): Promise<string> => {
  const basic = Buffer.from(`admin:${target.adminPassword}`).toString('base64')
  const headers = { authorization: `Basic ${basic}` }
  const route = { method: 'GET', target: `${S}/access_token`, headers }
  const { body, text } = await target.send(route)
  const admin = (body as { readonly access_token?: string }).access_token
  if (admin === undefined) throw new Error(`The administrator cannot sign in: ${text}`)
  return makeAdministrator(asking(target), admin, `keeper-${Date.now().toString(36)}`)
}

const makeUser = async (ask: Ask, by: string, username: string): Promise<string> => {
  const user = { username, email: '', fullName: 'A B', company: 'Yacht club' }
  const { body } = await ask(`PUT ${S}/user`, by, user)
  return (body as { readonly access_token: string }).access_token
}

const makeAdministrator = async (ask: Ask, by: string, username: string): Promise<string> => {
  const token = await makeUser(ask, by, username)
  const role = { username, role_definition_id: predefinedRoles.admin.id }
  await ask(`PUT ${S}/add_role_to_user`, by, role)
  return token
}

export const passwords = ['reaching', 'gybing', 'tacking'].map((word) => `${canary}${word}-on-port`)

export const makeWorld = async (target: Target, keeper: string, round: string): Promise<World> => {
  const ask = asking(target)
  const uniqueName = (name: string) => `${name}-${round}`
  const tokens = new Map<string, string>()
  for (const name of ['owner', 'member', 'stranger', 'mate1', 'mate2', 'mate3'].map(uniqueName)) {
    tokens.set(name, await makeUser(ask, keeper, name))
  }
  tokens.set(uniqueName('chief'), await makeAdministrator(ask, keeper, uniqueName('chief')))
  const [password = ''] = passwords
  const [username, sessionUser] = [uniqueName('basic'), uniqueName('session')]
  const registered = await ask(`POST ${S}/create_user`, undefined, { username, password })
  await ask(`POST ${S}/create_user`, undefined, { username: sessionUser, password })
  const { cookies } = await ask(`POST ${S}/hello`, undefined, { username: sessionUser, password })
  const [cookie = ''] = (cookies[0] ?? '').split(';')
  tokens.set(username, (registered.body as { readonly access_token: string }).access_token)
  const basic = Buffer.from(`${username}:${password}`).toString('base64')
  const made = await things(ask, uniqueName, (name) => tokens.get(uniqueName(name)) ?? '')
  const bearer = (name: string) => ({
    authorization: `Bearer ${tokens.get(uniqueName(name)) ?? ''}`,
  })
  return {
    credentials: {
      ...{ chief: bearer('chief'), owner: bearer('owner'), member: bearer('member') },
      ...{ stranger: bearer('stranger'), nobody: {}, wrong: { authorization: 'Bearer cb_wrong' } },
      ...{ basic: { authorization: `Basic ${basic}` }, session: { cookie } },
    },
    tokens,
    known: new Map<string, readonly unknown[]>([
      ...made.known,
      ['username', ['mate1', 'mate2', 'mate3', 'mate1', 'mate2', 'member'].map(uniqueName)],
      ['password', passwords],
    ]),
    secrets: [keeper, target.adminPassword, basic, cookie.slice(-20), ...made.secrets],
  }
}

/** The distribution of callers: most of them have some permissions. */
export const anyCaller: fc.Arbitrary<CallerName> = fc.oneof(
  ...callerNames.map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) })),
)
