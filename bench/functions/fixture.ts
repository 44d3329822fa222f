/** The fixture of the benchmarks of functions: a user, a role and a regatta. */
import { join } from 'node:path'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { sentRequest } from '../../scripts/requests/requests.ts'
import { localEnvironment } from '../../scripts/requests/environment.ts'
import { gatewayEvent } from '../../scripts/requests/gatewayEvent.ts'
import { newId } from '../../harness/ids.ts'
import { startLocalTable } from '../../harness/localTable.ts'
import { accessTokenOf, storedUser } from '../../harness/storedUsers.ts'
import { putRole } from '../../lib/platform/access/items/roles.ts'
import { Store } from '../../lib/platform/table/store.ts'
import { connectTable, type TableOptions } from '../../lib/platform/table/table.ts'
import { readAllItems } from '../../scripts/tableItems.ts'
import { succeed } from '../measuring/callTimes.ts'
import { buildOurs, loadOurs } from '../service/builtFunctions.ts'
import { bundleFolder } from '../service/bundleFolder.ts'

export interface Fixture {
  /** Environment of functions that use the table. */
  readonly environment: Readonly<Record<string, string>>
  /** Reads one role, with an access token. */
  readonly get: APIGatewayProxyEventV2
  /** Saves a course of eight marks, half a kilobyte. */
  readonly post: APIGatewayProxyEventV2
  /** All items of the table. */
  readonly items: readonly unknown[]
  readonly stop: () => Promise<void>
}

const userName = 'anna'
const regatta = 'Kiel'
const roleId = newId()
const rolePath = `/security/api/restsecurity/role/${roleId}`
const sailing = '/sailingserver/api/v1'
const coursePath = `${sailing}/courseconfiguration/createCourse`

export const openFixture = async (): Promise<Fixture> => {
  const { engine, ...table } = await startLocalTable('bench')
  const environment = {
    ...localEnvironment,
    DYNAMODB_ENDPOINT: table.endpoint,
    TABLE_NAME: table.tableName,
  }
  Object.assign(process.env, environment)
  const token = await fill(table)
  await makeRegatta(token, environment)
  const race = { regattaName: regatta, raceColumn: 'R1', fleet: 'Default' }
  const readsRole = {
    route: 'GET /security/api/restsecurity/role/{roleId}',
    pathParameters: { roleId },
  }
  const savesCourse = {
    route: `POST ${coursePath}/{regattaName}/{raceColumn}/{fleet}`,
    pathParameters: race,
  }
  return {
    environment,
    get: gatewayEvent(sentRequest(`GET ${rolePath}`, { token }), readsRole),
    post: gatewayEvent(
      sentRequest(`POST ${coursePath}/${regatta}/R1/Default`, { token, json: eightMarks() }),
      savesCourse,
    ),
    items: await readAllItems(table),
    stop: engine.stop,
  }
}

/** @returns the access token of the user */
const fill = async (table: TableOptions): Promise<string> => {
  const permissions = [`ROLE_DEFINITION:READ:${roleId}`, `REGATTA:UPDATE:${regatta}`]
  const { user, writes } = storedUser({ name: userName }, (usual) => ({ ...usual, permissions }))
  await new Store(connectTable(table)).write([
    ...writes,
    putRole({ id: roleId, name: 'bosun', permissions: ['EVENT:READ', 'REGATTA:READ'] }, 'absent'),
  ])
  return accessTokenOf(user)
}

const makeRegatta = async (token: string, environment: Fixture['environment']): Promise<void> => {
  const [folder, functions] = [join(bundleFolder, 'fixture'), ['createEvent']]
  await buildOurs(functions, folder)
  const prepare = await loadOurs(functions, folder, environment)
  const json = { eventName: regatta, venuename: regatta, numberofraces: 1 }
  await succeed(prepare(`POST ${sailing}/events/createEvent`, { token, json }))
}

const eightMarks = () => {
  const ids = Array.from({ length: 8 }, (_, at) => String(at + 1))
  return {
    name: 'W/L',
    markConfigurations: ids.map((id) => ({
      id,
      freestyleProperties: { name: id, markType: 'BUOY' },
    })),
    waypoints: ids.slice(0, 2).map((id) => ({
      passingInstruction: 'Port',
      markConfigurationIds: [id],
    })),
  }
}
