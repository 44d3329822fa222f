/** A write buffer returns what the table would return after its writes, and sends no write. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Key } from '#table/key.ts'
import { groupMemberEntity } from '#access/items/groups.ts'
import { WriteBuffer } from '#table/writeBuffer.ts'
import type { Page, Write } from '#table/items.ts'
import { Store } from '#table/store.ts'
import { connectTable, type Table } from '#table/table.ts'
import { TableConflict } from '#table/errors.ts'
import { startTestTable, type TestTable } from '../../support/engine.ts'
import { stateOf } from '../../support/tableState.ts'

let testTable: TestTable
let table: Table
beforeAll(async () => {
  testTable = await startTestTable()
  table = connectTable(testTable)
})
afterAll(() => testTable.stop())

const member = (groupId: string, name: string): Key => groupMemberEntity.key(groupId, name)

const put = (key: Key, n: number): Write => ({
  put: { ...key, n, listPK: `list of ${key.PK}`, listSK: key.SK },
  expected: 'any',
})

const buffering = () => {
  const writeBuffer = new WriteBuffer({ isSentLater: false })
  return { store: new Store(table, writeBuffer), writeBuffer }
}

describe('after a buffered write', () => {
  it('every read returns it, and the table is unchanged', async () => {
    const [old, removed, made] = ['old', 'removed', 'made'].map((name) => member('all', name))
    if (old === undefined || removed === undefined || made === undefined) throw new Error('keys')
    await new Store(table).write([put(old, 1), put(removed, 1)])
    const before = await stateOf(testTable)

    const { store, writeBuffer } = buffering()
    await store.prefetch([old])
    await store.write([put(old, 2), { remove: removed, expected: 'any' }, put(made, 3)])

    const wanted = [old, removed, made]
    const numbers = [2, undefined, 3]
    expect((await Promise.all(wanted.map((key) => store.get(key)))).map((item) => item?.n)).toEqual(
      numbers,
    )
    expect((await store.snapshot(wanted)).map((item) => item?.n)).toEqual(numbers)
    expect((await store.query({ partition: old.PK, limit: 10 })).items.map(({ n }) => n)).toEqual([
      3, 2,
    ])
    expect(writeBuffer.changes.map(({ before: was, after }) => [was?.n, after?.n])).toEqual([
      [1, 2],
      [1, undefined],
      [undefined, 3],
    ])
    expect(await stateOf(testTable)).toEqual(before)
  })

  it('conditions are compared with it', async () => {
    const key = member('conditions', 'anna')
    const { store } = buffering()
    const make: Write = { put: { ...key, n: 1 }, expected: 'absent' }

    await store.write([make])

    await expect(store.write([make])).rejects.toThrow(TableConflict)
    const made = await store.get(key)
    if (made === undefined) throw new Error('it was not made')
    await store.write([{ put: { ...key, n: 2 }, expected: made }])
    await expect(store.write([{ unchanged: made }])).rejects.toThrow(TableConflict)
    expect(await store.get(key)).toMatchObject({ n: 2, version: 2 })
  })
})

describe('a buffered write', () => {
  it('reports the positions of failed conditions, and has no effect then', async () => {
    const [there, absent] = [member('positions', 'there'), member('positions', 'absent')]
    await new Store(table).write([put(there, 1)])
    const { store, writeBuffer } = buffering()

    const failing = store.write([
      { put: { ...absent, n: 1 }, expected: 'absent' },
      { put: { ...there, n: 2 }, expected: 'absent' },
    ])

    await expect(failing).rejects.toMatchObject({ failed: [1] })
    expect(writeBuffer.changes).toEqual([])
    expect(await store.get(there)).toMatchObject({ n: 1 })
  })

  it('can be larger than a transaction', async () => {
    const { store, writeBuffer } = buffering()

    await store.write(Array.from({ length: 250 }, (_, n) => put(member('many', `m${n}`), n)))

    expect(writeBuffer.changes).toHaveLength(250)
    const { PK } = member('many', '')
    expect((await store.query({ partition: PK, limit: 1000 })).items).toHaveLength(250)
    expect((await new Store(table).query({ partition: PK, limit: 1 })).items).toEqual([])
  })
})

describe('queries', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
  const step = fc.record({ name: fc.constantFrom(...names), n: fc.option(fc.integer()) })

  const writeOf = (groupId: string, { name, n }: { name: string; n: number | null }): Write => {
    const key = member(groupId, name)
    return n === null ? { remove: key, expected: 'any' } : put(key, n)
  }

  /** Lists all pages, as names and numbers. */
  const listed = async (store: Store, groupId: string, limit: number, index?: 'ByType') => {
    const { PK } = member(groupId, '')
    const found: unknown[] = []
    let start: Page['next']
    do {
      const page: Page = await store.query({
        ...(index === undefined ? { partition: PK } : { partition: `list of ${PK}`, index }),
        limit,
        start,
      })
      found.push(...page.items.map(({ SK }) => SK))
      start = page.next
    } while (start !== undefined)
    return found
  }

  it('find the same items as in the table after the writes', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 7 }),
        fc.array(step, { maxLength: 7 }),
        fc.integer({ min: 1, max: 4 }),
        async (first, then, limit) => {
          run += 1
          const [real, tried] = [`real ${run}`, `tried ${run}`]
          for (const each of first) {
            await new Store(table).write([writeOf(real, each)])
            await new Store(table).write([writeOf(tried, each)])
          }
          const { store } = buffering()
          for (const each of then) {
            await new Store(table).write([writeOf(real, each)])
            await store.write([writeOf(tried, each)])
          }
          for (const index of [undefined, 'ByType'] as const) {
            expect(await listed(store, tried, limit, index)).toEqual(
              await listed(new Store(table), real, limit, index),
            )
          }
        },
      ),
      { numRuns: 25 },
    )
  })
})
