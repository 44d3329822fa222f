/**
 * Lists of groups and users whose owners attached many roles: a page reads a bounded number of
 * them.
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { newId } from '../../harness/ids.ts'
import { newEpoch } from '#access/items/definitionCache.ts'
import { putRole, putRoleHolder } from '#access/items/roles.ts'
import { changedUser } from '#access/items/users.ts'
import { useTestService } from '../support/useTestService.ts'
import { unqualified } from '../../harness/storedUsers.ts'
import { S } from '../../scripts/requests/paths.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)
/** Definitions and roles that one request reads. */
let reads = 0
const client = service.services.table.client as DynamoDBDocumentClient
client.middlewareStack.add(
  (next) => (args) => {
    const input = args.input as {
      readonly TransactItems?: readonly unknown[]
      readonly RequestItems?: Readonly<Record<string, { readonly Keys?: readonly unknown[] }>>
    }
    const batches = Object.values(input.RequestItems ?? {})
    reads += input.TransactItems?.length ?? 0
    reads += batches.reduce((sum, { Keys = [] }) => sum + Keys.length, 0)
    return next(args)
  },
  { step: 'initialize', name: 'reads' },
)

const newRoles = async (count: number): Promise<readonly string[]> => {
  const ids = Array.from({ length: count }, () => newId())
  await setup.fill(ids.map((id) => putRole({ id, name: 'empty', permissions: [] }, 'absent')))
  return ids
}

/** A group with a hundred roles for everybody. */
const newCrowdedGroup = async (name: string, members: readonly string[] = []): Promise<string> => {
  const roles = (await newRoles(100)).map((roleId) => ({ roleId, forAll: true }))
  return setup.makeGroup({ name, members, roles })
}

const nextOf = ({ headers }: Reply): string | undefined =>
  /^<([^>]*)>; rel="next"$/.exec(headers.link ?? '')?.[1]

/** All pages, each with an empty cache of definitions. */
const pagesOf = async (path: string, token: string) => {
  const pages: Reply[] = []
  let most = 0
  for (let next: string | undefined = path; next !== undefined;) {
    await setup.newStore().write([...newEpoch()])
    reads = 0
    const page: Reply = await service.request(`GET ${next}`, { token })
    most = Math.max(most, reads)
    pages.push(page)
    next = nextOf(page)
  }
  return { bodies: pages.map(({ body }) => body), most }
}

it('lists the groups of a user in pages', { timeout: 60_000 }, async () => {
  const token = await service.createUser('ann')
  for (let n = 0; n < 6; n += 1) {
    const id = await newCrowdedGroup(`crowd ${n}`, ['ann'])
    const acl = n % 2 === 0 ? [] : [{ groupId: id, actions: ['DELETE', 'READ'] }]
    await setup.secure({ type: 'USER_GROUP', id }, { groupId: id, acl })
  }
  const list = `${S}/usergroup/list/readable?userName=ann`

  const { bodies, most } = await pagesOf(list, token)
  const limited = await pagesOf(`${list}&limit=1`, token)

  const namesOf = (body: unknown) =>
    (
      body as { readonly readableGroups: readonly { readonly groupName: string }[] }
    ).readableGroups.map(({ groupName }) => groupName)
  const names = ['ann-tenant', 'crowd 1', 'crowd 3', 'crowd 5']
  expect(bodies.flatMap(namesOf)).toEqual(names)
  expect(limited.bodies.flatMap(namesOf)).toEqual(names)
  expect(most).toBeLessThan(350)
})

it('lists the members of a group in pages', { timeout: 60_000 }, async () => {
  const token = await service.createUser('bob')
  const names = Array.from({ length: 6 }, (_, n) => `member ${n}`)
  const club = await setup.makeGroup({ name: 'club', members: ['bob'] })
  await setup.secure(
    { type: 'USER_GROUP', id: club },
    { acl: [{ groupId: club, actions: ['READ'] }] },
  )
  for (const name of names) {
    await service.createUser(name)
    await setup.joinGroup(club, name)
    const groupId = await newCrowdedGroup(`own of ${name}`)
    await setup.secure({ type: 'USER', id: name }, { owner: name, groupId })
  }

  const { bodies, most } = await pagesOf(`${S}/usergroup/${club}`, token)

  expect(bodies.flatMap((body) => (body as { readonly users: readonly string[] }).users)).toEqual([
    'bob',
  ])
  expect(bodies.length).toBeGreaterThan(1)
  expect(most).toBeLessThan(350)
})

it('lists users who gave themselves many roles in pages', { timeout: 60_000 }, async () => {
  const names = ['cid', 'dan', 'eve']
  for (const name of names) {
    await service.createUser(name)
    const user = await setup.userNamed(name)
    const given = (await newRoles(900)).map((roleId) => ({
      ...unqualified,
      roleId,
      transitive: true,
    }))
    await setup.fill(given.flatMap((one) => putRoleHolder(user, one)))
    const assignments = [...user.own.assignments, ...given]
    await setup.newStore().write([changedUser(user, { assignments })])
  }
  const group = await setup.makeGroup({ name: 'readers', members: names })
  const id = newId()
  await setup.secure({ type: 'EVENT', id }, { acl: [{ groupId: group, actions: ['READ'] }] })

  const path = `${S}/users_with_permission?permission=EVENT:READ:${id}`
  const { bodies } = await pagesOf(path, service.adminToken)

  expect(bodies).toEqual([['admin', 'cid', 'dan'], ['eve']])
})
