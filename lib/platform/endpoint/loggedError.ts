/** The parts of a failure that the log may contain: no message that may quote input. */
import { Failure } from '#values/failure.ts'
import type { LoggedCause, LoggedError } from './logLine.ts'

/** Limits the length of a database message in the log. */
const messageLengthMax = 300

/**
 * The reason why the table is unavailable, as the database reports it: "disk I/O error". The
 * message of a SyntaxError is omitted, because it quotes the broken response, which may contain
 * secrets.
 */
export const causeOf = (failure: unknown): LoggedCause | undefined => {
  if (!(failure instanceof Failure) || failure.code !== 'unavailable') return undefined
  const { cause } = failure
  if (!(cause instanceof Error)) return undefined
  if (cause instanceof SyntaxError) return { name: cause.name }
  const message = cause.message.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, messageLengthMax)
  return { name: cause.name, code: 'code' in cause ? cause.code : undefined, message }
}

/**
 * The names and stack positions of an unexpected error. Its message is omitted, because it may
 * quote input.
 */
export const describeError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { name: typeof error }
  const places = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 10)
  return { name: error.name, places }
}
