/** Errors of devices: what is left out of a track, and what stays. */
import { describe, expect, it } from 'vitest'
import { speedMax, trackOfBoat, withoutOutliers } from '#positions/rules/outliers.ts'
import type { Track } from '#positions/rules/track.ts'
import { area, type At, fix, startMillis, trackThrough } from '../tracking/trackingFixture.ts'

const at = (second: number): number => startMillis + second * 1000
/** A boat that sails north with 5 m/s for a minute. */
const north = trackThrough([0, 0, 0], [60, 0, 300])

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
