/** Cached roles and groups are never older than the epoch of a request. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type DefinitionCache,
  emptyDefinitionCache,
  epochOf,
  newEpoch,
  someEpochKey,
} from '#access/items/definitionCache.ts'
import { loadFacts } from '#access/items/definitions.ts'
import { putRole, readRole } from '#access/items/roles.ts'
import { Store } from '#table/store.ts'
import { connectTable, type Table } from '#table/table.ts'
import type { User } from '#access/items/users.ts'
import { startTestTable, type TestTable } from '../../support/engine.ts'

const roleId = '11111111-1111-4111-8111-111111111111'

const holder: User = {
  userId: '22222222-2222-4222-8222-222222222222',
  name: 'holder',
  email: null,
  fullName: null,
  company: null,
  passwordHash: null,
  accessTokenGeneration: 1,
  sessionGeneration: 1,
  tokenGeneration: 0,
  ownGroupId: '33333333-3333-4333-8333-333333333333',
  defaultGroupId: null,
  groupIds: [],
  assignments: [
    {
      roleId,
      transitive: true,
      qualifyingUserId: null,
      qualifyingUserName: null,
      qualifyingGroupId: null,
    },
  ],
  permissions: [],
}

let testTable: TestTable
let table: Table
let cache: DefinitionCache
beforeAll(async () => {
  testTable = await startTestTable()
  table = connectTable(testTable)
  await new Store(table).write([putRole({ id: roleId, name: 'v0', permissions: [] }, 'absent')])
})
afterAll(() => testTable.stop())
beforeEach(() => {
  cache = emptyDefinitionCache()
})

const currentEpoch = async () => epochOf(await new Store(table).get(someEpochKey()))

const changeRole = async (name: string) => {
  const store = new Store(table)
  const role = await readRole(store, roleId)
  await store.write([
    putRole({ id: roleId, name, permissions: [] }, role?.item ?? 'absent'),
    ...newEpoch(),
  ])
}

/** Returns the name of the role for a request, and the number of calls. */
const nameSeen = async (epoch: string) => {
  const store = new Store(table)
  const reading = { store, definitions: cache, epoch, caller: { user: holder } }
  const { definitions } = await loadFacts(reading, { securities: [] })
  return { name: definitions.role(roleId)?.name, calls: store.calls }
}

describe('the cache of definitions', () => {
  it('reads once for each epoch', async () => {
    await changeRole('once')
    const epoch = await currentEpoch()

    const first = await nameSeen(epoch)
    const second = await nameSeen(epoch)

    expect([first, second]).toEqual([
      { name: 'once', calls: 1 },
      { name: 'once', calls: 0 },
    ])
  })

  it('is cleared when the epoch changes', async () => {
    await nameSeen(await currentEpoch())
    await changeRole('renamed')

    const seen = await nameSeen(await currentEpoch())

    expect(seen).toEqual({ name: 'renamed', calls: 1 })
  })

  it('caches definitions under the epoch of the read, not of the request', async () => {
    const old = await currentEpoch()
    await changeRole('later')

    const late = await nameSeen(old)
    const next = await nameSeen(await currentEpoch())

    expect(late.name).toBe('later')
    expect(next).toEqual({ name: 'later', calls: 0 })
  })

  it('changes every copy of the epoch', async () => {
    await changeRole('copies')

    const epochs = await Promise.all(Array.from({ length: 200 }, () => currentEpoch()))

    expect(new Set(epochs).size).toBe(1)
  })

  it('caches that a definition does not exist', async () => {
    const stranger = {
      ...holder,
      assignments: holder.assignments.map((a) => ({ ...a, roleId: 'x' })),
    }
    const epoch = await currentEpoch()
    const calls = async () => {
      const store = new Store(table)
      const reading = { store, definitions: cache, epoch, caller: { user: stranger } }
      const { definitions } = await loadFacts(reading, { securities: [] })
      return [definitions.role('x'), store.calls]
    }

    expect([await calls(), await calls()]).toEqual([
      [undefined, 1],
      [undefined, 0],
    ])
  })
})
