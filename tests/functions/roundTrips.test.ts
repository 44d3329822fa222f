/**
 * How often a request goes to the table and back. What the log says about it (`storeCalls`) is held
 * against the requests that really leave the process, as Node reports them.
 */
import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { ClientRequest } from 'node:http'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endpoints } from '../../functions/routes.ts'
import type { Route } from '../../lib/http/endpoint.ts'
import { send } from '../access/scenario.ts'
import { scenarios } from '../access/scenarios.ts'
import { type Persona, startWorld, type World } from '../access/world.ts'
import { goodPassword, type RequestOptions, S } from '../support/functions.ts'

vi.mock('../../lib/service/security/passwordHash.ts', async (original) =>
  (await import('../support/cheapHashes.ts')).cheapHashes(original),
)

const goldenFile = resolve(import.meta.dirname, '../golden/storeCalls.txt')
const channel = 'http.client.request.start'

let world: World
let owner: Persona
/** What leaves the process, by operation of DynamoDB. */
const operations: string[] = []
/** What the log says, one number for each request. */
const logged: number[] = []

const onRequest = (message: unknown): void => {
  const { request } = message as { readonly request: ClientRequest }
  operations.push(String(request.getHeader('x-amz-target')).replace(/^.*\./, ''))
}

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    logged.push((JSON.parse(String(line)) as { readonly storeCalls: number }).storeCalls)
    return true
  })
  world = await startWorld()
  const found = world.personas.find(({ column }) => column === 'owner')
  if (found === undefined) throw new Error('the owner is missing')
  owner = found
  subscribe(channel, onRequest)
})
afterAll(async () => {
  unsubscribe(channel, onRequest)
  await world.stop()
})

/** The operations of one request, and how many of them the log tells of. */
const countOf = async (run: () => Promise<{ readonly status: number }>) => {
  operations.length = 0
  logged.length = 0
  const { status } = await run()
  return { status, operations: [...operations], logged: [...logged] }
}

/** Another epoch: everything that is cached has to be read again. */
const forget = () => world.setup.letEverybody('USER:CREATE')

describe('an authorized read', () => {
  const ways = ['bearer', 'cookie', 'basic'] as const

  const credentialsFor = async (way: (typeof ways)[number]): Promise<RequestOptions> => {
    if (way === 'bearer') return { token: owner.token ?? '' }
    if (way === 'basic') return { basic: ['owner', goodPassword] }
    const form = { username: 'owner', password: goodPassword }
    const { cookies } = await world.request(`POST ${S}/hello`, { form })
    return { cookies: cookies.map((cookie) => cookie.split(';')[0] ?? '') }
  }

  it.each(ways)('is one call by %s, and one more where something is met first', async (way) => {
    const id = await world.newRole()
    const credentials = await credentialsFor(way)
    const read = () => world.request(`GET ${S}/role/${id}`, credentials)
    await read()

    const cached = await countOf(read)
    await forget()
    const firstMet = await countOf(read)
    const cachedAgain = await countOf(read)

    const once = { status: 200, operations: ['BatchGetItem'], logged: [1] }
    expect(cached).toEqual(once)
    expect(cachedAgain).toEqual(once)
    expect(firstMet).toEqual({
      status: 200,
      operations: ['BatchGetItem', 'TransactGetItems'],
      logged: [2],
    })
  })

  it('is one call for who is refused, too', async () => {
    const stranger = world.personas.find(({ column }) => column === 'stranger')
    const id = await world.newRole()
    const read = () => world.request(`GET ${S}/role/${id}`, { token: stranger?.token ?? '' })
    await read()

    expect(await countOf(read)).toEqual({ status: 403, operations: ['BatchGetItem'], logged: [1] })
  })

  it('is none for a forged token', async () => {
    const token = `${(owner.token ?? '').slice(0, -1)}_`
    const read = () => world.request(`GET ${S}/user`, { token })

    expect(await countOf(read)).toEqual({ status: 401, operations: [], logged: [0] })
  })
})

describe('creating', () => {
  it('does not ask the table for the group that is going to own', async () => {
    const { request } = world
    const token = owner.token ?? ''
    const newGroup = async () => {
      const json = { groupName: `round-trips-${randomUUID()}` }
      const { body } = await request(`PUT ${S}/usergroup`, { token, json })
      return (body as { readonly groupId: string }).groupId
    }
    const [chosen, wanted] = [await newGroup(), await newGroup()]
    const choice = `${S}/usergroup/setDefaultTenantForCurrentServerAndUser?tenantGroup=${chosen}`
    await request(`POST ${choice}`, { token })
    const make = (headers: Readonly<Record<string, string>>) =>
      request(`POST ${S}/role`, { token, headers, form: { roleName: 'bosun' } })
    await make({})
    await make({ tenantgroupid: wanted })

    const made = { status: 201, operations: ['BatchGetItem', 'TransactWriteItems'], logged: [2] }
    expect(await countOf(() => make({}))).toEqual(made)
    expect(await countOf(() => make({ tenantgroupid: wanted }))).toEqual(made)
  })
})

describe('each endpoint', () => {
  /** With everything cached that can be, as the owner of what it is about. */
  const callsOf = async (name: string, route: Route) => {
    const attempt = await scenarios[name]?.(world, owner)
    if (attempt === undefined) throw new Error(`there is no scenario for ${name}`)
    await world.protect({ type: 'EVENT', id: 'warm' })
    const token = attempt.token ?? owner.token ?? ''
    await world.request(`GET ${S}/ownership/EVENT/warm`, { token })
    return countOf(() => send(world, route, owner, attempt))
  }

  it('makes the calls that were reviewed, and logs how many', async () => {
    const lines: string[] = []
    const wrong: string[] = []
    for (const { name, routes } of endpoints) {
      for (const route of routes) {
        // The second time, because the first one may meet groups and roles that are not cached yet.
        await callsOf(name, route)
        const { operations: made, logged: said } = await callsOf(name, route)
        lines.push(`${route.padEnd(74)} ${String(made.length).padStart(2)}  ${made.join(' ')}`)
        if (said.length !== 1 || said[0] !== made.length) wrong.push(`${route}: ${String(said)}`)
      }
    }
    const actual = `${lines.map((line) => line.trimEnd()).join('\n')}\n`
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(goldenFile, actual)

    expect(wrong, 'the log must tell how often the table was called').toEqual([])
    expect(
      actual,
      'A request goes to the table more or less often than before.\n' +
        '1. Is it more? Fetch what is needed with the declaration (`fetches`), in one go.\n' +
        '2. Else run UPDATE_GOLDEN=1 npx vitest run tests/functions/roundTrips.test.ts, and\n' +
        '   commit the diff of tests/golden/storeCalls.txt.',
    ).toBe(existsSync(goldenFile) ? readFileSync(goldenFile, 'utf8') : '')
  }, 30_000)
})
