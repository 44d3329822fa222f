/** The store handles lost, truncated, late, and short responses. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../harness/ids.ts'
import { Calls } from '#table/calls.ts'
import { listUserNames } from '#access/items/users.ts'
import { listGroupMembers, groupMemberEntity, groupNameEntity } from '#access/items/groups.ts'
import { pageOfRoleHolders, putRoleHolder, readRoleHolders } from '#access/items/roles.ts'
import { Store } from '#table/store.ts'
import { connectTable, type Table } from '#table/table.ts'
import { TableConflict } from '#table/errors.ts'
import { startTestTable, type TestTable } from '../../support/engine.ts'

let testTable: TestTable
let table: Table
beforeAll(async () => {
  testTable = await startTestTable()
  table = connectTable(testTable)
})
afterAll(() => testTable.stop())

type Command = Parameters<DynamoDBDocumentClient['send']>[0]
type Send = (command: Command) => Promise<unknown>

/** A table whose calls pass through a function that can change them. */
const intercepted = (intercept: (command: Command, send: Send) => Promise<unknown>): Table => {
  const send: Send = (command) => table.client.send(command)
  const client = { send: (command: Command) => intercept(command, send) }
  return { ...table, client: client }
}

const failing = (name: string): Table =>
  intercepted(() => Promise.reject(Object.assign(new Error(name), { name })))

const key = (name: string) => groupNameEntity.key(name)

const one = (name: string) => [{ put: { ...key(name), n: 1 }, expected: 'absent' }] as const

describe('a transaction', () => {
  it('is recognised after a lost response, even if other requests have changed its items since', async () => {
    const names = [newId(), newId()]
    const writes = names.flatMap(one)
    const lossy = intercepted(async (command, send) => {
      await send(command)
      const first = await new Store(table).get(key(names[0] ?? ''))
      await new Store(table).write([
        { put: { ...key(names[0] ?? ''), n: 2 }, expected: first ?? 'any' },
      ])
      // The SDK repeats the call, and the engine has forgotten its token.
      const input = command.input as { ClientRequestToken?: string }
      input.ClientRequestToken = newId()
      return send(command)
    })

    await new Store(lossy).write(writes)

    expect(await new Store(table).get(key(names[0] ?? ''))).toMatchObject({ n: 2 })
  })

  it('of another request is not recognised as our own', async () => {
    const name = newId()
    await new Store(table).write(one(name))

    await expect(new Store(table).write(one(name))).rejects.toThrow(TableConflict)
  })

  it('in progress is not retried, because it would conflict with itself', async () => {
    const write = new Store(failing('TransactionInProgressException')).write(one(newId()))

    await expect(write).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('of another request that blocks a single write is a conflict', async () => {
    const put = new Calls(failing('TransactionConflictException')).put({ ...key('single') }, {})

    await expect(put).rejects.toThrow(TableConflict)
  })
})

it('a truncated response means that the table is unavailable, and is not an internal error', async () => {
  const broken = intercepted(() => Promise.reject(new SyntaxError('Unexpected end of JSON input')))

  await expect(new Store(broken).get(key('broken'))).rejects.toMatchObject({ code: 'unavailable' })
})

it('a large write stays decided when its first call arrives again', async () => {
  const fixture = newId()
  const writes = Array.from({ length: 120 }, (_, n) => one(`${fixture} ${n}`)).flat()
  let opening: Command | undefined
  let isDecided = false
  const dying = intercepted(async (command, send) => {
    if (isDecided) throw new Error('dead')
    const { name } = command.constructor
    if (name === 'PutCommand') opening = command
    const answer = await send(command)
    const isDecision = JSON.stringify(command.input).includes('"state":"decided"')
    if (name === 'TransactWriteCommand' && isDecision && opening !== undefined) {
      isDecided = true
      await send(opening).catch(() => undefined)
    }
    return answer
  })

  await new Store(dying).write(writes).catch(() => undefined)

  const store = new Store(table)
  const all = writes.map(({ put: { PK, SK } }) => ({ PK, SK }))
  await store.prefetch(all)
  const found = await Promise.all(all.map((each) => store.get(each)))
  expect(isDecided).toBe(true)
  expect(found.filter((item) => item !== undefined)).toHaveLength(writes.length)
})

describe('lists from truncated pages', () => {
  /** Every page has at most one item, and every second page is empty. */
  const cut = () => {
    let pages = 0
    return intercepted(async (command, send) => {
      const input = command.input as { Limit?: number; ExclusiveStartKey?: unknown }
      if (command.constructor.name !== 'QueryCommand') return send(command)
      pages += 1
      const isEmpty = pages % 2 === 0 && input.ExclusiveStartKey !== undefined
      if (isEmpty) return { Items: [], LastEvaluatedKey: input.ExclusiveStartKey }
      input.Limit = 1
      return send(command)
    })
  }

  it('contain every holder of a role', async () => {
    const roleId = newId()
    const holders = ['ann', 'ben', 'cid'].map((name) => ({ name, userId: newId() }))
    for (const holder of holders) {
      const assignment = {
        roleId,
        transitive: true,
        qualifyingUserId: holder.userId,
        qualifyingUserName: holder.name,
        qualifyingGroupId: null,
      }
      await new Store(table).write(putRoleHolder(holder, assignment))
    }

    const all = await readRoleHolders(new Store(cut()), pageOfRoleHolders(roleId, 10))
    const some = await readRoleHolders(new Store(cut()), pageOfRoleHolders(roleId, 2))

    expect([all.holders.length, some.holders.length]).toEqual([3, 2])
  })

  it('contain every member of a group, and every user', async () => {
    const groupId = newId()
    const names = ['ann', 'ben']
    await new Store(table).write(
      names.map((userName) => ({
        put: {
          ...groupMemberEntity.key(groupId, userName),
          userId: userName,
          userName,
          listPK: 'USER',
          listSK: userName,
        },
        expected: 'absent' as const,
      })),
    )

    const { members } = await listGroupMembers(new Store(cut()), groupId, 2)
    const users = await listUserNames(new Store(cut()), 10, undefined)

    expect(members.map(({ name }) => name)).toEqual(names)
    expect(users).toEqual({ names, isLast: true })
  })
})
