/**
 * What an endpoint declares. Routes, the OpenAPI document and the access table are derived from
 * these declarations.
 */
import type { TObject } from '@sinclair/typebox'
import type { FailureCode, InputError } from '../domain/failure.ts'
import type { ObjectType } from '../domain/access/objectTypes.ts'
import type { Static, TSchema } from '../../schemas/schema.ts'
import type { Context } from '../service/context.ts'
import type { ClaimedUser } from '../service/security/authentication.ts'
import type { SessionCookie } from '../service/security/sessions.ts'
import type { Wanted } from '../store/items.ts'
import type { problem } from '../../schemas/problem.ts'
import type { Alternative } from '../rendering/alternative.ts'

/** Method and path; `{name}` stands for one segment. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

/** An object that the input names. */
export interface InputObject {
  /** Fixed, or the name of the input that holds it. */
  readonly type: ObjectType | { readonly from: string }
  /** The name of the input that holds the id, or of those that hold its parts, in order. */
  readonly id: string | readonly string[]
}

/** Who may. There is no default, so that no endpoint forgets it. */
export type Guard =
  /** Everybody, signed in or not. */
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  /** Everybody; the answer is about what the caller may do. */
  | { readonly kind: 'question' }
  /** Who may create an object of the type. */
  | { readonly kind: 'type'; readonly type: ObjectType }
  /** Who may do one of the actions to the object. */
  | (InputObject & {
      readonly kind: 'object'
      readonly actions: readonly [string, ...string[]]
      /** Without an id of one part in the input the caller is meant. */
      readonly orCaller?: true
      /** The input with a user name. When it names the caller, the use case decides instead. */
      readonly orSelf?: string
      /** The input with the secret of a registration link. The right one lets everybody pass. */
      readonly orSecret?: 'secret'
    })
  /** Everybody; the use case leaves out what the caller may not see. */
  | { readonly kind: 'each'; readonly type: ObjectType; readonly action: string }

export interface Reply<Body extends TSchema = TSchema> {
  readonly status: 200 | 201 | 204
  /** Absent: an empty body. */
  readonly body?: Body
  /** Other than JSON. */
  readonly mediaType?: string
  /** Media types that the use case gives instead when `Accept` asks for them. */
  readonly otherMediaTypes?: readonly string[]
  /** The use case gives JSON as text. */
  readonly isDocument?: true
  /** The response is 204 without a body when the use case returns `undefined`. */
  readonly mayBeAbsent?: true
  /** Beside those that follow from the rest of the declaration: `ETag` and `Link`. */
  readonly headers?: readonly ResponseHeader[]
  /** The same in other forms. The answer is JSON unless the client prefers one of these. */
  readonly alternatives?: readonly Alternative<Body>[]
}

/** An answer that is more than its body. */
export class EndpointResult<Body = unknown> {
  readonly body: Body
  readonly options: EndpointResultOptions

  constructor(body: Body, options: EndpointResultOptions) {
    this.body = body
    this.options = options
  }
}

