/** The first start: the created objects, and the repeated start. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootstrap } from '../../lib/service/users/bootstrap.ts'
import { epochOf, someEpochKey } from '../../lib/store/entities/epoch.ts'
import { Store } from '../../lib/store/store.ts'
import { connectTable } from '../../lib/store/table.ts'
import { startTestTable, type TestTable } from '../support/engine.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTestTable()
})
afterAll(() => table.stop())

const start = (adminPassword?: string) => bootstrap({ ...table, serverName: 'test', adminPassword })
const epoch = async () => epochOf(await new Store(connectTable(table)).get(someEpochKey()))

describe('bootstrap', () => {
  it('refuses an invalid first password', async () => {
    await expect(start('x'.repeat(257))).rejects.toThrow('at most 256 bytes')
    await expect(start('two\nlines')).rejects.toThrow('no control characters')
  })

  it('creates everything once, in concurrent starts, and invalidates caches', async () => {
    const before = await epoch()

    const results = await Promise.all(Array.from({ length: 5 }, () => start()))

    const created = results.filter((result) => result.created)
    expect(created).toHaveLength(1)
    expect(created[0]?.adminPassword).toMatch(/^[\w-]{24}$/)
    expect(await epoch()).not.toBe(before)
  })

  it('changes nothing when it is run again', async () => {
    const before = await epoch()

    expect(await start('another-password')).toEqual({ created: false, adminName: 'admin' })
    expect(await epoch()).toBe(before)
  })
})
