/** A request in the format in which API Gateway sends it to a function (HTTP API, payload 2.0). */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { SentRequest } from './requests.ts'

export interface MatchedRoute {
  /** Method and path template. */
  readonly route: string
  readonly pathParameters: Readonly<Record<string, string>>
}

/** @param matched absent for a request that no route matches */
export const gatewayEvent = (
  { method, target, headers, cookies, body, sourceAddress = '192.0.2.1' }: SentRequest,
  matched?: MatchedRoute,
): APIGatewayProxyEventV2 => {
  const [path = '', query = ''] = target.split(/\?(.*)/s)
  const http = { method, path, protocol: 'HTTP/1.1', sourceIp: sourceAddress, userAgent: 'test' }
  const isBase64Encoded = Buffer.isBuffer(body)
  return {
    version: '2.0',
    routeKey: matched?.route ?? '$default',
    rawPath: decodeURIComponent(path),
    rawQueryString: query,
    headers: { host: 'localhost', ...headers },
    ...(cookies === undefined ? {} : { cookies: [...cookies] }),
    ...(matched === undefined ? {} : { pathParameters: matched.pathParameters }),
    requestContext: { http } as APIGatewayProxyEventV2['requestContext'],
    ...(body === undefined ? {} : { body: isBase64Encoded ? body.toString('base64') : body }),
    isBase64Encoded,
  }
}
