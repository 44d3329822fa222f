/** Large writes are atomic, even if a process is killed at any call. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Key } from '#table/key.ts'
import { groupNameEntity } from '#access/items/groups.ts'
import type { Item, Write } from '#table/items.ts'
import { Store } from '#table/store.ts'
import { connectTable, type Table } from '#table/table.ts'
import { TableConflict } from '#table/errors.ts'
import { startTestTable, type TestTable } from '../support/engine.ts'

let testTable: TestTable
let table: Table
beforeAll(async () => {
  testTable = await startTestTable()
  table = connectTable(testTable)
})
afterAll(() => testTable.stop())
afterEach(() => vi.restoreAllMocks())

type Send = DynamoDBDocumentClient['send']
type Command = Parameters<Send>[0]

/**
 * A process that is killed at its n-th call: before the engine receives the call, or before the
 * response.
 */
const killedAfter = (
  after: number,
  when: 'before' | 'after',
): { table: Table; calls: () => number } => {
  let calls = 0
  const send = async (command: Command) => {
    calls += 1
    if (calls > after || (calls === after && when === 'before')) throw new Error('dead')
    const answer: unknown = await table.client.send(command)
    if (calls >= after) throw new Error('dead')
    return answer
  }
  return { table: { ...table, client: { send: send as Send } }, calls: () => calls }
}

const hourLater = () => {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 3_600_000)
}

/** The search for abandoned records, the record, two staging transactions, and one more call. */
const callsBeforeDecision = 5

const keyOf = (scope: string, n: number) => groupNameEntity.key(`${scope} ${n}`)

const size = 216
const numbers = Array.from({ length: size }, (_, n) => n)

type Kind = 'changes' | 'goes' | 'is new' | 'is new, or not'

/** All kinds of writes, both in the deciding transaction and staged. */
const kindOf = (n: number): Kind =>
  (['changes', 'goes', 'is new', 'is new, or not'] as const)[n % 4] ?? 'changes'

const existed = (n: number) => ['changes', 'goes'].includes(kindOf(n))

const prepare = async (scope: string): Promise<readonly Write[]> => {
  await new Store(table).write(
    numbers
      .filter(existed)
      .map((n) => ({ put: { ...keyOf(scope, n), value: 'old' }, expected: 'absent' })),
  )
  const items = await read(scope)
  return numbers.map((n) => {
    const expected = items[n] ?? (kindOf(n) === 'is new' ? 'absent' : 'any')
    return kindOf(n) === 'goes'
      ? { remove: keyOf(scope, n), expected: expected as Item }
      : { put: { ...keyOf(scope, n), value: 'new' }, expected }
  })
}

const read = async (scope: string): Promise<readonly (Item | undefined)[]> => {
  const store = new Store(table)
  await store.prefetch(numbers.map((n) => keyOf(scope, n)))
  return Promise.all(numbers.map((n) => store.get(keyOf(scope, n))))
}

const stateOf = (items: readonly (Item | undefined)[]): string => {
  const values = items.map((item) => item?.value as string | undefined)
  const is = (wanted: (n: number) => string | undefined) =>
    numbers.every((n) => values[n] === wanted(n))
  if (is((n) => (existed(n) ? 'old' : undefined))) return 'before'
  if (is((n) => (kindOf(n) === 'goes' ? undefined : 'new'))) return 'after'
  return 'a mixture'
}

const records = async () => {
  const { items } = await new Store(table).query({
    index: 'ByType',
    partition: 'LARGE_WRITE',
    limit: 100,
  })
  return items.length
}

