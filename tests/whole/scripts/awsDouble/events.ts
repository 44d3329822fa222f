/** Events of payload 2.0 as an HTTP API sends them to a function. */
import { randomUUID } from 'node:crypto'

/** @param routeKey for example `GET /health` */
const eventOf = (routeKey: string, more: object = {}): object => {
  const [method = 'GET', template = '/nothing'] = routeKey.split(' ')
  const id = '00000000-0000-4000-8000-000000000000'
  const parameters = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name]) => [
    name,
    name === 'objectType' ? 'EVENT' : id,
  ])
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'objectType' ? 'EVENT' : id,
  )
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: '',
    headers: { accept: '*/*', host: 'double.example', 'x-forwarded-for': '192.0.2.7' },
    requestContext: {
      accountId: '123456789012',
      apiId: 'double',
      stage: '$default',
      routeKey,
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.7', userAgent: 'curl/8.5.0' },
      requestId: randomUUID(),
      timeEpoch: Date.now(),
    },
    ...(parameters.length === 0
      ? {}
      : { pathParameters: Object.fromEntries(parameters) as object }),
    isBase64Encoded: false,
    ...more,
  }
}

/** The forms in which one request can arrive. */
export const eventsOf = (routeKey: string): Readonly<Record<string, object>> => ({
  'without optional fields': eventOf(routeKey),
  'with cookies': eventOf(routeKey, { cookies: ['JSESSIONID=x', 'theme=dark', 'a="b; c"'] }),
  'with a body in base64': eventOf(routeKey, {
    headers: { 'content-type': 'application/octet-stream', 'content-length': '4' },
    body: Buffer.from([0xff, 0xfe, 0, 1]).toString('base64'),
    isBase64Encoded: true,
  }),
  'with a JSON body in base64': eventOf(routeKey, {
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{"name":"Förde"}').toString('base64'),
    isBase64Encoded: true,
  }),
  'with repeated query parameters': eventOf(routeKey, {
    rawQueryString: 'username%5B%5D=a&username%5B%5D=b&id=1&id=2&flag',
    queryStringParameters: { 'username[]': 'a,b', id: '1,2', flag: '' },
  }),
  'with a joined header': eventOf(routeKey, {
    headers: { authorization: 'Bearer a,Bearer b', accept: 'text/html,application/json' },
  }),
  'of the default route': eventOf(routeKey, { routeKey: '$default', pathParameters: undefined }),
})
