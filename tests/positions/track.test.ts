/** Tracks: the position at a time, thinning, merging, speed and distance, and what devices report wrong. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  between,
  type Fix,
  markPositionAt,
  mergeTracks,
  positionAt,
  thin,
  type Track,
  withNearest,
} from '#positions/rules/track.ts'
import { motionAt, speedsBetween } from '#tracking/rules/motion.ts'
import { pack, type ReceivedFix, unpack } from '#positions/rules/packedFixes.ts'
import { seed } from '../platform/access/arbitraries.ts'
import { area, fix, startMillis, trackThrough, type At } from '../tracking/trackingFixture.ts'
import { speedMax, trackOfBoat, withoutOutliers } from '#positions/rules/outliers.ts'

const at = (second: number): number => startMillis + second * 1000
const pointAt = (track: Track, second: number) => {
  const position = positionAt(track, at(second))
  return position && area.toPoint(position)
}
const seconds = (track: Track): readonly number[] =>
  track.map(({ timeMillis }) => (timeMillis - startMillis) / 1000)

/** A boat that sails north with 5 m/s for a minute. */
const north = trackThrough([0, 0, 0], [60, 0, 300])
const end = at(60)

describe('positionAt', () => {
  const track = [fix([0, 0, 0]), fix([10, 100, 50])]

  it('is undefined before the first fix, and without fixes', () => {
    expect(positionAt(track, at(0) - 1)).toBeUndefined()
    expect(positionAt([], at(0))).toBeUndefined()
  })

  it('is the position of a fix at its time, and the last one after the end', () => {
    expect(pointAt(track, 0)).toEqual(area.toPoint(fix([0, 0, 0])))
    expect(pointAt(track, 3_600)).toEqual(area.toPoint(fix([10, 100, 50])))
  })

  it('lies on the line between the neighbouring fixes', () => {
    expect(pointAt(track, 2.5)?.x).toBeCloseTo(25, 6)
    expect(pointAt(track, 2.5)?.y).toBeCloseTo(12.5, 6)
  })

  it('crosses the antimeridian on the short way', () => {
    const across: Track = [179.999, -179.997].map((longitude, index) => ({
      ...fix([index * 2, 0, 0]),
      longitude,
    }))

    expect(positionAt(across, at(1))?.longitude).toBeCloseTo(-179.999, 9)
  })
})

describe('markPositionAt', () => {
  const track = [fix([0, 0, 0]), fix([3_600, 500, 0])]
  const eastAt = (second: number) => {
    const position = markPositionAt(track, at(second))
    return position && area.toPoint(position).x
  }

  it('lets a mark lie still until the next fix', () => {
    expect(eastAt(0)).toBeCloseTo(0, 6)
    expect(eastAt(3_599)).toBeCloseTo(0, 6)
    expect(eastAt(3_600)).toBeCloseTo(500, 6)
  })

  it('is the first fix before that, and undefined without fixes', () => {
    expect(eastAt(-60)).toBeCloseTo(0, 6)
    expect(markPositionAt([], at(0))).toBeUndefined()
  })
})

describe('withNearest', () => {
  const [early, late] = [fix([0, 0, 0]), fix([100, 0, 0])]
  const nearest = (from: number, to: number, track: Track = []) =>
    seconds(withNearest(track, at(from), at(to), { before: early, after: late }))

  it('adds the nearer one of two fixes, the earlier one at the same distance', () => {
    expect(nearest(20, 90)).toEqual([100])
    expect(nearest(10, 80)).toEqual([0])
    expect(nearest(10, 90)).toEqual([0])
    expect(nearest(20, 90, [fix([30, 0, 0])])).toEqual([30, 100])
  })

  it('adds the fix before only if there is no other one', () => {
    const before = { before: early, after: undefined }

    expect(seconds(withNearest([], at(20), at(90), before))).toEqual([0])
    expect(seconds(withNearest([late], at(20), at(120), before))).toEqual([100])
    expect(withNearest([], at(20), at(90), { before: undefined, after: undefined })).toEqual([])
  })
})

describe('between', () => {
  it('includes both ends', () => {
    expect(seconds(between(north, at(10), at(12)))).toEqual([10, 11, 12])
    expect(between(north, at(61), at(70))).toEqual([])
  })
})

