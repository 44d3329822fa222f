/** Regression tests for unusual requests. */
import { describe, expect, it } from 'vitest'
import { S } from '../../../scripts/requests/paths.ts'
import { handler as fallback } from '../../../functions/fallback.ts'
import { useTestService } from '../../support/useTestService.ts'

const trusted = 'https://results.example.org'

const service = await useTestService({ CORS_ORIGINS: trusted })
const token = service.adminToken

describe('a list in place of one name', () => {
  const notATitle = [{ toString: 1, valueOf: 1 }]

  it.each([
    ['POST', `${S}/create_user`, { username: notATitle, password: 'reaching-on-port-7' }],
    ['DELETE', `${S}/user`, { username: notATitle }],
    ['DELETE', `${S}/user`, { username: ['admin'] }],
    ['PUT', `${S}/ownership/EVENT`, { id: notATitle }],
    ['PUT', `${S}/ownership/EVENT`, { id: ['a', null] }],
  ])('is a 400 for %s %s with %j', async (method, path, json) => {
    const reply = await service.request(`${method} ${path}`, { token, json })

    expect(reply.status).toBe(400)
  })
})

describe('a display name', () => {
  it('remains after the removal of its access control list', async () => {
    const path = `${S}/ownership/EVENT/named`
    const acl = [{ groupId: null, actions: ['READ'] }]
    await service.request(`PUT ${path}/acl`, { token, json: { acl, displayName: 'Kiel' } })

    await service.request(`DELETE ${path}/acl`, { token })

    const { body } = await service.request(`GET ${path}/acl`, { token })
    expect(body).toMatchObject({ displayName: 'Kiel', acl: [] })
  })
})

describe('a list of large roles', () => {
  it('comes in pages that fit into a response of a function, without losing one', async () => {
    const permissions = Array.from(
      { length: 100 },
      (_, number) => `EVENT:READ:${number}-${'ü'.repeat(240)}`,
    )
    const ids: string[] = []
    for (let number = 0; number < 30; number += 1) {
      const id = await service.createRole(token)
      await service.request(`PUT ${S}/role/${id}`, { token, json: { permissions } })
      ids.push(id)
    }

    const seen: string[] = []
    let next: string | undefined = `${S}/role`
    while (next !== undefined) {
      const page = await service.request(`GET ${next}`, { token })
      expect(Buffer.byteLength(page.text)).toBeLessThan(2 * 1024 * 1024)
      seen.push(...(page.body as readonly { readonly id: string }[]).map(({ id }) => id))
      next = /<([^>]+)>/.exec(page.headers.link ?? '')?.[1]
    }

    expect(seen).toEqual(expect.arrayContaining(ids))
    expect(new Set(seen).size).toBe(seen.length)
  })
})

describe('a request without a route', () => {
  const unrouted = (method: string, rawPath: string) =>
    fallback({
      rawPath,
      headers: { origin: trusted, host: 'localhost' },
      requestContext: { http: { method, sourceIp: '192.0.2.1' } } as never,
    })

  it('gets a preflight response all the same, because AWS decodes the slash of an id', async () => {
    const { statusCode, headers } = await unrouted('OPTIONS', `${S}/ownership/REGATTA/49er/Gold`)

    expect(statusCode).toBe(204)
    expect(headers).toMatchObject({ 'access-control-allow-origin': trusted })
  })

  it('is HEAD of an operation that changes data, and `Allow` says so', async () => {
    const { statusCode, headers } = await unrouted('HEAD', `${S}/logout`)

    expect([statusCode, headers?.allow]).toEqual([405, 'OPTIONS, POST, GET'])
  })
})
