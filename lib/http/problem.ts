/** Failures as problem documents (RFC 9457). */
import { Failure, failures } from '../domain/failure.ts'
import type { Endpoint } from './endpoint.ts'
import { formatJson } from './json.ts'
import type { HttpRequest } from './request.ts'
import type { HttpResponse } from './response.ts'

const challenge = 'Bearer realm="committee-boat", Basic realm="committee-boat", charset="UTF-8"'
const retryAfterSeconds = 1

/** Whatever was thrown, as a failure; the inside of an unknown error stays inside. */
const failureOf = (error: unknown): Failure =>
  error instanceof Failure
    ? error
    : new Failure('internal', 'Something went wrong here. Tell the operator the request id.')

export const respondWithProblem = (
  error: unknown,
  request: HttpRequest,
  { failsInPairs }: Pick<Endpoint, 'failsInPairs'>,
): HttpResponse => {
  const { code, message: detail, errors, permission } = failureOf(error)
  const { status, title } = failures[code]
  const headers = {
    ...(status === 401 ? { 'www-authenticate': challenge } : {}),
    ...(status === 503 ? { 'retry-after': String(retryAfterSeconds) } : {}),
    vary: 'Accept',
  }
  if (wantsText(request.headers.accept)) {
    const contentType = 'text/plain; charset=utf-8'
    return { status, headers: { ...headers, 'content-type': contentType }, body: detail }
  }
  const problem = {
    type: `/docs#${code}`,
    title,
    status,
    detail,
    instance: request.path,
    code,
    requestId: request.id,
    ...(permission === undefined ? {} : { permission }),
    ...(errors.length === 0 ? {} : { errors }),
    ...(failsInPairs === true ? { responseStatus: 'false', responseMessage: detail } : {}),
  }
  const contentType = 'application/problem+json; charset=utf-8'
  return { status, headers: { ...headers, 'content-type': contentType }, body: formatJson(problem) }
}

/** Of several acceptable types the first one counts, unless JSON is named too. */
const wantsText = (accept = ''): boolean =>
  /^\s*text\/plain\b/.test(accept) && !accept.includes('json')
