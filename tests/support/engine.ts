import { randomUUID } from 'node:crypto'
import { startEngine } from '../../scripts/engine.ts'
import { createTableIfMissing } from '../../scripts/tableDefinition.ts'

export { startEngine }

export interface TestTable {
  endpoint: string
  tableName: string
  stop: () => Promise<void>
}

/**
 * The real engine, in memory, with the table of `serverless.yml`. It starts in milliseconds: each
 * test file has its own.
 */
export async function startTestTable(): Promise<TestTable> {
  process.env.AWS_ACCESS_KEY_ID = 'test'
  process.env.AWS_SECRET_ACCESS_KEY = 'test'
  process.env.AWS_REGION = 'eu-central-1'
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  const { endpoint, stop } = await startEngine()
  const tableName = `test-${randomUUID()}`
  await createTableIfMissing(endpoint, tableName)
  return { endpoint, tableName, stop }
}
