/** The first start: the created objects, and the repeated start. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootstrap } from '#people/steps/bootstrap.ts'
import { roleObject } from '#values/objectId.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { putRole, readRole, roleEntity } from '#access/items/roles.ts'
import { currentSchemaVersion, schemaVersionEntity } from '#table/items/schemaVersion.ts'
import { readSecurity, removeSecurity } from '#table/items/securities.ts'
import { epochOf, someEpochKey } from '#access/items/definitionCache.ts'
import { Store } from '#table/store.ts'
import { connectTable } from '#table/table.ts'
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

describe('bootstrap of an older table', () => {
  const { eventManager, admin } = predefinedRoles
  const object = roleObject(eventManager.id)
  const newStore = () => new Store(connectTable(table))
  const removeRole = () =>
    newStore().write([
      { remove: roleEntity.key(object.id), expected: 'any' },
      removeSecurity(object),
    ])
  const makeOld = () =>
    newStore().write([schemaVersionEntity.put([], { schemaVersion: currentSchemaVersion }, 'any')])

  it('adds a predefined role that the table lacks, once', async () => {
    await removeRole()
    await makeOld()
    const before = await epoch()
    await Promise.all([start(), start(), start()])
    const made = await readRole(newStore(), object.id)
    const security = await readSecurity(newStore(), object)
    const other = await readSecurity(newStore(), roleObject(admin.id))
    const after = await epoch()
    await removeRole()
    await start()

    expect(made).toMatchObject(eventManager)
    expect(security.ownerGroupId).toBe(other.ownerGroupId)
    expect(security.acl).toEqual([{ groupId: null, actions: ['READ'] }])
    expect(after).not.toBe(before)
    expect(await readRole(newStore(), object.id)).toBeUndefined()
  })

  it('leaves a role that has the id already as it is', async () => {
    const own = { id: object.id, name: 'mine', permissions: [] }
    await newStore().write([putRole(own, 'absent')])
    await makeOld()
    await start()

    expect(await readRole(newStore(), object.id)).toMatchObject(own)
    expect((await readSecurity(newStore(), object)).acl).toEqual([])
  })
})