describe('thin', () => {
  it('keeps the first fix of each step', () => {
    const track = [0, 0.5, 1.9, 2, 3, 7.5, 7.9].map((second) => fix([second, 0, 0]))

    expect(seconds(thin(track, 2_000))).toEqual([0, 2, 7.5])
  })

  it('keeps a track that has fewer fixes than steps', () => {
    expect(thin(north, 1_000)).toEqual(north)
  })
})

describe('mergeTracks', () => {
  const device = (every: number, from: number, to: number, x: number): Track =>
    Array.from({ length: Math.floor((to - from) / every) }, (_, index) =>
      fix([from + index * every, x, 0]),
    )

  it('takes the device with the most fixes in each ten seconds', () => {
    const [slow, fast] = [device(5, 0, 40, 1), device(1, 10, 20, 2)]

    expect(seconds(mergeTracks([slow, fast]))).toEqual([0, 5, ...seconds(fast), 20, 25, 30, 35])
  })

  it('takes the first device of several with as many fixes', () => {
    const [one, other] = [device(1, 0, 20, 1), device(1, 0, 30, 2)]

    expect(mergeTracks([one, other])).toEqual([...one, ...other.slice(20)])
    expect(mergeTracks([other, one])).toEqual(other)
  })

  it('keeps a single track, and makes an empty one of none', () => {
    expect(mergeTracks([[], north])).toBe(north)
    expect(mergeTracks([])).toEqual([])
  })

  it('always gives a track by time, without equal times, of fixes that were given', () => {
    const tracks = fc.array(
      fc
        .uniqueArray(fc.integer({ min: 0, max: 100 }), { maxLength: 60 })
        .map((times) =>
          times.sort((one, other) => one - other).map((second) => fix([second, 0, 0])),
        ),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(tracks, (given) => {
        const merged = mergeTracks(given)
        const times = seconds(merged)

        expect(times).toEqual([...new Set(times)].sort((one, other) => one - other))
        expect(merged.every((each) => given.flat().includes(each))).toBe(true)
        const windows = (track: Track) =>
          new Set(seconds(track).map((each) => Math.floor(each / 10)))
        expect(windows(merged)).toEqual(windows(given.flat()))
      }),
      { seed, numRuns: 500 },
    )
  })
})

describe('speedsBetween', () => {
  it('computes the average and the maximum from the positions', () => {
    const faster = trackThrough([0, 0, 0], [10, 0, 40], [20, 0, 120])
    const { average = 0, maximum = 0 } = speedsBetween(faster, area, startMillis, at(20)) ?? {}

    expect(average).toBeCloseTo(6, 6)
    expect(maximum).toBeCloseTo(8, 6)
  })

  it('takes the maximum that the device measured, if it is possible', () => {
    const measured = (speed: number | null): Track =>
      north.map((each, index) => ({ ...each, speed: index === 20 ? speed : null }))

    expect(speedsBetween(measured(7), area, startMillis, end)?.maximum).toBe(7)
    expect(speedsBetween(measured(41), area, startMillis, end)?.maximum).toBeCloseTo(5, 6)
  })

  it('is unknown with one fix', () => {
    expect(speedsBetween(north, area, at(10), at(10))).toBeUndefined()
    expect(speedsBetween([], area, at(0), at(10))).toBeUndefined()
  })
})

describe('motionAt', () => {
  const last = (changes: Partial<Fix>): Track => [
    ...north.slice(0, -1),
    { ...fix([60, 0, 300]), ...changes },
  ]

  it('takes the motion that the device measured', () => {
    expect(motionAt(last({ speed: 4, bearing: 90 }), area, end)).toEqual({ speed: 4, course: 90 })
  })

  it('computes from the positions what the device did not measure, or measured wrong', () => {
    expect(motionAt(north, area, end)?.speed).toBeCloseTo(5, 6)
    expect(motionAt(north, area, end)?.course).toBeCloseTo(0, 6)
    expect(motionAt(last({ speed: 4 }), area, end)).toMatchObject({ speed: 4, course: 0 })
    expect(motionAt(last({ bearing: 20 }), area, end)?.course).toBe(20)
    expect(motionAt(last({ speed: 99, bearing: 20 }), area, end)?.speed).toBeCloseTo(5, 6)
  })

  it('is unknown without a fix in the last ten seconds, and from a single one', () => {
    expect(motionAt(north, area, at(70))).toBeDefined()
    expect(motionAt(north, area, at(71))).toBeUndefined()
    expect(motionAt(north, area, at(-1))).toBeUndefined()
    expect(motionAt([fix([0, 0, 0])], area, at(0))).toBeUndefined()
  })

  it('is unknown after a jump', () => {
    expect(motionAt([...north, fix([61, 5_000, 0])], area, at(61))).toBeUndefined()
  })
})

