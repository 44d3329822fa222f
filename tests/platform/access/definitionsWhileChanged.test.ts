/**
 * A request loads its definitions with few reads, even if other requests change roles and groups
 * continuously.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { TransactGetCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../harness/ids.ts'
import { decide } from '#access/rules/decide.ts'
import {
  type DefinitionCache,
  emptyDefinitionCache,
  epochOf,
  newEpoch,
  someEpochKey,
} from '#access/items/definitionCache.ts'
import { withinBudget, loadFacts, type Subjects } from '#access/items/definitions.ts'
import { putGroup } from '#access/items/groups.ts'
import { putRole, readRole } from '#access/items/roles.ts'
import { Store } from '#table/store.ts'
import { connectTable, type Table } from '#table/table.ts'
import { changedUser, putUser, readUser, type User } from '#access/items/users.ts'
import { startTestTable, type TestTable } from '../../support/engine.ts'

type Send = Table['client']['send']

let testTable: TestTable
let table: Table
let cache: DefinitionCache
beforeAll(async () => {
  testTable = await startTestTable()
  table = connectTable(testTable)
})
afterAll(() => testTable.stop())
beforeEach(() => {
  cache = emptyDefinitionCache()
})

const member = async (groupIds: readonly string[]): Promise<User> => {
  const userId = newId()
  const user: User = {
    userId,
    name: `member ${userId}`,
    email: null,
    fullName: null,
    company: null,
    passwordHash: null,
    accessTokenGeneration: 1,
    sessionGeneration: 1,
    tokenGeneration: 0,
    ownGroupId: newId(),
    defaultGroupId: null,
    groupIds,
    permissions: [],
    assignments: [],
  }
  await new Store(table).write([putUser(user, 'absent')])
  return user
}

const makeRole = async (permissions: readonly string[]): Promise<string> => {
  const id = newId()
  await new Store(table).write([putRole({ id, name: 'role', permissions }, 'absent')])
  return id
}

const makeGroup = async (roleIds: readonly string[], forAll = false): Promise<string> => {
  const id = newId()
  const roles = roleIds.map((roleId) => ({ roleId, forAll }))
  await new Store(table).write([putGroup({ id, name: id, roles }, 'absent')])
  return id
}

const bump = () => new Store(table).write([...newEpoch()])

const currentEpoch = async () => epochOf(await new Store(table).get(someEpochKey()))

/** A table that runs a function before each snapshot of definitions. */
const intercepted = (intercept: (snapshot: number) => Promise<void>): Table => {
  let snapshots = 0
  const send = async (...[command, options]: Parameters<Send>): Promise<unknown> => {
    if (command instanceof TransactGetCommand) await intercept((snapshots += 1))
    return table.client.send(command, options)
  }
  return { ...table, client: { send: send as Send } }
}

const refused = () =>
  Promise.reject(
    Object.assign(new Error('somebody writes it'), {
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'TransactionConflict' }],
    }),
  )

const ownedBy = (ownerGroupId: string): Subjects => ({
  securities: [{ ownerUserId: null, ownerGroupId, acl: [] }],
})

const mayRead = async (over: Table, user: User, groupId: string, epoch?: string) => {
  const store = new Store(over)
  const about = ownedBy(groupId)
  const reading = { store, definitions: cache, epoch: epoch ?? (await currentEpoch()) }
  const facts = await loadFacts({ ...reading, caller: { user } }, about)
  const [security] = about.securities
  if (security === undefined) throw new Error('it was just made')
  const request = { type: 'EVENT', action: 'READ', id: 'Kiel' }
  const { allowed } = decide({ ...facts, security, atMillis: 0 }, request)
  return { allowed, calls: store.calls }
}

