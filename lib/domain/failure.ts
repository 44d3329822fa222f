/**
 * All failures of requests. Services throw a `Failure` with one of these codes. Only `lib/http`
 * maps a code to a status. `docs/reference/errors.md` explains each row to clients, and a test
 * keeps both in sync.
 */
export const failures = {
  'malformed-request': { status: 400, title: 'The request cannot be read' },
  'invalid-input': { status: 400, title: 'The input breaks a rule' },
  'unknown-reference': { status: 400, title: 'The input does not fit what there is' },
  unauthenticated: { status: 401, title: 'Sign in first' },
  'invalid-credentials': { status: 401, title: 'The credentials are not valid' },
  forbidden: { status: 403, title: 'Not permitted' },
  'cross-site': { status: 403, title: 'Refused because another site sent it' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'The path does not know this method' },
  'already-exists': { status: 409, title: 'There is one already' },
  'mark-in-use': { status: 409, title: 'A course uses the mark' },
  conflict: { status: 409, title: 'Somebody else changed it at the same time' },
  'request-in-progress': { status: 409, title: 'The same request is being done' },
  'last-administrator': { status: 409, title: 'Nobody would be left to administer the service' },
  'needed-role': { status: 409, title: 'The service does not work without this role' },
  'not-one-object': { status: 412, title: 'The permission must name one object' },
  'precondition-failed': { status: 412, title: 'The condition of the request does not hold' },
  'user-not-acceptable': { status: 412, title: 'The user cannot be made or changed like this' },
  'too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': {
    status: 415,
    title: 'The body has a media type that is not read here',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'The key was sent with another request',
  },
  'too-many-requests': { status: 429, title: 'Too many requests in a minute' },
  internal: { status: 500, title: 'An error of the service' },
  unavailable: { status: 503, title: 'The service cannot answer for the moment' },
} as const satisfies Record<string, { status: number; title: string }>

export type FailureCode = keyof typeof failures

/**
 * One error of the input. `pointer` (RFC 6901) leads into a JSON body, `parameter` is the name of a
 * value in the path, the query or a form.
 */
export interface InputError {
  readonly pointer?: string
  readonly parameter?: string
  readonly code: string
  readonly detail: string
  readonly suggestion?: string
}

/** A name and a number of the original server. */
export interface ClientError {
  readonly name: string
  readonly code: number
}

export interface FailureOptions {
  /** All errors of the input. */
  readonly errors?: readonly InputError[]
  /** The missing permission, as text. */
  readonly permission?: string | undefined
  /** The rule of the denial, for the log. */
  readonly rule?: string | undefined
  /** Seconds until a retry can succeed. */
  readonly seconds?: number | undefined
  /** The error in the form that existing clients look up, in addition to the code. */
  readonly clientError?: ClientError | undefined
  /** For the log only; no response contains it. */
  readonly cause?: unknown
}

/** An expected failure. `detail` is visible to the caller, and never contains a secret. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly errors: readonly InputError[]
  readonly permission: string | undefined
  readonly rule: string | undefined
  readonly seconds: number | undefined
  readonly clientError: ClientError | undefined

  constructor(code: FailureCode, detail: string, options: FailureOptions = {}) {
    super(detail, { cause: options.cause })
    this.name = 'Failure'
    this.code = code
    this.errors = options.errors ?? []
    this.permission = options.permission
    this.rule = options.rule
    this.seconds = options.seconds
    this.clientError = options.clientError
  }
}

/** @param errors all errors of the input; the message is about the first of them */
export const invalidInput = (
  errors: readonly [InputError, ...InputError[]],
  clientError?: ClientError,
): Failure => {
  const [first, ...others] = errors
  const name = first.parameter ?? first.pointer?.slice(1) ?? ''
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  const fault = first.code === 'required' ? 'Missing' : 'Invalid'
  const detail = `${fault} ${name}. It ${first.detail}.${more}`
  return new Failure('invalid-input', detail, { errors, clientError })
}

/** @throws Failure `invalid-input` with all errors */
export const requireValid = (errors: readonly InputError[], clientError?: ClientError): void => {
  const [first, ...others] = errors
  if (first !== undefined) throw invalidInput([first, ...others], clientError)
}
