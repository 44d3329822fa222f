/** A table with users, and copies of the functions that know certain keys. */
import { buildOurs, loadOurs, type Prepare } from '../../bench/service/builtFunctions.ts'
import type { Reply } from '../../scripts/requests/requests.ts'
import { localEnvironment } from '../../scripts/requests/environment.ts'
import { replyOf } from '../../scripts/requests/functions.ts'
import { startLocalTable } from '../../harness/localTable.ts'
import { storedUser } from '../../harness/storedUsers.ts'
import { S } from '../../scripts/requests/paths.ts'
import { Store } from '#table/store.ts'
import { connectTable } from '#table/table.ts'
import type { User } from '#access/items/users.ts'
import { bundleFolder } from '../../scripts/local/bundleFolder.js'

const names = ['readUser', 'listRoles', 'hello']
const userCount = 12

export type SignedRequest = (route: string, token: string) => Promise<Reply>

export interface RotatingService {
  readonly users: readonly User[]
  /** The functions of a new process, with the keys in its environment or in a file. */
  readonly start: (keys: KeysOfProcess) => Promise<SignedRequest>
  /** Only `hello`, with a table that cannot be reached: every call to the table leads to 503. */
  readonly startWithoutTable: (keys: KeysOfProcess) => Promise<SignedRequest>
  readonly stop: () => Promise<void>
}

type KeysOfProcess = { readonly TOKEN_KEY: string } | { readonly TOKEN_KEY_FILE: string }

export const openService = async (): Promise<RotatingService> => {
  const { engine, ...table } = await startLocalTable('rotation')
  const users = await makeUsers(new Store(connectTable(table)))
  const folder = await bundled()
  const environment = { ...localEnvironment, TABLE_NAME: table.tableName }
  const noKeys = { TOKEN_KEY: '', TOKEN_KEY_FILE: '' }
  const startAt = async (DYNAMODB_ENDPOINT: string, keys: KeysOfProcess, some = names) =>
    requestsTo(
      await loadOurs(some, folder, { ...environment, ...noKeys, ...keys, DYNAMODB_ENDPOINT }),
    )
  return {
    users,
    start: (keys) => startAt(table.endpoint, keys),
    startWithoutTable: (keys) => startAt('http://127.0.0.1:1', keys, ['hello']),
    stop: engine.stop,
  }
}

let bundles: Promise<string> | undefined

/** Built once for all services of a process. */
const bundled = (): Promise<string> => {
  const folder = `${bundleFolder}-rotation`
  bundles ??= buildOurs(names, folder, { withoutPackages: true }).then(() => folder)
  return bundles
}

const makeUsers = async (store: Store): Promise<readonly User[]> => {
  const users: User[] = []
  const permissions = ['ROLE_DEFINITION:READ']
  for (let index = 0; index < userCount; index += 1) {
    const { user, writes } = storedUser({ name: `sailor${index}` }, (usual) => ({
      ...usual,
      permissions,
    }))
    await store.write(writes)
    users.push(user)
  }
  return users
}

const requestsTo =
  (prepare: Prepare): SignedRequest =>
  async (route, token) =>
    replyOf(await prepare(route, { token })())

export const readUser = `GET ${S}/user`
export const firstRole = `GET ${S}/role?limit=1`
export const hello = `GET ${S}/hello`

/** The request for the next page of a list. */
export const nextRoute = ({ headers }: Reply): string =>
  `GET ${/<([^>]+)>/.exec(headers.link ?? '')?.[1] ?? ''}`
