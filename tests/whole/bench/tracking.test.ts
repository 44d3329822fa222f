/** The fleets of the tracking benchmark: what is sent is stored, read and counted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fleet, type Fleets, startFleets } from '../../../bench/tracking/fleet.ts'
import { succeed } from '../../../bench/measuring/callTimes.ts'
import { consumedUnits } from '../../../bench/measuring/consumedUnits.ts'

let fleets: Fleets
let fleet: Fleet
beforeAll(async () => {
  fleets = await startFleets()
  fleet = await fleets.open('test', 2)
})
afterAll(() => fleets.close())

const tracksIn = (body = ''): readonly (readonly number[])[] =>
  (
    JSON.parse(body) as {
      readonly competitors: readonly {
        readonly track: readonly { readonly 'timepoint-ms': number }[]
      }[]
    }
  ).competitors.map(({ track }) =>
    track.map((fix) => (fix['timepoint-ms'] - fleet.fromMillis) / 1000),
  )

describe('a fleet', () => {
  it('reads the seconds that its devices have sent', async () => {
    await succeed(fleet.send(0, 5, 3))
    await succeed(fleet.send(1, 60, 1))
    const { body } = await succeed(fleet.read(`to=${Date.now()}`))

    expect(tracksIn(body)).toEqual([[5, 6, 7], [60]])
  })

  it('shows the units of a batch within a minute, and of one that spans two', async () => {
    const within = await consumedUnits(fleet.send(0, 120, 30))
    const spanning = await consumedUnits(fleet.send(0, 150, 60))

    expect([within.write, spanning.write]).toEqual([4, 6])
    expect(within.read).toBeLessThan(spanning.read)
  })

  it('does not count a refused request', async () => {
    await expect(succeed(fleet.send(0, 0, 1001))).rejects.toThrow('400')
  })
})
