import { randomUUID } from 'node:crypto'
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { startEngine } from '../../scripts/engine.ts'
import { tableDefinition } from '../../scripts/tableDefinition.ts'
import { keptInProcess } from './processState.ts'

export { startEngine }

export interface TestTable {
  endpoint: string
  tableName: string
  stop: () => Promise<void>
}

/**
 * A table as in `serverless.yml`, in the real engine, in memory. All files that run in this process
 * share the engine, and each has its own table.
 */
export async function startTestTable(): Promise<TestTable> {
  process.env.AWS_ACCESS_KEY_ID = 'test'
  process.env.AWS_SECRET_ACCESS_KEY = 'test'
  process.env.AWS_REGION = 'eu-central-1'
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  // It ends with the process.
  const { endpoint } = await keptInProcess('engine', () => startEngine())
  const client = keptInProcess('client of the engine', () => new DynamoDBClient({ endpoint }))
  const definition = keptInProcess('definition of the table', () => tableDefinition('test'))
  const table = { TableName: `test-${randomUUID()}` }
  await client.send(new CreateTableCommand({ ...definition, ...table }))
  const stop = async () => {
    await client.send(new DeleteTableCommand(table))
  }
  return { endpoint, tableName: table.TableName, stop }
}
