/** Designed courses: their sequences, and their angles and lengths as GeographicLib measures them. */
import geographicLib from 'geographiclib-geodesic'
import { describe, expect, it } from 'vitest'
import { courseOfDesign } from '#courses/rules/design/courseOfDesign.ts'
import { designErrors, type DesignInput, designOf } from '#courses/rules/design/designInput.ts'
import { normalDegrees } from '#positions/rules/raceArea.ts'

const { WGS84 } = geographicLib.Geodesic

type Question = Omit<Partial<DesignInput>, 'type'>

const courseOf = (type: string, more: Question = {}) => {
  const start = { latitude_deg: 54.42, longitude_deg: 10.18 }
  const input = { type, wind: 240, start, firstLegMetres: 1_500, ...more }
  expect(designErrors(input)).toEqual([])
  return courseOfDesign(designOf(input))
}

const sequenceOf = (type: string, more: Question = {}): string => {
  const marks = courseOf(type, more)
    .waypoints.slice(1, -1)
    .map(({ passingInstruction, markConfigurationIds }) => {
      const side = passingInstruction === 'Starboard' ? '!' : ''
      return markConfigurationIds.join(passingInstruction === 'Gate' ? '/' : '+') + side
    })
  return ['S', ...marks, 'F'].join('-')
}

describe('the sequence of', () => {
  it.each([
    ['L1', 'S-1-F'],
    ['L2', 'S-1-4P/4S-1-F'],
    ['L3', 'S-1-4P/4S-1-4P/4S-1-F'],
    ['LR2', 'S-1-4P/4S-1-4P-F'],
    ['LG2', 'S-1-4P/4S-1-4S!-F'],
    ['LA2', 'S-1+1A-4P/4S-1+1A-F'],
    ['LRA2', 'S-1+1A-4P/4S-1+1A-4P-F'],
    ['M2', 'S-1!-4P/4S-1!-F'],
    ['W2', 'S-1-4P/4S-F'],
    ['W3', 'S-1-4P/4S-1-4P/4S-F'],
    ['T1', 'S-1-2-3-F'],
    ['T2', 'S-1-2-3-1-2-3-F'],
    ['TL2', 'S-1-2-3-1-F'],
    ['TW2', 'S-1-2-3-F'],
    ['O1', 'S-1-2-3-F'],
    ['O2', 'S-1-2-3-2-3-F'],
    ['O3', 'S-1-2-3-2-3-2-3-F'],
    ['OA2', 'S-1+1A-2-3-2-3-F'],
    ['I1', 'S-1-2-3-F'],
    ['I2', 'S-1-4-1-2-3-F'],
    ['IA2', 'S-1+1A-4-1+1A-2-3-F'],
    [' i2 ', 'S-1-4-1-2-3-F'],
  ])('%s is %s', (type, sequence) => {
    expect(sequenceOf(type)).toBe(sequence)
  })

  it.each<[string, Question, string]>([
    ['windward-leeward', { laps: 2 }, 'S-1-4P/4S-1-F'],
    ['Windward-Leeward', { laps: 2, options: { gates: false } }, 'S-1-4-1-F'],
    ['triangle', { laps: 2, options: { gates: true } }, 'S-1-2-3-1-F'],
    ['trapezoid', { laps: 2 }, 'S-1-2-3-2-3-F'],
    ['trapezoid-outer', { laps: 2, options: { gates: true } }, 'S-1-2-3P/3S-2-3P-F'],
    ['trapezoid-inner', { laps: 2, options: { gates: true } }, 'S-1-4P/4S-1-2-3-F'],
    ['L', { laps: 2, options: { offsetMetres: 60 } }, 'S-1+1A-4P/4S-1+1A-F'],
    ['LR2', { options: { gates: false } }, 'S-1-4-1-4-F'],
    ['LG2', { options: { gates: false } }, 'S-1-4-1-4!-F'],
    ['O2', { laps: 2 }, 'S-1-2-3-2-3-F'],
  ])('%s with %j is %s', (type, more, sequence) => {
    expect(sequenceOf(type, more)).toBe(sequence)
  })

  it('repeats its part once for each further lap', () => {
    const [two, four] = [courseOf('I2'), courseOf('I4')]

    expect(two.optionalRepeatablePart).toEqual({
      zeroBasedIndexOfRepeatablePartStart: 1,
      zeroBasedIndexOfRepeatablePartEnd: 3,
      occurrences: 1,
    })
    expect(four.optionalRepeatablePart).toMatchObject({ occurrences: 3 })
    expect(courseOf('O2').optionalRepeatablePart).toMatchObject({
      zeroBasedIndexOfRepeatablePartStart: 2,
      zeroBasedIndexOfRepeatablePartEnd: 4,
    })
    expect(courseOf('O1').optionalRepeatablePart).toBeUndefined()
    expect([two, four].map(({ numberOfLaps }) => numberOfLaps)).toEqual([2, 4])
  })
})

