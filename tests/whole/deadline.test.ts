/**
 * A table that is unavailable, slow or overloaded: every request gets a response of the service in
 * time.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { Failure } from '#values/failure.ts'
import { requestMillisMax } from '#values/requestLimits.ts'
import type { Endpoint } from '#endpoint/endpoint.ts'
import { respondWithProblem } from '#endpoint/middleware/problemDetails.ts'
import type { HttpRequest } from '#endpoint/request.ts'
import { serve } from '#endpoint/serve.ts'
import { readUser } from '#access/items/users.ts'
import type { TestService } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { after, asUsual, standBeforeTable, throttling } from '../support/faultyTable.ts'
import { keepLog } from '../support/logLines.ts'

keepLog()
const patience = 30_000
const slowMillis = 1500

const startTroubled = async () => {
  const service = await useTestService()
  const table = await standBeforeTable(service)
  afterAll(table.stop)
  return { service, table }
}
const silent = await startTroubled()
const slow = await startTroubled()
const { service, table } = await startTroubled()
afterEach(() => {
  table.behave(asUsual)
})

const timed = async <Result>(run: () => Promise<Result>) => {
  const started = performance.now()
  const result = await run()
  return { result, millis: performance.now() - started }
}

const reading = ({ request, adminToken: token }: TestService) => request(`GET ${S}/role`, { token })
const writing = ({ request, adminToken: token }: TestService) =>
  request(`POST ${S}/role`, { token, form: { roleName: 'bosun' } })

/** Reads items without end. */
const readingForEver: Endpoint = {
  name: 'readForEver',
  summary: 'Read for ever',
  routes: ['GET /forever'],
  guard: { kind: 'public' },
  reply: { status: 204 },
  run: async ({ context }) => {
    for (let number = 0; ; number += 1) await readUser(context.store, `user${number}`)
  },
}

/** Waits for an event other than a response of the table. */
const waitingForEver: Endpoint = {
  ...readingForEver,
  name: 'waitForEver',
  summary: 'Wait for ever',
  run: () => new Promise<undefined>(() => undefined),
}

const send = (declaration: Endpoint, { services }: TestService) => serve(declaration, services)({})

const unavailable = { status: 503, body: { code: 'unavailable' } }
const retryAfter = /^[1-3]$/

/** Concurrent, with a table for each test, because each of these requests takes long. */
describe.concurrent('the service', () => {
  it(
    'responds in time while the table does not, whatever the request waits for',
    async () => {
      silent.table.behave((answer, _, operation) => {
        if (!['Query', 'TransactWriteItems'].includes(operation)) answer()
      })

      const [read, written, waiting] = await Promise.all([
        timed(() => reading(silent.service)),
        timed(() => writing(silent.service)),
        timed(() => send(waitingForEver, silent.service)),
      ])

      for (const { result, millis } of [read, written]) {
        expect(result).toMatchObject(unavailable)
        expect(result.headers['retry-after']).toMatch(retryAfter)
        expect(millis).toBeLessThan(requestMillisMax + 500)
      }
      expect(waiting.result.statusCode).toBe(503)
      expect(waiting.millis).toBeGreaterThan(requestMillisMax)
      expect(waiting.millis).toBeLessThan(requestMillisMax + 500)
    },
    patience,
  )

  it(
    'responds in time while the table is slow, and makes no change after the response',
    async () => {
      slow.table.behave(after(slowMillis))

      const [few, many] = await Promise.all([
        timed(() => writing(slow.service)),
        timed(() => send(readingForEver, slow.service)),
      ])
      slow.table.take()
      await pause(slowMillis)

      expect(few.result.status).toBe(201)
      expect(many.result.statusCode).toBe(503)
      expect(many.result.body).toContain('The table does not respond in time')
      expect(many.millis).toBeGreaterThan(requestMillisMax - 50)
      expect(many.millis).toBeLessThan(requestMillisMax + 500)
      expect(slow.table.take()).toEqual([])
    },
    patience,
  )
})

it('leaves no timer behind', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  await reading(service)
  const before = timers()
  for (let time = 0; time < 10; time += 1) await reading(service)

  expect(timers()).toBeLessThanOrEqual(before)
})

describe('a table that throttles', () => {
  it(
    'is called three times, with random backoff, before the response is 503',
    async () => {
      table.behave(throttling)
      table.take()

      const replies = await Promise.all(
        Array.from({ length: 8 }, () => service.request('GET /health')),
      )
      const calls = table.take()

      for (const reply of replies) {
        expect(reply).toMatchObject(unavailable)
        expect(reply.headers['retry-after']).toMatch(retryAfter)
      }
      expect(calls.map((attempts) => attempts.length)).toEqual(Array(8).fill(3))
      // Up to one second and then up to two, and different for each request.
      const pauses = calls.map(([first = 0, second = 0, third = 0]) => [
        second - first,
        third - second,
      ])
      for (const [first = 0, second = 0] of pauses) {
        expect(first).toBeLessThan(1000 + 500)
        expect(second).toBeLessThan(2000 + 500)
      }
      const firsts = pauses.map(([first = 0]) => first)
      expect(Math.max(...firsts) - Math.min(...firsts)).toBeGreaterThan(50)
    },
    patience,
  )

  it(
    'is no failure when it recovers in time',
    async () => {
      let attempts = 0
      table.behave((answer, response, operation) => {
        attempts += 1
        if (attempts < 3) throttling(answer, response, operation)
        else answer()
      })

      expect((await service.request('GET /health')).status).toBe(200)
      expect(attempts).toBe(3)
    },
    patience,
  )
})

it('gives clients different times for a retry', async () => {
  const request = { cookies: [], headers: {}, path: '/', id: 'x' } as unknown as HttpRequest
  const problem = () => respondWithProblem(new Failure('unavailable', 'Away.'), request, {})
  const problems = await Promise.all(Array.from({ length: 200 }, problem))
  const seconds = problems.map(({ headers }) => headers['retry-after'])

  expect([...new Set(seconds)].sort()).toEqual(['1', '2', '3'])
})
