/** The rate limit for requests, with one process and with two. */
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { itemsOfUnmappedMinute } from '#positions/rules/packedFixes.ts'
import type { Reply } from '../../../scripts/requests/requests.ts'
import { S, V } from '../../../scripts/requests/paths.ts'
import { RequestCounters, weightOf } from '#endpoint/rateLimits.ts'
import { startTestService, type TestService } from '../../support/functions.ts'
import { keepLog } from '../../support/logLines.ts'

const log = keepLog()
const subjectLimit = 20
const networkLimit = 45
/** The beginning of a minute. */
const start = 31_666_680 * 60_000

let first: TestService
let second: TestService
let anna: string
let minutes = 0
let network = ''
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start - 60_000 })
  const settings = {
    TOKEN_KEY: randomBytes(32).toString('hex'),
    RATE_LIMIT_PER_SUBJECT: String(subjectLimit),
    RATE_LIMIT_PER_NETWORK: String(networkLimit),
  }
  first = await startTestService(settings)
  anna = await first.createUser('anna')
  const table = { TABLE_NAME: first.tableName, DYNAMODB_ENDPOINT: first.endpoint }
  second = await startTestService({ ...settings, ...table })
})
afterAll(() => Promise.all([first.stop(), second.stop()]))
beforeEach(() => {
  // Every second one, because a test may continue into the next minute.
  minutes += 2
  vi.setSystemTime(start + minutes * 60_000)
  network = `198.51.100.${minutes}`
})

const hello = (service: TestService, token?: string, from = network): Promise<Reply> =>
  service.request(`GET ${S}/hello`, { ...(token === undefined ? {} : { token }), from })

const statuses = async (count: number, send: () => Promise<Reply>) => {
  const found: number[] = []
  for (let number = 0; number < count; number += 1) found.push((await send()).status)
  return found
}
const allowed = (found: readonly number[]): number =>
  found.filter((status) => status === 200).length

