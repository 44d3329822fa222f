/**
 * Random boats around marks that are moved between the laps, against an independent computation: the
 * moments at which their paths were built to cross the lines and to come closest to the marks.
 */
import fc from 'fast-check'
import { runs } from '../support/longForm.ts'
import { describe, expect, it } from 'vitest'
import { speedMax, trackOfBoat } from '#positions/rules/outliers.ts'
import { estimatesAt } from '#tracking/rules/estimates.ts'
import type { Fix, Track } from '#positions/rules/track.ts'
import { seed } from '../platform/access/arbitraries.ts'
import { area, type At, fix, marks, race, startMillis, twoLaps } from './trackingFixture.ts'

interface Sail {
  /** In metres per second. */
  readonly speed: number
  /** In metres to the right of the mark, before the turn around it. */
  readonly wide: readonly [first: number, second: number]
  /** The way of the windward mark between the laps, in metres. */
  readonly moved: { readonly x: number; readonly y: number }
  /** In seconds: the clock of the device is ahead by this. */
  readonly clock: number
}

const sails: fc.Arbitrary<Sail> = fc.record({
  speed: fc.double({ min: 3, max: 20, noNaN: true }),
  wide: fc.tuple(fc.integer({ min: 5, max: 35 }), fc.integer({ min: 5, max: 35 })),
  moved: fc.record({
    x: fc.integer({ min: -150, max: 150 }),
    y: fc.integer({ min: -150, max: 150 }),
  }),
  clock: fc.integer({ min: -3, max: 3 }),
})

const top = marks.top ?? { x: 0, y: 0 }

/** The corners of the path, with the waypoint that the boat passes there. */
const cornersOf = ({ wide, moved }: Sail) => {
  const around = (mark: typeof top, metres: number) => [
    { x: mark.x + metres, y: mark.y - metres },
    { x: mark.x, y: mark.y + metres, waypoint: true },
    { x: mark.x - metres, y: mark.y - metres },
  ]
  return [
    { x: 0, y: -200 },
    { x: 0, y: 0, waypoint: true },
    ...around(top, wide[0]),
    { x: 0, y: 100, waypoint: true },
    { x: 5, y: 70 },
    { x: 80, y: 75 },
    ...around({ x: top.x + moved.x, y: top.y + moved.y }, wide[1]),
    { x: 90, y: 300 },
    { x: 90, y: 0, waypoint: true },
    { x: 90, y: -60 },
  ]
}

const sailOf = (sail: Sail) => {
  const passings: number[] = []
  const fixes: At[] = []
  let second = -50 / sail.speed
  let last: { readonly x: number; readonly y: number } | undefined
  for (const corner of cornersOf(sail)) {
    const { x: fromX, y: fromY } = last ?? corner
    const seconds = Math.hypot(corner.x - fromX, corner.y - fromY) / sail.speed
    for (let at = Math.ceil(second); at < second + seconds; at += 1) {
      const share = (at - second) / seconds
      fixes.push([at, fromX + share * (corner.x - fromX), fromY + share * (corner.y - fromY)])
    }
    second += seconds
    if ('waypoint' in corner) passings.push(second)
    last = corner
  }
  const movedSecond = ((passings[2] ?? 0) + (passings[1] ?? 0)) / 2
  return {
    passings,
    movedSecond,
    track: fixes.map(([at, ...place]) => fix([at + sail.clock, ...place])),
  }
}

const passingsOf = (tracks: readonly Track[], { moved }: Sail, movedSecond: number) => {
  const { markPosition, ...course } = race(twoLaps)
  const place = (markId: string, timeMillis: number) =>
    markId === 'top' && timeMillis > startMillis + movedSecond * 1000
      ? area.toPosition({ x: top.x + moved.x, y: top.y + moved.y })
      : markPosition(markId, timeMillis)
  const [found] = estimatesAt(
    { ...course, markPosition: place },
    new Map([['boat', trackOfBoat(tracks, speedMax)]]),
    startMillis + 3_600_000,
  ).values()
  return (found?.passings ?? []).map((millis) =>
    millis === null ? null : (millis - startMillis) / 1000,
  )
}

const garbage = fc.array(
  fc.record({
    at: fc.double({ min: -10, max: 1_000, noNaN: true }),
    kind: fc.constantFrom('nowhere', 'far', 'stuck'),
  }),
  { maxLength: 40 },
)

const withGarbage = (track: Track, errors: readonly { at: number; kind: string }[]): Track => {
  const [first] = track
  const wrong = errors.map(({ at, kind }, index): Fix => {
    const good = fix([at, 0, 0])
    if (kind === 'nowhere') return { ...good, latitude: 0, longitude: 0 }
    if (kind === 'far') return { ...good, latitude: good.latitude + 1 + index / 10 }
    return { ...good, latitude: (first?.latitude ?? 0) - 0.5, longitude: good.longitude }
  })
  const byTime = new Map([...wrong, ...track].map((each) => [each.timeMillis, each]))
  return [...byTime.values()].sort((one, other) => one.timeMillis - other.timeMillis)
}

describe('the passings of any boat', () => {
  it('are those of its path, where the marks were at the time', () => {
    fc.assert(
      fc.property(sails, (sail) => {
        const { track, passings, movedSecond } = sailOf(sail)
        const found = passingsOf([track], sail, movedSecond)
        // A boat comes closest to a mark within the turn around it.
        const turn = (4 * Math.max(...sail.wide)) / sail.speed + 3

        expect(found).toHaveLength(passings.length)
        for (const [index, passing] of passings.entries()) {
          const error = Math.abs((found[index] ?? Infinity) - passing - sail.clock)
          expect(error, `waypoint ${index}`).toBeLessThan(index % 2 === 1 ? turn : 1)
        }
      }),
      { seed, numRuns: runs(40, 200) },
    )
  })

  it('change by less than a second with errors of the device, and with a device left ashore', () => {
    fc.assert(
      fc.property(sails, garbage, (sail, errors) => {
        const { track, movedSecond } = sailOf(sail)
        const ashore = track.map((each) => ({ ...each, ...area.toPosition({ x: 2_000, y: 9 }) }))
        const clean = passingsOf([track], sail, movedSecond)

        for (const devices of [[withGarbage(track, errors)], [ashore, track]]) {
          const found = passingsOf(devices, sail, movedSecond)
          expect(
            found.map((passing, index) => Math.abs((passing ?? 1e9) - (clean[index] ?? 1e9)) < 1),
          ).toEqual(clean.map(() => true))
        }
      }),
      { seed, numRuns: runs(25, 100) },
    )
  })

  it('are found from one position in 30 seconds', () => {
    fc.assert(
      fc.property(sails, fc.nat(29), (sail, first) => {
        const { track, movedSecond } = sailOf({ ...sail, speed: Math.min(sail.speed, 6), clock: 0 })
        const sparse = track.filter((each, index) => index % 30 === first || each === track.at(-1))

        expect(passingsOf([sparse], sail, movedSecond).at(-1)).not.toBeNull()
      }),
      { seed, numRuns: runs(25, 100) },
    )
  })
})
