/** Sending positions while boats sail, and the command line. */
import { describe, expect, it } from 'vitest'
import { DemoError } from '../../../scripts/demo/api.ts'
import { sendLive } from '../../../scripts/simulate/live.ts'
import { readSimulateOptions, usage } from '../../../scripts/simulate/options.ts'
import { recordedTransport } from '../../support/recordedTransport.ts'

const startMillis = Date.UTC(2026, 5, 20, 9)

describe('sendLive', () => {
  const track = Array.from({ length: 100 }, (_, index) => ({
    latitude: 54,
    longitude: 10,
    speed: 5,
    bearing: 0,
    timeMillis: startMillis + index * 1000,
  }))

  const live = async (
    respond: (round: number) => number | 'outage',
    isStopped: (round: number) => boolean = () => false,
  ) => {
    let round = 0
    const reports: boolean[] = []
    const { transport, requests } = recordedTransport(() => {
      const status = respond(round)
      if (status === 'outage') throw new DemoError('No response')
      return { status, body: {} }
    })
    await sendLive({
      transport: async (...request) => transport(...request),
      boats: [{ deviceUuid: 'd', track }],
      now: () => startMillis - 500 + round * 3_000,
      pause: () => Promise.resolve((round += 1)),
      isStopped: () => isStopped(round),
      report: (_, isConnected) => void reports.push(isConnected),
    })
    const times = requests.map(({ body }) =>
      (body as { fixes: { timestamp: number }[] }).fixes.map(
        ({ timestamp }) => (timestamp - startMillis) / 1000,
      ),
    )
    return { times, reports }
  }
  const all = track.map((_, index) => index)

  it('sends each fix once, when its time has come', async () => {
    const { times } = await live(() => 200)

    expect(times.slice(0, 2)).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ])
    expect(times.flat()).toEqual(all)
  })

  it('sends fixes again after an outage, at most 30 in one request', async () => {
    const { times, reports } = await live((round) => (round < 15 ? 'outage' : 200))

    // The first round has no fix to send.
    expect(times.slice(14, 16).map(({ length }) => length)).toEqual([30, 18])
    expect([...new Set(times.flat())]).toEqual(all)
    expect(reports.slice(13, 16)).toEqual([false, false, true])
  })

  it('ends when it is stopped', async () => {
    expect(
      (
        await live(
          () => 200,
          (round) => round === 3,
        )
      ).times,
    ).toHaveLength(2)
  })
})

describe('the command', () => {
  const base = 'http://127.0.0.1:3000'

  it.each([
    [[], usage],
    [['--base', base, '--boats', '0'], '--boats must be a whole number from 1 to 100.'],
    [['--base', base, '--seed', 'x'], '--seed must be a whole number'],
  ])('explains what is wrong with %j', (parameters, message) => {
    expect(() => readSimulateOptions(parameters)).toThrow(message)
  })
})