describe('one process', () => {
  it('accepts exactly as many requests of a user as the limit, one by one', async () => {
    const found = await statuses(30, () => hello(first, anna))

    expect(found).toEqual([...Array<number>(20).fill(200), ...Array<number>(10).fill(429)])
  })

  it('accepts exactly as many concurrent ones', async () => {
    const replies = await Promise.all(Array.from({ length: 40 }, () => hello(first, anna)))

    expect(allowed(replies.map(({ status }) => status))).toBe(20)
  })

  it('accepts as many requests of a network as the limit, and then only those with access tokens', async () => {
    const found = await statuses(60, () => hello(first))
    const statusOf = async (credentials: object) =>
      (await first.request(`GET ${S}/hello`, { ...credentials, from: network })).status

    expect(allowed(found)).toBe(45)
    expect(await statusOf({ token: first.adminToken })).toBe(200)
    expect(await statusOf({ token: `${first.adminToken}x` })).toBe(429)
    expect(await statusOf({ basic: ['admin', first.adminPassword] })).toBe(429)
    expect(allowed(await statuses(25, () => hello(first, anna)))).toBe(20)
  })

  it('does not affect other users and other networks', async () => {
    await statuses(25, () => hello(first, anna))
    await statuses(25, () => hello(first))

    expect((await hello(first)).status).toBe(429)
    expect((await hello(first, first.adminToken)).status).toBe(200)
    expect((await hello(first, undefined, '203.0.113.1')).status).toBe(200)
    expect((await hello(first, anna, '203.0.113.1')).status).toBe(429)
  })

  it('counts addresses of one household together, and ignores headers about addresses', async () => {
    await statuses(45, () => hello(first, undefined, '2001:db8:1:2::1'))
    const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } }

    expect((await hello(first, undefined, '2001:db8:1:2:3:4:5:6')).status).toBe(429)
    expect((await hello(first, undefined, '2001:db8:1:3::1')).status).toBe(200)
    const from = '2001:db8:1:2::7'
    expect((await first.request(`GET ${S}/hello`, { ...forwarded, from })).status).toBe(429)
  })

  it('resets with each minute', async () => {
    await statuses(25, () => hello(first, anna))
    vi.setSystemTime(Date.now() + 59_999)
    const before = await hello(first, anna)
    vi.setSystemTime(Date.now() + 1)

    expect([before.status, (await hello(first, anna)).status]).toEqual([429, 200])
  })

  it('does not charge a user for failed sign-ins of others', async () => {
    const wrong = await statuses(15, () =>
      first.request(`GET ${S}/hello`, { basic: ['anna', 'not-hers'], from: network }),
    )
    const mixed = await first.request(`GET ${S}/hello`, { token: `${anna}x`, from: network })

    expect([...new Set([...wrong, mixed.status])]).toEqual([401])
    expect(allowed(await statuses(25, () => hello(first, anna)))).toBe(20)
  })

  it('charges the network for requests that fail before authentication', async () => {
    await statuses(20, () => first.request('GET /nowhere', { from: network }))
    const events = `POST ${V}/events/createEvent`
    await statuses(25, () => first.request(events, { body: '{', from: network }))

    expect((await first.request('GET /nowhere', { from: network })).status).toBe(429)
    expect((await hello(first)).status).toBe(429)
  })

  const leftIn = ({ headers }: Reply) => Number(/r=(\d+)/.exec(headers.ratelimit ?? '')?.[1])

  it('charges more for a request that writes many items, and for unmapped devices', async () => {
    const json = { eventName: `Kiel ${network}`, venuename: 'Kiel' }
    const path = `POST ${V}/events/createEvent`
    const made = await first.request(path, { token: first.adminToken, json, from: network })
    const afterMade = leftIn(await hello(first))
    const timestamps = Array.from({ length: 4 }, (_, minute) => Date.now() - minute * 60_000)
    const usual = { latitude: 54.43, longitude: 10.2, speed: 4, course: 240 }
    const fixes = timestamps.map((timestamp) => ({ ...usual, timestamp }))
    const sent = { json: { deviceUuid: randomUUID(), fixes }, from: network }
    await first.request(`POST ${V}/gps_fixes`, sent)
    const afterSent = leftIn(await hello(first))
    const afterHello = leftIn(await hello(first))

    expect(leftIn(made) - afterMade).toBeGreaterThan(1)
    expect(afterMade - afterSent).toBe(2 + (4 * itemsOfUnmappedMinute) / 10)
    expect(afterSent - afterHello).toBe(1)
  })

  it('never counts health checks and preflight requests', async () => {
    const health = await statuses(50, () => first.request('GET /health', { from: network }))
    await statuses(50, () => first.request(`OPTIONS ${S}/role`, { from: network }))
    const { headers } = await first.request('GET /health', { from: network })

    expect(allowed(health)).toBe(50)
    expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([])
    expect((await hello(first)).headers.ratelimit).toContain('r=44;')
  })
})

describe('two processes', () => {
  it.each([
    ['a user', 'subject', subjectLimit],
    ['a network', 'network', networkLimit],
  ] as const)('let %s send as many, and at most nine more each', async (_, who, limit) => {
    const token = who === 'subject' ? anna : undefined
    let passed = 0
    for (let number = 0; number < 100; number += 1) {
      const service = Math.random() < 0.5 ? first : second
      const from = who === 'subject' ? `203.0.113.${number}` : network
      if ((await hello(service, token, from)).status === 200) passed += 1
    }

    expect(passed).toBeGreaterThanOrEqual(limit)
    expect(passed).toBeLessThanOrEqual(limit + 2 * 9)
  })

  it('share their counts through the table', async () => {
    await statuses(20, () => hello(first, anna, '203.0.113.1'))

    expect(allowed(await statuses(20, () => hello(second, anna, '203.0.113.2')))).toBeLessThan(10)
  })
})

