/**
 * Revocations take effect with the next request, in every process: twenty clients send requests to
 * two copies of the service, each with its own caches, while the change is made. No request that
 * begins after the change was acknowledged may succeed.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Reply, RequestOptions } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import { goodPassword, startTestService, type TestService } from '../support/functions.ts'
import { securitySetup, type SecuritySetup } from '../support/securitySetup.ts'
import { runs } from '../support/longForm.ts'

const clients = runs(8, 20)
const patienceMillis = 10_000

let first: TestService
let second: TestService
let setup: SecuritySetup

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const tokenKey = { TOKEN_KEY: randomBytes(32).toString('hex') }
  first = await startTestService(tokenKey)
  setup = securitySetup(first)

  // A second process on the table of the first one. Its own table stays unused.
  const table = { TABLE_NAME: first.tableName, DYNAMODB_ENDPOINT: first.endpoint }
  second = await startTestService({ ...tokenKey, ...table })
})
afterAll(() => Promise.all([first.stop(), second.stop()]))

interface Observed {
  readonly startedAt: number
  readonly status: number
}

/** Repeats one request to both copies, and makes the change meanwhile. */
const hammer = async (
  route: string,
  options: RequestOptions,
  change: () => Promise<Reply | undefined>,
) => {
  const observed: Observed[] = []
  let isOver = false
  // Both copies have served it once, so their caches are filled.
  for (const { request } of [first, second]) await request(route, options)
  const client = async (index: number): Promise<void> => {
    const { request } = index % 2 === 0 ? first : second
    while (!isOver) {
      const startedAt = performance.now()
      const { status } = await request(route, options)
      observed.push({ startedAt, status })
    }
  }
  const running = Array.from({ length: clients }, (_, index) => client(index))
  const before = await enough(() => observed.slice(0, clients))
  const reply = await change()
  const acknowledgedAt = performance.now()
  const after = await enough(() => observed.filter(({ startedAt }) => startedAt > acknowledgedAt))
  isOver = true
  await Promise.all(running)

  const statuses = (found: readonly Observed[]) => [...new Set(found.map(({ status }) => status))]
  return {
    changed: reply?.status ?? 200,
    before: statuses(before),
    after: statuses(after),
    isTried: before.length === clients && after.length >= clients,
  }
}

/** The responses, once every client may have got one. */
const enough = async (found: () => readonly Observed[]): Promise<readonly Observed[]> => {
  const deadline = performance.now() + patienceMillis
  while (found().length < clients && performance.now() < deadline) await pause(5)
  return found()
}

const revoked = (status: number, changed = 200) => ({
  changed,
  before: [200],
  after: [status],
  isTried: true,
})

/** A role as an object, owned by the administrator. */
const newRole = async (permissions: readonly string[] = []): Promise<string> => {
  const token = first.adminToken
  const made = await first.request(`POST ${S}/role`, { token, form: { roleName: 'bosun' } })
  const { id } = made.body as { readonly id: string }
  await first.request(`PUT ${S}/role/${id}`, { token, json: { permissions } })
  return id
}

const asAdmin = (route: string, json?: unknown) =>
  first.request(route, { token: first.adminToken, ...(json === undefined ? {} : { json }) })

describe('two copies of the service', () => {
  it('share nothing but the table', () => {
    expect(first.services.definitions).not.toBe(second.services.definitions)
    expect(second.request).not.toBe(first.request)
  })
})

describe('authentication refused from the next request on', () => {
  it('concerns a replaced token', async () => {
    const token = await first.createUser('token-holder')
    const change = () => first.request(`POST ${S}/remove_access_token`, { token })

    expect(await hammer(`GET ${S}/user`, { token }, change)).toEqual(revoked(401))
  })

  it('concerns a changed password', async () => {
    await first.createUser('password-holder')
    const json = { username: 'password-holder', password: 'another-good-password-1' }
    const change = () => asAdmin(`POST ${S}/change_password`, json)
    const basic = ['password-holder', goodPassword] as const

    expect(await hammer(`GET ${S}/user`, { basic }, change)).toEqual(revoked(401))
  })

  it.each(['a new password', 'signing out'])('concerns a session ended by %s', async (how) => {
    const username = `session of ${how}`
    await first.createUser(username)
    const form = { username, password: goodPassword }
    const { cookies: set } = await first.request(`POST ${S}/hello`, { form })
    const cookies = set.map((cookie) => cookie.split(';')[0] ?? '')
    const change = () =>
      how === 'signing out'
        ? first.request(`POST ${S}/logout`, { cookies })
        : asAdmin(`POST ${S}/change_password`, { username, password: 'another-good-password-1' })

    expect(await hammer(`GET ${S}/user`, { cookies }, change)).toEqual(revoked(401))
  })

  it('concerns a deleted user', async () => {
    const token = await first.createUser('deleted')
    const change = () => asAdmin(`DELETE ${S}/user?username=deleted`)

    expect(await hammer(`GET ${S}/user`, { token }, change)).toEqual(revoked(401))
  })
})

