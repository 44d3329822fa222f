/**
 * The functions in this process, without a gateway: each request becomes the event of API Gateway,
 * and goes to the handler of the matching route.
 */
import { gunzipSync } from 'node:zlib'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Endpoint } from '#endpoint/endpoint.ts'
import { findRoute } from '#endpoint/router.ts'
import { serve } from '#endpoint/serve.ts'
import { serveFallback } from '#endpoint/serveFallback.ts'
import type { Services } from '#endpoint/services.ts'
import { readReply, type Reply, type SentRequest, type Transport } from './requests.ts'
import { gatewayEvent } from './gatewayEvent.ts'

export const functionsInProcess = (
  endpoints: readonly Endpoint[],
  services: Services,
): Transport => {
  const fallback = serveFallback(endpoints, services)
  const handlers = new Map(endpoints.map((endpoint) => [endpoint, serve(endpoint, services)]))
  return async (sent) => {
    const match = matchOf(endpoints, sent)
    const found = match.kind === 'found' && sent.method !== 'HEAD' ? match : undefined
    const handler = found === undefined ? fallback : (handlers.get(found.endpoint) ?? fallback)
    return replyOf(await handler(gatewayEvent(sent, found)))
  }
}

export const matchOf = (endpoints: readonly Endpoint[], { method, target }: SentRequest) => {
  const [path = ''] = target.split('?')
  // The home page has no segment.
  const segments = path === '/' ? [] : path.split('/').slice(1)
  return findRoute(endpoints, method, segments.map(decodeURIComponent))
}

export const replyOf = (result: APIGatewayProxyStructuredResultV2): Reply => {
  const headers = (result.headers ?? {}) as Readonly<Record<string, string>>
  const bytes = Buffer.from(result.body ?? '', result.isBase64Encoded === true ? 'base64' : 'utf8')
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
  return readReply({
    status: result.statusCode ?? 0,
    headers,
    cookies: result.cookies ?? [],
    text,
  })
}
