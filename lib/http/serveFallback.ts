/**
 * The handler of everything that the gateway has no route for: trailing slashes, HEAD, preflights,
 * the way from `/` to the reference, 405 with `Allow`, and a 404 like our other problems.
 */
import { Failure } from '../domain/failure.ts'
import type { Endpoint } from './endpoint.ts'
import { preflightHeaders } from './headers.ts'
import { processOf } from './process.ts'
import { respondWithProblem } from './problem.ts'
import { type HttpRequest, readRequest } from './request.ts'
import type { HttpResponse } from './httpResponse.ts'
import { toGatewayResponse } from './response.ts'
import { findRoute, type Match } from './router.ts'
import { answering, chainAround } from './serve.ts'

export const serveFallback = (endpoints: readonly Endpoint[]) => {
  const chains = new Map(endpoints.map((endpoint) => [endpoint, answering(endpoint)]))
  const unrouted = chainAround({ name: 'fallback', ...unroutedForm }, (request) =>
    answerUnrouted(request, matchOf(endpoints, request)),
  )
  return async (
    event: Parameters<typeof readRequest>[0],
    lambda: Parameters<typeof unrouted>[1],
  ) => {
    const request = readRequest(event)
    const match = segmentsOf(request) === undefined ? undefined : matchOf(endpoints, request)
    const chain = match?.kind === 'found' ? chains.get(match.endpoint) : undefined
    const response =
      match?.kind === 'found' && chain !== undefined
        ? await chain(
            { ...request, route: match.route, pathParameters: match.pathParameters },
            lambda,
          )
        : await unrouted(request, lambda)
    return toGatewayResponse(response, request.method)
  }
}

const matchOf = (endpoints: readonly Endpoint[], request: HttpRequest): Match => {
  const segments = segmentsOf(request)
  if (segments === undefined) {
    throw new Failure('malformed-request', 'The path is not validly percent-encoded UTF-8.')
  }
  return findRoute(endpoints, request.method, segments)
}

/** Each decoded once: AWS hands over a decoded path, the local gateway an encoded one. */
const segmentsOf = ({ path }: HttpRequest): readonly string[] | undefined => {
  const segments = path.replace(/\/$/, '').split('/').slice(1)
  if (!processOf().settings.isLocal) return segments
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** A script that pipes responses into jq may have a mistake in its address. */
const unroutedForm = { failsAsText: true } as const

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']

const answerUnrouted = (request: HttpRequest, match: Match): HttpResponse => {
  const isTrusted = processOf().settings.trustedOrigins.has(request.headers.origin ?? '')
  // A preflight of a trusted site needs no more: it must not fail where AWS decoded the path.
  const methods = match.kind === 'other-methods' ? match.methods : isTrusted ? allMethods : []
  const allow = ['OPTIONS', ...methods].join(', ')
  if (request.method === 'OPTIONS' && methods.length > 0) {
    return { status: 204, headers: { allow, ...(isTrusted ? preflightHeaders(allow) : {}) } }
  }
  if (request.path === '/' && ['GET', 'HEAD'].includes(request.method)) {
    return { status: 302, headers: { location: '/docs' } }
  }
  if (match.kind !== 'other-methods') {
    throw new Failure('not-found', 'There is nothing at this path. See /docs for what there is.')
  }
  const detail = `This path knows ${allow}, not ${request.method}.`
  const failure = new Failure('method-not-allowed', detail)
  const problem = respondWithProblem(failure, request, unroutedForm)
  return { ...problem, headers: { ...problem.headers, allow } }
}
