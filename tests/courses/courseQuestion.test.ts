/** The form of the course page: the question that its values mean, and the errors at its fields. */
import { en } from '#courses/words/en.ts'
import { describe, expect, it } from 'vitest'
import { legBetween } from '#positions/rules/geodesic.ts'
import {
  errorsByField,
  type Form,
  formOf,
  missingIn,
  placedMarks,
  questionOf,
  trueWind,
  turned,
  withVariation,
} from '#courses/pages/designer/question.ts'

const usual = {
  ...formOf({ type: 'L', hasOffset: false, laps: 2, wind: 240, metres: 1_852 }),
  latitude: '54.42',
  longitude: '10.18',
}
const ask = (more: Form = {}): Record<string, unknown> => ({ ...questionOf({ ...usual, ...more }) })

describe('the question', () => {
  it('has the values of the form', () => {
    expect(ask()).toEqual({
      type: 'L',
      laps: 2,
      wind: 240,
      firstLegMetres: 1_852,
      options: {},
      start: { latitude_deg: 54.42, longitude_deg: 10.18 },
    })
  })

  it.each<[Form, object]>([
    [{ length: '0,8' }, { firstLegMetres: 0.8 * 1_852 }],
    [{ length: '900', unit: 'metres' }, { firstLegMetres: 900 }],
    [{ length: 'far' }, { firstLegMetres: 'far' }],
    [{ hasOffset: true }, { type: 'LA', options: {} }],
    [
      { hasOffset: true, offsetMetres: '60' },
      { type: 'LA', options: { offsetMetres: 60 } },
    ],
    [
      { hasOffset: true, type: 'triangle' },
      { type: 'triangle', options: { offsetMetres: 40 } },
    ],
    [
      { hasOffset: false, offsetMetres: '60' },
      { type: 'L', options: {} },
    ],
    [{ gates: 'no', gateMetres: '70' }, { options: { gates: false, gateMetres: 70 } }],
    [{ gates: 'yes' }, { options: { gates: true } }],
    [{ gates: '' }, { options: {} }],
    [{ laps: '' }, { laps: undefined }],
  ])('with %j has %j', (more, expected) => {
    const question = ask(more)

    expect(question).toEqual({ ...question, ...expected })
  })

  it.each<[string, unknown]>([
    ['54.42', 54.42],
    ['54,42', 54.42],
    ['-17.5', -17.5],
    ['54.42 N', 54.42],
    ['54 25.2 N', 54.42],
    ['54°25.2′N', 54.42],
    ["54° 25.2' n", 54.42],
    ['17°30′00″S', -17.5],
    ['17 30 00 S', -17.5],
    ['54°59′59″N', 54 + 3_599 / 3_600],
    ['54°N', 54],
    ['north', 'north'],
    ['54 25', 54 + 25 / 60],
    ['10 10.8 E', '10 10.8 E'],
    ['54 60 N', '54 60 N'],
    ['54°25′60″N', '54°25′60″N'],
    ['54°30″N', '54°30″N'],
    ['54.42.5 N', '54.42.5 N'],
  ])('reads the latitude %s as %s', (latitude, expected) => {
    const { start } = ask({ latitude }) as { readonly start: { readonly latitude_deg: unknown } }

    if (typeof expected === 'number') expect(start.latitude_deg).toBeCloseTo(expected, 9)
    else expect(start.latitude_deg).toBe(expected)
  })

  it.each([
    ['10.18 E', 10.18],
    ['10°10′48″W', -10.18],
    ['54.42 N', '54.42 N'],
    ['179 59.9 s', '179 59.9 s'],
  ])('reads the longitude %s as %s', (longitude, expected) => {
    const { start } = ask({ longitude }) as { readonly start: object }

    expect(start).toEqual({
      latitude_deg: 54.42,
      longitude_deg:
        typeof expected === 'number' ? (expect.closeTo(expected, 9) as number) : expected,
    })
  })

  it('needs the wind, the first leg and the start', () => {
    expect(missingIn(usual)).toEqual([])
    expect(missingIn({ ...usual, wind: ' ', longitude: '' })).toEqual(['wind', 'longitude'])
  })
})

