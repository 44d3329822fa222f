/** The fixture of the benchmarks of functions: a user, a role and a regatta. */
import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { formatAccessToken } from '../../lib/domain/session/accessToken.ts'
import { parseTokenKeys } from '../../lib/domain/session/tokenKeys.ts'
import { bootstrap } from '../../lib/service/security/bootstrap.ts'
import { newUserWrites } from '../../lib/service/security/newUser.ts'
import { passwordHashing } from '../../lib/service/security/passwordHash.ts'
import { putRole } from '../../lib/store/entities/roles.ts'
import { Store } from '../../lib/store/store.ts'
import { connectTable, type TableOptions } from '../../lib/store/table.ts'
import { putUser } from '../../lib/store/entities/users.ts'
import { startEngine } from '../../scripts/engine.ts'
import { createTableIfMissing } from '../../scripts/tableDefinition.ts'
import { gatewayEvent } from '../service/gatewayEvent.ts'
import { localEnvironment } from '../service/localEnvironment.ts'
import { bundleOurs, type Handler } from './contenders.ts'

export interface Scene {
  /** Environment of functions that use the table. */
  readonly environment: Readonly<Record<string, string>>
  /** Reads one role, with an access token. */
  readonly get: APIGatewayProxyEventV2
  /** The same request with a password. */
  readonly getByPassword: APIGatewayProxyEventV2
  /** Saves a course of eight marks, half a kilobyte. */
  readonly post: APIGatewayProxyEventV2
  /** All items of the table. */
  readonly items: readonly unknown[]
  readonly stop: () => Promise<void>
}

const userName = 'anna'
const password = 'reaching-on-port-7'
const regatta = 'Kiel'
const roleId = randomUUID()
const rolePath = `/security/api/restsecurity/role/${roleId}`
const sailing = '/sailingserver/api/v1'
const basic = `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}`

export const openScene = async (): Promise<Scene> => {
  const { endpoint, stop } = await startEngine()
  const environment = { ...localEnvironment, DYNAMODB_ENDPOINT: endpoint, TABLE_NAME: 'bench' }
  Object.assign(process.env, environment)
  const table = { endpoint, tableName: environment.TABLE_NAME }
  await createTableIfMissing(endpoint, table.tableName)
  await bootstrap({ ...table, serverName: 'bench' })
  const authorization = `Bearer ${await fill(table)}`
  await makeRegatta(authorization, endpoint)
  const post = `${sailing}/courseconfiguration/createCourse/${regatta}/R1/Default`
  const race = { regattaName: regatta, raceColumn: 'R1', fleet: 'Default' }
  return {
    environment,
    get: gatewayEvent('GET', rolePath, { roleId }, { authorization }),
    getByPassword: gatewayEvent('GET', rolePath, { roleId }, { authorization: basic }),
    post: gatewayEvent('POST', post, race, { authorization, json: eightMarks() }),
    items: await itemsOf(table),
    stop,
  }
}

/** @returns the access token of the user */
const fill = async (table: TableOptions): Promise<string> => {
  const passwordHash = await passwordHashing().hash(password)
  const { user, writes } = newUserWrites(
    {
      ...{ name: userName, email: null, fullName: null, company: null },
      ...{ passwordHash, assignments: [] },
    },
    null,
  )
  const permissions = [`ROLE_DEFINITION:READ:${roleId}`, `REGATTA:UPDATE:${regatta}`]
  const others = writes.filter((write) => !('put' in write && write.put.SK === 'USER'))
  await new Store(connectTable(table)).write([
    ...others,
    putUser({ ...user, permissions }, 'absent'),
    putRole({ id: roleId, name: 'bosun', permissions: ['EVENT:READ', 'REGATTA:READ'] }, 'absent'),
  ])
  const { userId, accessTokenGeneration: generation } = user
  const [key] = parseTokenKeys(localEnvironment.TOKEN_KEY)
  return formatAccessToken(key, { userId, userName, generation })
}

/** Loads the function once for each table, because it connects when it is loaded. */
const makeRegatta = async (authorization: string, endpoint: string): Promise<void> => {
  const file = await bundleOurs('scene', ['createEvent'])
  const url = `${pathToFileURL(file('createEvent')).href}?table=${endpoint}`
  const { handler } = (await import(url)) as { readonly handler: Handler }
  const json = { eventName: regatta, venuename: regatta, numberofraces: 1 }
  const path = `${sailing}/events/createEvent`
  const made = await silently(() =>
    handler(gatewayEvent('POST', path, {}, { authorization, json }), {}),
  )
  if (made.statusCode !== 200) throw new Error(made.body)
}

/** Without the log of the function. */
const silently = async <Value>(run: () => Promise<Value>): Promise<Value> => {
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = () => true
  return run().finally(() => {
    process.stdout.write = write
  })
}

const eightMarks = () => {
  const ids = Array.from({ length: 8 }, (_, at) => String(at + 1))
  return {
    name: 'W/L',
    markConfigurations: ids.map((id) => ({
      ...{ id, freestyleProperties: { name: id, markType: 'BUOY' } },
    })),
    waypoints: ids.slice(0, 2).map((id) => ({
      ...{ passingInstruction: 'Port', markConfigurationIds: [id] },
    })),
  }
}

const itemsOf = async ({ endpoint, tableName }: TableOptions): Promise<readonly unknown[]> => {
  const location = endpoint === undefined ? {} : { endpoint }
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(location))
  const { Items = [] } = await client.send(new ScanCommand({ TableName: tableName }))
  return Items
}