describe('a permission revoked from the next request on', () => {
  it.each(['changed', 'deleted'])('is one of a role that was %s', async (how) => {
    const object = await newRole()
    const roleId = await newRole(['ROLE_DEFINITION:READ'])
    const token = await first.createUser(`holder of ${how}`)
    await setup.assignRole(`holder of ${how}`, { roleId })
    const change = () =>
      how === 'changed'
        ? asAdmin(`PUT ${S}/role/${roleId}`, { permissions: [] })
        : asAdmin(`DELETE ${S}/role/${roleId}`)

    expect(await hammer(`GET ${S}/role/${object}`, { token }, change)).toEqual(revoked(403))
  })

  it('is one that an access control list denies', async () => {
    const object = await newRole()
    const token = await first.createUser('owner')
    await setup.secure({ type: 'ROLE_DEFINITION', id: object }, { owner: 'owner' })
    const acl = [{ groupId: null, actions: ['!READ'] }]
    const change = () => asAdmin(`PUT ${S}/ownership/ROLE_DEFINITION/${object}/acl`, { acl })

    expect(await hammer(`GET ${S}/role/${object}`, { token }, change)).toEqual(revoked(403))
  })

  it('is one on an object with a new owner', async () => {
    const object = await newRole()
    const token = await first.createUser('former-owner')
    await setup.secure({ type: 'ROLE_DEFINITION', id: object }, { owner: 'former-owner' })
    const path = `${S}/ownership/ROLE_DEFINITION/${object}`
    const change = () => asAdmin(`PUT ${path}`, { username: 'admin' })

    expect(await hammer(`GET ${S}/role/${object}`, { token }, change)).toEqual(revoked(403))
  })

  it('is one of a role that was taken from the user', async () => {
    const object = await newRole()
    const roleId = await newRole(['ROLE_DEFINITION:READ'])
    const token = await first.createUser('former-holder')
    const json = { username: 'former-holder', role_definition_id: roleId }
    await asAdmin(`PUT ${S}/add_role_to_user`, json)
    const change = () => asAdmin(`PUT ${S}/remove_role_from_user`, json)

    expect(await hammer(`GET ${S}/role/${object}`, { token }, change)).toEqual(revoked(403))
  })

  it.each(['role', 'entry'])('is one of a %s whose window is over', async (what) => {
    const object = await newRole()
    const username = `holder of a timed ${what}`
    const token = await first.createUser(username)
    const validUntil = Date.now() + 4000
    if (what === 'role') {
      const role_definition_id = await newRole(['ROLE_DEFINITION:READ'])
      await asAdmin(`PUT ${S}/add_role_to_user`, { username, role_definition_id, validUntil })
    } else {
      const acl = [{ groupId: null, actions: ['READ'], validUntil }]
      await asAdmin(`PUT ${S}/ownership/ROLE_DEFINITION/${object}/acl`, { acl })
    }
    const change = async () => {
      while (Date.now() < validUntil) await pause(validUntil - Date.now())
      return undefined
    }

    expect(await hammer(`GET ${S}/role/${object}`, { token }, change)).toEqual(revoked(403))
  })

  it.each(['removed', 'emptied', 'detached'])(
    'is one of a role of the owning group, for a member who was, or that was, %s',
    async (how) => {
      const object = await newRole()
      const roleId = await newRole(['ROLE_DEFINITION:READ'])
      const name = `${how}-member`
      const token = await first.createUser(name)
      const roles = [{ roleId, forAll: false }]
      const groupId = await setup.makeGroup({ name: `owners ${how}`, members: [name], roles })
      await setup.secure({ type: 'ROLE_DEFINITION', id: object }, { groupId })
      const group = `${S}/usergroup/${groupId}`
      const change = () => {
        if (how === 'removed') return asAdmin(`DELETE ${group}/user/${name}`)
        if (how === 'detached') return asAdmin(`DELETE ${group}/role/${roleId}`)
        return asAdmin(`PUT ${S}/role/${roleId}`, { permissions: [] })
      }

      const observed = await hammer(`GET ${S}/role/${object}`, { token }, change)
      expect(observed).toEqual(revoked(403, how === 'emptied' ? 200 : 204))
    },
  )

  it.each(['left', 'deleted'])('is one of an ACL for a group that was %s', async (how) => {
    const object = await newRole()
    const name = `member-of-${how}`
    const token = await first.createUser(name)
    const groupId = await setup.makeGroup({ name: `group ${how}`, members: [name] })
    const acl = [{ groupId, actions: ['READ'] }]
    await setup.secure({ type: 'ROLE_DEFINITION', id: object }, { owner: 'admin', acl })
    const path = `${S}/usergroup/${groupId}${how === 'left' ? `/user/${name}` : ''}`
    const change = () => asAdmin(`DELETE ${path}`)

    expect(await hammer(`GET ${S}/role/${object}`, { token }, change)).toEqual(revoked(403, 204))
  })

  it('is one of everybody', async () => {
    const object = await newRole()
    await setup.letEverybody('USER:CREATE', 'ROLE_DEFINITION:READ')
    const change = async () => {
      await setup.letEverybody('USER:CREATE')
      return undefined
    }

    expect(await hammer(`GET ${S}/role/${object}`, {}, change)).toEqual(revoked(401))
  })
})

describe('a permission granted from the next request on', () => {
  it('is one that a role gains, in both copies', async () => {
    const object = await newRole()
    const roleId = await newRole()
    const token = await first.createUser('gainer')
    await setup.assignRole('gainer', { roleId })
    const change = () => asAdmin(`PUT ${S}/role/${roleId}`, { permissions: ['*:READ'] })

    expect(await hammer(`GET ${S}/role/${object}`, { token }, change)).toEqual({
      changed: 200,
      before: [403],
      after: [200],
      isTried: true,
    })
  })
})
