/** Calls that go straight to the engine have the results and the errors of the SDK. */
import { type TransactWriteCommandInput, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Calls } from '#table/calls.ts'
import type { Key } from '#table/key.ts'
import { connectTable, type Table } from '#table/table.ts'
import { callDirectly } from '../../support/directCalls.ts'
import { startTestService } from '../../support/functions.ts'
import { startTestTable, type TestTable } from '../../support/engine.ts'
import { standBeforeTable, throttling } from '../../support/faultyTable.ts'

let tables: readonly TestTable[]
/** The same calls go to a table of each. */
let bySdk: Table
let directly: Table
beforeAll(async () => {
  tables = [await startTestTable(), await startTestTable()]
  const [one, two] = tables.map((table) => connectTable(table))
  if (one === undefined || two === undefined) throw new Error('a table is missing')
  ;[bySdk, directly] = [one, two]
  callDirectly(directly, tables[1]?.endpoint ?? '')
})
afterAll(() => Promise.all(tables.map((table) => table.stop())))

const key = (name: string): Key => ({ PK: `BOAT#${name}#`, SK: 'BOAT#' })
const boat = {
  ...key('Åsa'),
  type: 'boat',
  listPK: 'BOATS#',
  listSK: 'Åsa',
  writeId: 'w1',
  numbers: [0, -1.5, 1_781_000_000_000],
  nothing: null,
  isFast: true,
  absent: undefined,
  empty: '',
  packed: new Uint8Array([0, 127, 255]),
  buffer: Buffer.from([1, 2]),
  nested: { B: 'a name', list: [{ B: new Uint8Array([7]) }, []], Item: { Key: 'N' } },
}
const second = { ...key('Bo'), type: 'boat', listPK: 'BOATS#', listSK: 'Bo', writeId: 'w2' }
const unlessPresent = { ConditionExpression: 'attribute_not_exists(PK)' }

type Attempt = (calls: Calls, name: string) => Promise<unknown>

const put = (TableName: string, Item: object, more: object = {}) => ({
  Put: { TableName, Item: { ...Item }, ...more },
})

const transaction =
  (actions: (name: string) => TransactWriteCommandInput['TransactItems']): Attempt =>
  (calls, name) =>
    calls.transactWrite(actions(name) ?? [])

/** Each changes the table for the next ones. */
const attempts: Readonly<Record<string, Attempt>> = {
  'a put': (calls) => calls.put(boat, unlessPresent),
  'a put whose condition fails': (calls) => calls.put(boat, unlessPresent),
  'a put that is not valid': (calls) => calls.put({ PK: 'no sort key' }, {}),
  'a get': (calls) => calls.get(key('Åsa')),
  'a get of nothing': (calls) => calls.get(key('none')),
  'a transaction': transaction((name) => [put(name, second), put(name, { ...second, SK: 'B#' })]),
  'a transaction whose condition fails': transaction((name) => [
    put(name, { ...second, SK: 'C#' }),
    put(name, second, { ...unlessPresent, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
  ]),
  'a transaction that is not valid': transaction((name) => [put(name, second), put(name, second)]),
  'a batch': (calls) => calls.batchGet([key('Åsa'), key('none')]),
  'a snapshot': (calls) => calls.transactGet([key('Åsa'), key('none'), key('Bo')]),
  'a query': (calls) => calls.query({ partition: boat.PK, limit: 5 }),
  'a page of a query by the index': (calls) =>
    calls.query({ index: 'ByType', partition: 'BOATS#', prefix: 'B', limit: 1 }),
  'an update': (calls) =>
    calls.updated({
      Key: key('Åsa'),
      UpdateExpression: 'SET #count = :one, old = :old',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':one': 1, ':old': { packed: boat.packed } },
    }),
  'an update whose condition fails': (calls) =>
    calls.update({
      Key: key('Åsa'),
      UpdateExpression: 'REMOVE old',
      ConditionExpression: 'isFast = :no',
      ExpressionAttributeValues: { ':no': false },
    }),
  'a removal': (calls) => calls.remove(key('Bo'), { ConditionExpression: 'attribute_exists(PK)' }),
  'a removal whose condition fails': (calls) =>
    calls.remove(key('Bo'), { ConditionExpression: 'attribute_exists(PK)' }),
  'an aborted call': (calls) =>
    new Calls({ ...calls.table, signal: AbortSignal.abort() }).get(key('Åsa')),
  'a call of another kind': async ({ table }, TableName) => {
    const { Items } = (await table.client.send(new ScanCommand({ TableName }))) as {
      readonly Items?: readonly unknown[]
    }
    return Items
  },
}

/** Everything that the store can see of an error. */
const seenOf = (error: unknown): unknown => {
  const { name, message, cause, $metadata, CancellationReasons, ...others } = error as Error & {
    readonly $metadata?: object
    readonly CancellationReasons?: unknown
  }
  const metadata = { ...$metadata, requestId: '', extendedRequestId: '', totalRetryDelay: 0 }
  const seenCause = cause === undefined ? undefined : seenOf(cause)
  return {
    name,
    message,
    CancellationReasons,
    metadata,
    cause: seenCause,
    others,
    class: (error as Error).constructor.name,
  }
}

const outcomeOf = async (table: Table, attempt: Attempt): Promise<unknown> => {
  const calls = new Calls(table)
  const { value, error } = await attempt(calls, table.name).then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error: seenOf(error) }),
  )
  return { value, error, count: calls.count }
}

it.each(Object.entries(attempts))('%s', async (_, attempt) => {
  const expected = await outcomeOf(bySdk, attempt)

  expect(await outcomeOf(directly, attempt)).toStrictEqual(expected)
})

it('a table that is away gets the attempts of the SDK', async () => {
  const away = { endpoint: 'http://127.0.0.1:9', tableName: 'away' }
  const direct = connectTable(away)
  callDirectly(direct, away.endpoint)
  const get: Attempt = (calls) => calls.get(key('Åsa'))
  const expected = await outcomeOf(connectTable(away), get)

  expect(expected).toMatchObject({ error: { cause: { metadata: { attempts: 3 } } } })
  expect(await outcomeOf(direct, get)).toStrictEqual(expected)
})

it('a client with middleware of a test sends its calls through the SDK', async () => {
  const service = await startTestService()
  const troubled = await standBeforeTable(service)
  troubled.behave(throttling)

  const get = new Calls(service.services.table).get(key('Åsa'))
  await expect(get).rejects.toThrow('cannot be reached')
  expect(troubled.take().map(({ length }) => length)).toEqual([3])
  troubled.stop()
  await service.stop()
})