describe('the response', () => {
  it('contains the remaining requests, for each limit', async () => {
    vi.setSystemTime(Date.now() + 14_001)
    const nobody = await hello(first)
    const { headers } = await hello(first, anna)

    expect(nobody.headers['ratelimit-policy']).toBe('"network";q=45;w=60')
    expect(nobody.headers.ratelimit).toBe('"network";r=44;t=46')
    expect(headers['ratelimit-policy']).toBe('"network";q=45;w=60, "subject";q=20;w=60')
    expect(headers.ratelimit).toBe('"network";r=43;t=46, "subject";r=19;t=46')
  })

  it('names the exceeded limit, and the time of a retry', async () => {
    vi.setSystemTime(Date.now() + 30_000)
    await statuses(20, () => hello(first, anna))
    const { status, headers, body } = await hello(first, anna)

    expect(status).toBe(429)
    expect(body).toMatchObject({
      code: 'too-many-requests',
      detail: 'This user has sent 20 requests within a minute. Try again in 30 seconds.',
    })
    expect(['30', '31', '32']).toContain(headers['retry-after'])
    expect(headers.ratelimit).toBe('"network";r=24;t=30, "subject";r=0;t=30')
    expect(log.lastLine()).toMatchObject({ failure: 'too-many-requests', subject: 'anna' })
  })

  it('to a refused network costs no read', async () => {
    await statuses(46, () => hello(first))

    expect(log.lastLine()).toMatchObject({ status: 429, storeCalls: 0 })
  })

  it('is counted in the table once for nine requests', async () => {
    const seen: number[] = []
    for (let number = 0; number < 19; number += 1) {
      await hello(first, anna, `203.0.113.${number}`)
      seen.push(log.lastLine().storeCalls)
    }

    const [usual = 0] = seen
    expect(seen.flatMap((calls, at) => (calls > usual ? [at + 1] : []))).toEqual([10, 19])
  })
})

describe('the counters', () => {
  it.each([
    ['a usual request', 9, 599, 0],
    ['many items', 300, 20, 30],
    ['two seconds of the processor', 0, 2000, 15],
  ])('count further requests for %s', (_, items, millis, expected) => {
    expect(weightOf(items, millis)).toBe(expected)
  })

  it('tell other processes of an expensive request that exceeds the limit', async () => {
    const reported: number[] = []
    const counters = new RequestCounters('network', 20, (_, __, count) => {
      reported.push(count)
      return Promise.resolve(count)
    })
    await counters.count('x')
    await counters.add('x', 30)

    expect(await counters.count('x')).toMatchObject({ isAllowed: false, left: 0 })
    expect(reported).toEqual([31])
  })

  it('do not grow with the number of callers, and keep the latest', () => {
    const counters = new RequestCounters('network', 5, () => Promise.reject(new Error('away')))
    for (let number = 0; number < 30_000; number += 1) void counters.count(`network ${number}`)

    expect(counters.size).toBe(10_000)
    expect(counters.count('network 29999')).toMatchObject({ left: 3 })
    expect(counters.count('network 0')).toMatchObject({ left: 4 })
    vi.setSystemTime(Date.now() + 60_000)
    void counters.count('network 1')
    expect(counters.size).toBe(1)
  })

  it('continue without the table while it is unavailable, and retry it now and then', async () => {
    let reports = 0
    const counters = new RequestCounters('subject', 40, () => {
      reports += 1
      return Promise.reject(new Error('away'))
    })
    const passed = []
    for (let number = 0; number < 50; number += 1)
      passed.push((await counters.count('x')).isAllowed)

    expect(passed.filter((isAllowed) => isAllowed)).toHaveLength(40)
    expect(reports).toBe(4)
  })

  it('write less often for a large limit', async () => {
    let total = 0
    const sizes: number[] = []
    const counters = new RequestCounters('subject', 100_000, (_, __, count) => {
      sizes.push(count)
      return Promise.resolve((total += count))
    })
    for (let number = 0; number < 250; number += 1) await counters.count('x')

    expect(sizes).toEqual([100, 100])
  })
})
