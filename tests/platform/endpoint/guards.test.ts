/** One guard of a list must allow the request, and the first one refuses it. */
import { expect, it } from 'vitest'
import type { Endpoint } from '#endpoint/endpoint.ts'
import type { Guard, ObjectGuard, OtherGuard } from '#endpoint/guard.ts'
import { serve } from '#endpoint/serve.ts'
import { Failure, sentence, StaleRead } from '#values/failure.ts'
import { keepLog } from '../../support/logLines.ts'
import { securitySetup } from '../../support/securitySetup.ts'
import { useTestService } from '../../support/useTestService.ts'

const service = await useTestService()
const log = keepLog()
const token = await service.createUser('ann')
await securitySetup(service).secure(
  { type: 'FLAG', id: 'open' },
  { acl: [{ groupId: null, actions: ['READ'] }] },
)

const send = async (
  guard: Guard,
  query: Readonly<Record<string, string>>,
  run: Endpoint['run'] = () => undefined,
) => {
  const declaration: Endpoint = {
    name: 'readFlags',
    summary: 'Read flags',
    routes: ['GET /flags'],
    guard,
    reply: { status: 204 },
    run,
  }
  const { statusCode, body } = await serve(
    declaration,
    service.services,
  )({
    headers: { authorization: `Bearer ${token}` },
    rawQueryString: new URLSearchParams({ type: 'FLAG', ...query }).toString(),
  })
  return { statusCode, body, rule: log.lastLine().rule }
}

const ofInput = (id: string): ObjectGuard => ({
  kind: 'object',
  type: { from: 'type' },
  actions: ['READ'],
  id,
})

const secret: OtherGuard = {
  kind: 'secret',
  type: { from: 'type' },
  id: 'flag',
  input: 'secret',
  title: 'the secret',
  rule: 'secret-of-flag',
  allows: (_, { id }, input) => Promise.resolve(input.secret === `secret of ${id}`),
}

const list: Guard = [
  { ...ofInput('flag'), refusal: (flag) => sentence`Leave ${flag} alone.` },
  ofInput('other'),
  { kind: 'self', input: 'username' },
  secret,
]

it.each([
  [{ flag: 'open' }, 'acl-grant'],
  [{ flag: 'shut', other: 'open' }, 'acl-grant'],
  [{ flag: 'shut', username: 'ann' }, 'self'],
  [{ flag: 'shut', secret: 'secret of shut' }, 'secret-of-flag'],
])('a list allows %o by the rule %s', async (query, rule) => {
  expect(await send(list, query)).toMatchObject({ statusCode: 204, rule })
})

it.each([
  { flag: 'shut' },
  { flag: 'shut', other: 'closed' },
  { flag: 'shut', username: 'bob' },
  { flag: 'shut', secret: 'secret of open' },
])('a list refuses %o in the words of its first guard', async (query) => {
  const { statusCode, body } = await send(list, query)

  expect(statusCode).toBe(403)
  expect(body).toContain('Leave shut alone.')
  expect(body).toContain('FLAG:READ:shut')
})

it('a single guard is not more than itself', async () => {
  const query = { flag: 'shut', other: 'open', username: 'ann', secret: 'secret of shut' }

  expect((await send(ofInput('flag'), query)).statusCode).toBe(403)
})

it('the caller is the object by default, and another user is not', async () => {
  const guard: Guard = {
    kind: 'object',
    type: 'USER',
    actions: ['READ'],
    id: { callerOr: 'username' },
  }

  expect((await send(guard, {})).statusCode).toBe(204)
  expect((await send(guard, { username: 'admin' })).statusCode).toBe(403)
})

it('the rule of an author refuses before the use case runs', async () => {
  const ran: unknown[] = []
  const guard = (refused: boolean): Guard => ({
    kind: 'author',
    title: 'only the author changes it',
    requireAuthor: () =>
      refused ? Promise.reject(new Failure('forbidden', 'Not yours.')) : Promise.resolve(),
  })
  const run = () => void ran.push(1)

  expect((await send(guard(true), {}, run)).statusCode).toBe(403)
  expect(ran).toEqual([])
  expect(await send(guard(false), {}, run)).toMatchObject({ statusCode: 204, rule: 'author' })
  expect(ran).toEqual([1])
})

it('a request runs again after a stale read', async () => {
  let attempts = 0
  const { statusCode } = await send({ kind: 'public' }, {}, () => {
    attempts += 1
    if (attempts === 1) throw new StaleRead()
  })

  expect([statusCode, attempts]).toEqual([204, 2])
})
