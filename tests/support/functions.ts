/**
 * The functions on the real engine, without a gateway: each request becomes the event of API
 * Gateway, and goes to the handler of the matching route.
 */
import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { endpoints } from '../../functions/routes.ts'
import { findRoute } from '../../lib/http/router.ts'
import { serve } from '../../lib/http/serve.ts'
import { serveFallback } from '../../lib/http/serveFallback.ts'
import { createServices, type Services } from '../../lib/http/services.ts'
import { newProcessState } from '../../lib/service/processState.ts'
import { bootstrap } from '../../lib/service/security/bootstrap.ts'
import { cheapHashing } from './cheapHashes.ts'
import { checkReply, type Reply } from './checkedReply.ts'
import { startTestTable, type TestTable } from './engine.ts'
import { useFixedSignature } from './fixedSignature.ts'

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Authenticates with this access token. */
  readonly token?: string
  /** Authenticates with HTTP Basic. */
  readonly basic?: readonly [name: string, password: string]
  /** `NAME=value` pairs, as a browser sends them. */
  readonly cookies?: readonly string[]
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
  /** A raw body. Set the content type in the headers. */
  readonly body?: string
  readonly isBase64Encoded?: boolean
  readonly from?: string
}

export interface TestService extends TestTable {
  /** Shared by all handlers, for example the connection to the table. */
  readonly services: Services
  readonly adminPassword: string
  readonly adminToken: string
  /** @param route method and path with query, for example `GET /health?a=b` */
  readonly request: (route: string, options?: RequestOptions) => Promise<Reply>
  /** Registers a user and returns the access token. */
  readonly createUser: (name: string, password?: string) => Promise<string>
}

export const goodPassword = 'reaching-on-port-7'

/** The base path of the security group. */
export const S = '/security/api/restsecurity'

export const startTestService = async (
  environment: Readonly<Record<string, string>> = {},
  hashing = cheapHashing,
): Promise<TestService> => {
  const table = await startTestTable()
  Object.assign(process.env, {
    TABLE_NAME: table.tableName,
    DYNAMODB_ENDPOINT: table.endpoint,
    TOKEN_KEY: randomBytes(32).toString('hex'),
    SIGN_IN_FAILURES_PER_NETWORK: '100000',
    RATE_LIMIT_PER_SUBJECT: '0',
    RATE_LIMIT_PER_NETWORK: '0',
    RATE_LIMIT_DEFINITIONS: '0',
    ...environment,
  })
  const services = createServices(process.env, newProcessState(hashing))
  useFixedSignature(services.table)
  const fallback = serveFallback(endpoints, services)
  const handlers = new Map(endpoints.map((endpoint) => [endpoint, serve(endpoint, services)]))
  const { adminPassword = '' } = await bootstrap({
    ...table,
    serverName: 'test',
    hashing,
  })

  const request = async (route: string, options: RequestOptions = {}): Promise<Reply> => {
    const [method = '', address = ''] = route.split(' ')
    const [path = '', query = ''] = address.split(/\?(.*)/s)
    const match = findRoute(endpoints, method, path.split('/').slice(1).map(decodeURIComponent))
    const found = match.kind === 'found' && method !== 'HEAD' ? match : undefined
    const handler = found === undefined ? fallback : (handlers.get(found.endpoint) ?? fallback)
    const event = eventOf(method, path, query, found, options)
    const reply = replyOf(await handler(event))
    if (match.kind === 'found') checkReply(method, path, reply)
    return reply
  }

  const createUser = async (name: string, password = goodPassword): Promise<string> => {
    const { body } = await request(`POST ${S}/create_user`, { form: { username: name, password } })
    return (body as { readonly access_token: string }).access_token
  }
  const signIn = await request(`GET ${S}/access_token`, { basic: ['admin', adminPassword] })
  const { access_token: adminToken } = signIn.body as { readonly access_token: string }
  return { ...table, services, adminPassword, adminToken, request, createUser }
}

type GatewayEvent = Parameters<ReturnType<typeof serve>>[0]

const eventOf = (
  method: string,
  path: string,
  query: string,
  found:
    | { readonly route: string; readonly pathParameters: Readonly<Record<string, string>> }
    | undefined,
  { headers, token, basic, cookies, json, form, body, from, isBase64Encoded }: RequestOptions,
): GatewayEvent => {
  const text = body ?? (json === undefined ? undefined : JSON.stringify(json)) ?? formText(form)
  return {
    version: '2.0',
    routeKey: found?.route ?? '$default',
    rawPath: decodeURIComponent(path),
    rawQueryString: query,
    headers: {
      host: 'localhost',
      // Without it, failures would be plain text.
      accept: 'application/json',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(basic === undefined
        ? {}
        : { authorization: `Basic ${Buffer.from(basic.join(':')).toString('base64')}` }),
      ...headers,
    },
    ...(cookies === undefined ? {} : { cookies: [...cookies] }),
    ...(found === undefined ? {} : { pathParameters: found.pathParameters }),
    requestContext: {
      http: {
        method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: from ?? '192.0.2.1',
        userAgent: 'test',
      },
    } as NonNullable<GatewayEvent['requestContext']>,
    ...(text === undefined ? {} : { body: text }),
    isBase64Encoded: isBase64Encoded === true,
  }
}

const formText = (form: RequestOptions['form']): string | undefined =>
  form === undefined ? undefined : new URLSearchParams(form).toString()

const replyOf = (result: Awaited<ReturnType<ReturnType<typeof serve>>>): Reply => {
  const headers = result.headers as Readonly<Record<string, string>>
  const bytes = Buffer.from(result.body ?? '', result.isBase64Encoded === true ? 'base64' : 'utf8')
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
  const isJson = headers['content-type']?.includes('json') === true && text !== ''
  return {
    status: result.statusCode ?? 0,
    headers,
    cookies: result.cookies ?? [],
    text,
    body: isJson ? (JSON.parse(text) as unknown) : undefined,
  }
}
