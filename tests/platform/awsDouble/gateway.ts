/** An HTTP API with the routes of the template, and events of payload 2.0. */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { moreSpecific } from '../../../lib/http/router.ts'
import { references, resourcesOfType, type Template } from '../../../scripts/stack/template.ts'

export type Invoke = (functionName: string, event: object) => Promise<Response>

interface Response {
  readonly statusCode?: number
  readonly headers?: Readonly<Record<string, string | number | boolean>>
  readonly cookies?: readonly string[]
  readonly body?: string
  readonly isBase64Encoded?: boolean
}

interface Route {
  readonly key: string
  readonly method: string
  readonly template: readonly string[]
  readonly functionName: string
}

/** The quota of Lambda for a request, and of the gateway for a body. */
const bodyBytesMax = 6 * 1024 * 1024

/** The quota of Lambda for a response, which is JSON with the body as text. */
const responseBytesMax = 6_291_556

export const startGateway = (template: Template, invoke: Invoke): Server => {
  const routes = routesOf(template)
  return createServer((request, response) => {
    handle(request).then(
      ({ statusCode = 200, headers = {}, cookies = [], body = '', isBase64Encoded = false }) => {
        response.writeHead(statusCode, {
          'content-type': 'application/json',
          ...headers,
          ...(cookies.length === 0 ? {} : { 'set-cookie': [...cookies] }),
        })
        response.end(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'))
      },
      (error: unknown) => {
        console.error(error)
        response.writeHead(500, { 'content-type': 'application/json' })
        response.end('{"message":"Internal Server Error"}')
      },
    )
  })

  async function handle(request: IncomingMessage): Promise<Response> {
    const body = await buffer(request)
    if (body.length > bodyBytesMax) return message(413, 'Request Too Long')
    const path = pathOf(request.url ?? '/')
    if (path === undefined) return message(400, 'Bad Request')
    const route = routeOf(routes, request.method ?? 'GET', path)
    if (route === undefined) return message(404, 'Not Found')
    const response = await invoke(route.functionName, eventOf(request, path, route, body))
    if (Buffer.byteLength(JSON.stringify(response)) > responseBytesMax) {
      throw new Error(`the response of ${route.functionName} is too large for Lambda`)
    }
    return response
  }
}

const message = (statusCode: number, text: string): Response => ({
  statusCode,
  body: JSON.stringify({ message: text }),
})

/** The routes of the HTTP API, without those of the WebSocket API. */
export const httpRoutes = (template: Template) =>
  resourcesOfType(template, 'AWS::ApiGatewayV2::Route').filter(
    ([, { Properties }]) => !references(Properties.ApiId).includes('WebsocketsApi'),
  )

const routesOf = (template: Template): readonly Route[] =>
  httpRoutes(template).map(([, { Properties }]) => {
    const key = String(Properties.RouteKey)
    const [method = '', path = ''] = key.split(' ')
    const integration = /"Ref":"(HttpApiIntegration\w+)"/.exec(
      JSON.stringify(Properties.Target),
    )?.[1]
    const uri = template.Resources[integration ?? '']?.Properties.IntegrationUri
    const functionName = /"(\w+LambdaFunction)"/.exec(JSON.stringify(uri))?.[1] ?? ''
    return { key, method, template: path.split('/').slice(1), functionName }
  })

/**
 * Returns the decoded path, or `undefined` if the gateway rejects it: `%25` is rejected, `%3F` cuts
 * the path, `%2F` splits it, and `%252F` is decoded twice (live captures).
 */
const pathOf = (url: string): string | undefined => {
  const [sent = ''] = url.split('?')
  const twice = sent.replaceAll(/%25(?=[0-9A-Fa-f]{2})/g, '%')
  if (twice.includes('%25')) return undefined
  try {
    return decodeURIComponent(twice).split('?')[0]
  } catch {
    return undefined
  }
}

const routeOf = (routes: readonly Route[], method: string, path: string): Route | undefined => {
  const segments = path.split('/').slice(1)
  const [found] = routes
    .filter(
      (route) =>
        route.method === method &&
        route.template.length === segments.length &&
        route.template.every((part, index) =>
          part.startsWith('{') ? segments[index] !== '' : part === segments[index],
        ),
    )
    .sort((left, right) => moreSpecific(left.template, right.template))
  return found ?? routes.find(({ key }) => key === '$default')
}

const isText = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded)|.*\+json)/

const eventOf = (request: IncomingMessage, path: string, route: Route, body: Buffer): object => {
  const { cookie, ...headers } = joined(request.rawHeaders)
  const rawQueryString = request.url?.split(/\?(.*)/s)[1] ?? ''
  const query = new URLSearchParams(rawQueryString)
  const segments = path.split('/').slice(1)
  const parameters = route.template.flatMap((part, index) =>
    part.startsWith('{') ? [[part.slice(1, -1), segments[index] ?? '']] : [],
  )
  const isPlain = isText.test(headers['content-type'] ?? 'text/plain')
  return {
    version: '2.0',
    ...{ routeKey: route.key, rawPath: path, rawQueryString },
    ...(cookie === undefined ? {} : { cookies: cookie.split('; ') }),
    headers,
    // Absent keys are left out, as in AWS.
    ...(rawQueryString === ''
      ? {}
      : {
          queryStringParameters: Object.fromEntries(
            [...new Set(query.keys())].map((name) => [name, query.getAll(name).join(',')]),
          ),
        }),
    requestContext: {
      ...{ accountId: '123456789012', apiId: 'double', routeKey: route.key, stage: '$default' },
      http: {
        ...{ method: request.method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1' },
        userAgent: headers['user-agent'] ?? '',
      },
      ...{ requestId: randomUUID(), timeEpoch: Date.now() },
    },
    ...(parameters.length === 0
      ? {}
      : { pathParameters: Object.fromEntries(parameters) as object }),
    ...(body.length === 0 ? {} : { body: body.toString(isPlain ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isPlain,
  }
}

/** Repeated headers arrive joined with a comma. */
const joined = (rawHeaders: readonly string[]): Readonly<Record<string, string | undefined>> => {
  const headers = new Map<string, string>()
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? ''
    const value = rawHeaders[index + 1] ?? ''
    const known = headers.get(name)
    headers.set(
      name,
      known === undefined ? value : `${known}${name === 'cookie' ? '; ' : ','}${value}`,
    )
  }
  return Object.fromEntries(headers)
}
