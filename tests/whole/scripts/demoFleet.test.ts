/** The requests of the demo that enter boats and let them sail, without a service. */
import { describe, expect, it } from 'vitest'
import { sender } from '../../../scripts/demo/api.ts'
import { boats, sailedMillis } from '../../../scripts/demo/data/fleet.ts'
import type { Demo } from '../../../scripts/demo/demo.ts'
import { enterFleet, sailRace } from '../../../scripts/demo/fleet.ts'
import { recordedTransport } from '../../support/recordedTransport.ts'

/** A service that stores the preference of the owner, and has each start time that it gets. */
const fakeService = () => {
  let note: unknown
  const recorded = recordedTransport(({ route, headers, body }) => {
    if (route.includes('/acl')) return { status: 200, body: { acl: [] } }
    const start = /starttime\?.*startTime=(\d+)/.exec(route)?.[1]
    if (start !== undefined) return { status: 200, body: { startTimeAsMillis: Number(start) } }
    if (!route.endsWith('/preferences/demo-race')) return undefined
    if (route.startsWith('PUT')) {
      if (note !== undefined && 'if-none-match' in headers) return { status: 412, body: {} }
      note = body
    }
    return { status: 200, body: note }
  })
  const send = sender(recorded.transport, { token: 'x' })
  const demo: Demo = {
    transport: recorded.transport,
    admin: send,
    adminName: 'admin',
    as: () => send,
    know: () => undefined,
    groupIds: new Map<string, string>(),
  }
  return { demo, requests: recorded.requests }
}

interface SentFixes {
  readonly deviceUuid: string
  readonly fixes: readonly { readonly timestamp: number }[]
}

const sentFixes = ({ requests }: ReturnType<typeof fakeService>): readonly SentFixes[] =>
  requests.filter(({ route }) => route.endsWith('/gps_fixes')).map(({ body }) => body as SentFixes)

describe('the boats of the demo', () => {
  it('are twelve, with different names and sail numbers', () => {
    expect(new Set(boats.map(({ name }) => name)).size).toBe(12)
    expect(new Set(boats.map(({ sailId }) => sailId)).size).toBe(12)
  })

  it('enter the regatta, and everybody may see them', async () => {
    const { demo, requests } = fakeService()
    await enterFleet(demo)

    const routes = requests.map(({ route }) => route)
    expect(routes.filter((route) => route.endsWith('/createandadd'))).toHaveLength(12)
    expect(routes.filter((route) => /^PUT .*\/COMPETITOR\/.*\/acl$/.test(route))).toHaveLength(12)
  })

  it('sail from before the time of loading to after it, in one request each', async () => {
    const service = fakeService()
    await sailRace(service.demo)

    const now = Date.now()
    const sent = sentFixes(service)
    expect(new Set(sent.map(({ deviceUuid }) => deviceUuid)).size).toBe(12)
    for (const { fixes } of sent) {
      const [first, last] = [fixes[0]?.timestamp ?? 0, fixes.at(-1)?.timestamp ?? 0]
      expect(first).toBeLessThan(now - sailedMillis)
      expect(last).toBeGreaterThan(now + 15 * 60_000)
      expect(last).toBeLessThan(now + 60 * 60_000)
    }
    expect(sent).toHaveLength(12)
  })

  it('sail once', async () => {
    const service = fakeService()
    await sailRace(service.demo)
    const { length } = service.requests
    await sailRace(service.demo)

    expect(service.requests.slice(length).map(({ route }) => route.slice(0, 3))).toEqual([
      'PUT',
      'GET',
    ])
  })

  it('send the same positions again after an interruption', async () => {
    const service = fakeService()
    const broken: Demo = {
      ...service.demo,
      transport: (sent) =>
        service.requests.length > 20
          ? Promise.reject(new Error('broken off'))
          : service.demo.transport(sent),
    }
    await expect(sailRace(broken)).rejects.toThrow('broken off')
    const before = sentFixes(service)
    await sailRace(service.demo)

    const again = sentFixes(service).slice(before.length)
    expect(before.length).toBeGreaterThan(0)
    expect(again).toHaveLength(12)
    expect(again.slice(0, before.length)).toEqual(before)
  })
})