describe('the receipts of a minute', () => {
  const received = (times: readonly number[]): readonly ReceivedFix[] =>
    times.map((receivedMillis, second) => ({
      timeMillis: second * 1000,
      latitude: 1,
      longitude: 1,
      speed: null,
      bearing: null,
      receivedMillis,
    }))
  const roundTrip = (times: readonly number[]) =>
    unpack(0, pack(received(times))).map(({ receivedMillis }) => receivedMillis)

  it('are exact for few batches, and otherwise merge those of almost the same time', () => {
    expect(roundTrip([5, 5, 9, 5, 7])).toEqual([5, 5, 9, 5, 7])
    const live = Array.from({ length: 20 }, (_, index) => 100_000 + index)
    expect(roundTrip([7, ...live])[0]).toBe(7)
    expect(Math.min(...roundTrip([7, ...live]).slice(1))).toBe(100_000)
    expect(unpack(0, { fixes: pack(received([5])).fixes })).toMatchObject([{ receivedMillis: 0 }])
  })

  it('are never later than they were', () => {
    const times = fc.array(fc.nat(1000), { maxLength: 60 })
    fc.assert(
      fc.property(times, (all) => roundTrip(all).every((time, index) => time <= (all[index] ?? 0))),
      { seed },
    )
  })
})

describe('withoutOutliers', () => {
  const jump = (...points: readonly At[]): Track =>
    [...north, ...points.map(fix)].sort((one, other) => one.timeMillis - other.timeMillis)

  it('keeps a track that a boat can sail', () => {
    expect(withoutOutliers(north, area)).toEqual(north)
  })

  it('removes a jump that needs more than 40 m/s, or than the class can sail', () => {
    expect(withoutOutliers(jump([30.5, 500, 150]), area)).toEqual(north)
    expect(withoutOutliers(jump([30.5, 35, 150]), area)).toHaveLength(north.length + 1)
    expect(withoutOutliers(jump([30.5, 35, 150]), area, 25)).toEqual(north)
  })

  it('keeps the longest part that one craft can sail', () => {
    const moved = (count: number) =>
      Array.from({ length: count }, (_, index) => fix([61 + index, 5_000, 300 + index]))

    expect(withoutOutliers([...north, ...moved(60)], area)).toEqual(north)
    expect(withoutOutliers([...north, ...moved(62)], area)).toEqual(moved(62))
  })

  it('ignores a position that a stuck device repeats, wherever it comes', () => {
    const stale = Array.from({ length: 90 }, (_, index) => [index - 0.5, 9_000, 9_000] as const)

    expect(withoutOutliers(jump(...stale), area)).toEqual(north)
  })

  it('keeps a boat at anchor, and one that is seen again elsewhere after a while', () => {
    const anchored = Array.from({ length: 9 }, (_, index) => fix([index, 0, 0]))
    const later = [...north, fix([400, 9_000, 300])]

    expect(withoutOutliers(anchored, area)).toEqual(anchored)
    expect(withoutOutliers(later, area)).toEqual(later)
  })

  it('ignores 0, 0, which devices send without a position', () => {
    const nowhere = { ...fix([30.5, 0, 0]), latitude: 0, longitude: 0 }

    expect(withoutOutliers([nowhere], area)).toEqual([])
  })
})

describe('trackOfBoat', () => {
  const ashore = trackThrough([0, 3_000, 0], [30, 3_004, 3], [60, 3_000, 0])

  it('leaves out a device that stays ashore while another one moves', () => {
    expect(trackOfBoat([ashore, north], speedMax)).toEqual(north)
    expect(trackOfBoat([north, ashore], speedMax)).toEqual(north)
  })

  it('keeps what a device has while it is on board', () => {
    const later = [...ashore, ...trackThrough([400, 0, 300], [500, 0, 900])]
    const merged = trackOfBoat([north, later], speedMax)

    expect(merged).toEqual([...north, ...later.filter(({ timeMillis }) => timeMillis >= at(400))])
  })

  it('merges devices that are on the same boat', () => {
    const other = north.map((each) => ({ ...each, longitude: each.longitude + 0.00005 }))

    expect(trackOfBoat([north.slice(0, 30), other], speedMax)).toHaveLength(north.length)
  })
})
