/** Requests whose query or body cannot be read, and whose query may name the object. */
import { describe, expect, it } from 'vitest'
import type { RequestOptions } from '../../../scripts/requests/requests.ts'
import { S } from '../../../scripts/requests/paths.ts'
import { useTestService } from '../../support/useTestService.ts'

const service = await useTestService()
await service.createUser('anna')

const jsonType = { 'content-type': 'application/json' }
const gzipped = { ...jsonType, 'content-encoding': 'gzip' }

describe('a request that cannot be read', () => {
  const race = `PUT ${S}/ownership/TRACKED_RACE?id=Kiel&id=R1`
  const bodies: readonly (readonly [number, string, RequestOptions])[] = [
    [400, 'malformed-request', { headers: jsonType, body: '{"username":' }],
    [415, 'unsupported-media-type', { headers: { 'content-type': 'text/plain' }, body: 'x' }],
    [415, 'unsupported-media-type', { headers: gzipped, body: '{}' }],
    [413, 'too-large', { headers: jsonType, body: `"${'x'.repeat(256 * 1024)}"` }],
  ]
  const unreadable = [
    ...[race, `DELETE ${S}/user?username=anna`, `PUT ${S}/ownership/EVENT`].flatMap((route) =>
      bodies.map((each) => [route, ...each] as const),
    ),
    [`GET ${S}/ownership/EVENT?id=${'x'.repeat(9000)}`, 413, 'too-large', {}] as const,
  ].map(([route, ...rest]) => [route.slice(0, 80), route, ...rest] as const)

  it.each(unreadable)('tells why: %s', async (_, route, status, code, options) => {
    const reply = await service.request(route, { ...options, token: service.adminToken })
    const anonymous = await service.request(route, options)

    expect([reply.status, anonymous.status]).toEqual([status, 401])
    expect(reply.body).toMatchObject({ code })
    expect((reply.body as { readonly detail: string }).detail).toMatch(/body|query|JSON/i)
  })

  it('is none with the encoding `identity`', async () => {
    const headers = { ...jsonType, 'content-encoding': 'identity' }
    const options = { token: service.adminToken, headers, body: '{"roleName":"a"}' }

    expect((await service.request(`POST ${S}/role`, options)).status).toBe(201)
  })

  it('is refused first to a caller without permission for the object in its query', async () => {
    const token = await service.createUser('stranger')

    for (const [, , options] of bodies) {
      expect((await service.request(race, { ...options, token })).status).toBe(403)
    }
  })
})
