/**
 * The round trips of a request to the table. `storeCalls` in the log is compared with the requests
 * that really leave the process, as Node reports them.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RequestOptions } from '../../../scripts/requests/requests.ts'
import { uniqueName } from '../../../harness/ids.ts'
import { S } from '../../../scripts/requests/paths.ts'
import { type Persona, startFixture, type Fixture } from '../../access/fixture.ts'
import { goodPassword } from '../../support/functions.ts'

const channel = 'http.client.request.start'

let fixture: Fixture
let owner: Persona
/** The requests that leave the process, by operation of DynamoDB. */
const operations: string[] = []
/** The values in the log, one number for each request. */
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
  fixture = await startFixture()
  const found = fixture.personas.find(({ column }) => column === 'owner')
  if (found === undefined) throw new Error('the owner is missing')
  owner = found
  subscribe(channel, onRequest)
})
afterAll(async () => {
  unsubscribe(channel, onRequest)
  await fixture.stop()
})

/** The operations of one request, and the number in the log. */
const countOf = async (run: () => Promise<{ readonly status: number }>) => {
  operations.length = 0
  logged.length = 0
  const { status } = await run()
  return { status, operations: [...operations], logged: [...logged] }
}

/** A new epoch: everything that is cached must be read again. */
const forget = () => fixture.setup.letEverybody('USER:CREATE')

describe('an authorized read', () => {
  const credentialKinds = ['bearer', 'cookie', 'basic'] as const

  const credentialsFor = async (
    credentialKind: (typeof credentialKinds)[number],
  ): Promise<RequestOptions> => {
    if (credentialKind === 'bearer') return { token: owner.token ?? '' }
    if (credentialKind === 'basic') return { basic: ['owner', goodPassword] }
    const form = { username: 'owner', password: goodPassword }
    const { cookies } = await fixture.request(`POST ${S}/hello`, { form })
    return { cookies: cookies.map((cookie) => cookie.split(';')[0] ?? '') }
  }

  it.each(credentialKinds)(
    'is one call by %s, and one more for uncached definitions',
    async (credentialKind) => {
      const id = await fixture.newRole()
      const credentials = await credentialsFor(credentialKind)
      const read = () => fixture.request(`GET ${S}/role/${id}`, credentials)
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
    },
  )

  it('is one call for a refused caller, too', async () => {
    const stranger = fixture.personas.find(({ column }) => column === 'stranger')
    const id = await fixture.newRole()
    const read = () => fixture.request(`GET ${S}/role/${id}`, { token: stranger?.token ?? '' })
    await read()

    expect(await countOf(read)).toEqual({ status: 403, operations: ['BatchGetItem'], logged: [1] })
  })

  it('is no call for a forged token', async () => {
    const token = `${(owner.token ?? '').slice(0, -1)}_`
    const read = () => fixture.request(`GET ${S}/user`, { token })

    expect(await countOf(read)).toEqual({ status: 401, operations: [], logged: [0] })
  })
})

describe('creating an object', () => {
  it('does not read the owning group', async () => {
    const { request } = fixture
    const token = owner.token ?? ''
    const newGroup = async () => {
      const json = { groupName: uniqueName('round-trips') }
      const { body } = await request(`PUT ${S}/usergroup`, { token, json })
      return (body as { readonly groupId: string }).groupId
    }
    const [chosen, headerGroup] = [await newGroup(), await newGroup()]
    const choice = `${S}/usergroup/setDefaultTenantForCurrentServerAndUser?tenantGroup=${chosen}`
    await request(`POST ${choice}`, { token })
    const make = (headers: Readonly<Record<string, string>>) =>
      request(`POST ${S}/role`, { token, headers, form: { roleName: 'bosun' } })
    await make({})
    await make({ tenantgroupid: headerGroup })

    const made = { status: 201, operations: ['BatchGetItem', 'TransactWriteItems'], logged: [2] }
    expect(await countOf(() => make({}))).toEqual(made)
    expect(await countOf(() => make({ tenantgroupid: headerGroup }))).toEqual(made)
  })
})
