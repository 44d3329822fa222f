/**
 * The cost of a large group and of many roles, in units that the engine reports. For a really large
 * group: LARGE_GROUP=10000 npx vitest run tests/whole/largeGroups.test.ts
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RequestOptions } from '../../scripts/requests/requests.ts'
import { newId } from '../../harness/ids.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { putRole } from '#access/items/roles.ts'
import { changedUser } from '#access/items/users.ts'
import { makeCrowd, makeGhosts } from '../support/crowd.ts'
import { runs } from '../support/longForm.ts'
import { useTestService } from '../support/useTestService.ts'
import { unqualified } from '../../harness/storedUsers.ts'
import { S } from '../../scripts/requests/paths.ts'
import { securitySetup } from '../support/securitySetup.ts'

const large = Number(process.env.LARGE_GROUP ?? runs(400, 1500))
const small = 10
/** Checks the figures, and not only that they do not grow. */
const isThorough = process.env.LARGE_GROUP !== undefined
const repetitions = isThorough ? 9 : 1

interface Cost {
  readonly status: number
  readonly units: number
  readonly milliseconds: number
}

const service = await useTestService()
const setup = securitySetup(service)
let consumed = 0
const figures: string[] = []
beforeAll(() => {
  // Adds ReturnConsumedCapacity to every command, and sums up the responses.
  const client = service.services.table.client as DynamoDBDocumentClient
  client.middlewareStack.add(
    (next) => async (args) => {
      const asking = { ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } }
      const result = await next(asking)
      const { ConsumedCapacity = [] } = result.output as {
        readonly ConsumedCapacity?: Units | readonly Units[]
      }
      for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) consumed += CapacityUnits
      return result
    },
    { step: 'initialize', name: 'consumedCapacity' },
  )
})
afterAll(() => {
  if (isThorough) process.stderr.write(`${figures.join('\n')}\n`)
})

interface Units {
  readonly CapacityUnits?: number
}

