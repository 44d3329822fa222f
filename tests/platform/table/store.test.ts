/**
 * The store handles all responses of DynamoDB, including those that the local engine never sends.
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Failure } from '#values/failure.ts'
import { groupEntity, groupNameEntity } from '#access/items/groups.ts'
import { roleGrantedEntity, roleHolderEntity } from '#access/items/roles.ts'
import type { QueryOptions } from '#table/items.ts'
import { Store } from '#table/store.ts'
import { TableConflict } from '#table/errors.ts'
import { WriteBuffer } from '#table/writeBuffer.ts'
import { connectTable, type Table } from '#table/table.ts'
import { startTestTable, type TestTable } from '../../support/engine.ts'

let testTable: TestTable
let table: Table
beforeAll(async () => {
  testTable = await startTestTable()
  table = connectTable(testTable)
})
afterAll(() => testTable.stop())

type Send = DynamoDBDocumentClient['send']
type Command = Parameters<Send>[0]

/** A table whose calls pass through a function that can change them. */
const intercepted = (
  intercept: (send: () => Promise<unknown>, call: number) => Promise<unknown>,
): Table => {
  let calls = 0
  const send = (command: Command) => {
    calls += 1
    return intercept(() => table.client.send(command), calls)
  }
  return { ...table, client: { send: send as Send } }
}

const sdkError = (name: string, more: object = {}) => Object.assign(new Error(name), { name }, more)

const key = (name: string) => groupNameEntity.key(name)

describe('write', () => {
  it('creates an absent item once', async () => {
    const write = [{ put: { ...key('once'), groupId: 'a' }, expected: 'absent' as const }]
    await new Store(table).write(write)

    const again = new Store(table).write(write)

    await expect(again).rejects.toThrow(TableConflict)
    expect(await new Store(table).get(key('once'))).toMatchObject({ groupId: 'a', version: 1 })
  })

  it('changes only items that are as they were read', async () => {
    await new Store(table).write([{ put: { ...key('step'), n: 0 }, expected: 'absent' }])
    const read = await new Store(table).get(key('step'))
    const change = (n: number) =>
      new Store(table).write([{ put: { ...key('step'), n }, expected: read ?? 'absent' }])

    await change(1)
    const late = change(2)

    await expect(late).rejects.toThrow(TableConflict)
    expect(await new Store(table).get(key('step'))).toMatchObject({ n: 1, version: 2 })
  })

  it('distinguishes an item from one that was deleted and created again', async () => {
    const first = { put: { ...key('anew'), n: 1 }, expected: 'absent' as const }
    await new Store(table).write([first])
    const read = await new Store(table).get(key('anew'))
    await new Store(table).write([{ remove: key('anew'), expected: read ?? 'any' }])
    await new Store(table).write([first])

    const late = new Store(table).write([{ remove: key('anew'), expected: read ?? 'any' }])

    await expect(late).rejects.toThrow(TableConflict)
    expect(await new Store(table).get(key('anew'))).toMatchObject({ version: 1 })
  })

  it('is atomic, and reports the failed conditions', async () => {
    await new Store(table).write([{ put: { ...key('second'), n: 1 }, expected: 'absent' }])

    const error = await new Store(table)
      .write([
        { put: { ...key('first'), n: 1 }, expected: 'absent' },
        { put: { ...key('second'), n: 2 }, expected: 'absent' },
      ])
      .catch((thrown: unknown) => thrown)

    expect(error).toMatchObject({ name: 'TableConflict', failed: [1] })
    expect(await new Store(table).get(key('first'))).toBeUndefined()
  })

  it('recognises its own write after a lost response and a forgotten token', async () => {
    const twice = intercepted(async (send) => {
      await send()
      throw sdkError('lost')
    })
    let isFirst = true
    const lossy: Table = {
      ...twice,
      client: {
        send: (async (command: Command) => {
          // The retry of the SDK, with a token that the engine has forgotten.
          if (isFirst) {
            isFirst = false
            await twice.client.send(command).catch(() => undefined)
            const input = command.input as { ClientRequestToken?: string }
            input.ClientRequestToken = 'another-token'
          }
          return table.client.send(command)
        }) as Send,
      },
    }

    const write = new Store(lossy).write([{ put: { ...key('own'), n: 7 }, expected: 'absent' }])

    await expect(write).resolves.toBeUndefined()
    expect(await new Store(table).get(key('own'))).toMatchObject({ n: 7, version: 1 })
  })

  it('distinguishes a concurrent transaction from a programming error', async () => {
    const cancelled = (Code: string) =>
      new Store(
        intercepted(() =>
          Promise.reject(
            sdkError('TransactionCanceledException', { CancellationReasons: [{ Code }] }),
          ),
        ),
      )
        .write([{ put: { ...key('others'), n: 1 }, expected: 'absent' }])
        .catch((thrown: unknown) => thrown)

    expect(await cancelled('TransactionConflict')).toBeInstanceOf(TableConflict)
    expect(await cancelled('ThrottlingError')).toMatchObject({ code: 'unavailable' })
    expect(await cancelled('ValidationError')).toMatchObject({
      name: 'TransactionCanceledException',
    })
  })
})

