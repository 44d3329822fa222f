/**
 * A table in the engine, with the functions in this process. Every response is compared with
 * `openapi.json`, and searched for secrets.
 */
import { randomBytes } from 'node:crypto'
import { type Request, requestsThrough, type Transport } from '../../scripts/requests/requests.ts'
import { withoutRateLimits } from '../../scripts/requests/environment.ts'
import { functionsInProcess, matchOf } from '../../scripts/requests/functions.ts'
import { S } from '../../scripts/requests/paths.ts'
import { createServices, type Services } from '#endpoint/services.ts'
import { endpoints } from '../../functions/routes.ts'
import { newProcessState } from '#endpoint/context.ts'
import { outbound, type Outbound } from '#feed/steps/sendEvent.ts'
import { bootstrap } from '#people/steps/bootstrap.ts'
import { cheapHashing } from './cheapHashes.ts'
import { checkReply } from './checkedReply.ts'
import { callDirectly } from './directCalls.ts'
import { startTestTable, type TestTable } from './engine.ts'
import { useFixedSignature } from './fixedSignature.ts'
import { KnownSecrets } from './knownSecrets.ts'

export interface TestService extends TestTable {
  /** Shared by all handlers, for example the connection to the table. */
  readonly services: Services
  readonly adminPassword: string
  readonly adminToken: string
  readonly send: Transport
  readonly request: Request
  /** Registers a user and returns the access token. */
  readonly createUser: (name: string, password?: string) => Promise<string>
  /** Creates a role with these permissions and returns its id. */
  readonly createRole: (token: string, ...permissions: readonly string[]) => Promise<string>
  /** Creates a group and returns its id. */
  readonly createGroup: (token: string, groupName: string) => Promise<string>
}

/** A service that sends mail, to a server that does not exist. Its origin is that of other test services. */
export const withMail = {
  PUBLIC_URL: 'https://localhost',
  MAIL_FROM: 'Committee Boat <boat@localhost>',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAILS_PER_NETWORK: '1000000',
} as const

export const goodPassword = 'reaching-on-port-7'

/** All names have a public address, and all receivers of webhooks accept every event. */
const noNetwork: Outbound = {
  resolve: () => Promise.resolve([{ address: '8.8.8.8', family: 4 }]),
  send: () => Promise.resolve({ status: 204, atMillis: Date.now(), millis: 12 }),
}

export const startTestService = async (
  environment: Readonly<Record<string, string>> = {},
  hashing = cheapHashing,
  network: Outbound | 'internet' = noNetwork,
): Promise<TestService> => {
  const table = await startTestTable()
  Object.assign(process.env, {
    TABLE_NAME: table.tableName,
    DYNAMODB_ENDPOINT: table.endpoint,
    TOKEN_KEY: randomBytes(32).toString('hex'),
    ...withoutRateLimits,
    ...environment,
  })
  const processState = newProcessState(hashing)
  if (network !== 'internet') processState.shared.set(outbound, network)
  const services = createServices(process.env, processState)
  useFixedSignature(services.table)
  callDirectly(services.table, table.endpoint)
  const { adminPassword = '' } = await bootstrap({ ...table, serverName: 'test', hashing })

  const functions = functionsInProcess(endpoints, services)
  const secrets = new KnownSecrets()
  const send: Transport = async (sent) => {
    const reply = await functions(sent)
    checkReply(sent.method, sent.target.split('?')[0] ?? '', reply)
    const match = matchOf(endpoints, sent)
    const operation = match.kind === 'found' ? match.endpoint.name : match.kind
    secrets.check(operation, sent, reply)
    return reply
  }
  const request = requestsThrough(send)
  const createUser = async (name: string, password = goodPassword): Promise<string> => {
    const { body } = await request(`POST ${S}/create_user`, { form: { username: name, password } })
    return (body as { readonly access_token: string }).access_token
  }
  const createRole = async (token: string, ...permissions: readonly string[]): Promise<string> => {
    const { body } = await request(`POST ${S}/role`, { token, form: { roleName: 'bosun' } })
    const { id } = body as { readonly id: string }
    if (permissions.length > 0)
      await request(`PUT ${S}/role/${id}`, { token, json: { permissions } })
    return id
  }
  const createGroup = async (token: string, groupName: string): Promise<string> => {
    const { body } = await request(`PUT ${S}/usergroup`, { token, json: { groupName } })
    return (body as { readonly groupId: string }).groupId
  }
  const signIn = await request(`GET ${S}/access_token`, { basic: ['admin', adminPassword] })
  const { access_token: adminToken } = signIn.body as { readonly access_token: string }
  const creators = { createUser, createRole, createGroup }
  return { ...table, services, adminPassword, adminToken, send, request, ...creators }
}
