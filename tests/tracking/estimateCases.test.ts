/** Tracks from real kinds of errors: of devices, of recorded marks, and of boats. */
import { describe, expect, it } from 'vitest'
import { cleanTrack, speedMax, trackOfBoat } from '#positions/rules/outliers.ts'
import { raceAreaAround } from '#positions/rules/raceArea.ts'
import type { RaceCourse } from '#courses/rules/raceCourse.ts'
import { estimatesAt } from '#tracking/rules/estimates.ts'
import { markPositionAt, type Track } from '#positions/rules/track.ts'
import cases from './estimateCases.json' with { type: 'json' }

const startMillis = Date.UTC(2026, 5, 20, 10)

/** @param fixes seconds after the start, latitude and longitude */
const trackOf = (fixes: readonly (readonly number[])[]): Track =>
  fixes.map(([second = 0, latitude = 0, longitude = 0]) => ({
    timeMillis: Math.round(startMillis + second * 1000),
    latitude,
    longitude,
    speed: null,
    bearing: null,
  }))

const marks: Readonly<Record<string, readonly (readonly number[])[]>> = Object.fromEntries(
  Object.entries(cases.marks).map(([name, position]) => [name, [[-3600, ...position]]]),
)

const course = (moved: typeof marks = {}): RaceCourse => ({
  waypoints: [
    { passingInstruction: 'Line', marks: ['pin', 'boat'] },
    { passingInstruction: 'Port', marks: ['1'] },
    { passingInstruction: 'Gate', marks: ['g1', 'g2'] },
    { passingInstruction: 'Port', marks: ['1'] },
    { passingInstruction: 'Line', marks: ['pin', 'boat'] },
  ],
  markPosition: (markId, timeMillis) =>
    markPositionAt(trackOf(moved[markId] ?? marks[markId] ?? []), timeMillis),
  zoneRadius: 40,
  startMillis,
})

type Boat = keyof typeof cases.boats

const sail = (boats: readonly Boat[], moved?: typeof marks) => {
  const tracks = new Map(
    boats.map((boat) => [boat, trackOfBoat([trackOf(cases.boats[boat])], speedMax)]),
  )
  const found = estimatesAt(course(moved), tracks, startMillis + 3_600_000)
  return new Map(
    Array.from(found, ([boat, { passings, ...estimate }]) => [
      boat,
      {
        ...estimate,
        passings: passings.map((millis) => millis && Math.round((millis - startMillis) / 1000)),
      },
    ]),
  )
}

const near = (second: number): unknown => expect.closeTo(second, -0.7)
const nearPassings = [near(3), near(346), near(647), near(990), near(1333)]

describe('the estimate', () => {
  it('has a boat that sails the course', () => {
    expect(sail(['near']).get('near')).toMatchObject({ passings: nearPassings, finished: true })
  })

  it('has a boat that rounds a mark 50 metres off, and leads', () => {
    const found = sail(['near', 'wide'])

    expect(found.get('wide')).toMatchObject({ finished: true, rank: 1 })
    expect(found.get('wide')?.passings[1]).toEqual(expect.closeTo(295, -1.5))
    expect(found.get('near')).toMatchObject({ finished: true, rank: 2 })
  })

  it.each([
    [60, 90],
    [60, 240],
    [100, 60],
  ])(
    'keeps no boat on its leg if the mark was recorded %i metres off, towards %i',
    (metres, bearing) => {
      const [latitude = 0, longitude = 0] = cases.marks['1']
      const area = raceAreaAround({ latitude, longitude })
      const angle = (bearing * Math.PI) / 180
      const at = area.toPosition({ x: metres * Math.sin(angle), y: metres * Math.cos(angle) })
      const found = sail(['near'], { 1: [[-3600, at.latitude, at.longitude]] }).get('near')

      expect(found).toMatchObject({ finished: true, rank: 1 })
      expect(found?.passings.slice(2, 3)).toEqual([near(647)])
    },
  )

  it('has the whole race of a boat that starts outside the recorded end of the line', () => {
    const found = sail(['near', 'pinEnd']).get('pinEnd')

    expect(found).toMatchObject({ finished: true, rank: 1 })
    expect(found?.passings.slice(1).every((passing) => passing !== null)).toBe(true)
  })

  it('has a boat whose device repeats an old position', () => {
    const found = sail(['near', 'stale']).get('stale')

    expect(found).toMatchObject({ finished: true })
    expect(found?.passings).not.toContain(null)
  })

  it('has the same race if the tracker of a mark once reports 0, 0', () => {
    const top = cases.marks['1']
    const reported = cleanTrack(
      trackOf([
        [-3600, ...top],
        [3900, 0, 0],
        [3960, ...top],
      ]),
      speedMax,
    )
    const places = reported.map(({ timeMillis, latitude, longitude }) => [
      (timeMillis - startMillis) / 1000,
      latitude,
      longitude,
    ])

    expect(sail(['near'], { 1: places })).toEqual(sail(['near']))
  })

  it('has a foiling boat at 27 metres per second', () => {
    const found = sail(['foiler']).get('foiler')

    expect(found).toMatchObject({ finished: true })
    expect(found?.passings).not.toContain(null)
    expect(found?.passings.at(-1)).toEqual(expect.closeTo(150, -1))
  })
})