describe('a large write', () => {
  it('creates, changes and removes all of its items, and leaves no record', async () => {
    const writes = await prepare('whole')

    await new Store(table).write(writes)

    const items = await read('whole')
    expect(stateOf(items)).toBe('after')
    expect(items[0]).toMatchObject({ version: 2 })
    expect(items[0]).not.toHaveProperty('staged')
    expect(await records()).toBe(0)
  })

  it.each([
    ['in the deciding transaction', 4],
    ['among the staged items', 112],
  ])('has no effect when a condition fails %s', async (_, changed) => {
    const scope = `conflict ${changed}`
    const writes = await prepare(scope)
    const other = {
      put: { ...keyOf(scope, changed), value: 'of others' },
      expected: 'any',
    } as const
    await new Store(table).write([other])

    const error = await new Store(table).write(writes).catch((thrown: unknown) => thrown)

    expect(error).toBeInstanceOf(TableConflict)
    expect(error).toMatchObject({ failed: [changed] })
    const others = (await read(scope)).filter((_item, n) => n !== changed)
    expect(others.filter((item) => item?.value === 'new')).toEqual([])
    expect(await records()).toBe(0)
  })

  it('is atomic wherever its process is killed, and its record is settled', async () => {
    const measured = killedAfter(Infinity, 'before')
    const whole = await prepare('measured')
    await new Store(measured.table).write(whole)
    const callsOfAll = measured.calls()
    const outcomes = new Map<string, number>()

    for (let call = 1; call <= callsOfAll; call += 1) {
      for (const when of ['before', 'after'] as const) {
        const scope = `dies ${when} ${call}`
        const writes = await prepare(scope)
        await new Store(killedAfter(call, when).table).write(writes).catch(() => undefined)
        const state = stateOf(await read(scope))
        outcomes.set(state, (outcomes.get(state) ?? 0) + 1)
      }
    }

    expect([...outcomes.keys()].sort()).toEqual(['after', 'before'])
    expect(await records()).toBeGreaterThan(0)
    hourLater()
    for (let round = 0; round < 20 && (await records()) > 0; round += 1) {
      await new Store(table).write(await prepare(`sweeps ${round}`))
    }
    expect(await records()).toBe(0)
  }, 60_000)

  it('blocks other writes of its items while it is open, and is settled by them when it is abandoned', async () => {
    const writes = await prepare('given up')
    await new Store(killedAfter(callsBeforeDecision, 'before').table)
      .write(writes)
      .catch(() => undefined)
    const staged = await stagedKeys('given up')
    const [n = -1] = staged
    const change = () =>
      new Store(table).write([{ put: { ...keyOf('given up', n), value: 'mine' }, expected: 'any' }])

    await expect(change()).rejects.toThrow(TableConflict)
    hourLater()
    await expect(change()).rejects.toThrow(TableConflict)
    await change()

    expect(staged.length).toBeGreaterThan(5)
    expect((await read('given up'))[n]).toMatchObject({ value: 'mine' })
    expect(await stagedKeys('given up')).toEqual([])
  })

  it('is completed by the next request that meets it after the decision', async () => {
    const measured = killedAfter(Infinity, 'before')
    await new Store(measured.table).write(await prepare('to be measured'))
    const writes = await prepare('decided')
    // The last calls replace the staged items, and remove the record.
    await new Store(killedAfter(measured.calls() - 1, 'before').table).write(writes)
    const [n = -1] = await stagedKeys('decided')
    const seen = (await read('decided'))[n]
    const change = () =>
      new Store(table).write([
        { put: { ...keyOf('decided', n), value: 'mine' }, expected: seen ?? 'absent' },
      ])

    await expect(change()).rejects.toThrow(TableConflict)
    await change()

    expect(seen).toMatchObject({ value: 'new' })
    expect((await read('decided'))[n]).toMatchObject({ value: 'mine' })
    expect(await stagedKeys('decided')).toEqual([])
  })

  it('is seen by a reader that finds its items staged, and then its record removed', async () => {
    const measured = killedAfter(Infinity, 'before')
    await new Store(measured.table).write(await prepare('measured too'))
    await new Store(killedAfter(measured.calls() - 1, 'before').table).write(await prepare('late'))
    const [n = -1] = await stagedKeys('late')
    let reads = 0
    const send = async (command: Command) => {
      reads += 1
      // The second call reads the record.
      if (reads === 2) await settleBy(keyOf('late', n))
      return table.client.send(command) as unknown
    }
    const reader = new Store({ ...table, client: { send: send as Send } })

    const seen = await reader.get(keyOf('late', n))

    expect(reads).toBeGreaterThan(2)
    expect(seen?.value).toBe(kindOf(n) === 'goes' ? undefined : 'new')
  })

  it('is done when it is decided, even if its items take long to be placed', async () => {
    const writes = await prepare('slow')
    let placed = 0
    const send = async (command: Command) => {
      const isPlacing = JSON.stringify(command.input).includes('staged.largeWriteId = :id')
      if (isPlacing) await sleep(8000)
      const answer: unknown = await table.client.send(command)
      if (isPlacing) placed += 1
      return answer
    }

    await new Store({ ...table, client: { send: send as Send } }).write(writes)

    expect(placed).toBe(0)
    expect(stateOf(await read('slow'))).toBe('after')
    await expect.poll(records, { timeout: 15_000 }).toBe(0)
  })

  it('is isolated from a concurrent large write', async () => {
    const writes = await prepare('at once')
    const other = writes.map((write) =>
      'put' in write ? { ...write, put: { ...write.put, value: 'other' } } : write,
    )

    const outcomes = await Promise.allSettled(
      [writes, other, writes, other].map((each) => new Store(table).write(each)),
    )

    const values = (await read('at once')).filter((_, n) => kindOf(n) !== 'goes')
    const written = outcomes.filter(({ status }) => status === 'fulfilled').length
    expect(written).toBeLessThanOrEqual(1)
    expect(new Set(values.map((item) => item?.value ?? null)).size).toBe(written === 1 ? 1 : 2)
    expect(await records()).toBe(0)
  })
})

/** A write that meets the staged item completes the large write, and fails. */
const settleBy = async (key: Key) => {
  const write = { put: { ...key, value: 'other' }, expected: 'absent' } as const
  await expect(new Store(table).write([write])).rejects.toThrow(TableConflict)
}

/** Reads the table directly, because the store hides staged items. */
const stagedKeys = async (scope: string): Promise<readonly number[]> => {
  const { GetCommand } = await import('@aws-sdk/lib-dynamodb')
  const found = await Promise.all(
    numbers.map(async (n) => {
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: keyOf(scope, n) }),
      )
      return Item?.staged === undefined ? [] : [n]
    }),
  )
  return found.flat()
}
