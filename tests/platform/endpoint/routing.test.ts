import { describe, expect, it } from 'vitest'
import { unusedId } from '../../../harness/ids.ts'
import { S } from '../../../scripts/requests/paths.ts'
import { endpoints } from '../../../functions/routes.ts'
import { declaration } from '../../../functions/people/hello.ts'
import { declaration as logout } from '../../../functions/people/logout.ts'
import { declaration as removeAccessToken } from '../../../functions/people/removeAccessToken.ts'
import { type LambdaHandler, serve } from '#endpoint/serve.ts'
import { serveFallback } from '#endpoint/serveFallback.ts'
import { useTestService } from '../../support/useTestService.ts'
import { keepLog } from '../../support/logLines.ts'

type Event = Parameters<LambdaHandler>[0]

keepLog()

const service = await useTestService({ LOCAL_GATEWAY: '1' })
const fallback = serveFallback(endpoints, service.services)
const hello = serve(declaration, service.services)

const ask = (route: string, headers: Readonly<Record<string, string>> = {}) =>
  service.request(route, { token: service.adminToken, headers })

/** Calls the fallback like a gateway, with the decoded path. */
const askRaw = async (method: string, rawPath: string, body?: string) => {
  const event = {
    rawPath,
    rawQueryString: '',
    body: body ?? null,
    isBase64Encoded: false,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Bearer ${service.adminToken}`,
    },
    requestContext: { http: { method, sourceIp: '192.0.2.1' } },
  } as unknown as Event
  const { statusCode, body: text = '' } = await fallback(event)
  return { status: statusCode, body: (text === '' ? {} : JSON.parse(text)) as unknown }
}

describe('a method', () => {
  it.each([`${S}/hello`, `${S}/role`, `${S}/user`, '/openapi.json', `${S}/role/${unusedId}`])(
    'HEAD of %s responds like GET, without the body and with the same checks',
    async (path) => {
      const [get, head] = [await ask(`GET ${path}`), await ask(`HEAD ${path}`)]
      const [strictGet, strictHead] = [
        await service.request(`GET ${path}`),
        await service.request(`HEAD ${path}`),
      ]

      expect([head.status, strictHead.status]).toEqual([get.status, strictGet.status])
      expect([head.text, strictHead.text]).toEqual(['', ''])
      expect(head.headers['content-type']).toBe(get.headers['content-type'])
      expect(get.text).not.toBe('')
    },
  )

  it.each(['logout', 'remove_access_token'])('HEAD of %s changes nothing', async (name) => {
    const reply = await ask(`HEAD ${S}/${name}`)
    const after = await ask(`GET ${S}/hello`)

    expect(reply.status).toBe(405)
    expect(after.body).toMatchObject({ authenticated: true })
  })

  it.each([logout, removeAccessToken])(
    'HEAD that the local gateway sends to $name is refused with the allowed methods',
    async (endpoint) => {
      const handler = serve(endpoint, service.services)
      const headers = { authorization: `Bearer ${service.adminToken}` }
      const http = { method: 'HEAD', sourceIp: '192.0.2.1' }
      const event = { rawPath: '/', headers, requestContext: { http } } as unknown as Event

      const { statusCode, headers: sent } = await handler(event)

      expect([statusCode, sent?.allow]).toEqual([405, 'OPTIONS, POST, GET'])
    },
  )

  it.each([
    ['OPTIONS', `${S}/role/`, 204, 'OPTIONS, HEAD, POST, GET'],
    ['OPTIONS', `${S}/role/${unusedId}`, 204, 'OPTIONS, HEAD, PUT, DELETE, GET'],
    ['OPTIONS', `${S}/role/not-even-a-uuid`, 204, 'OPTIONS, HEAD, PUT, DELETE, GET'],
    ['OPTIONS', `${S}/create_user`, 204, 'OPTIONS, POST'],
    ['PATCH', `${S}/user`, 405, 'OPTIONS, HEAD, PUT, DELETE, GET'],
    ['TRACE', `${S}/hello`, 405, 'OPTIONS, HEAD, GET, POST'],
    ['GET', `${S}/create_user`, 405, 'OPTIONS, POST'],
    ['HEAD', `${S}/login`, 405, 'OPTIONS, POST'],
    ['get', `${S}/hello`, 405, 'OPTIONS, HEAD, GET, POST'],
  ])('%s of %s is %d, and names the allowed methods', async (method, path, status, allowed) => {
    const anonymous = await service.request(`${method} ${path}`)
    const admin = await ask(`${method} ${path}`)

    expect([anonymous.status, admin.status]).toEqual([status, status])
    expect(anonymous.headers.allow?.split(', ').sort()).toEqual(allowed.split(', ').sort())
    expect(admin.headers.allow).toBe(anonymous.headers.allow)
  })

  it('is the one of the request, whatever a header, the query or a form says', async () => {
    const headers = {
      'x-http-method-override': 'DELETE',
      'x-http-method': 'DELETE',
      'x-method-override': 'DELETE',
    }
    await service.createUser('anna')

    const read = await ask(`GET ${S}/user?username=anna&_method=DELETE`, headers)
    const post = await service.request(`POST ${S}/user`, {
      token: service.adminToken,
      form: { username: 'anna', _method: 'DELETE' },
    })
    const after = await ask(`GET ${S}/user?username=anna`)

    expect([read.status, post.status, after.status]).toEqual([200, 405, 200])
  })
})

describe('a path', () => {
  it.each([
    ['/nothing', 404],
    [S, 404],
    [`${S}/hello/more`, 404],
    [`${S}//hello`, 404],
    [`/${S}/hello`, 404],
    [`${S.toUpperCase()}/hello`, 404],
    [`${S}/HELLO`, 404],
    [`${S}/hello//`, 404],
    [`${S}/hello;jsessionid=1`, 404],
    [`${S}/x/..;/hello`, 404],
    [`${S}/x/../hello`, 404],
    [`${S}/hello/`, 200],
    ['/health/', 200],
    [`${S}/role/${unusedId}/`, 404],
  ])('`%s` is %d', async (path, status) => {
    const reply = await askRaw('GET', path)

    expect(reply.status).toBe(status)
    if (status === 404) expect(reply.body).toMatchObject({ code: 'not-found', instance: path })
  })

  it('is a URI reference in a problem document', async () => {
    const { body } = await askRaw('GET', `${S}/⛵ %/x`)

    expect(body).toMatchObject({ instance: `${S}/%E2%9B%B5%20%25/x` })
  })

  it.each(['a b+c', '⛵', '..', '..;', 'a;b=c', 'a#~\u001fb', '%', '%2F'])(
    'segment `%s`, which the gateway has decoded, selects the object of this name',
    async (id) => {
      const path = `${S}/ownership/EVENT/${id}`

      const written = await askRaw('PUT', path, '{"username":"admin"}')
      const read = await askRaw('GET', path)
      const byQuery = await ask(`GET ${S}/ownership/EVENT?id=${encodeURIComponent(id)}`)

      expect(written.status).toBe(200)
      expect(read.body).toMatchObject({ objectId: id, username: 'admin' })
      expect(byQuery.body).toEqual(read.body)
    },
  )

  it.each(['a\0b', '\uFFFD'])('segment %j is 400', async (segment) => {
    const routed = await askRaw('GET', `${S}/ownership/EVENT/${segment}`)

    expect(routed.status).toBe(400)
    expect(routed.body).toMatchObject({ code: 'malformed-request' })
  })
})