/** The median of some repetitions, after one that fills the cache. */
const costOf = async (
  what: string,
  send: () => Promise<{ readonly status: number }>,
  undo: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Cost> => {
  const costs: Cost[] = []
  for (let repetition = 0; repetition <= repetitions; repetition += 1) {
    consumed = 0
    const startedAt = performance.now()
    const { status } = await send()
    costs.push({ status, units: consumed, milliseconds: performance.now() - startedAt })
    await undo()
  }
  const warm = costs.slice(1).sort((left, right) => left.milliseconds - right.milliseconds)
  const median = warm[Math.floor(warm.length / 2)]
  if (median === undefined) throw new Error('nothing was measured')
  const time = median.milliseconds.toFixed(1)
  figures.push(`${what}: ${median.status}, ${median.units} units, ${time} ms`)
  return median
}

const get = (path: string, token: string, options: RequestOptions = {}) =>
  service.request(`GET ${S}/${path}`, { token, ...options })

describe('a large group', () => {
  const costsOf = async (size: number) => {
    const { request, adminToken: token } = service
    const groupId = await setup.makeGroup({ name: `club of ${size}` })
    const names = await makeCrowd(setup, groupId, size - 1)
    const name = `member of ${size}`
    const memberToken = await service.createUser(name)
    await setup.joinGroup(groupId, name)
    const acl = [{ groupId, actions: ['READ'] }]
    await setup.secure({ type: 'EVENT', id: `event of ${size}` }, { owner: 'admin', acl })
    await service.createUser(`joiner of ${size}`)
    const member = `${S}/usergroup/${groupId}/user/${encodeURIComponent(`joiner of ${size}`)}`
    const add = () => request(`PUT ${member}`, { token })
    const remove = () => request(`DELETE ${member}`, { token })
    const question = `permission=${encodeURIComponent(`EVENT:READ:event of ${size}`)}`

    const page = await costOf(`${size}: first ten`, () =>
      get(`usergroup/${groupId}?limit=10`, token),
    )
    if (isThorough) await costOf(`${size}: first page`, () => get(`usergroup/${groupId}`, token))
    const added = await costOf(`${size}: add a member`, add, remove)
    await add()
    const removed = await costOf(`${size}: remove a member`, remove, add)
    await remove()
    const asked = await costOf(`${size}: has_permission`, () =>
      get(`has_permission?${question}`, memberToken),
    )
    if (isThorough) {
      const ask = () => get(`users_with_permission?${question}`, token)
      await costOf(`${size}: users_with_permission`, ask)
    }
    return { names: [...names, name], costs: [page, added, removed, asked] }
  }

  it(
    'costs as much as a small one, and has all members in its response',
    { timeout: 600_000 },
    async () => {
      const few = await costsOf(small)
      const many = await costsOf(large)

      const units = ({ costs }: typeof few) => costs.map((cost) => cost.units)
      expect(few.costs.map(({ status }) => status)).toEqual([200, 200, 204, 200])
      expect(Math.min(...units(few))).toBeGreaterThan(0)
      units(many).forEach((unit, position) => {
        expect(unit).toBeLessThanOrEqual((units(few)[position] ?? 0) * 1.2)
      })
      const { names, pages } = await followed(`EVENT:READ:event%20of%20${large}`)
      expect(names).toEqual(['admin', ...many.names])
      expect(pages).toBe(Math.ceil(names.length / 3000))
    },
  )

  it('is searched by name when it is too large, or everybody has the permission', async () => {
    const groupId = await setup.makeGroup({ name: 'ghosts', members: ['admin'] })
    const acl = [{ groupId, actions: ['READ'] }]
    await setup.secure({ type: 'EVENT', id: 'haunted' }, { acl })
    await setup.secure(
      { type: 'EVENT', id: 'public' },
      { acl: [{ groupId: null, actions: ['READ'] }] },
    )
    await makeGhosts(setup, groupId, 9_999)

    const haunted = await followed('EVENT:READ:haunted')
    await setup.joinGroup(groupId, `joiner of ${small}`)
    const crowded = await followed('EVENT:READ:haunted')
    const everybody = await followed('EVENT:READ:public')

    expect(haunted).toEqual({ names: ['admin'], pages: 4 })
    expect(crowded.names).toEqual(['admin', `joiner of ${small}`])
    expect(everybody.names).toEqual([...new Set(everybody.names)].sort())
    expect(everybody.names.length).toBeGreaterThan(large + small)
    const pages = Math.ceil(everybody.names.length / 3000)
    expect([crowded.pages, everybody.pages]).toEqual([pages, pages])
  }, 600_000)

  it('is returned in pages of the requested size', async () => {
    const groupId = await setup.makeGroup({ name: 'trio', members: ['admin'] })
    const names = await makeCrowd(setup, groupId, 3)
    const acl = [{ groupId, actions: ['READ'] }]
    await setup.secure({ type: 'EVENT', id: 'paged' }, { acl })

    expect(await followed('EVENT:READ:paged', '&limit=2')).toEqual({
      names: ['admin', ...names],
      pages: 2,
    })
  })
})

/** All pages of the response, following the links. */
const followed = async (permission: string, rest = '') => {
  const names: string[] = []
  let pages = 0
  let link: string | undefined = `${S}/users_with_permission?permission=${permission}${rest}`
  while (link !== undefined) {
    const { body, headers } = await service.request(`GET ${link}`, { token: service.adminToken })
    names.push(...(body as readonly string[]))
    pages += 1
    link = /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1]
  }
  return { names, pages }
}

describe('many roles', () => {
  const costsOf = async (size: number) => {
    const name = `holder of ${size}`
    const token = await service.createUser(name)
    // Every user already has the role `user` twice.
    const roleIds = Array.from({ length: size - 2 }, () => newId())
    const roles = roleIds.map((id) => putRole({ id, name, permissions: ['BOAT:READ'] }, 'absent'))
    await setup.fill(roles)
    const user = await setup.userNamed(name)
    const given = roleIds.map((roleId) => ({ roleId, transitive: true, ...unqualified }))
    const assignments = [...user.assignments, ...given]
    await setup.newStore().write([changedUser(user, { assignments })])

    const read = await costOf(`${size} roles: read a role`, () =>
      get(`role/${predefinedRoles.user.id}`, token),
    )
    const listed = await costOf(`${size} roles: get_roles_for_user`, () =>
      get('get_roles_for_user', token),
    )
    return [read, listed]
  }

  it('cost as much as the size of the user item', { timeout: 120_000 }, async () => {
    const [few, usual, many] = [await costsOf(2), await costsOf(60), await costsOf(200)]

    const status = [...few, ...usual, ...many].map((cost) => cost.status)
    expect(status).toEqual([200, 200, 200, 200, 200, 200])
    few.forEach(({ units }, position) => {
      expect(usual[position]?.units).toBe(units)
      // One more unit for each further 4 KB.
      expect(many[position]?.units).toBe(units + 2)
    })
  })
})
