/** The declaration of an endpoint: routes, the OpenAPI document and the access table follow from it. */
import type { TObject } from '@sinclair/typebox'
import type { FailureCode, InputError } from '#values/failure.ts'
import type { Static, TSchema } from '#schemas/schema.ts'
import type { Language } from '#values/language.ts'
import type { Context, ReadingContext } from './context.ts'
import type { UnverifiedUser } from '#authentication/authentication.ts'
import type { SessionCookie } from '#authentication/signIn.ts'
import type { Alternative } from './alternative.ts'
import type { FailurePage } from './failurePage.ts'
import type { ConditionalResult } from './conditionalResult.ts'
import { type Guard, guardsIn, type InputId, type InputObject } from './guard.ts'

/** Method and path; `{name}` stands for one segment. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

interface Reply<Body extends TSchema = TSchema> {
  readonly status: 200 | 201 | 202 | 204
  /** Absent: an empty body. */
  readonly body?: Body
  /** Absent: JSON. */
  readonly mediaType?: string
  /** Media types that the use case returns instead if `Accept` prefers them. */
  readonly otherMediaTypes?: readonly string[]
  /** The use case may return the body with this status, if existing clients expect that. */
  readonly orStatus?: 409
  /** The response is 204 without a body when the use case returns `undefined`. */
  readonly mayBeAbsent?: true
  /** The response has an empty body when the use case returns `undefined`, as existing clients expect. */
  readonly mayBeEmpty?: true
  /** Headers in addition to `ETag` and `Link`, which follow from the rest of the declaration. */
  readonly headers?: readonly (
    | 'cache-control'
    | 'clear-site-data'
    | 'link'
    | 'location'
    | 'service-worker-allowed'
    | 'set-cookie'
    | 'users-withheld'
  )[]
  /** Other representations. The response is JSON unless the client prefers one of these. */
  readonly alternatives?: readonly Alternative<Body>[]
}

/** A response body with further properties of the response. */
export class EndpointResult<Body = unknown> {
  readonly body: Body
  readonly options: EndpointResultOptions

  constructor(body: Body, options: EndpointResultOptions) {
    this.body = body
    this.options = options
  }
}

export interface EndpointResultOptions {
  /** Replaces the status of the reply. */
  readonly status?: 409
  /** Begins a session, or ends the session of the request. */
  readonly session?: SessionCookie | 'ended' | undefined
  /** The cursor of the next page. */
  readonly next?: string | undefined
  /** The input for the cursor, if it is not `cursor`. */
  readonly nextAs?: 'after' | 'from'
  /** The media type of the response, regardless of `Accept`. */
  readonly mediaType?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** The body for a repeated request, without secrets, as JSON. Absent: the same body. */
  readonly replayed?: object | undefined
}

/** Request headers that an endpoint may declare. Headers with credentials are not among them. */
type RequestHeader = 'accept' | 'idempotency-key' | 'referer' | 'sec-fetch-site' | 'x-request-id'

export interface EndpointRequest<Input> {
  readonly context: Context
  readonly input: Input
  /** The schema errors of forms in the input. */
  readonly formErrors: readonly InputError[]
  /** The declared headers that the request contains. */
  readonly headers: Readonly<Partial<Record<RequestHeader, string>>>
  /** The address of the service as the client knows it, such as `https://race.example`. */
  readonly origin: string
  /** The language of a page. */
  readonly language: Language
  /** The network of the client, by which attempts are counted. */
  readonly network: string
  /** The ending of the path that selected an alternative representation. */
  readonly ending?: string | undefined
}

/** The argument of `load`. */
export interface Reading<Input> {
  readonly context: ReadingContext
  readonly input: Input
  /** `load` runs again if the verification of the credentials finds another user. */
  readonly user: UnverifiedUser
}

/** The changed object, as its GET shows it: `If-Match` compares the `ETag` of the GET. */
interface Current<Input> {
  /** Changing does not imply reading. Absent: READ on the object of the guard, otherwise credentials. */
  readonly guard?: Guard
  /** Returns the body. `undefined`, or a failure `not-found`: the object does not exist. */
  show(call: EndpointRequest<Input>): unknown
}

export interface Endpoint<
  Input extends TObject = TObject,
  Body extends TSchema = TSchema,
  Loaded = unknown,