describe('an event', () => {
  const call = async (event: unknown) => {
    const { statusCode, cookies, body } = await hello(event as Event)
    return { statusCode, cookies, body: JSON.parse(body ?? '') as unknown }
  }
  const nobody = { principal: null, authenticated: false, remembered: false }
  const http = { method: 'GET', path: '/', protocol: 'HTTP/1.1', sourceIp: '', userAgent: '' }

  it.each([
    ['no fields', {}],
    ['the minimum of API Gateway', { rawPath: '/', headers: {}, requestContext: { http } }],
    [
      'nulls, as the local gateway sends them',
      {
        body: null,
        cookies: null,
        headers: null,
        pathParameters: null,
        rawPath: null,
        queryStringParameters: null,
        rawQueryString: null,
        stageVariables: null,
        requestContext: { http },
        isBase64Encoded: null,
      },
    ],
    ['null instead of a context', { requestContext: null, pathParameters: { id: null } }],
    ['empty texts', { body: '', cookies: [''], rawQueryString: '', headers: { cookie: '' } }],
  ])('with %s gets a response', async (_, event) => {
    const reply = await call(event)

    expect(reply).toMatchObject({ statusCode: 200, body: nobody })
  })

  it('has its cookies in a list or in a header, and no `Secure` on plain http', async () => {
    const form = `username=admin&password=${service.adminPassword}`
    const signedIn = await call({
      body: form,
      requestContext: { http: { ...http, method: 'POST' } },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const [cookie = ''] = signedIn.cookies ?? []
    const pair = cookie.split(';')[0] ?? ''

    const replies = [
      await call({ cookies: ['a=b', pair] }),
      await call({ headers: { cookie: `a=b; ${pair}` } }),
      await call({ cookies: null, headers: { cookie: `a=b;${pair};c` } }),
    ]

    expect(cookie).toBe(`${pair}; Path=/; HttpOnly; SameSite=Lax`)
    expect(replies.map(({ body }) => body)).toMatchObject(Array(3).fill({ principal: 'admin' }))
  })
})
