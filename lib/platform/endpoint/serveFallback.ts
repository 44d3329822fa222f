/** Requests without a route: trailing slashes, HEAD, preflight requests, addresses of boards, 404 and 405. */
import { Failure, sentence } from '#values/failure.ts'
import { encodeSegment } from '#values/pathName.ts'
import { chain, type Handler } from './chain.ts'
import type { Endpoint } from './endpoint.ts'
import { withLanguageChoice } from './language.ts'
import { preflightHeaders } from './middleware/responseHeaders.ts'
import { pipeline, responseMiddleware } from './pipeline.ts'
import type { HttpRequest, HttpResponse } from './request.ts'
import { findRoute, type Match, nearPath } from './router.ts'
import { type LambdaHandler, serveWith } from './serve.ts'
import type { Services } from './services.ts'
import type { HttpSettings } from './settings.ts'

export const serveFallback = (endpoints: readonly Endpoint[], services?: Services): LambdaHandler =>
  serveWith((made) => router(endpoints, made), services)

const router = (endpoints: readonly Endpoint[], services: Services): Handler => {
  const { settings } = services
  const pipelines = new Map(endpoints.map((endpoint) => [endpoint, pipeline(endpoint, services)]))
  const matchOf = (request: HttpRequest): Match =>
    findRoute(endpoints, request.method, segmentsOf(request))
  const unrouted = chain(
    responseMiddleware({ name: 'fallback', ...unroutedForm }, services),
    withLanguageChoice(
      (request) => respondWithoutRoute(request, matchOf(request), endpoints, settings),
      services,
    ),
  )
  return (request, internal) => {
    const match = matchOf(request)
    const respond = match.kind === 'found' ? pipelines.get(match.endpoint) : undefined
    if (match.kind !== 'found' || respond === undefined) return unrouted(request, internal)
    const { route, pathParameters } = match
    return respond({ ...request, route, pathParameters }, internal)
  }
}

/** The gateway has decoded the path. */
const segmentsOf = ({ path }: HttpRequest) => path.replace(/\/$/, '').split('/').slice(1)

/** Text, because a script that pipes responses into jq may have a mistake in its URL. */
const unroutedForm = { failsAsText: true } as const

/** The page instead of `/board` and `/board/{regattaName}`, to which people shorten an address. */
const pageAbove = ([start, regattaName, ...others]: readonly string[] = []): string | undefined => {
  if (start !== 'board' || others.length > 0) return undefined
  return regattaName === undefined ? '/' : `/regatta/${encodeSegment(regattaName)}`
}

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']

const respondWithoutRoute = (
  request: HttpRequest,
  match: Match,
  endpoints: readonly Endpoint[],
  settings: HttpSettings,
): HttpResponse => {
  const isTrusted = settings.trustedOrigins.has(request.headers.origin ?? '')
  // AWS may have decoded an unknown path, so that a preflight of a trusted site gets all methods.
  const methods = match.kind === 'other-methods' ? match.methods : isTrusted ? allMethods : []
  const allowed = ['OPTIONS', ...methods]
  const allow = allowed.join(', ')
  if (request.method === 'OPTIONS' && methods.length > 0) {
    return { status: 204, headers: { allow, ...(isTrusted ? preflightHeaders(allow) : {}) } }
  }
  const location = pageAbove(segmentsOf(request))
  if (location !== undefined && ['GET', 'HEAD'].includes(request.method)) {
    return { status: 302, headers: { location } }
  }
  if (match.kind !== 'other-methods') {
    const near = nearPath(endpoints, segmentsOf(request))
    throw new Failure(
      'not-found',
      near === undefined
        ? 'There is nothing at this path. See /docs for what there is.'
        : sentence`There is nothing at this path. Did you mean \`${near}\`? See /docs for what there is.`,
    )
  }
  const detail = sentence`This path knows ${allow}, not ${request.method}.`
  throw new Failure('method-not-allowed', detail, { methods: allowed })
}
