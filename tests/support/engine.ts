import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { sdkEnvironment } from '../../scripts/requests/environment.ts'
import { uniqueName } from '../../harness/ids.ts'
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
 * A table as in `deploy/table.yml`, in the real engine, in memory. All files that run in this process
 * share the engine, and each has its own table.
 */
export async function startTestTable(): Promise<TestTable> {
  Object.assign(process.env, sdkEnvironment)
  // It ends with the process.
  const { endpoint } = await keptInProcess('engine', () => startEngine())
  const client = keptInProcess('client of the engine', () => new DynamoDBClient({ endpoint }))
  const definition = keptInProcess('definition of the table', () => tableDefinition('test'))
  const table = { TableName: uniqueName('test') }
  await client.send(new CreateTableCommand({ ...definition, ...table }))
  const stop = async () => {
    await client.send(new DeleteTableCommand(table))
  }
  return { endpoint, tableName: table.TableName, stop }
}
