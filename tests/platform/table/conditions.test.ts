/** A write fails if the items of its permission check have changed since. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../harness/ids.ts'
import { putMarkTemplate, markTemplateEntity } from '#courses/items/markInventory.ts'
import { groupMemberEntity } from '#access/items/groups.ts'
import { WriteBuffer } from '#table/writeBuffer.ts'
import type { Write } from '#table/items.ts'
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

const buoy = {
  name: 'Buoy',
  shortName: 'B',
  color: null,
  shape: null,
  pattern: null,
  markType: 'BUOY',
} as const

const newKey = () => groupMemberEntity.key(newId(), 'anna')

const put = (key = newKey(), n = 1): Write => ({ put: { ...key, n }, expected: 'any' })

const byOthers = (...writes: readonly Write[]) => new Store(table).write(writes)

it.each([
  ['precondition', (store: Store, run: () => Promise<unknown>) => store.conditionalOnContents(run)],
  ['guard', (store: Store, run: () => Promise<unknown>) => store.repeatable(run)],
])(
  'a use case sees the pages that the %s saw, also if they are read ahead again',
  async (_, see) => {
    const groupId = newId()
    const member = (name: string) => put(groupMemberEntity.key(groupId, name))
    const page = { partition: groupMemberEntity.key(groupId, '').PK, limit: 10 }
    await byOthers(member('anna'))
    const store = new Store(table)
    await see(store, () => store.query(page))
    await byOthers(member('bob'))
    await store.ahead.query(page)

    expect((await store.query(page)).items).toHaveLength(1)
    expect((await store.query(page)).items).toHaveLength(2)
  },
)

describe.each([
  ['a store', () => new Store(table)],
  ['a write buffer', () => new Store(table, new WriteBuffer({ isSentLater: false }))],
])('a condition of %s', (_, newStore) => {
  it.each([
    ['is changed by another request', put],
    ['is removed by another request', (key) => ({ remove: key, expected: 'any' as const })],
  ] satisfies readonly (readonly [string, (key: ReturnType<typeof newKey>) => Write])[])(
    'fails the write when its item %s, whether or not the item is written too',
    async (_change, change) => {
      for (const isWritten of [true, false]) {
        const key = newKey()
        await byOthers(put(key))
        const store = newStore()
        await store.conditionalOn(() => store.get(key))
        await byOthers(change(key))

        await expect(store.write([put(isWritten ? key : undefined)])).rejects.toThrow(TableConflict)
      }
    },
  )

  it('fails the write when another request creates an item that was absent', async () => {
    for (const write of [put, () => put(), (key) => ({ remove: key, expected: 'any' })] as ((
      key: ReturnType<typeof newKey>,
    ) => Write)[]) {
      const key = newKey()
      const store = newStore()
      await store.conditionalOn(() => store.get(key))
      await byOthers(put(key))

      await expect(store.write([write(key)])).rejects.toThrow(TableConflict)
    }
  })

  it('permits the write when the item is unchanged', async () => {
    const [there, missing] = [newKey(), newKey()]
    await byOthers(put(there))
    const store = newStore()
    await store.conditionalOn(async () => [await store.get(there), await store.get(missing)])

    await expect(store.write([put()])).resolves.toBeUndefined()
  })

  it('applies to one write, and only to reads inside of the callback', async () => {
    const [held, other] = [newKey(), newKey()]
    await byOthers(put(held), put(other))
    const store = newStore()
    await store.conditionalOn(() => store.get(held))
    await store.get(other)
    await byOthers(put(other))
    await store.write([put()])
    await byOthers(put(held))

    await expect(store.write([put()])).resolves.toBeUndefined()
  })

  it('reports the positions of the caller’s writes', async () => {
    const [held, taken] = [newKey(), newKey()]
    await byOthers(put(held), put(taken))
    const store = newStore()
    await store.conditionalOn(() => store.get(held))
    const made = store.write([put(), { put: { ...taken }, expected: 'absent' }])

    await expect(made).rejects.toMatchObject({ failed: [1] })
  })

  it('ignores immutable items: a request may read a thousand of them', async () => {
    const ids = Array.from({ length: 120 }, () => newId())
    const templates = ids.map((id) => markTemplateEntity.key(id))
    for (let start = 0; start < ids.length; start += 40) {
      // The store also checks the security of each mark template.
      const some = ids.slice(start, start + 40)
      await byOthers(...some.map((id) => putMarkTemplate({ id, ...buoy })))
    }
    const store = newStore()
    await store.prefetch(templates)
    await store.conditionalOn(() => Promise.all(templates.map((key) => store.get(key))))

    await expect(store.write([put()])).resolves.toBeUndefined()
  })
})
