/** A request in the format in which API Gateway sends it to a function (HTTP API, payload 2.0). */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

export interface Request {
  readonly authorization?: string
  readonly cookie?: string
  readonly json?: unknown
}

/** @param address path and query */
export const gatewayEvent = (
  method: string,
  address: string,
  pathParameters: Readonly<Record<string, string>>,
  { authorization, cookie, json }: Request = {},
): APIGatewayProxyEventV2 => {
  const [path = '', query = ''] = address.split('?')
  const http = { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'bench' }
  return {
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: decodeURIComponent(path),
    rawQueryString: query,
    headers: {
      host: 'localhost',
      ...(authorization === undefined ? {} : { authorization }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(cookie === undefined ? {} : { cookies: [cookie] }),
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    pathParameters,
    requestContext: { http } as APIGatewayProxyEventV2['requestContext'],
    isBase64Encoded: false,
  }
}
