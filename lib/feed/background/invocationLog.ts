/**
 * One line of JSON for each invocation: its figures, and the reason of a failure. It contains
 * nothing of the event, which may hold secrets.
 */
import { Failure } from '#values/failure.ts'
import type { Services } from '#endpoint/services.ts'
import { causeOf, describeError } from '#endpoint/loggedError.ts'

interface Invocation {
  readonly operation: string
  readonly requestId: string
  /** In milliseconds of `performance.now()`. */
  readonly startedAt: number
  readonly figures: Readonly<Record<string, number>>
  readonly storeCalls: number
  /** `undefined` if the invocation succeeded. */
  readonly error: unknown
}

export const logInvocation = (
  { log }: Pick<Services, 'log'>,
  { startedAt, figures, error, ...invocation }: Invocation,
): void => {
  const failed = error !== undefined
  log({
    level: failed ? 'error' : 'info',
    time: new Date().toISOString(),
    ...invocation,
    ms: Math.round((performance.now() - startedAt) * 10) / 10,
    ...figures,
    cause: causeOf(error),
    ...(error instanceof Failure ? { failure: error.code } : {}),
    ...(failed && !(error instanceof Failure) ? { error: describeError(error) } : {}),
  })
}
