/** An engine with a table in which a service has started for the first time. */
import { randomBytes } from 'node:crypto'
import { bootstrap } from '#people/steps/bootstrap.ts'
import { type EngineOptions, startEngine } from '../scripts/engine.ts'
import { createTableIfMissing } from '../scripts/tableDefinition.ts'
import { localEnvironment } from '../scripts/requests/environment.ts'
import { uniqueName } from './ids.ts'

export const startLocalTable = async (serverName: string, options: EngineOptions = {}) => {
  Object.assign(process.env, localEnvironment)
  const engine = await startEngine(options)
  const table = { endpoint: engine.endpoint, tableName: uniqueName(serverName) }
  const adminPassword = randomBytes(12).toString('hex')
  await createTableIfMissing(table.endpoint, table.tableName)
  await bootstrap({ ...table, serverName, adminPassword })
  return { ...table, engine, serverName, adminPassword }
}
