/** Failures as problem documents (RFC 9457). */
import { Failure, failures } from '../domain/failure.ts'
import { preferredMediaType } from './accept.ts'
import type { Endpoint } from './endpoint.ts'
import { explanationLink } from './explanationLink.ts'
import { formatJson } from './json.ts'
import type { HttpRequest } from './request.ts'
import type { HttpResponse } from './httpResponse.ts'

const bearer = 'Bearer realm="committee-boat"'
const challenge = `${bearer}, Basic realm="committee-boat", charset="UTF-8"`

/** Whatever was thrown, as a failure; the inside of an unknown error stays inside. */
const failureOf = (error: unknown): Failure =>
  error instanceof Failure
    ? error
    : new Failure('internal', 'Something went wrong here. Tell the operator the request id.')

export const respondWithProblem = (
  error: unknown,
  request: HttpRequest,
  { failsInPairs, failsAs }: Pick<Endpoint, 'failsInPairs' | 'failsAs'>,
): HttpResponse => {
  const { code, message: detail, errors, permission, seconds } = failureOf(error)
  const { status, title } = failures[code]
  const explanation = permission === undefined ? undefined : explanationLink(permission)
  const headers = {
    ...(status === 401 ? { 'www-authenticate': challengeFor(request, failsAs) } : {}),
    ...(comesBack.has(code) ? { 'retry-after': comeBackIn(seconds) } : {}),
    ...(explanation === undefined ? {} : { link: `<${explanation}>; rel="help"` }),
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
    ...(explanation === undefined ? {} : { explanation }),
    ...(errors.length === 0 ? {} : { errors: [...errors] }),
    ...(failsInPairs === true ? { responseStatus: 'false', responseMessage: detail } : {}),
  }
  if (failsAs !== undefined && prefers(failsAs.mediaType, request)) {
    const contentType = `${failsAs.mediaType}; charset=utf-8`
    const all = { ...headers, ...failsAs.headers, 'content-type': contentType }
    return { status, headers: all, body: failsAs.format(problem) }
  }
  const contentType = 'application/problem+json; charset=utf-8'
  return { status, headers: { ...headers, 'content-type': contentType }, body: formatJson(problem) }
}

/** What may be different later on. */
const comesBack: ReadonlySet<string> = new Set([
  'request-in-progress',
  'too-many-requests',
  'unavailable',
])

/** Not all at once, or the service would meet the same crowd again. */
const comeBackIn = (seconds = 1): string => String(seconds + Math.floor(3 * Math.random()))

const prefers = (mediaType: string, { headers }: HttpRequest): boolean =>
  preferredMediaType(headers.accept, ['application/json', mediaType]) === mediaType

/**
 * A browser that is offered Basic covers a page, also that of a script that asks in its name, with a
 * dialog of its own. Whoever has a form for signing in wants none.
 */
const challengeFor = (request: HttpRequest, failsAs: Endpoint['failsAs']): string => {
  const isOfScript = request.headers['sec-fetch-dest'] === 'empty'
  const isPage = failsAs !== undefined && prefers(failsAs.mediaType, request)
  return isOfScript || isPage ? bearer : challenge
}

/** Of several acceptable types the first one counts, unless JSON is named too. */
const wantsText = (accept = ''): boolean =>
  /^\s*text\/plain\b/.test(accept) && !accept.includes('json')
