/** Single rules of the pictures, their texts, and their descriptions. */
import { describe, expect, it } from 'vitest'
import { chartOf, projected } from '#courses/pictures/layout.ts'
import type { DiagramCourse } from '#courses/pictures/diagramCourse.ts'
import { sceneOf, drawCourse } from '#courses/pictures/drawCourse.ts'
import { roleOf, rolesOfNumbers, sideOf } from '#courses/pictures/roles.ts'
import { mark, course, pair, single, start } from './courseDiagramMarks.ts'
import { harbour, allLooks } from './courseDiagramSamples.ts'
import { cleaned, fitted, fittedName, isolated, textWidth } from '#values/text.ts'
import { describeCourse } from '#courses/pictures/words.ts'
import { colorName } from '#values/color.ts'
import { looksOf, lookWords } from '#courses/pictures/looks.ts'
import { windwardLeeward } from './courseDiagramUsual.ts'

const moved = (drawn: DiagramCourse, longitude: number): DiagramCourse => ({
  ...drawn,
  marks: drawn.marks.map(({ position, ...rest }) => ({
    ...rest,
    ...(position && {
      position: {
        latitude: position.latitude,
        longitude: ((position.longitude + longitude + 540) % 360) - 180,
      },
    }),
  })),
})

describe('a layout without positions', () => {
  it('works when one mark has no position, and when all positions are the same', () => {
    const [first, ...others] = harbour.marks
    const partly = {
      ...harbour,
      marks: [{ name: '', shortName: first?.shortName ?? '' }, ...others],
    }
    const heap = {
      ...harbour,
      marks: harbour.marks.map((known) => ({
        ...known,
        position: { latitude: 54, longitude: 10 },
      })),
    }

    expect(sceneOf(harbour).layout.chart).toBeDefined()
    expect(sceneOf(partly).layout.chart).toBeUndefined()
    expect(sceneOf(heap).layout.chart).toBeUndefined()
  })
})

describe('a layout of true positions', () => {
  it('is the same on both sides of the antimeridian', () => {
    const [here, there] = [sceneOf(harbour), sceneOf(moved(harbour, 169.8))]

    expect(there.layout.chart?.unitsPerMeter).toBeCloseTo(here.layout.chart?.unitsPerMeter ?? 0, 6)
    for (const [index, { x, y }] of here.layout.positions) {
      expect(there.layout.positions.get(index)?.x).toBeCloseTo(x, 3)
      expect(there.layout.positions.get(index)?.y).toBeCloseTo(y, 3)
    }
  })

  it('has true distances, at the poles too', () => {
    const degree = (6_371_009 * Math.PI) / 180
    const [a, b] = projected([
      { latitude: 90, longitude: 12 },
      { latitude: 89, longitude: 170 },
    ])
    const [c, d] = projected([
      { latitude: 54, longitude: 10 },
      { latitude: 54, longitude: 10.01 },
    ])

    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeCloseTo(degree, 0)
    expect((d?.x ?? 0) - (c?.x ?? 0)).toBeCloseTo(0.01 * degree * Math.cos((54 * Math.PI) / 180), 0)
    expect((d?.y ?? 0) - (c?.y ?? 0)).toBeCloseTo(0, 0)
  })

  it('fits into its area', () => {
    const chart = chartOf(
      [
        { latitude: 54, longitude: 10 },
        { latitude: 55, longitude: 10 },
      ],
      [[0], [1]],
      { width: 400, height: 500 },
    )

    expect((chart?.points[0]?.y ?? 0) - (chart?.points[1]?.y ?? 0)).toBeCloseTo(500, 6)
  })
})

describe('the names of marks', () => {
  it.each([
    ['windward mark', 'windward'],
    ['WM', 'windward'],
    ['Top-Mark', 'windward'],
    ['Offset', 'offset'],
    ['1A', 'offset'],
    ['Gybe mark', 'wing'],
    ['leeward_gate', 'leeward'],
    ['LG', 'leeward'],
    ['Bell buoy', undefined],
    ['', undefined],
  ])('derive from %j the role %s', (name, role) => {
    const words = name.toLowerCase().replace(/[^a-z0-9]+/g, ' ')

    expect(roleOf([words])).toBe(role)
  })

  it.each([
    [[1, 2, 3], false, { 1: 'windward', 2: 'wing', 3: 'leeward' }],
    [[1, 2, 3], true, { 1: 'windward', 2: 'second', 3: 'third' }],
    [[1, 2, 3, 4], false, { 1: 'windward', 3: 'third', 4: 'leeward' }],
    [[1, 4], false, { 1: 'windward', 4: 'leeward' }],
    [[1, 2], false, { 1: 'windward', 2: 'leeward' }],
  ])('derive from the numbers %j, with a gate: %s', (numbers, isGate, roles) => {
    expect(rolesOfNumbers(new Set(numbers), () => isGate)).toMatchObject(roles)
  })

  it('derive no role from numbers of an unknown course', () => {
    expect(rolesOfNumbers(new Set([1, 2, 3, 4, 5]), () => false)).toEqual({})
    expect(rolesOfNumbers(new Set([7, 8]), () => false)).toEqual({})
  })

  it('derive the side of a gate or a line', () => {
    expect(sideOf(mark('4s', ''))).toBe('starboard')
    expect(sideOf(mark('Gate', 'Leeward gate (left)'))).toBe('port')
    expect(sideOf(mark('X', 'Race committee', { markType: 'STARTBOAT' }))).toBe('starboard')
    expect(sideOf(mark('X', 'Bell buoy'))).toBeUndefined()
  })
})

