/** Built functions with a new table in an engine, and an administrator who calls them. */
import { randomBytes } from 'node:crypto'
import { ApiFixture } from '../../harness/apiFixture.ts'
import { localEnvironment } from '../../scripts/requests/environment.ts'
import { replyOf } from '../../scripts/requests/functions.ts'
import { bootstrap } from '../../lib/people/steps/bootstrap.ts'
import { createTableIfMissing } from '../../scripts/tableDefinition.ts'
import { loadOurs, type Prepare } from './builtFunctions.ts'

interface NewTable {
  readonly prepare: Prepare
  readonly api: ApiFixture
  /** The access token of the administrator. */
  readonly token: string
}

/** @param functions built in `folder`; `accessToken` must be one of them */
export const openNewTable = async (
  endpoint: string,
  tableName: string,
  functions: readonly string[],
  folder: string,
): Promise<NewTable> => {
  const environment = {
    ...localEnvironment,
    TABLE_NAME: tableName,
    DYNAMODB_ENDPOINT: endpoint,
  }
  Object.assign(process.env, environment)
  const adminPassword = randomBytes(12).toString('hex')
  await createTableIfMissing(endpoint, tableName)
  await bootstrap({ tableName, endpoint, serverName: 'bench', adminPassword })
  const prepare = await loadOurs(functions, folder, environment)
  const api = new ApiFixture(async (route, options) => replyOf(await prepare(route, options)()))
  return { prepare, api, token: await api.signIn('admin', adminPassword) }
}
