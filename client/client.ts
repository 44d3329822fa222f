/**
 * The service for programs in TypeScript: every path, parameter, body and answer has its type from
 * the OpenAPI document, and what goes wrong is thrown as a `ProblemError`.
 */
import createOpenApiClient, { type ParamsOption, type RequestBodyOption } from 'openapi-fetch'
import type { Changes, Lists, Reads } from './operations.d.ts'
import { routes } from './operations.js'
import type { components, paths } from './schema.d.ts'

export type { components, paths } from './schema.d.ts'

/** What the service says about a failure (RFC 9457). */
export type Problem = components['schemas']['Problem']

/** The service understood the request, and refused it or failed. */
export class ProblemError extends Error {
  readonly problem: Problem
  readonly status: number
  /** Says what it is; `/docs` of the service has a table of them. */
  readonly code: Problem['code']
  /** All that is wrong with the input, each with its place. */
  readonly errors: NonNullable<Problem['errors']>
  /** The permission that was missing. */
  readonly permission: string | undefined
  /** What the operator of the service needs to find the request in the log. */
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

/** The paths that know a method. */
export type PathOf<Method extends Verb> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, object> ? Path : never
}[keyof paths]

/** What any request may have, and none needs. */
interface Sending {
  readonly signal?: AbortSignal
}

/** What a request says: the parameters by their places, and the body as a value. */
export type RequestOf<Operation> = ParamsOption<Operation> & RequestBodyOption<Operation> & Sending

/** What a dry run answers: what the request would do. */
export type DryRun = components['schemas']['DryRun']

/** The answers of what was done, by media type. */
type Forms<Operation> = Operation extends { responses: infer Responses }
  ? FormsIn<Responses[keyof Responses & (200 | 201)]>
  : never

type FormsIn<Reply> = Reply extends { content: infer Content }
  ? Omit<Content, 'application/vnd.committee-boat.dry-run+json'>
  : never

/** What is answered: JSON where there are several forms. */
export type DataOf<Operation> = DataIn<Forms<Operation>>

type DataIn<Form> = Form extends { 'application/json': infer Json } ? Json : Form[keyof Form]

// By path, and not by the operation of any path, which would be too many types at once.
type Arguments<Method extends Verb> = {
  [Path in PathOf<Method>]: Sending extends RequestOf<paths[Path][Method]>
    ? [request?: RequestOf<paths[Path][Method]>]
    : [request: RequestOf<paths[Path][Method]>]
}

type Data<Method extends Verb> = { [Path in PathOf<Method>]: DataOf<paths[Path][Method]> }

/** The forms beside JSON, such as `text/plain` or `image/svg+xml`. */
type OtherForm = {
  [Path in PathOf<'get'>]: Exclude<keyof Forms<paths[Path]['get']>, 'application/json'>
}

export interface Answer<Body> {
  readonly data: Body
  /** With the headers: `ETag`, `Location`, `Link`. */
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

/** A method that changes something. */
export interface Change<Operation> {
  (...request: ArgumentsOf<Operation>): Promise<Answer<DataOf<Operation>>>
  /** Returns what the request would change, and changes nothing. */
  readonly dryRun: (...request: ArgumentsOf<Operation>) => Promise<Answer<DryRun>>
}

/** One method for each operation of the OpenAPI document. */
type Methods = { readonly [Name in keyof Reads]: Read<Reads[Name]> } & {
  readonly [Name in keyof Lists]: List<Lists[Name]>
} & { readonly [Name in keyof Changes]: Change<Changes[Name]> }

/** @throws ProblemError when the service refuses; an Error when no answer of the service arrives */
export interface Client extends Methods {
  readonly get: Call<'get'>
  readonly put: Call<'put'>
  readonly post: Call<'post'>
  readonly delete: Call<'delete'>
  /** What a request would do, which is not done. */
  readonly dryRun: <Method extends Exclude<Verb, 'get'>, Path extends PathOf<Method>>(
    method: Method,
    path: Path,
    ...request: Arguments<Method>[Path]
  ) => Promise<Answer<DryRun>>
  /** The pages of a list, one after the other, as long as somebody asks for them. */
  readonly pages: <Path extends PathOf<'get'>>(
    path: Path,
    ...request: Arguments<'get'>[Path]
  ) => AsyncGenerator<Data<'get'>[Path], void>
  /** The same in another form: as a picture, or as lines. */
  readonly text: <Path extends PathOf<'get'>>(
    mediaType: OtherForm[Path],
    path: Path,
    ...request: Arguments<'get'>[Path]
  ) => Promise<Answer<string>>
  /** Gives another client, who is this user. */
  readonly signIn: (username: string, password: string) => Promise<Client>
  /** Gives another client, who holds this access token. */
  readonly withToken: (token: string) => Client
  /** What stands for the password, until it is revoked. */
  readonly token: string | undefined
}

export interface ClientOptions {
  /** Where the service is, for example `https://races.example`. */
  readonly baseUrl: string
  readonly token?: string
  /** Instead of the one that there is everywhere. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/** As it is handed on, when its types have done their work. */
interface AnyRequest {
  readonly params?: { readonly query?: Readonly<Record<string, unknown>> }
}

const json = 'application/json, */*;q=0.1'
const signInPath = '/security/api/restsecurity/access_token' satisfies PathOf<'post'>

export const createClient = (options: ClientOptions): Client => {
  const { token, ...others } = options
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const api = createOpenApiClient<Record<string, Record<Verb, object>>>({ ...others, headers })

  const send = async (method: Verb, path: string, request: AnyRequest = {}, accept = json) => {
    const { data, error, response } = await api.request(method, path, {
      ...request,
      parseAs: 'text',
      headers: { accept },
    })
    if (!response.ok) throw problemOf(response, error)
    return { data: valueOf(response, data ?? ''), response }
  }
  const call = (method: Verb) => (path: string, request?: AnyRequest) => send(method, path, request)
  const dryRun = (method: Verb, path: string, request?: AnyRequest) =>
    send(method, path, withQuery(request, { ...request?.params?.query, dryRun: true }))
  const pages = (path: string, request?: AnyRequest) =>
    pagesOf((query) => send('get', path, withQuery(request, query)), request?.params?.query)
  const text = (mediaType: string, path: string, request?: AnyRequest) =>
    send('get', path, request, mediaType)
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
    signIn: async (username: string, password: string) => {
      const { data } = await createClient(others).post(signInPath, { body: { username, password } })
      return withToken(data.access_token)
    },
    withToken,
    token,
  }
  return client as Client
}

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

/** What openapi-fetch could not read as JSON is a text here: no problem of ours. */
const problemOf = (response: Response, error: unknown): Error =>
  typeof error === 'object' && error !== null && 'code' in error
    ? new ProblemError(error as Problem)
    : new Error(`The answer is a ${response.status}, and none of the service.`)

/** RFC 8288: where the list goes on. */
const nextCursor = (response: Response): string | undefined => {
  const [, address] = /<([^>]*)>; rel="next"/.exec(response.headers.get('link') ?? '') ?? []
  if (address === undefined) return undefined
  return new URL(address, response.url).searchParams.get('cursor') ?? undefined
}