describe('texts', () => {
  it('lose characters that break documents and lines', () => {
    expect(cleaned(' a\u0000b\u202ec\nd\ufffe ')).toBe('a b c d')
    expect(cleaned('\ud800x')).toBe('\ufffdx')
    expect(cleaned(`e${'\u0301'.repeat(50)}`)).toBe(`e${'\u0301'.repeat(4)}`)
  })

  it('are truncated between letters, never within one', () => {
    const flag = '🏴‍☠️'

    expect(fitted('Leeward gate', 10, 1_000)).toBe('Leeward gate')
    expect(fitted('Leeward gate', 10, 50)).toMatch(/^Lee\w*…$/)
    expect(fittedName('Leeward gate', 10, 50)).toMatch(/^L\w*…\w*e$/)
    expect(fittedName('Regatta mark in the west 1', 10, 90)).not.toBe(
      fittedName('Regatta mark in the west 2', 10, 90),
    )
    expect(textWidth(fittedName('W'.repeat(60), 10, 90), 10)).toBeLessThanOrEqual(90)
    expect(fitted(flag.repeat(20), 10, 90).replaceAll(flag, '')).toBe('…')
    expect(textWidth(fitted('W'.repeat(60), 10, 90), 10)).toBeLessThanOrEqual(90)
  })

  it('are wider for wide letters', () => {
    expect(textWidth('WWW', 10)).toBeGreaterThan(textWidth('iii', 10))
    expect(textWidth('風上', 10)).toBeGreaterThanOrEqual(20)
    expect(textWidth('e\u0301', 10)).toBe(textWidth('e', 10))
  })

  it('isolate their text direction', () => {
    expect(isolated('Leeward')).toBe('Leeward')
    expect(isolated('שער')).toBe('\u2068שער\u2069')
  })

  it('are escaped, and values of colors are validated', () => {
    const svg = drawCourse(
      course(
        '<script>alert("1")</script>',
        [mark('&', `"'>`, { color: '"/><script/>' }), mark('B', 'B', { color: 'url(#x)' })],
        [single('Port', 0)],
      ),
    )

    expect(svg).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
    expect(svg).toContain('>&amp;</text>')
    expect(svg).not.toMatch(/<script|url\(/)
  })
})

describe('the description', () => {
  it('mentions missing marks, and spare ones', () => {
    const words = describeCourse(
      course(
        'x',
        [mark('P', 'P'), mark('B', 'B'), mark('', ''), mark('S', 'Spare buoy')],
        [start, single('Single_Unknown', 2), pair('Offset', 0, 1)],
      ),
    )

    expect(words).toContain('Leg 1: to a mark without a name, on either side.')
    expect(words).toContain('Leg 2: round P and B one after the other.')
    expect(words).toContain('Spare: Spare buoy.')
  })
})

describe('the name of a color', () => {
  it.each([
    ['#FF6A00', 'orange'],
    ['#F58220', 'orange'],
    ['#ff8800', 'orange'],
    ['#FFD400', 'yellow'],
    ['#ffff66', 'yellow'],
    ['#D81E2C', 'red'],
    ['#1B9E4B', 'green'],
    ['#1F5FBF', 'blue'],
    ['#2BB5E0', 'light blue'],
    ['#7A3EB1', 'purple'],
    ['#E6007E', 'pink'],
    ['#111111', 'black'],
    ['#FAFAFA', 'white'],
    ['#777777', 'grey'],
  ])('of %s is %s', (color, name) => {
    expect(colorName(color)).toBe(name)
  })
})

describe('the look of a mark', () => {
  it('has the pattern, the color and the shape', () => {
    expect(lookWords({ color: '#FF6A00', shape: 'CYLINDER' })).toBe('orange cylinder')
    expect(lookWords({ color: '#FFD400', shape: 'CONICAL', pattern: 'CHECKERED' })).toBe(
      'checkered yellow cone',
    )
    expect(lookWords({ markType: 'STARTBOAT', shape: 'CYLINDER' })).toBe('start boat')
  })

  it('has no color if the value is not one', () => {
    expect(lookWords({ color: 'url(#x)' })).toBe('buoy')
  })

  it('is in the picture once for all marks that have it', () => {
    expect(
      looksOf([mark('A', 'A', { color: '#FF0000' }), mark('B', 'B', { color: '#EE0000' })]),
    ).toMatchObject([
      { words: 'red buoy', color: '#FF0000', marks: [{ name: 'A' }, { name: 'B' }] },
    ])
    expect(drawCourse(windwardLeeward)).toContain('>Yellow cylinder: 4p, 4s<')
    expect(drawCourse(windwardLeeward)).not.toMatch(/<text[^>]*>[^<]*#[0-9A-F]{6}/)
  })

  it('is not in a picture of more looks than a legend has space for', () => {
    expect(drawCourse(allLooks)).not.toContain('class="look"')
  })
})