type Course = ReturnType<typeof courseOf>

/** The middle of these marks, on the geodesic between two. */
const placeOf = ({ markConfigurations }: Course, names: string) => {
  const [first, second] = names.split('/').map((name) => {
    const mark = markConfigurations.find(({ id }) => id === name)
    if (mark === undefined) throw new Error(`no mark ${name}`)
    return mark.positioning.position
  })
  if (first === undefined || second === undefined) return first
  const line = WGS84.InverseLine(
    first.latitude_deg,
    first.longitude_deg,
    second.latitude_deg,
    second.longitude_deg,
  )
  const { lat2 = 0, lon2 = 0 } = line.Position(line.s13 / 2)
  return { latitude_deg: lat2, longitude_deg: lon2 }
}

const legOf = (course: Course, from: string, to: string) => {
  const [one, other] = [placeOf(course, from), placeOf(course, to)]
  if (one === undefined || other === undefined) throw new Error(`no leg from ${from} to ${to}`)
  const { s12 = 0, azi1 = 0 } = WGS84.Inverse(
    one.latitude_deg,
    one.longitude_deg,
    other.latitude_deg,
    other.longitude_deg,
  )
  return { metres: s12, bearing: azi1 }
}

/** In metres: how far the end of a leg is from where the length and the bearing put it. */
const errorOf = (course: Course, from: string, to: string, metres: number, bearing: number) => {
  const leg = legOf(course, from, to)
  const turn = normalDegrees(leg.bearing - bearing + 180) - 180
  return Math.hypot(leg.metres - metres, (turn * Math.PI * metres) / 180)
}

const starts = [
  { latitude_deg: 54.42, longitude_deg: 10.18 },
  { latitude_deg: -17.5, longitude_deg: 179.9999 },
  { latitude_deg: 0, longitude_deg: -180 },
  { latitude_deg: 84.9, longitude_deg: 20 },
]

const winds = [0, 90, 240, 359.5]

/** Bearings are relative to the wind, lengths relative to a first leg of 1,500 m. */
const S = 'pin/boat'
const start = [
  [S, '1', 1_500, 0],
  ['pin', S, 100, 90],
] as const
const leeward = [
  [S, '4P/4S', 92.6, 0],
  ['4S', '4P', 50, 90],
] as const
const triangle60 = [
  ['1', '2', 1_407.4, 240],
  [S, '3', 92.6, 0],
] as const
const trapezoid60 = [
  ['1', '2', 1_000, 240],
  ['2', '3', 1_407.4, 180],
] as const

const geometries: readonly (readonly [
  string,
  Question,
  readonly (readonly [from: string, to: string, metres: number, bearing: number])[],
])[] = [
  ['L2', {}, [...start, ...leeward]],
  ['LA2', {}, [...start, ...leeward, ['1', '1A', 40, 270]]],
  ['M2', { options: { offsetMetres: 30 } }, [...start, ...leeward, ['1', '1A', 30, 90]]],
  ['LR2', {}, [...start, ...leeward, ['4P', 'finishPin/finishBoat', 277.8, 90]]],
  ['LG2', {}, [...start, ...leeward, ['4S', 'finishPin/finishBoat', 277.8, 270]]],
  [
    'W2',
    {},
    [
      ...start,
      ...leeward,
      ['1', 'finishPin/finishBoat', 50, 0],
      ['finishPin', 'finishBoat', 50, 90],
    ],
  ],
  ['triangle', { laps: 2 }, [...start, ...triangle60]],
  [
    'T2',
    { options: { reachAngle: 45 } },
    [...start, [S, '3', 1_500, 180], ['1', '2', 2_121.3203, 225]],
  ],
  ['TL2', {}, [...start, ['3', 'finishPin/finishBoat', 92.6, 180]]],
  ['TW2', {}, [...start, ['1', 'finishPin/finishBoat', 50, 0], ['1', '2', 3_000, 240]]],
  ['O2', {}, [...start, ...trapezoid60, ['3', 'finishPin/finishBoat', 277.8, 120]]],
  [
    'I2',
    { options: { reachAngle: 70, reachMetres: 700, finishLegMetres: 200, leewardMetres: 150 } },
    [
      ...start,
      [S, '4', 150, 0],
      ['1', '2', 700, 250],
      ['2', '3', 1_350, 180],
      ['3', 'finishPin/finishBoat', 200, 110],
    ],
  ],
  [
    'O2',
    { options: { gates: true, gateMetres: 80, startLineMetres: 300, finishLineMetres: 70 } },
    [
      ['pin', 'boat', 300, 90],
      ['3S', '3P', 80, 90],
      ['2', '3P/3S', 1_407.4, 180],
      ['3P', 'finishPin/finishBoat', 277.8, 120],
      ['finishPin', 'finishBoat', 70, 210],
    ],
  ],
]

