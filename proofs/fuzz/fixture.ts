/**
 * The fixture of the requests: users with different permissions, and objects of every type. It is
 * created again for every round, because the requests delete and lock many of its objects.
 */
import fc from 'fast-check'
import { ApiFixture } from '../../harness/apiFixture.ts'
import { basicAuthorization, requestsThrough } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import { passwords } from './canary.ts'
import type { Target } from './target.ts'
import { createObjects } from './objects.ts'

/** The senders of requests, and their share in percent: most of them have some permissions. */
const callers = {
  chief: 36,
  owner: 24,
  member: 10,
  stranger: 8,
  anonymous: 7,
  basic: 6,
  session: 7,
  wrong: 2,
}

export type CallerName = keyof typeof callers

export interface Fixture {
  /** The headers with the credentials of a caller. */
  readonly credentials: Record<CallerName, Readonly<Record<string, string>>>
  /** The names of the callers, with their own access tokens. */
  readonly tokens: Map<string, string>
  /** Values by the names of parameters. */
  readonly known: ReadonlyMap<string, readonly unknown[]>
  /** Texts that must not appear in any response. */
  readonly secrets: readonly string[]
}

const apiOf = ({ send }: Target): ApiFixture => new ApiFixture(requestsThrough(send))

/** The token of the administrator who creates the fixtures. No request contains the name. */
export const signInAdministrator = async (target: Target): Promise<string> => {
  const api = apiOf(target)
  const admin = await api.signIn('admin', target.adminPassword)
  return api.createAdministrator(admin, `administrator-${Date.now().toString(36)}`)
}

export const createFixture = async (
  target: Target,
  administrator: string,
  round: string,
): Promise<Fixture> => {
  const api = apiOf(target)
  const nameOf = (name: string) => `${name}-${round}`
  const tokens = new Map<string, string>()
  for (const name of ['owner', 'member', 'stranger', 'mate1', 'mate2', 'mate3'].map(nameOf)) {
    tokens.set(name, await api.createUser(administrator, name))
  }
  tokens.set(nameOf('chief'), await api.createAdministrator(administrator, nameOf('chief')))
  const [password = ''] = passwords
  tokens.set(nameOf('basic'), await api.register(nameOf('basic'), password))
  await api.register(nameOf('session'), password)
  const json = { username: nameOf('session'), password }
  const { cookies } = await api.request(`POST ${S}/hello`, { json })
  const [cookie = ''] = (cookies[0] ?? '').split(';')
  const basic = basicAuthorization(nameOf('basic'), password)
  const tokenOf = (name: string) => tokens.get(nameOf(name)) ?? ''
  const objects = await createObjects(api, nameOf, tokenOf)
  const bearer = (name: string) => ({ authorization: `Bearer ${tokenOf(name)}` })
  return {
    credentials: {
      chief: bearer('chief'),
      owner: bearer('owner'),
      member: bearer('member'),
      stranger: bearer('stranger'),
      anonymous: {},
      wrong: { authorization: 'Bearer cb_wrong' },
      basic: { authorization: basic },
      session: { cookie },
    },
    tokens,
    known: new Map<string, readonly unknown[]>([
      ...objects.known,
      ['username', ['mate1', 'mate2', 'mate3', 'mate1', 'mate2', 'member'].map(nameOf)],
      ['password', passwords],
    ]),
    secrets: [
      administrator,
      target.adminPassword,
      basic.replace('Basic ', ''),
      cookie.slice(-20),
      ...objects.secrets,
    ],
  }
}

export const anyCaller: fc.Arbitrary<CallerName> = fc.oneof(
  ...Object.entries(callers).map(([name, weight]) => ({
    weight,
    arbitrary: fc.constant(name as CallerName),
  })),
)