export interface EndpointResultOptions {
  /** Begins a session, or ends the one that the request came with. */
  readonly session?: SessionCookie | 'ended' | undefined
  /** The cursor of the next page. */
  readonly next?: string | undefined
  /** The form of the answer, whatever the client prefers. */
  readonly mediaType?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** Headers that an endpoint may depend on, beside those that say who asks. */
export const requestHeaders = {
  accept: 'The media types that are wanted',
  'idempotency-key':
    'A text of your own for this request, such as a UUID: sent again with it, the request is not ' +
    'done again, and gets the same answer',
  'if-match': 'Only when it is still what had one of these `ETag`s; `*`: only when there is one',
  'if-none-match':
    'Only when it is no longer what had one of these `ETag`s; `*`: only when there is none',
  'x-request-id': 'An id of the request, which the answer carries too',
} as const

export type RequestHeader = keyof typeof requestHeaders

/** Headers of answers that clients may want to read. */
export const responseHeaders = {
  'cache-control': {
    component: 'CacheControl',
    description: 'How long the answer may be kept; everywhere else it is `no-store`',
    example: 'private, no-cache',
  },
  etag: {
    component: 'ETag',
    description:
      'Stands for this very answer; send it back as `If-None-Match` to ask again, and as `If-Match` ' +
      'to change what you have seen',
    example: '"nM2Ywo6Tq0Zj4u3VQqz3YQ1mZ2w5p8Yk0m1xJrT7c9s"',
  },
  'idempotency-replayed': {
    component: 'IdempotencyReplayed',
    description: '`true`: the request was done before, and this is the answer that it got then',
    example: 'true',
  },
  link: {
    component: 'Link',
    description: 'The next page, with `rel="next"`; absent on the last one (RFC 8288)',
    example: '</sailingserver/api/v1/events?cursor=4f2a>; rel="next"',
  },
  location: {
    component: 'Location',
    description: 'The path of what was made',
    example: '/sailingserver/api/v1/Kiel/R1/Default/tags',
  },
  'retry-after': {
    component: 'RetryAfter',
    description: 'After how many seconds to try again',
    example: '1',
  },
  ratelimit: {
    component: 'RateLimit',
    description:
      'How many requests are left (`r`) of each limit, and after how many seconds it begins anew ' +
      '(`t`): draft-ietf-httpapi-ratelimit-headers',
    example: '"network";r=2998;t=45, "subject";r=0;t=45',
  },
  'ratelimit-policy': {
    component: 'RateLimitPolicy',
    description: 'The limits that the request counts for: requests (`q`) in seconds (`w`)',
    example: '"network";q=3000;w=60, "subject";q=600;w=60',
  },
  'set-cookie': {
    component: 'SetCookie',
    description: 'The session `JSESSIONID`, or its end; `HttpOnly` and `SameSite=Lax`',
    example: 'JSESSIONID=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
  },
  'users-withheld': {
    component: 'UsersWithheld',
    description:
      '`true`: the answer may leave out users whom the caller may not read; `false`: it holds all',
    example: 'true',
  },
  'www-authenticate': {
    component: 'WWWAuthenticate',
    description: 'The ways to sign in (RFC 9110)',
    example: 'Bearer realm="committee-boat", Basic realm="committee-boat", charset="UTF-8"',
  },
  'x-request-id': {
    component: 'XRequestId',
    description: 'The id of the request, also in the log: the one that was sent, or one made here',
    example: '0b8f6c1e-2f6d-4a59-9b0e-6a9a3f1f7c11',
  },
} as const

export type ResponseHeader = keyof typeof responseHeaders

export interface EndpointRequest<Input> {
  readonly context: Context
  readonly input: Input
  /** Those that the endpoint declares, as far as they were sent. */
  readonly headers: Readonly<Partial<Record<RequestHeader, string>>>
  /** Of an alternative form, as it was taken off the end of the path. */
  readonly ending?: string | undefined
}

/**
 * What a request is going to change. The `ETag` of its GET is what `If-Match` and `If-None-Match` are
 * about, so that guard, reply and use case are those of the GET.
 */
export interface Current<Input> {
  /** Who may change a thing may not always read it. */
  readonly guard: Guard
  readonly reply: Reply
  /** What it gives is the body. `undefined`, or a failure that says so: there is nothing. */
  show(call: EndpointRequest<Input>): unknown
}

/**
 * Who may keep such an answer. `true`: the client alone, and it asks before it uses the answer again.
 * `no-store`: no cache at all, as everywhere in the security of objects; a program that remembers the
 * `ETag` by itself is answered all the same.
 */
export type Conditional = true | 'no-store'

export interface Endpoint<Input extends TObject = TObject, Body extends TSchema = TSchema> {
  /** Also the name of the file, the key in `serverless.yml`, the operation in the log. */
  readonly name: string
  readonly summary: string
  /** Markdown, for what the summary does not say. */
  readonly description?: string
  readonly routes: readonly [Route, ...Route[]]
  readonly guard: Guard
  readonly input?: Input
  /**
   * Where the input is taken from beside the path. `body` keeps secrets out of addresses;
   * `document`: the body may be any JSON, and is the input `document` as a whole, as compact text.
   */
  readonly inputFrom?: 'body' | 'document'
  /** Inputs that are absent when their text is empty: forms send a field that is not filled in. */
  readonly emptyIsAbsent?: readonly string[]
  /** The body may be as large as the largest course. */
  readonly takesLargeBody?: true
  readonly headers?: readonly RequestHeader[]
  /** Form fields `username` and `password` are credentials here. */
  readonly signsIn?: true
  /** No limit of requests counts those to this endpoint. */
  readonly uncounted?: true
  /** Changes the definition of a role or of a group, or what everybody holds: the epoch is a new one. */
  readonly changesDefinitions?: true
  /** A GET that changes something is refused when another site sends it. */
  readonly changes?: true
  /** Fetched together with the caller, because the use case is going to read it. */
  readonly fetches?: readonly InputObject[]
  /**
   * What else to fetch together with the caller: items, and pages of lists. Asked only when the
   * input is right, and before it is verified who asks.
   */
  fetchesMore?(input: Static<Input>, claimant: ClaimedUser): readonly Wanted[]
  /** The answer has an `ETag`, and is a 304 without a body for who has it already. */
  readonly conditional?: Conditional
  /** What it changes, as a GET shows it. Without it, nothing is known that `If-Match` could mean. */
  readonly current?: Current<Static<Input>>
  /** Large, and for everybody: who takes it compressed gets it so. */
  readonly compresses?: true
  /**
   * Errors that the schema cannot describe, found without the table. They are reported together with
   * those of the schema, so the values may be absent or of a wrong type.
   */
  inputErrors?(input: Readonly<Record<string, unknown>>): readonly InputError[]
  readonly reply: Reply<Body>
  /** Failures beyond those that every endpoint with this guard and input can have. */
  readonly errors: readonly FailureCode[]
  /** Failures carry `responseStatus` and `responseMessage` too, as in the contract. */
  readonly failsInPairs?: true
  /**
   * Scripts read the response with jq and do not look at the status. A failure is text, which jq
   * refuses, unless the client accepts JSON by name.
   */
  readonly failsAsText?: true
  /** The page of a failure, instead of the one of all endpoints. */
  readonly failsAs?: Alternative<typeof problem>
  run(
    call: EndpointRequest<Static<Input>>,
  ):
    | Static<Body>
    | EndpointResult<Static<Body>>
    | Promise<Static<Body> | EndpointResult<Static<Body>>>
}

/**
 * Checks a declaration against the types of its input and its body. Whoever serves it needs to know
 * neither, and gets it without them.
 * @example
 * export const declaration = endpoint({ name: 'readRole', ..., run: ({ context, input }) =>
 *   showRole(context, input.roleId) })
 */
export const endpoint = <Input extends TObject, Body extends TSchema>(
  declaration: Endpoint<Input, Body>,
): Endpoint => declaration

/** The names of the inputs that the id of the object is made from. */
export const idInputsOf = ({ id }: InputObject): readonly string[] =>
  typeof id === 'string' ? [id] : id

export const methodOf = (route: Route): string => route.slice(0, route.indexOf(' '))

export const pathOf = (route: Route): string => route.slice(route.indexOf(' ') + 1)

export const pathParametersOf = (route: Route): readonly string[] =>
  Array.from(route.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? '')
