/** The removal of what has expired, on a real engine. */
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sdkEnvironment } from '../../../scripts/requests/environment.ts'
import { type Engine, startEngine } from '../../../scripts/engine.ts'
import { startSweep } from '../../../scripts/local/sweep.ts'
import { createTableIfMissing } from '../../../scripts/tableDefinition.ts'
import { connectCommand, readAllItems } from '../../../scripts/tableItems.ts'

let engine: Engine
beforeAll(async () => {
  Object.assign(process.env, sdkEnvironment)
  engine = await startEngine()
})
afterAll(() => engine.stop())

it('removes expired items, and leaves all others', async () => {
  const table = { tableName: 'sweep', endpoint: engine.endpoint }
  await createTableIfMissing(table.endpoint, table.tableName)
  const { client, name } = connectCommand(table)
  const nowSeconds = Math.floor(Date.now() / 1000)
  const put = (kind: string, at: number, more: object) =>
    client.send(new PutCommand({ TableName: name, Item: { PK: kind, SK: String(at), ...more } }))
  // More than the sweep reads at once.
  for (let at = 0; at < 250; at += 1) {
    await put('kept', at, at % 2 === 0 ? {} : { expiresAtSeconds: nowSeconds + 3600 })
    if (at % 50 === 0) await put('old', at, { expiresAtSeconds: nowSeconds - 60 })
    if (at % 50 === 0) await put('zero', at, { expiresAtSeconds: 0 })
  }
  const sweep = startSweep(connectCommand(table), 50)
  try {
    const kinds = async () => [...new Set((await readAllItems(table)).map(({ PK }) => PK))]
    await expect.poll(kinds, { timeout: 60_000 }).toEqual(['kept'])
  } finally {
    await sweep.stop()
  }
  const later = connectCommand(table)
  await later.client.send(
    new PutCommand({ TableName: name, Item: { PK: 'old', SK: '1', expiresAtSeconds: 1 } }),
  )
  expect(await readAllItems(table)).toHaveLength(251)
}, 90_000)
