/** The handler of an endpoint: the chain of Middy around `answer`, the same for all of them. */
import middy, { type MiddlewareObj } from '@middy/core'
import { answer } from './answer.ts'
import { beforeDeadline } from './deadline.ts'
import { formatEndedSessionCookie } from './credentials.ts'
import type { Endpoint } from './endpoint.ts'
import { headersOf } from './headers.ts'
import { logRequest } from './log.ts'
import { processOf } from './process.ts'
import { type FailureForm, respondWithProblem } from './problem.ts'
import { countForNetwork } from './rateLimits.ts'
import { type HttpRequest, readRequest } from './request.ts'
import type { HttpResponse } from './httpResponse.ts'
import { toGatewayResponse } from './response.ts'

type Middleware = MiddlewareObj<HttpRequest, HttpResponse>
type Step = NonNullable<Middleware['after']>

/** A step that every answer takes, whether the endpoint succeeded or failed. */
const always = (step: Step): Middleware => ({ after: step, onError: step })

const logging = (endpoint: Pick<Endpoint, 'name'>): Middleware => {
  const began = new WeakMap<HttpRequest, number>()
  return {
    before: ({ event }) => {
      began.set(event, performance.now())
    },
    ...always(({ event, response }) => {
      const millis = performance.now() - (began.get(event) ?? 0)
      logRequest(endpoint, event, response, millis, processOf().settings)
    }),
  }
}

const finishing: Middleware = always(async (request) => {
  const { event, response } = request
  await event.trace.counted?.catch(() => undefined)
  if (response === null || response === undefined) return
  const { trustedOrigins, isLocal } = processOf().settings
  const { cookies = [] } = response
  const { sessionIsOver, dryRun } = event.trace
  request.response = {
    ...response,
    headers: headersOf(event, response.headers, trustedOrigins),
    // A session that is over is taken off the client, unless a new one has just begun.
    cookies:
      sessionIsOver === true && dryRun !== true && cookies.length === 0
        ? [formatEndedSessionCookie(!isLocal)]
        : cookies,
  }
})

const counting = (endpoint: Pick<Endpoint, 'uncounted'>): Middleware => ({
  before: ({ event }) => {
    countForNetwork(endpoint, event)
  },
})

const problems = (endpoint: Pick<Endpoint, FailureForm>): Middleware => ({
  onError: (request) => {
    request.event.trace.failure = request.error
    request.response = respondWithProblem(request.error, request.event, endpoint)
  },
})

/** The chain, for requests that were read already. */
export const chainAround = (
  endpoint: Pick<Endpoint, 'name' | 'uncounted' | FailureForm>,
  respond: (request: HttpRequest) => HttpResponse | Promise<HttpResponse>,
) =>
  middy<HttpRequest, HttpResponse>({ timeoutEarlyInMillis: 0 })
    .use(logging(endpoint))
    .use(finishing)
    .use(problems(endpoint))
    .use(counting(endpoint))
    .handler(respond)

export const answering = (endpoint: Endpoint) =>
  chainAround(endpoint, (request) => beforeDeadline(request, (timed) => answer(endpoint, timed)))

/** @example export const handler = serve(declaration) */
export const serve = (endpoint: Endpoint) => {
  const chain = answering(endpoint)
  return async (event: Parameters<typeof readRequest>[0], lambda: Parameters<typeof chain>[1]) => {
    const request = readRequest(event)
    return toGatewayResponse(await chain(request, lambda), request.method)
  }
}
