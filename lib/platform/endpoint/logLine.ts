import { Failure } from '#values/failure.ts'

/** A line of the log. It contains no query, body or header, because these may contain secrets. */
export interface LogLine {
  readonly level: 'info' | 'error'
  readonly time: string
  readonly requestId: string
  readonly operation: string
  readonly ms: number
  /** Absent for a function that no request starts. */
  readonly method?: string | undefined
  readonly route?: string | undefined
  readonly status?: number | undefined
  /** The code of the failure. */
  readonly failure?: string | undefined
  readonly cause?: LoggedCause | undefined
  readonly error?: LoggedError | undefined
  readonly [figure: string]: unknown
}

interface LoggedCause {
  readonly name: string
  readonly code?: unknown
  readonly message?: string
}

interface LoggedError {
  readonly name: string
  readonly places?: readonly string[] | undefined
}

/** Not with `console`, because Lambda adds a prefix to its lines. */
export const writeAsJson = (line: LogLine): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** The parts of a failure that the log may contain: no message that may quote input. */
export const failureFields = (failure: unknown) => ({
  cause: causeOf(failure),
  ...(failure instanceof Failure
    ? { failure: failure.code }
    : { error: failure === undefined ? undefined : describeError(failure) }),
})

/** Limits the length of a database message in the log. */
const messageLengthMax = 300

const ofTable: ReadonlySet<string> = new Set(['storage-full', 'unavailable'])

/** As the database reports it. A SyntaxError quotes the broken response, which may contain secrets. */
const causeOf = (failure: unknown): LoggedCause | undefined => {
  if (!(failure instanceof Failure) || !ofTable.has(failure.code)) return undefined
  const { cause } = failure
  if (!(cause instanceof Error)) return undefined
  if (cause instanceof SyntaxError) return { name: cause.name }
  const message = cause.message.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, messageLengthMax)
  return { name: cause.name, code: 'code' in cause ? cause.code : undefined, message }
}

/** The message of an unexpected error is omitted, because it may quote input. */
const describeError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { name: typeof error }
  const places = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 10)
  return { name: error.name, places }
}