describe('a request', () => {
  it('loads its roles when the epoch changes with every read', async () => {
    const groupId = await makeGroup([await makeRole(['EVENT:READ'])])
    const user = await member([groupId])

    const seen = await mayRead(intercepted(bump), user, groupId)

    // The group, its role, and the repeated check of the membership.
    expect(seen).toEqual({ allowed: true, calls: 3 })
  })

  it('loads its roles when snapshots fail because of concurrent writes', async () => {
    const groupId = await makeGroup([await makeRole(['EVENT:READ'])])
    const user = await member([groupId])
    const epoch = await currentEpoch()

    const seen = await mayRead(intercepted(refused), user, groupId, epoch)
    const next = await mayRead(table, user, groupId, epoch)

    expect(seen).toEqual({ allowed: true, calls: 5 })
    // Definitions that were read without a snapshot are not cached.
    expect(next).toEqual({ allowed: true, calls: 2 })
  })

  it('loads more roles than a snapshot can contain, in one round trip', async () => {
    const roleIds = await Promise.all(Array.from({ length: 100 }, () => makeRole([])))
    const groupId = await makeGroup([...roleIds, await makeRole(['EVENT:READ'])])
    const user = await member([groupId])
    const epoch = await currentEpoch()
    let atOnce = 0
    let most = 0
    const crowded = intercepted(async () => {
      most = Math.max(most, (atOnce += 1))
      await pause(20)
      atOnce -= 1
    })

    const seen = await mayRead(crowded, user, groupId, epoch)
    const next = await mayRead(table, user, groupId, epoch)

    expect(seen).toEqual({ allowed: true, calls: 7 })
    expect(most).toBe(6)
    expect(next).toEqual({ allowed: true, calls: 0 })
  })

  it('does not get grants that a group received after its user had left', async () => {
    const weak = await makeRole([])
    const groupId = await makeGroup([weak])
    const user = await member([groupId])
    const leaveAndStrengthen = async (snapshot: number) => {
      if (snapshot !== 2) return
      const store = new Store(table)
      const member = await readUser(store, user.name)
      if (member === undefined) throw new Error('the user is missing')
      await store.write([changedUser(member, { groupIds: [] })])
      const role = await readRole(store, weak)
      const strong = { id: weak, name: 'strong', permissions: ['EVENT:READ'] }
      await store.write([putRole(strong, role?.item ?? 'absent'), ...newEpoch()])
    }

    const seen = await mayRead(intercepted(leaveAndStrengthen), user, groupId)
    const other = await mayRead(table, await member([groupId]), groupId)

    expect(seen.allowed).toBe(false)
    expect(other.allowed).toBe(true)
  })

  it('does not get permissions that a role received after the group had lost it', async () => {
    const roleId = await makeRole([])
    const groupId = await makeGroup([roleId])
    const user = await member([groupId])
    const detachAndStrengthen = async (snapshot: number) => {
      if (snapshot !== 2) return
      const store = new Store(table)
      await store.write([putGroup({ id: groupId, name: groupId, roles: [] }, 'any'), ...newEpoch()])
      const strong = { id: roleId, name: 'strong', permissions: ['EVENT:READ'] }
      await store.write([putRole(strong, 'any'), ...newEpoch()])
    }

    const seen = await mayRead(intercepted(detachAndStrengthen), user, groupId)

    expect(seen.allowed).toBe(false)
  })
})

describe('a page of a list', () => {
  const request = { type: 'EVENT', action: 'READ' }
  const costOf = async (groupIds: readonly string[], acl: readonly string[], costMax: number) => {
    const securities = groupIds.map((ownerGroupId) => ({
      ownerUserId: null,
      ownerGroupId,
      acl: acl.length === 0 ? [] : [{ groupId: null, actions: acl }],
    }))
    const requests = groupIds.map((id) => ({ ...request, id }))
    const about = { securities, requests }
    const epoch = await currentEpoch()
    return withinBudget({ store: new Store(table), definitions: cache, epoch }, about, costMax)
  }

  it('decides as many objects as its budget allows, and at least one', async () => {
    const groupIds = await Promise.all(
      Array.from({ length: 5 }, async () =>
        makeGroup(await Promise.all(Array.from({ length: 10 }, () => makeRole([]))), true),
      ),
    )

    expect(await costOf(groupIds, [], 50)).toEqual({ count: 5, cost: 50 })
    expect(await costOf(groupIds, [], 49)).toEqual({ count: 4, cost: 40 })
    expect(await costOf(groupIds, [], 3)).toEqual({ count: 1, cost: 10 })
    expect(await costOf(groupIds, ['READ'], 3)).toEqual({ count: 5, cost: 0 })
    expect(await costOf(groupIds, ['!READ'], 3)).toEqual({ count: 5, cost: 0 })
  })
})
