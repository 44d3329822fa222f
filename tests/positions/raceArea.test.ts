/** Distances and bearings, compared with GeographicLib. */
import fc from 'fast-check'
import geographicLib from 'geographiclib-geodesic'
import { describe, expect, it } from 'vitest'
import {
  flatLegBetween,
  flatPositionAt,
  normalDegrees,
  raceAreaAround,
  raceAreaOf,
  signedDegrees,
} from '#positions/rules/raceArea.ts'
import { seed } from '../platform/access/arbitraries.ts'

const { WGS84 } = geographicLib.Geodesic

interface Place {
  readonly latitude: number
  readonly longitude: number
}

const exact = (from: Place, to: Place) => {
  const { s12 = 0, azi1 = 0 } = WGS84.Inverse(
    from.latitude,
    from.longitude,
    to.latitude,
    to.longitude,
  )
  return { metres: s12, bearing: normalDegrees(azi1) }
}

/** Numbers with equal probability. The numbers of `fc.double` are mostly tiny. */
const number = (min: number, max: number) =>
  fc.nat(1_000_000).map((share) => min + ((max - min) * share) / 1_000_000)

const pairs = (metresMax: number, latitudeMax: number) =>
  fc
    .record({
      latitude: number(-latitudeMax, latitudeMax),
      // Half of the pairs are near the antimeridian.
      longitude: fc.oneof(number(-180, 180), number(179.9, 180)),
      metres: number(1, metresMax),
      bearing: number(0, 360),
    })
    .map(({ latitude, longitude, metres, bearing }) => {
      const { lat2 = 0, lon2 = 0 } = WGS84.Direct(latitude, longitude, bearing, metres)
      return {
        from: { latitude, longitude },
        to: { latitude: lat2, longitude: signedDegrees(lon2) },
      }
    })

describe('raceAreaOf', () => {
  it('measures up to 20 km between its positions to 0.1 %, also across the antimeridian', () => {
    let crossings = 0
    fc.assert(
      fc.property(pairs(20_000, 70), ({ from, to }) => {
        const area = raceAreaOf([from, to])
        const { metres } = exact(from, to)

        expect(Math.abs(area.distance(from, to) - metres)).toBeLessThan(0.001 * metres)
        expect(area.distance(to, from)).toBeCloseTo(area.distance(from, to), 6)
        if (Math.abs(from.longitude - to.longitude) > 180) crossings += 1
      }),
      { seed, numRuns: 2_000 },
    )

    expect(crossings).toBeGreaterThan(50)
  })

  it('has bearings that are right to half a degree within 3 km', () => {
    fc.assert(
      fc.property(pairs(3_000, 60), ({ from, to }) => {
        const { bearing } = exact(from, to)
        const error = signedDegrees(raceAreaOf([from, to]).bearing(from, to) - bearing)

        expect(Math.abs(error)).toBeLessThan(0.5)
      }),
      { seed, numRuns: 1_000 },
    )
  })

  it('exists without any position', () => {
    const area = raceAreaOf([])

    expect(area.distance({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(
      110_574,
      -1,
    )
  })
})

describe('raceAreaAround', () => {
  it('measures all pairs within 3 km of its center to 0.1 %', () => {
    const centers = fc.record({
      latitude: number(-60, 60),
      longitude: number(-180, 180),
    })
    const offset = number(-2_000, 2_000)
    fc.assert(
      fc.property(centers, offset, offset, offset, offset, (center, x, y, otherX, otherY) => {
        fc.pre(Math.hypot(x - otherX, y - otherY) > 1)
        const area = raceAreaAround(center)
        const [from, to] = [area.toPosition({ x, y }), area.toPosition({ x: otherX, y: otherY })]
        const { metres } = exact(from, to)

        expect(Math.abs(area.distance(from, to) - metres)).toBeLessThan(0.001 * metres)
      }),
      { seed, numRuns: 1_000 },
    )
  })

  it('converts positions to points and back', () => {
    fc.assert(
      fc.property(pairs(20_000, 70), ({ from, to }) => {
        const area = raceAreaAround(from)
        const point = area.toPoint(to)
        const { latitude, longitude } = area.toPosition(point)

        expect(latitude).toBeCloseTo(to.latitude, 9)
        expect(signedDegrees(longitude - to.longitude)).toBeCloseTo(0, 9)
        expect(Math.hypot(point.x, point.y)).toBeCloseTo(area.distance(from, to), 6)
      }),
      { seed, numRuns: 500 },
    )
  })

  it('gives the bearing 0 for identical positions', () => {
    const center = { latitude: 54, longitude: 10 }

    expect(raceAreaAround(center).bearing(center, center)).toBe(0)
  })
})

describe('a flat leg', () => {
  it('is right to 0.1 % and to a quarter of a degree within 20 km, and leads to its end', () => {
    fc.assert(
      fc.property(pairs(20_000, 60), ({ from, to }) => {
        const { metres, bearing } = exact(from, to)
        const leg = flatLegBetween(from, to)
        const end = flatPositionAt(from, leg.bearing, leg.metres)

        expect(Math.abs(leg.metres - metres)).toBeLessThan(0.001 * metres)
        expect(Math.abs(signedDegrees(leg.bearing - bearing))).toBeLessThan(0.25)
        expect(exact(end, to).metres).toBeLessThan(0.01)
      }),
      { seed, numRuns: 1_000 },
    )
  })
})

describe('normalDegrees and signedDegrees', () => {
  it.each([
    [0, 0, 0],
    [360, 0, 0],
    [-90, 270, -90],
    [180, 180, -180],
    [-180, 180, -180],
    [541, 181, -179],
    [-1e-20, 0, -1e-20],
  ])('of %d are %d and %d', (degrees, normal, signed) => {
    expect(normalDegrees(degrees)).toBe(normal)
    expect(signedDegrees(degrees)).toBe(signed)
  })
})
