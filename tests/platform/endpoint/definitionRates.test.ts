/** The rate limit for changes of roles and groups, per minute. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { S } from '../../../scripts/requests/paths.ts'
import { startTestService, type TestService } from '../../support/functions.ts'

const limit = 5
/** The beginning of a minute. */
const start = 31_666_680 * 60_000

let service: TestService
let tokens: Readonly<Record<'anna' | 'bob', string>>
let roleId: string
let minutes = 0
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start - 60_000 })
  service = await startTestService({ RATE_LIMIT_DEFINITIONS: String(limit) })
  tokens = { anna: await service.createUser('anna'), bob: await service.createUser('bob') }
  roleId = await makeRole('anna')
})
afterAll(() => service.stop())
beforeEach(() => {
  minutes += 1
  vi.setSystemTime(start + minutes * 60_000)
})

const makeRole = (who: keyof typeof tokens) => service.createRole(tokens[who])

const change = (token: string, id: string, permissions = ['EVENT:READ'], query = '') =>
  service.request(`PUT ${S}/role/${id}${query}`, { token, json: { permissions } })

const statuses = async (count: number, send: () => Promise<{ readonly status: number }>) => {
  const found: number[] = []
  for (let number = 0; number < count; number += 1) found.push((await send()).status)
  return found
}

it('is the configured one, and in the message', async () => {
  const found = await statuses(limit, () => change(tokens.anna, roleId))
  const { status, body, headers } = await change(tokens.anna, roleId)

  expect(found).toEqual(Array<number>(limit).fill(200))
  expect(status).toBe(429)
  expect(body).toMatchObject({
    detail:
      'This user has changed roles and groups 5 times within a minute. Try again in 60 seconds.',
  })
  expect(headers['ratelimit-policy']).toBe('"definitions";q=5;w=60')
  expect(headers['retry-after']).toMatch(/^6[0-2]$/)
})

it('applies to each user, and to changes of roles and groups only', async () => {
  await statuses(limit + 1, () => change(tokens.anna, roleId))
  const ofBob = await makeRole('bob')

  expect((await change(tokens.bob, ofBob)).status).toBe(200)
  expect((await service.request(`GET ${S}/role/${roleId}`, { token: tokens.anna })).status).toBe(
    200,
  )
  expect(
    (await service.request(`POST ${S}/role`, { token: tokens.anna, form: { roleName: 'x' } }))
      .status,
  ).toBe(201)
})

it('counts neither refused requests nor dry runs', async () => {
  await statuses(limit, () => change(tokens.bob, roleId))
  await statuses(limit, () => change(tokens.anna, roleId, ['EVENT:READ'], '?dryRun=true'))

  expect((await change(tokens.anna, roleId)).status).toBe(200)
  expect((await change(tokens.bob, await makeRole('bob'))).status).toBe(200)
})

it('does not apply to administrators', async () => {
  const found = await statuses(3 * limit, () => change(service.adminToken, roleId))

  expect(new Set(found)).toEqual(new Set([200]))
})
