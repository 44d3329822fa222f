/** A table with users, and copies of the functions that know certain keys. */
import { randomBytes } from 'node:crypto'
import { buildOurs, loadOurs, type Prepare } from '../../bench/service/builtFunctions.ts'
import { localEnvironment } from '../../bench/service/localEnvironment.ts'
import { formatAccessToken } from '../../lib/domain/session/accessToken.ts'
import { parseTokenKeys } from '../../lib/domain/session/tokenKeys.ts'
import { bootstrap } from '../../lib/service/security/bootstrap.ts'
import { newUserWrites } from '../../lib/service/security/users.ts'
import { Store } from '../../lib/store/store.ts'
import { connectTable } from '../../lib/store/table.ts'
import { putUser, type User } from '../../lib/store/entities/users.ts'
import { startEngine } from '../../scripts/engine.ts'
import { localBundles } from '../../scripts/localBundles.ts'
import { createTableIfMissing } from '../../scripts/tableDefinition.ts'

const names = ['readUser', 'listRoles', 'hello']
const userCount = 12
const S = '/security/api/restsecurity'

export interface Reply {
  readonly status: number
  readonly body: unknown
  readonly link: string
}

export type Ask = (route: string, token: string) => Promise<Reply>

export interface RotatingService {
  readonly users: readonly User[]
  /** The functions of a new process, with the keys in its environment or in a file. */
  readonly start: (keys: KeysOfProcess) => Promise<Ask>
  /** Only `hello`, with a table that cannot be reached: every call to the table leads to 503. */
  readonly startWithoutTable: (keys: KeysOfProcess) => Promise<Ask>
  readonly stop: () => Promise<void>
}

export type KeysOfProcess = { readonly TOKEN_KEY: string } | { readonly TOKEN_KEY_FILE: string }

export const openService = async (): Promise<RotatingService> => {
  const { endpoint, stop } = await startEngine()
  Object.assign(process.env, localEnvironment)
  const table = { endpoint, tableName: 'rotation' }
  await createTableIfMissing(endpoint, table.tableName)
  await bootstrap({
    ...table,
    serverName: 'rotation',
    adminPassword: randomBytes(9).toString('hex'),
  })
  const users = await makeUsers(new Store(connectTable(table)))
  const folder = await bundled()
  const environment = { ...localEnvironment, TABLE_NAME: table.tableName }
  const noKeys = { TOKEN_KEY: '', TOKEN_KEY_FILE: '' }
  const startAt = async (DYNAMODB_ENDPOINT: string, keys: KeysOfProcess, some = names) =>
    askBy(await loadOurs(some, folder, { ...environment, ...noKeys, ...keys, DYNAMODB_ENDPOINT }))
  return {
    users,
    start: (keys) => startAt(endpoint, keys),
    startWithoutTable: (keys) => startAt('http://127.0.0.1:1', keys, ['hello']),
    stop,
  }
}

let bundles: Promise<string> | undefined

/** Built once for all services of a process. */
const bundled = (): Promise<string> => {
  const folder = `${localBundles}-rotation`
  bundles ??= buildOurs(names, folder, { withoutPackages: true }).then(() => folder)
  return bundles
}

const makeUsers = async (store: Store): Promise<readonly User[]> => {
  const users: User[] = []
  const nothing = { email: null, fullName: null, company: null, passwordHash: null }
  for (let index = 0; index < userCount; index += 1) {
    const { user, writes } = newUserWrites({ name: `sailor${index}`, ...nothing }, null)
    const reader = { ...user, permissions: ['ROLE_DEFINITION:READ'] }
    const others = writes.filter((write) => !('put' in write && write.put.SK === 'USER'))
    await store.write([putUser(reader, 'absent'), ...others])
    users.push(reader)
  }
  return users
}

const askBy =
  (prepare: Prepare): Ask =>
  async (route, token) => {
    const {
      statusCode = 0,
      body = '',
      headers = {},
    } = await prepare(route, {
      authorization: `Bearer ${token}`,
    })()
    const link = String(headers.link ?? '')
    return { status: statusCode, body: body === '' ? undefined : JSON.parse(body), link }
  }

/** A token as the service makes it when it signs with the first of these keys. */
export const tokenOf = ({ userId, name, accessTokenGeneration }: User, keys: string): string => {
  const claim = { userId, userName: name, generation: accessTokenGeneration }
  return formatAccessToken(parseTokenKeys(keys)[0], claim)
}

export const readUser = `GET ${S}/user`
export const firstRole = `GET ${S}/role?limit=1`
export const hello = `GET ${S}/hello`

/** The request for the next page of a list. */
export const nextRoute = ({ link }: Reply): string => `GET ${/<([^>]+)>/.exec(link)?.[1] ?? ''}`
