import { problemTypes } from '#schemas/platform/problemTypes.ts'
import { Failure, shownError } from '#values/failure.ts'
import { encodedPath } from '#values/pathName.ts'
import { namesMediaType, preferredMediaType } from '../accept.ts'
import type { Endpoint } from '../endpoint.ts'
import { explanationLink, failurePage } from '../failurePage.ts'
import { formatJson } from '../json.ts'
import type { Middleware } from '../chain.ts'
import { languageOf } from '../language.ts'
import { localizedErrors, localizedFailure } from '../localized.ts'
import type { HttpRequest, HttpResponse } from '../request.ts'

const bearer = 'Bearer realm="committee-boat"'
const challenge = `${bearer}, Basic realm="committee-boat", charset="UTF-8"`

/** An unknown error becomes `internal`, without its message. */
const failureOf = (error: unknown): Failure =>
  error instanceof Failure
    ? error
    : new Failure('internal', 'Something went wrong here. Tell the operator the request id.')

/** The parts of a declaration that determine the representation of a failure. */
export type FailureForm = 'failsWithResponseStatus' | 'failsAs' | 'failsAsText'

/** Turns a failure into a problem document (RFC 9457), a page or text. */
export const problemDetails = (endpoint: Pick<Endpoint, FailureForm>): Middleware => ({
  name: 'problemDetails',
  onError: async (request) => {
    request.internal.failure = request.error
    request.response = await respondWithProblem(request.error, request.event, endpoint)
  },
})

const headersFor = (
  { code, permission, seconds, methods }: Failure,
  request: HttpRequest,
  pageType: string,
) => ({
  ...(problemTypes[code].status === 401
    ? { 'www-authenticate': challengeFor(request, pageType) }
    : {}),
  ...(isTemporary.has(code) ? { 'retry-after': retryAfterSeconds(seconds) } : {}),
  ...(methods === undefined ? {} : { allow: methods.join(', ') }),
  ...(permission === undefined ? {} : { link: `<${explanationLink(permission)}>; rel="help"` }),
  vary: 'Accept',
})

export const respondWithProblem = async (
  error: unknown,
  request: HttpRequest,
  { failsWithResponseStatus, failsAs, failsAsText }: Pick<Endpoint, FailureForm>,
): Promise<HttpResponse> => {
  const failure = failureOf(error)
  const { code, message: detail, permission, clientError } = failure
  const { status, title } = problemTypes[code]
  const page = failsAs ?? failurePage()
  const headers = headersFor(failure, request, page.mediaType)
  if (wantsText(request.headers.accept, failsAsText)) {
    const contentType = 'text/plain; charset=utf-8'
    const body = readsAsJson(detail) ? `${title}. ${detail}` : detail
    return { status, headers: { ...headers, 'content-type': contentType }, body }
  }
  const language = languageOf(request)
  const localized = await localizedFailure(failure, language)
  const errors = (await localizedErrors(failure.errors, language)).map(shownError)
  const problem = {
    type: `/docs#${code}`,
    title,
    status,
    detail,
    instance: encodedPath(request.path),
    code,
    requestId: request.id,
    ...(permission === undefined ? {} : { permission, explanation: explanationLink(permission) }),
    ...(errors.length === 0 ? {} : { errors }),
    ...(localized === undefined ? {} : { localized }),
    ...(clientError === undefined
      ? {}
      : { message: detail, errorCodeName: clientError.name, errorCode: clientError.code }),
    ...(failsWithResponseStatus === true
      ? { responseStatus: 'false', responseMessage: detail }
      : {}),
  }
  if (prefers(page.mediaType, request) && !namesMediaType(request.headers.accept, [problemType])) {
    const contentType = `${page.mediaType}; charset=utf-8`
    const all = { ...headers, ...page.headers, 'content-type': contentType }
    const body = await page.format(problem, language, addressOf(request))
    return { status, headers: all, body }
  }
  const contentType = `${problemType}; charset=utf-8`
  return { status, headers: { ...headers, 'content-type': contentType }, body: formatJson(problem) }
}

/** Failures after which the same request may succeed later. */
const isTemporary: ReadonlySet<string> = new Set([
  'request-in-progress',
  'too-many-requests',
  'storage-full',
  'unavailable',
])

/** Random, so that clients do not all retry at the same moment. */
const retryAfterSeconds = (seconds = 1): string => String(seconds + Math.floor(3 * Math.random()))

/** A query may contain a secret, so that only the way back of a page has it. */
const addressOf = ({ method, path, query }: HttpRequest): string =>
  method === 'GET' && query.size > 0 ? `${path}?${query.toString()}` : path

const prefers = (mediaType: string, { headers }: HttpRequest): boolean =>
  preferredMediaType(headers.accept, ['application/json', mediaType]) === mediaType

/** A Basic challenge makes a browser cover the page with its own dialog, also for requests of scripts. */
const challengeFor = (request: HttpRequest, pageType: string): string => {
  const isOfScript = request.headers['sec-fetch-dest'] === 'empty'
  return isOfScript || prefers(pageType, request) ? bearer : challenge
}

const problemType = 'application/problem+json'
const jsonTypes = ['application/json', problemType]

/** Text must come first in `Accept`, or be the endpoint's default. JSON by name takes precedence. */
const wantsText = (accept: string | undefined, failsAsText: Endpoint['failsAsText']): boolean => {
  if (namesMediaType(accept, jsonTypes)) return false
  if (/^\s*text\/plain\b/i.test(accept ?? '')) return true
  return (
    failsAsText === true && preferredMediaType(accept, [...jsonTypes, 'text/html']) !== 'text/html'
  )
}

/** jq prints each value before it reads on, so it is not enough that the text as a whole is invalid JSON. */
const readsAsJson = (text: string): boolean =>
  !/^[a-z]/i.test(text) || /^(?:true|false|null|nan|inf)/i.test(text)
