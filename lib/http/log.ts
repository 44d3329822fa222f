/**
 * One line of JSON for each request. It holds no query, no body, no header and no path that a
 * client made up: those may hold secrets, or more text than a log should have to take.
 */
import { Failure } from '../domain/failure.ts'
import type { Endpoint } from './endpoint.ts'
import type { HttpRequest } from './request.ts'
import type { HttpResponse } from './httpResponse.ts'

export const logRequest = (
  { name }: Pick<Endpoint, 'name'>,
  { id, method, route, trace }: HttpRequest,
  response: HttpResponse | null | undefined,
  millis: number,
): void => {
  const { subject, storeCalls, failure } = trace
  const isDenied =
    failure instanceof Failure && ['forbidden', 'unauthenticated'].includes(failure.code)
  const decision = isDenied ? 'denied' : trace.decision
  const line = {
    level: failure === undefined || failure instanceof Failure ? 'info' : 'error',
    time: new Date().toISOString(),
    requestId: id,
    operation: name,
    method,
    route,
    status: response?.status,
    ms: Math.round(millis * 10) / 10,
    subject,
    decision,
    rule: isDenied ? failure.rule : trace.rule,
    storeCalls,
    dryRun: trace.dryRun,
    ...(failure instanceof Failure ? { failure: failure.code } : {}),
    ...(failure === undefined || failure instanceof Failure ? {} : { error: describe(failure) }),
  }
  // Not by the console, to whose lines Lambda adds words of its own.
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** Names and places of an unexpected error. Its message may quote what somebody sent. */
const describe = (error: unknown): unknown => {
  if (!(error instanceof Error)) return typeof error
  const places = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 10)
  return { name: error.name, places }
}