> {
  /** Also the name of the file, of the Lambda function, and of the operation in the log. */
  readonly name: string
  readonly summary: string
  /** Markdown with details that the summary leaves out. */
  readonly description?: string
  readonly routes: readonly [Route, ...Route[]]
  readonly guard: Guard
  readonly input?: Input
  /**
   * The source of the input in addition to the path. `body` keeps secrets out of URLs. `document`:
   * the body may be any JSON, and becomes the input `document` as compact text. `image`: the body is
   * a picture, and becomes the input `image`. `file`: the body is a file of one of the `fileTypes`,
   * and becomes the input `file`. The other inputs are in the query.
   */
  readonly inputFrom?: 'body' | 'document' | 'image' | 'file'
  readonly fileTypes?: readonly string[]
  /** Inputs for which an empty text means absent: forms send each empty field. */
  readonly emptyIsAbsent?: readonly string[]
  /**
   * Refuses names that neither input nor response has, in the whole document or in these parts of it.
   * Elsewhere they are ignored: existing clients send some.
   */
  readonly refusesUnknownNames?: true | readonly string[]
  /** The body may be as large as the largest course. */
  readonly takesLargeBody?: true
  readonly headers?: readonly RequestHeader[]
  /** The form fields `username` and `password` are credentials. */
  readonly signsIn?: true
  /** Finds the id of a sender without credentials in the body. Known senders have a rate limit of their own. */
  readonly sender?: RegExp
  /**
   * The use by a scoped token. `checked`: as far as its list permits, because every right is decided, or
   * no right is needed. `own`: also what needs no permission, if its list permits to read or change
   * its owner. `never`: nothing. Absent: `own` for the guard `signed-in`, otherwise `checked`.
   */
  readonly scopedTokens?: 'checked' | 'own' | 'never'
  readonly skipsRateLimit?: true
  /** Changes a role, a group, or the grants of everybody, and therefore the epoch. */
  readonly changesDefinitions?: true
  /** The GET changes something, and is refused if another site sends it. */
  readonly changes?: true
  /** The GET changes nothing, but leaves an audit record. So its function may write. */
  readonly recordsReading?: true
  /** Objects that the use case reads. They are fetched together with the caller. */
  readonly fetches?: readonly InputObject[]
  /** Reads ahead while the credentials are verified. The result, or the failure, counts after the guard. */
  load?(reading: Reading<Static<Input>>): Loaded | Promise<Loaded>
  /** The response has an `ETag`. `true`: clients may cache and revalidate it. `no-store`: no cache may keep it. */
  readonly conditional?: true | 'no-store'
  /** The changed object, as a GET shows it. Absent: the endpoint does not support `If-Match`. */
  readonly current?: Current<Static<Input>>
  /** The response is large and public, and is compressed for clients that accept gzip. */
  readonly compresses?: true
  /** Errors that the schema cannot describe. Values may still be absent or of a wrong type. */
  inputErrors?(
    input: Readonly<Record<string, unknown>>,
    settings: Context['settings'],
  ): readonly InputError[]
  readonly reply: Reply<Body>
  /** Failures in addition to those that every endpoint with this guard and input can have. */
  readonly errors?: readonly FailureCode[]
  /** Failures also contain `responseStatus` and `responseMessage`, as in the contract. */
  readonly failsWithResponseStatus?: true
  /** Failures are text, which jq rejects: for clients that use jq and ignore the status. */
  readonly failsAsText?: true
  /** The page for a failure, instead of the page shared by all endpoints. */
  readonly failsAs?: FailurePage
  run(
    call: EndpointRequest<Static<Input>> & { readonly loaded: Loaded },
  ): Result<Static<Body>> | Promise<Result<Static<Body>>>
}

type Result<Body> = Body | EndpointResult<Body> | ConditionalResult<EndpointResult<Body>>

/** The objects that the input of an endpoint identifies. */
export const inputObjectsOf = ({ guard, fetches = [] }: Pick<Endpoint, 'guard' | 'fetches'>) => [
  ...guardsIn(guard).filter((one) => one.kind === 'object' || one.kind === 'after-input'),
  ...fetches,
]

export const idInputsOf = ({ id }: { readonly id: InputId }): readonly string[] => {
  if (typeof id === 'string') return [id]
  return 'callerOr' in id ? [id.callerOr] : id
}

export const methodOf = (route: Route): string => route.slice(0, route.indexOf(' '))

export const pathOf = (route: Route): string => route.slice(route.indexOf(' ') + 1)

export const pathParametersOf = (route: Route): readonly string[] =>
  Array.from(route.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? '')

/** Whether the body is a file, so that the other inputs are in the query. */
export const takesFile = ({ inputFrom }: Pick<Endpoint, 'inputFrom'>): boolean =>
  inputFrom === 'image' || inputFrom === 'file'

/** Whether a secret can replace credentials. */
export const takesSecret = ({ guard, input }: Pick<Endpoint, 'guard' | 'input'>): boolean =>
  guardsIn(guard).some(
    ({ kind }) =>
      kind === 'secret' || (kind === 'public' && input?.properties.secret !== undefined),
  )
