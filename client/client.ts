/**
 * A typed client: every path, parameter, body and response has its type from the OpenAPI document.
 * Failures are thrown as `ProblemError`.
 */
import createOpenApiClient, { type ParamsOption, type RequestBodyOption } from 'openapi-fetch'
import { type Results, resultsThrough } from './results.js'
import { type FeedEvent, type FeedOptions, feedThrough } from './feed.js'
import type { Changes, Lists, Reads } from './operations.d.ts'
import { routes } from './operations.js'
import { pathSegment } from './pathSegment.js'
import type { components, paths } from './schema.d.ts'

export type { Results } from './results.js'
export type { FeedEvent, FeedOptions } from './feed.js'
export type { components, paths } from './schema.d.ts'
export { verifyWebhook, WebhookError, type WebhookEvent, type WebhookHeaders } from './webhooks.js'

/** The problem details of a failure (RFC 9457). */
export type Problem = components['schemas']['Problem']

/** The service refused the request, or failed. */
export class ProblemError extends Error {
  readonly problem: Problem
  readonly status: number
  /** Identifies the failure. `/docs` of the service lists all codes. */
  readonly code: Problem['code']
  /** All input errors, each with its location. */
  readonly errors: NonNullable<Problem['errors']>
  /** The missing permission. */
  readonly permission: string | undefined
  /** The id with which the operator finds the request in the log. */
  readonly requestId: string

  constructor(problem: Problem) {
    super(problem.detail)
    this.name = 'ProblemError'
    this.problem = problem
    this.status = problem.status
    this.code = problem.code
    this.errors = problem.errors ?? []
    this.permission = problem.permission
    this.requestId = problem.requestId
  }
}

type Verb = 'get' | 'put' | 'post' | 'delete'

/** The paths that support a method. */
export type PathOf<Method extends Verb> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, object> ? Path : never
}[keyof paths]

/** Options of all requests. */
interface Sending {
  readonly signal?: AbortSignal
}

/** A request: the parameters by location, and the body as a value. */
export type RequestOf<Operation> = ParamsOption<Operation> & RequestBodyOption<Operation> & Sending

/** The response of a dry run. */
export type DryRun = components['schemas']['DryRun']

/** The contents of successful responses, by media type. */
type Forms<Operation> = Operation extends { responses: infer Responses }
  ? FormsIn<Responses[keyof Responses & (200 | 201)]>
  : never

type FormsIn<Reply> = Reply extends { content: infer Content }
  ? Omit<Content, 'application/vnd.committee-boat.dry-run+json'>
  : never

/** The type of a response body: JSON if there are several media types. */
export type DataOf<Operation> = DataIn<Forms<Operation>>

type DataIn<Form> = Form extends { 'application/json': infer Json } ? Json : Form[keyof Form]

// By path: the union of all operations would be too many types at once.
type Arguments<Method extends Verb> = {
  [Path in PathOf<Method>]: Sending extends RequestOf<paths[Path][Method]>
    ? [request?: RequestOf<paths[Path][Method]>]
    : [request: RequestOf<paths[Path][Method]>]
}

type Data<Method extends Verb> = { [Path in PathOf<Method>]: DataOf<paths[Path][Method]> }

/** The media types beside JSON, such as `text/plain` or `image/svg+xml`. */
type OtherForm = {
  [Path in PathOf<'get'>]: Exclude<keyof Forms<paths[Path]['get']>, 'application/json'>
}

export interface Answer<Body> {
  readonly data: Body
  /** The response with its headers: `ETag`, `Location`, `Link`. */
  readonly response: Response
}

type Call<Method extends Verb> = <Path extends PathOf<Method>>(
  path: Path,
  ...request: Arguments<Method>[Path]
) => Promise<Answer<Data<Method>[Path]>>

/** The arguments of a method. The request is optional when the operation requires no part of it. */
type ArgumentsOf<Operation> =
  Sending extends RequestOf<Operation>
    ? [request?: RequestOf<Operation>]
    : [request: RequestOf<Operation>]

/** A method that reads. */
export interface Read<Operation> {
  (...request: ArgumentsOf<Operation>): Promise<Answer<DataOf<Operation>>>
  /** Requests another media type, such as `text/plain` or `image/svg+xml`. */
  readonly text: (
    mediaType: Exclude<keyof Forms<Operation>, 'application/json'>,
    ...request: ArgumentsOf<Operation>
  ) => Promise<Answer<string>>
}

/** A method that reads a list. */
export interface List<Operation> extends Read<Operation> {
  /** Yields the pages, and requests the next page only when the program needs it. */
  readonly pages: (...request: ArgumentsOf<Operation>) => AsyncGenerator<DataOf<Operation>, void>
}

/** A method that changes data. */
export interface Change<Operation> {
  (...request: ArgumentsOf<Operation>): Promise<Answer<DataOf<Operation>>>
  /** Returns what the request would change, and changes nothing. */
  readonly dryRun: (...request: ArgumentsOf<Operation>) => Promise<Answer<DryRun>>
}

/** One method for each operation of the OpenAPI document. */
type Methods = { readonly [Name in keyof Reads]: Read<Reads[Name]> } & {
  readonly [Name in keyof Lists]: List<Lists[Name]>
} & { readonly [Name in keyof Changes]: Change<Changes[Name]> }

/**
 * @throws ProblemError when the service refuses; an Error when no response of the service arrives
 */