describe('reading', () => {
  it('is strongly consistent, except for an index', async () => {
    const inputs: object[] = []
    const send = (command: Command) => {
      inputs.push(command.input)
      return table.client.send(command)
    }
    const store = new Store({ ...table, client: { send: send as Send } })
    const { PK: partition } = groupEntity.key('strong')
    const strong = { ConsistentRead: true }

    await Promise.all([store.get(key('strong')), store.get(key('stronger'))])
    await store.get(key('strongly'))
    await store.query({ partition, limit: 1 })
    await store.query({ index: 'ByType', partition: 'USER', limit: 1 })

    expect(inputs).toMatchObject([
      { RequestItems: { [table.name]: strong } },
      strong,
      strong,
      { ConsistentRead: false },
    ])
  })

  it('requests unprocessed keys of a batch again', async () => {
    await new Store(table).write([{ put: { ...key('batch'), n: 1 }, expected: 'absent' }])
    const { name } = table
    const partial = intercepted((send, call) =>
      call === 1
        ? Promise.resolve({ UnprocessedKeys: { [name]: { Keys: [key('batch')] } } })
        : send(),
    )
    const store = new Store(partial)

    const [, found] = await Promise.all([store.get(key('other')), store.get(key('batch'))])

    expect(found).toMatchObject({ n: 1 })
    expect(store.calls).toBe(2)
  })

  it('uses a prefetched page once, and only for the same query', async () => {
    const { PK: partition, ...first } = roleGrantedEntity.key('ahead')
    const later = roleHolderEntity.key('ahead', '', '', 'anna').SK
    const put = (SK: string) =>
      new Store(table).write([{ put: { PK: partition, SK }, expected: 'absent' as const }])
    await put(first.SK)
    const store = new Store(table)
    const page = { partition, limit: 10 }
    const sizeOf = async (options: QueryOptions) => (await store.query(options)).items.length

    await store.prefetch([key('ahead'), page, { ...page, limit: 1 }])
    await put(later)

    expect([store.calls, await sizeOf(page), store.calls]).toEqual([3, 1, 3])
    expect([await sizeOf({ ...page, prefix: later }), store.calls]).toEqual([1, 4])
    expect([await sizeOf(page), store.calls]).toEqual([2, 5])
  })

  it('fails when a batch never completes', async () => {
    const { name } = table
    const never = intercepted(() =>
      Promise.resolve({ UnprocessedKeys: { [name]: { Keys: [key('never')] } } }),
    )

    const prefetch = new Store(never).prefetch([key('never'), key('ever')])

    await expect(prefetch).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('waits with a growing random backoff before it requests the rest of a batch', async () => {
    const { name } = table
    const asked: number[] = []
    const never = intercepted(() => {
      asked.push(performance.now())
      return Promise.resolve({ UnprocessedKeys: { [name]: { Keys: [key('never')] } } })
    })
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0.9)

    await new Store(never).prefetch([key('never'), key('ever')]).catch(() => undefined)
    chance.mockRestore()

    const pauses = asked.slice(1).map((at, position) => at - (asked[position] ?? 0))
    expect(pauses).toHaveLength(4)
    for (const [position, millis] of pauses.entries()) {
      expect(millis).toBeGreaterThan(0.9 * 25 * 2 ** position - 2)
    }
  })

  it('reports that the table is unavailable', async () => {
    const failures = [
      sdkError('ProvisionedThroughputExceededException'),
      sdkError('Error', { code: 'ECONNREFUSED' }),
      sdkError('TimeoutError'),
      sdkError('Whatever', { $metadata: { httpStatusCode: 503 } }),
    ].map((error) =>
      new Store(intercepted(() => Promise.reject(error))).get(key('away')).catch((e: unknown) => e),
    )

    for (const failure of await Promise.all(failures)) {
      expect(failure).toBeInstanceOf(Failure)
      expect(failure).toMatchObject({ code: 'unavailable' })
    }
  })

  it('does not report a programming error as an unavailable table', async () => {
    const mistaken = new Store(intercepted(() => Promise.reject(sdkError('ValidationException'))))

    await expect(mistaken.get(key('mistake'))).rejects.toMatchObject({
      name: 'ValidationException',
    })
  })

  it('takes one call for all reads of one tick, and another one for a later read', async () => {
    const store = new Store(table)
    const afterAnotherStep = async () => {
      await Promise.resolve()
      return store.get(key('second'))
    }

    await Promise.all([store.get(key('first')), afterAnotherStep(), store.prefetch([key('third')])])
    expect(store.calls).toBe(1)

    await store.get(key('fourth'))
    expect(store.calls).toBe(2)
  })

  it('reads an item once, and again after a write', async () => {
    const store = new Store(table)
    await store.prefetch([key('again')])
    const before = await store.get(key('again'))
    await store.write([{ put: { ...key('again'), n: 1 }, expected: 'absent' }])

    expect(before).toBeUndefined()
    expect(await store.get(key('again'))).toMatchObject({ n: 1 })
    expect(store.calls).toBe(3)
  })

  it('asks for a key once in a tick, also after a buffered write of it', async () => {
    const writeBuffer = new WriteBuffer({ isSentLater: false })
    const store = new Store(table, writeBuffer)
    const early = store.get(key('twice'))
    const written = store.write([{ put: { ...key('twice'), n: 1 }, expected: 'any' }])
    await Promise.all([early, written])

    expect(await store.get(key('twice'))).toMatchObject({ n: 1 })
  })

  it('tries a failed read again', async () => {
    const fails = intercepted((send, call) =>
      call === 1 ? Promise.reject(sdkError('ValidationException')) : send(),
    )
    const store = new Store(fails)

    await expect(store.get(key('later'))).rejects.toThrow()
    expect(await store.get(key('later'))).toBeUndefined()
  })
})
