/** All functions behind the gateways of this machine, in this process. */
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { operations } from '../../functions/background/liveConnection.ts'
import { endpoints } from '../../functions/routes.ts'
import { serveMessages } from '#feed/background/liveMessages.ts'
import type { GatewayEvent } from '#endpoint/request.ts'
import { serve, type LambdaHandler } from '#endpoint/serve.ts'
import { serveFallback } from '#endpoint/serveFallback.ts'
import type { Services } from '#endpoint/services.ts'
import { problemTypes } from '#schemas/platform/problemTypes.ts'
import type { OfflineFunction } from '../gateway/offlineGateway.ts'
import { createHttpApi, type FunctionResponse, type Refuse } from '../gateway/httpApi.ts'
import { LiveGateway } from '../gateway/liveGateway.ts'
import { publicAddressIn } from '../gateway/publicAddress.ts'

/** The functions of the HTTP API. */
export const functionsOf = (services: Services): readonly OfflineFunction<LambdaHandler>[] => [
  ...endpoints.map((endpoint) => {
    const { name, routes } = endpoint
    return { name, routes, target: serve(endpoint, services) }
  }),
  { name: 'fallback', routes: ['$default'], target: serveFallback(endpoints, services) },
]

/**
 * How a gateway on this machine invokes a function, and refuses requests.
 * @param changed is called after each request that may have changed the table
 */
export const apiOf = (changed: () => void, address = publicAddressIn(process.env)) => ({
  address,
  invoke: async (handler: LambdaHandler, event: GatewayEvent, connection: AbortSignal) => {
    const response = (await handler(event, { connection })) as FunctionResponse
    if (!['GET', 'HEAD'].includes(event.requestContext?.http.method ?? '')) changed()
    return response
  },
  refuse,
})

export const serveFunctions = (services: Services, changed: () => void): Server =>
  createHttpApi({
    routes: functionsOf(services).flatMap(({ routes, target }) =>
      routes.map((key) => ({ key, target })),
    ),
    ...apiOf(changed),
  })

export const serveConnections = (services: Services, address: URL): LiveGateway => {
  const { LIVE_CONNECTIONS_PER_NETWORK: limit = '100' } = process.env
  if (!/^\d{1,9}$/.test(limit)) throw new Error('LIVE_CONNECTIONS_PER_NETWORK must be a number')
  const anonymousConnections = Number(limit) || Infinity
  const publicAddress = publicAddressIn(process.env)
  const limits = { anonymousConnections }
  return new LiveGateway(serveMessages(operations, services), address, { publicAddress, limits })
}

const codes = {
  400: 'malformed-request',
  408: 'malformed-request',
  413: 'too-large',
  421: 'malformed-request',
  431: 'too-large',
  500: 'internal',
} as const

/** The problem details of a function, instead of the JSON of API Gateway. */
const refuse: Refuse = (request, status, detail) => {
  const code = codes[status]
  const { title } = problemTypes[code]
  const requestId = randomUUID()
  const instance = (request.url ?? '/').split('?')[0]
  const problem = { type: `/docs#${code}`, title, status, detail, instance, code, requestId }
  // Plain text by default: a script that pipes responses into jq then fails instead of using the error
  // as data.
  const isJson = /application\/(problem\+)?json/i.test(request.headers.accept ?? '')
  return {
    statusCode: status,
    headers: {
      'content-type': isJson ? 'application/problem+json' : 'text/plain; charset=utf-8',
      'x-request-id': requestId,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
    body: isJson ? JSON.stringify(problem) : `${title}. ${detail}`,
  }
}
