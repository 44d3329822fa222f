/** No request gets a 5xx, for any input to any endpoint. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RequestOptions } from '../../harness/client.ts'
import { unusedId } from '../../harness/ids.ts'
import { S } from '../../harness/paths.ts'
import { formatAccessToken } from '#authentication/accessToken.ts'
import { parseTokenKeys } from '#authentication/tokenKeys.ts'
import { type Endpoint, methodOf, pathOf } from '#endpoint/endpoint.ts'
import { hostileTexts, polluted, worstTexts } from '../platform/access/hostile.ts'
import { runs } from '../support/longForm.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { keepLog } from '../support/logLines.ts'

const log = keepLog()

const service = await useTestService()
const setup = securitySetup(service)
const endpoints = (await import('../../functions/routes.ts')).endpoints
await service.createUser('sailor')
await service.createUser('fuzzer')
await setup.makeAdministrator('fuzzer')

/** The credentials of an administrator, which earlier requests may have changed. */
const currentToken = async (): Promise<string> => {
  const { userId, name: userName, accessTokenGeneration } = await setup.userNamed('fuzzer')
  const [key] = parseTokenKeys(process.env.TOKEN_KEY ?? '')
  return formatAccessToken(key, { userId, userName, generation: accessTokenGeneration })
}

const words = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('sailor', 'admin', unusedId, 'EVENT', 'USER', 'true', '1', '*:*', 'READ'),
)
const values: fc.Arbitrary<unknown> = fc.oneof(
  words,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(null, -0, 1e308, 2 ** 53, [null], [[]], {}, { groupId: null }),
  fc.array(words, { maxLength: 5 }),
  fc.array(fc.record({ groupId: fc.option(words), actions: fc.array(words) }), { maxLength: 3 }),
)

/** Parameters of the endpoint, and unknown ones. */
const namesOf = ({ input }: Endpoint) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...Object.keys(input?.properties ?? { a: 1 })) },
    { weight: 1, arbitrary: words },
  )

const headers = fc.record(
  {
    accept: words,
    cookie: words.map((word) => `JSESSIONID=${word}`),
    'content-type': fc.constantFrom(
      ...['application/json', 'application/x-www-form-urlencoded', 'text/plain', ''],
    ),
    tenantgroupid: fc.oneof(words, fc.constant(unusedId)),
    origin: words,
    'sec-fetch-site': words,
    'x-request-id': words,
  },
  { requiredKeys: ['content-type'] },
)

const credentials = fc.oneof(
  { weight: 5, arbitrary: fc.constant('token' as const) },
  { weight: 1, arbitrary: fc.constant('none' as const) },
  { weight: 1, arbitrary: words.map((word) => `Bearer ${word}`) },
  {
    weight: 1,
    arbitrary: words.map((word) => `Basic ${Buffer.from(`a${word}`).toString('base64')}`),
  },
)

interface Attack {
  readonly route: string
  readonly options: RequestOptions
  readonly signedIn: boolean
}

const attackOn = (endpoint: Endpoint): fc.Arbitrary<Attack> =>
  fc
    .record({
      route: fc.constantFrom(...endpoint.routes),
      segments: fc.array(words, { minLength: 4, maxLength: 4 }),
      query: fc.array(fc.tuple(namesOf(endpoint), words), { maxLength: 4 }),
      junk: fc.constantFrom('', '&%zz=%ff', '&&=&', '&%00', '&a[]=[]'),
      members: fc.array(fc.tuple(namesOf(endpoint), values), { maxLength: 5 }),
      raw: fc.option(fc.oneof(words, fc.json()), { freq: 4 }),
      headers,
      credentials,
    })
    .map(
      ({
        route,
        segments,
        query,
        junk,
        members,
        raw,
        headers: sent,
        credentials: credentialKind,
      }) => {
        const path = filled(pathOf(route), segments)
        const isForm = sent['content-type'].endsWith('urlencoded')
        const object = Object.fromEntries(members)
        const form = new URLSearchParams(
          members.map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
        )
        const authorization =
          credentialKind === 'token' || credentialKind === 'none'
            ? {}
            : { authorization: credentialKind }
        return {
          route: `${methodOf(route)} ${path}?${new URLSearchParams(query).toString()}${junk}`,
          signedIn: credentialKind === 'token',
          options: {
            headers: { ...sent, ...authorization },
            body: raw ?? (isForm ? form.toString() : JSON.stringify(object)),
          },
        }
      },
    )

