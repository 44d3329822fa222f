/**
 * One process of the service: receives requests of clients as messages, and calls the handlers as
 * Lambda does. Its only addition is a header that names the client's request in every call to the
 * table.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { endpoints } from '../../functions/routes.ts'
import { findRoute } from '../../lib/http/router.ts'
import { serve } from '../../lib/http/serve.ts'
import { createServices } from '../../lib/http/services.ts'
import { requestHeader } from '../faultyEngine/engineCall.ts'
import type { ServiceAnswer, ServiceRequest } from './serviceRequest.ts'

const services = createServices(process.env)
const handlers = new Map(endpoints.map((endpoint) => [endpoint, serve(endpoint, services)]))
const asking = new AsyncLocalStorage<string>()
const clockAhead = Number(process.env.CLOCK_AHEAD_MILLIS ?? '0')

const response = async (request: ServiceRequest): Promise<ServiceAnswer> => {
  const [method = '', address = ''] = request.route.split(' ')
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const segments = path.split('/').slice(1).map(decodeURIComponent)
  const match = findRoute(endpoints, method, segments)
  const handler = match.kind === 'found' ? handlers.get(match.endpoint) : undefined
  if (match.kind !== 'found' || handler === undefined) throw new Error(`no route ${request.route}`)
  const http = { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'proof' }
  const result = await handler({
    version: '2.0',
    routeKey: match.route,
    rawPath: decodeURIComponent(path),
    rawQueryString: query,
    headers: {
      host: 'localhost',
      ...(request.token === undefined ? {} : { authorization: `Bearer ${request.token}` }),
      ...(request.json === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(request.cookies === undefined ? {} : { cookies: [...request.cookies] }),
    pathParameters: match.pathParameters,
    requestContext: { http } as never,
    ...(request.json === undefined ? {} : { body: JSON.stringify(request.json) }),
    isBase64Encoded: false,
  })
  return {
    id: request.id,
    status: result.statusCode ?? 0,
    text: result.body ?? '',
    headers: result.headers as Readonly<Record<string, string>>,
  }
}

const prepare = async (): Promise<void> => {
  if (clockAhead !== 0) {
    const now = Date.now.bind(Date)
    Date.now = () => now() + clockAhead
  }
  const client = services.table.client as DynamoDBDocumentClient
  client.middlewareStack.add(
    (next) => (args) => {
      const { headers } = args.request as { headers: Record<string, string> }
      headers[requestHeader] = asking.getStore() ?? ''
      return next(args)
    },
    { step: 'build', name: 'requestOfClient' },
  )
  const attempts = Number(process.env.TABLE_ATTEMPTS ?? '3')
  if (attempts === 1) client.config.retryStrategy = () => Promise.resolve(oneAttempt)
  await Promise.resolve()
}

/** The service without retries of the SDK. */
const oneAttempt = {
  mode: 'standard',
  acquireInitialRetryToken: () =>
    Promise.resolve({ getRetryCount: () => 0, getRetryDelay: () => 0 }),
  refreshRetryTokenForRetry: () => Promise.reject(new Error('retries are switched off')),
  recordSuccess: () => undefined,
}

process.on('message', (request: ServiceRequest) => {
  void asking.run(request.id, async () => {
    const reply = await response(request).catch((error: unknown) => ({
      id: request.id,
      status: -1,
      text: String(error),
      headers: {},
    }))
    process.send?.(reply)
  })
})
process.on('disconnect', () => process.exit(0))
await prepare()
process.send?.({ id: 'ready', status: 0, text: '', headers: {} } satisfies ServiceAnswer)
