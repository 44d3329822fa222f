import type { problemTypes } from '#schemas/platform/problemTypes.ts'

/** Every way in which a request can fail. schemas/platform/problemTypes.ts has the status and the title of each. */
export type FailureCode = keyof typeof problemTypes

/** `pointer` (RFC 6901) leads into a JSON body, `parameter` names another value, `row` and `column` a cell. */
export interface InputError {
  readonly pointer?: string
  readonly parameter?: string
  /** From 1, which is the header. */
  readonly row?: number
  /** As the header of the file spells it. */
  readonly column?: string
  readonly code: string
  readonly detail: string
  readonly suggestion?: string
}

/** Returns the name of an input, without the slash of a pointer into the body. */
export const inputNameOf = ({ parameter, pointer, row, column }: InputError): string => {
  if (row !== undefined) return column === undefined ? `row ${row}` : `${column} in row ${row}`
  return parameter ?? pointer?.slice(1) ?? ''
}

/** A name and a number of the original server. */
export interface ClientError {
  readonly name: string
  readonly code: number
}

interface MissingObject {
  readonly type: string
  /** Encoded. */
  readonly id: string
}

export interface FailureOptions {
  readonly errors?: readonly InputError[]
  /** The missing permission, as text. */
  readonly permission?: string | undefined
  /** The rule of the denial, for the log. */
  readonly rule?: string | undefined
  /** The object that does not exist, or that the caller may not read. */
  readonly object?: MissingObject | undefined
  /** Seconds until a retry can succeed. */
  readonly seconds?: number | undefined
  /** The methods that the path knows. */
  readonly methods?: readonly string[] | undefined
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
  readonly object: MissingObject | undefined
  readonly seconds: number | undefined
  readonly methods: readonly string[] | undefined
  readonly clientError: ClientError | undefined

  constructor(code: FailureCode, detail: string, options: FailureOptions = {}) {
    super(detail, { cause: options.cause })
    this.name = 'Failure'
    this.code = code
    this.errors = options.errors ?? []
    this.permission = options.permission
    this.rule = options.rule
    this.object = options.object
    this.seconds = options.seconds
    this.methods = options.methods
    this.clientError = options.clientError
  }
}

/** @param errors all errors of the input; the message is about the first of them */
export const invalidInput = (
  errors: readonly [InputError, ...InputError[]],
  clientError?: ClientError,
): Failure => {
  const [first, ...others] = errors
  const name = inputNameOf(first)
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  const fault = first.code === 'required' ? 'Missing' : 'Invalid'
  const detail = `${fault} ${name}. It ${first.detail}.${more}`
  return new Failure('invalid-input', detail, { errors, clientError })
}

export const withErrors = (
  failure: Failure,
  errors: readonly InputError[],
  message = failure.message,
): Failure => {
  const { code, permission, rule, clientError } = failure
  return new Failure(code, message, { errors, permission, rule, clientError, cause: failure })
}

/** @throws Failure `invalid-input` with all errors */
export const requireValid = (errors: readonly InputError[], clientError?: ClientError): void => {
  const [first, ...others] = errors
  if (first !== undefined) throw invalidInput([first, ...others], clientError)
}

/** Another request changed something between two reads of this one, which therefore runs again. */
export class StaleRead extends Error {
  constructor() {
    super('the items that were read are not of one moment')
    this.name = 'StaleRead'
  }
}