describe('the positions of', () => {
  it.each(geometries)('%s with %j are exact to a centimetre or two', (type, more, legs) => {
    for (const place of starts) {
      for (const wind of winds) {
        const course = courseOf(type, { start: place, wind, ...more })
        for (const [from, to, metres, relative] of legs) {
          // A pair is square to the wind in its middle. Near a pole, north turns along its length.
          const isPair = !from.includes('/') && /^(pin|finishPin|3S|4S)$/.test(from)
          const allowed = isPair && place.latitude_deg > 80 ? 0.1 : 0.02
          const what = `${from} to ${to}, wind ${wind}, ${place.latitude_deg}°`
          expect(errorOf(course, from, to, metres, wind + relative), what).toBeLessThan(allowed)
        }
      }
    }
  })

  it.each([
    ['triangle', 60, [1_407.4, 1_407.4, 1_407.4]],
    ['triangle', 45, [1_407.4, 995.18, 995.18]],
    ['T2', 60, [3_000, 3_000, 3_000]],
  ])('%s with %d degrees make equal reaches', (type, reachAngle, [beat = 0, ...reaches]) => {
    const course = courseOf(type, { laps: 2, options: { reachAngle } })
    const [first = 0, second = 0] = reaches

    expect(legOf(course, '3', '1').metres).toBeCloseTo(beat, 1)
    expect(legOf(course, '1', '2').metres).toBeCloseTo(first, 1)
    // The earth is round, so the second reach of the triangle differs by less than 0.1 %.
    expect(Math.abs(legOf(course, '2', '3').metres - second)).toBeLessThan(second / 1_000)
  })

  it('cross the antimeridian in the range of longitudes', () => {
    const place = { latitude_deg: -17.5, longitude_deg: 179.9999 }
    const { markConfigurations } = courseOf('L2', { start: place, wind: 90 })
    const longitudes = markConfigurations.map((mark) => mark.positioning.position.longitude_deg)

    expect(Math.min(...longitudes)).toBeLessThan(-179.98)
    expect(Math.max(...longitudes)).toBeGreaterThan(179.99)
    for (const longitude of longitudes) expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
  })

  it('keep the start in the middle of the line, and a short course in proportion', () => {
    const course = courseOf('L2', { firstLegMetres: 400 })

    expect(legOf(course, S, '4P/4S').metres).toBeCloseTo(40, 2)
    const middle = placeOf(course, S)
    expect(middle?.latitude_deg).toBeCloseTo(54.42, 7)
    expect(middle?.longitude_deg).toBeCloseTo(10.18, 7)
  })
})

describe('a line', () => {
  it.each([
    ['L2', 'boat', 'pin'],
    ['T2', 'pin', 'boat'],
    ['O2', 'finishPin', 'finishBoat'],
  ])('to finish %s has %s on the left, and %s on the right', (type, left, right) => {
    const course = courseOf(type)

    expect(course.waypoints[0]?.markConfigurationIds).toEqual(['pin', 'boat'])
    expect(course.waypoints.at(-1)?.markConfigurationIds).toEqual([left, right])
    expect(course.waypoints.at(-1)?.passingInstruction).toBe('Line')
  })
})