export interface Client extends Methods {
  readonly get: Call<'get'>
  readonly put: Call<'put'>
  readonly post: Call<'post'>
  readonly delete: Call<'delete'>
  /** Dry run: returns the changes that the request would make, without making them. */
  readonly dryRun: <Method extends Exclude<Verb, 'get'>, Path extends PathOf<Method>>(
    method: Method,
    path: Path,
    ...request: Arguments<Method>[Path]
  ) => Promise<Answer<DryRun>>
  /** The pages of a list, requested one after the other on demand. */
  readonly pages: <Path extends PathOf<'get'>>(
    path: Path,
    ...request: Arguments<'get'>[Path]
  ) => AsyncGenerator<Data<'get'>[Path], void>
  /** The same resource in another media type: as a picture, or as lines. */
  readonly text: <Path extends PathOf<'get'>>(
    mediaType: OtherForm[Path],
    path: Path,
    ...request: Arguments<'get'>[Path]
  ) => Promise<Answer<string>>
  /** Yields the changes of a regatta, and waits for further ones until `signal` ends it. */
  readonly feed: (regattaName: string, options?: FeedOptions) => AsyncGenerator<FeedEvent, void>
  /** Returns the standings of a series, with a reason for each score. */
  readonly results: (leaderboard: string) => Promise<Results>
  /** Returns a client that authenticates with user name and password. */
  readonly signIn: (username: string, password: string) => Promise<Client>
  /** Returns a client that authenticates with this access token. */
  readonly withToken: (token: string) => Client
  /** Creates an access token, which replaces the password until it is revoked. */
  readonly token: string | undefined
}

export interface ClientOptions {
  /** The base URL of the service, for example `https://races.example`. */
  readonly baseUrl: string
  readonly token?: string
  /** Replaces the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/** The call without its types, which were checked before. */
interface AnyRequest {
  readonly params?: { readonly query?: Readonly<Record<string, unknown>> }
}

const json = 'application/json, */*;q=0.1'
/** The service responds to a failure in another media type if the client does not name this one. */
const problemType = 'application/problem+json;q=0.1'
const signInPath = '/security/api/restsecurity/access_token' satisfies PathOf<'post'>

export const createClient = (options: ClientOptions): Client => {
  const { token, ...others } = options
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const sent = { ...others, headers, pathSerializer }
  const api = createOpenApiClient<Record<string, Record<Verb, object>>>(sent)

  const send = async (method: Verb, path: string, request: AnyRequest = {}, accept = json) => {
    const wanted = { ...request, parseAs: 'text', headers: { accept } } as const
    const { data, error, response } = await api.request(method, path, wanted)
    if (!response.ok) throw problemOf(response, error)
    return { data: valueOf(response, data ?? ''), response }
  }
  const call = (method: Verb) => (path: string, request?: AnyRequest) => send(method, path, request)
  const dryRun = (method: Verb, path: string, request?: AnyRequest) =>
    send(method, path, withQuery(request, { ...request?.params?.query, dryRun: true }))
  const pages = (path: string, request?: AnyRequest) =>
    pagesOf((query) => send('get', path, withQuery(request, query)), request?.params?.query)
  const text = (mediaType: string, path: string, request?: AnyRequest) =>
    send('get', path, request, `${mediaType}, ${problemType}`)
  const methodOf = (verb: Verb, path: string) => {
    const method = (request?: AnyRequest) => send(verb, path, request)
    return Object.assign(method, {
      dryRun: (request?: AnyRequest) => dryRun(verb, path, request),
      pages: (request?: AnyRequest) => pages(path, request),
      text: (mediaType: string, request?: AnyRequest) => text(mediaType, path, request),
    })
  }

  const withToken = (other: string): Client => createClient({ ...others, token: other })
  const methods = Object.entries(routes).map(([name, [verb, path]]) => [name, methodOf(verb, path)])
  const client: unknown = {
    ...Object.fromEntries(methods),
    get: call('get'),
    put: call('put'),
    post: call('post'),
    delete: call('delete'),
    dryRun,
    pages,
    text,
    feed: feedThrough(call('get')),
    results: resultsThrough(call('get')),
    signIn: async (username: string, password: string) => {
      const { data } = await createClient(others).post(signInPath, { body: { username, password } })
      return withToken(data.access_token)
    },
    withToken,
    token,
  }
  return client as Client
}

/** Fills the parameters of a path. */
const pathSerializer = (path: string, parameters: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => pathSegment(String(parameters[name])))

type Query = NonNullable<AnyRequest['params']>['query']

const withQuery = (request: AnyRequest | undefined, query: Query): AnyRequest => ({
  ...request,
  params: { ...request?.params, ...(query === undefined ? {} : { query }) },
})

async function* pagesOf(
  read: (query: Query) => Promise<Answer<unknown>>,
  first: Query,
): AsyncGenerator<unknown, void> {
  let query = first
  for (;;) {
    const { data, response } = await read(query)
    yield data
    const cursor = nextCursor(response)
    if (cursor === undefined) return
    query = { ...query, cursor }
  }
}

const isJson = (response: Response): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/.test(response.headers.get('content-type') ?? '')

const valueOf = (response: Response, text: string): unknown => {
  if (text === '') return undefined
  return isJson(response) ? (JSON.parse(text) as unknown) : text
}

/**
 * A body that openapi-fetch could not parse as JSON is a text, and not problem details of the
 * service.
 */
const problemOf = (response: Response, error: unknown): Error =>
  typeof error === 'object' && error !== null && 'code' in error
    ? new ProblemError(error as Problem)
    : new Error(
        `The response has the status ${response.status} and does not come from the service.`,
      )

/** RFC 8288: the link to the next page of a list. */
const nextCursor = (response: Response): string | undefined => {
  const [, address] = /<([^>]*)>; rel="next"/.exec(response.headers.get('link') ?? '') ?? []
  if (address === undefined) return undefined
  return new URL(address, response.url).searchParams.get('cursor') ?? undefined
}
