import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { S } from '../../../scripts/requests/paths.ts'
import { metrics } from '#endpoint/middleware/requestLog.ts'
import { useTestService } from '../../support/useTestService.ts'
import { keepLog } from '../../support/logLines.ts'

const log = keepLog()
const namespace = 'committee-boat-test'

const service = await useTestService({ METRICS_NAMESPACE: namespace })
const coldStarts = log.lines().map(({ ColdStarts, cold }) => [ColdStarts, cold])
await service.createUser('anna')
afterAll(() => {
  vi.stubEnv('METRICS_NAMESPACE', '')
})
beforeEach(() => {
  log.texts.length = 0
})

interface Embedded {
  readonly Timestamp: number
  readonly CloudWatchMetrics: readonly {
    readonly Namespace: string
    readonly Dimensions: readonly (readonly string[])[]
    readonly Metrics: readonly { readonly Name: string; readonly Unit: string }[]
  }[]
}

describe('the metrics in the log', () => {
  it('have the format of CloudWatch', async () => {
    await service.request('GET /health')

    const line = log.lastLine()
    const { Timestamp, CloudWatchMetrics } = line._aws as Embedded
    expect(Math.abs(Date.now() - Timestamp)).toBeLessThan(60_000)
    expect(CloudWatchMetrics).toHaveLength(1)
    expect(CloudWatchMetrics[0]).toMatchObject({ Namespace: namespace, Dimensions: [['service']] })
    expect(CloudWatchMetrics[0]?.Metrics.map(({ Name }) => Name)).toEqual(Object.keys(metrics))
    for (const { Name } of CloudWatchMetrics[0]?.Metrics ?? []) {
      expect(typeof line[Name], Name).toBe('number')
    }
    expect(line.service).toBe('committee-boat')
  })

  it.each([
    ['a success', `GET ${S}/hello`, {}, {}],
    ['a denial', `GET ${S}/user?username=admin`, {}, { Denials: 1 }],
    ['wrong credentials', `GET ${S}/hello`, { token: 'x' }, { SignInFailures: 1 }],
    [
      'a wrong password',
      `GET ${S}/hello`,
      { basic: ['anna', 'x'] as const },
      { SignInFailures: 1 },
    ],
    ['a missing path', 'GET /nothing', {}, {}],
  ])('count %s', async (_, route, options, counted) => {
    await service.request(route, options)

    const none = { Errors: 0, Throttled: 0, Unavailable: 0, Conflicts: 0, Denials: 0 }
    expect(log.lastLine()).toMatchObject({ ...none, SignInFailures: 0, ColdStarts: 0, ...counted })
  })

  it('count calls to the table and the time like the log line', async () => {
    await service.request(`GET ${S}/user`, { token: service.adminToken })

    const { storeCalls, ms, StoreCalls, Latency } = log.lastLine()
    expect(storeCalls).toBeGreaterThan(0)
    expect({ StoreCalls, Latency }).toEqual({ StoreCalls: storeCalls, Latency: ms })
  })

  it('count the first request of a process', () => {
    const [first, ...others] = coldStarts as readonly unknown[]

    expect(first).toEqual([1, true])
    expect(others.every((other) => JSON.stringify(other) === '[0,null]')).toBe(true)
  })

  it('have no dimension with values of a request', async () => {
    const canary = 'canary-5b1e'
    await service.request(`GET ${S}/user?username=${canary}`, {
      token: service.adminToken,
      headers: { 'x-amzn-trace-id': `Root=${canary}`, 'user-agent': canary },
    })
    await service.request(`GET ${S}/hello`, { basic: [canary, canary] })

    expect(log.texts.join('\n')).not.toContain(canary)
    for (const { _aws, service: name } of log.lines()) {
      expect((_aws as Embedded).CloudWatchMetrics[0]?.Dimensions).toEqual([['service']])
      expect(name).toBe('committee-boat')
    }
  })
})

describe('a failure is counted', () => {
  const answered = { status: 200, millis: 1, storeCalls: 0, failure: undefined, isCold: false }

  it.each([
    ['Errors', { ...answered, status: 500 }, { ...answered, status: 499 }],
    ['Throttled', { ...answered, status: 429 }, { ...answered, status: 428 }],
    ['ColdStarts', { ...answered, isCold: true }, answered],
  ] as const)('as %s', (name, counted, other) => {
    expect([metrics[name].valueOf(counted), metrics[name].valueOf(other)]).toEqual([1, 0])
  })
})

describe('the id of a trace', () => {
  const id = '1-5759e988-bd862e3fe1be46a994272793'

  it.each([
    [`Root=${id}`, id],
    [`Self=1-67891233-abcdef012345678912345678;Root=${id};Sampled=1`, id],
    [`Root=${id}x`, undefined],
    ['Root=none', undefined],
  ])('in %s is logged as %s', async (header, logged) => {
    await service.request('GET /health', { headers: { 'x-amzn-trace-id': header } })

    expect(log.lastLine().traceId).toBe(logged)
  })
})