const filled = (path: string, segments: readonly string[]): string => {
  let index = 0
  return path.replace(/\{\w+\}/g, () => {
    const segment = segments[index++ % segments.length] ?? ''
    return encodeURIComponent(segment.toWellFormed())
  })
}

const run = async ({ route, options, signedIn }: Attack): Promise<number> => {
  const token = signedIn ? { token: await currentToken() } : {}
  const { status } = await service.request(route, { ...options, ...token })
  return status
}

/** Every text is tried on a twelfth of the parameters, and with LONG=1 on all of them. */
const shares = runs(12, 1)

describe('hostile input', () => {
  it('of any structure gets a response below 500 from every endpoint', async () => {
    const anyAttack = fc.constantFrom(...endpoints).chain(attackOn)
    const statuses = new Map<number, number>()

    await fc.assert(
      fc.asyncProperty(anyAttack, async (attack) => {
        const status = await run(attack)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)

        expect(status, JSON.stringify(attack)).toBeLessThan(500)
      }),
      { numRuns: runs(200, 400), seed: 20_261_121 },
    )

    // The attacks reach the use cases too, and not only the first check.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404]))
    expect(log.lines().every(({ level }) => level === 'info')).toBe(true)
    expect(polluted()).toBe(false)
  })

  it.each(worstTexts)('%j in any one parameter gets a response below 500', async (text) => {
    const attacks = endpoints
      .flatMap((endpoint) =>
        Object.keys(endpoint.input?.properties ?? {}).map((name) =>
          attackWith(endpoint, name, text),
        ),
      )
      .filter((_, place) => place % shares === worstTexts.indexOf(text) % shares)

    const seen = []
    for (const attack of attacks) seen.push({ route: attack.route, status: await run(attack) })

    expect(attacks.length).toBeGreaterThan(20)
    expect(seen.filter(({ status }) => status >= 500)).toEqual([])
    expect(polluted()).toBe(false)
  })
})

/** Valid in all other parameters, so that the text passes as many checks as possible. */
const right: Readonly<Record<string, unknown>> = {
  ...{ username: 'fuzzer', email: 'a@b.example', fullName: 'A B', company: 'C', roleId: unusedId },
  ...{ objectType: 'EVENT', id: 'kiel', roleName: 'jury', permissions: ['EVENT:READ'], acl: [] },
}

const attackWith = (endpoint: Endpoint, name: string, text: string): Attack => {
  const given = Object.keys(endpoint.input?.properties ?? {}).filter((known) => known in right)
  const members = {
    ...Object.fromEntries(given.map((known) => [known, right[known]])),
    [name]: Array.isArray(right[name]) ? [text] : text,
  }
  const [route] = endpoint.routes
  const path = pathOf(route).replace(/\{(\w+)\}/g, (_, parameter: string) =>
    encodeURIComponent(String(members[parameter as keyof typeof members]).toWellFormed()),
  )
  const inQuery = methodOf(route) === 'GET' || methodOf(route) === 'DELETE'
  const query = new URLSearchParams(
    Object.entries(members).map(([member, value]): [string, string] => [member, String(value)]),
  ).toString()
  return {
    route: `${methodOf(route)} ${path}${inQuery ? `?${query}` : ''}`,
    signedIn: !path.startsWith(`${S}/create_user`),
    options: inQuery ? {} : { json: members },
  }
}