it('puts the errors of the service at their fields', () => {
  const detail = 'must be 50 to 18520, found 1'
  const errors = [
    { pointer: '/firstLegMetres', detail },
    { pointer: '/start/latitude_deg', detail: 'must be a number', suggestion: 'Try 54.' },
    { pointer: '/options/gateMetres', detail: 'must be 5 or more' },
  ]

  expect(errorsByField(errors, en.designer)).toEqual({
    length: `It ${detail} (in metres).`,
    latitude: 'It must be a number. Try 54.',
    gateMetres: 'It must be 5 or more.',
  })
})

describe('a magnetic wind', () => {
  it.each<[string, string, unknown]>([
    ['', '240', 240],
    ['4', '240', 244],
    ['-4,5', '240', 235.5],
    ['10', '355', 5],
    ['-10', '5', 355],
    ['east', '240', 240],
    ['181', '240', 240],
    ['4', '361', 361],
    ['4', 'west', 'west'],
  ])('with the variation %j is sent as a true one: %s as %s', (variation, wind, expected) => {
    expect(ask({ variation, wind }).wind).toBe(expected)
  })

  it('keeps its true direction when the variation changes', () => {
    const suggestion = { type: 'L', hasOffset: false, laps: 2, wind: 2 }
    expect(formOf(suggestion).wind).toBe('2')
    const form: Form = { ...usual, ...formOf(suggestion, '4') }
    expect([form.wind, ask(form).wind]).toEqual(['358', 2])
    const changed: Form = { ...form, ...withVariation(trueWind(form), '-3') }
    expect([changed.wind, ask(changed).wind]).toEqual(['5', 2])
    expect(withVariation('west', '4').wind).toBe('west')
  })
})

describe('the present course', () => {
  const start = { latitude: 54.42, longitude: 10.18 }
  const mark = { latitude: 54.435, longitude: 10.185 }

  it('is the question of the positions of its marks, and needs no other field', () => {
    const form = { type: 'present', positions: JSON.stringify({ one: mark }) }
    expect(questionOf(form)).toEqual({ positions: { one: mark } })
    expect(questionOf({ type: 'present' })).toEqual({ positions: {} })
    expect(missingIn(form)).toEqual([])
  })

  it('turns about the middle of its start line', () => {
    const marks = Object.entries({ mark, start }).map(([id, position]) => ({
      id,
      name: '',
      position,
    }))
    const { mark: one = start, start: center } = turned(marks, start, 10)
    const [before, after] = [mark, one].map((position) => legBetween(start, position))

    expect(center).toEqual(start)
    expect(after?.bearing).toBeCloseTo((before?.bearing ?? 0) + 10, 2)
    expect(after?.metres).toBeCloseTo(before?.metres ?? 0, 0)
    const { back } = turned([{ id: 'back', name: '', position: one }], start, -10)
    expect(back?.latitude).toBeCloseTo(mark.latitude, 6)
    expect(back?.longitude).toBeCloseTo(mark.longitude, 6)
  })

  it('has the marks with positions, where they will lie', () => {
    const marks = [
      { id: 'one', name: '1', isOfCourse: true, position: mark },
      { id: 'two', name: '2', isOfCourse: true, position: mark },
      { id: 'spare', name: 'spare', isOfCourse: false, position: mark },
      { id: 'new', name: 'new', isOfCourse: true },
    ]
    const positions = JSON.stringify({ two: start })
    expect(placedMarks(marks, { positions }).map(({ id, position }) => [id, position])).toEqual([
      ['one', mark],
      ['two', start],
    ])
  })
})

describe('a course with marks of the club', () => {
  const club = { type: 'club', text: '3p 5s' }

  it('is the question of its text', () => {
    expect(ask(club)).toEqual({ text: '3p 5s' })
    expect(ask({ ...club, tag: 'bay', courseName: '7' })).toEqual({
      text: '3p 5s',
      tag: 'bay',
      name: '7',
    })
    expect(missingIn({ ...usual, ...club, wind: '' })).toEqual([])
    expect(missingIn({ ...usual, ...club, text: ' ' })).toHaveLength(1)
  })

  it('shows all errors of the text', () => {
    const errors = ['one', 'other'].map((detail) => ({ pointer: '/text', detail }))
    expect(errorsByField(errors, en.designer)).toEqual({ text: 'It one. It other.' })
  })
})
