/** Courses as texts, without the service. */
import fc from 'fast-check'
import { runs } from '../support/longForm.ts'
import { describe, expect, it } from 'vitest'
import { quoted } from '#values/suggestion.ts'
import { readCourseText } from '#courses/rules/design/courseText.ts'
import { formatCourseText } from '#courses/rules/design/formatCourseText.ts'
import { readMarksFile } from '#courses/rules/marksFile.ts'
import { fileOfBay } from '../support/bay.ts'

const named = (shortName: string, name = `Mark ${shortName}`) => ({ shortName, name })

const club = [
  ...['1', '3', '5', '5S', 'A', 'AP', 'S', 'P', 'SA', 'SB', '4P', '4S'].map((each) => named(each)),
  named('KL', 'Kiel Light'),
  named('X-Y'),
  named('Twin', 'Twin 1'),
  named('twin', 'Twin 2'),
]

const bay = readMarksFile(fileOfBay).marks.map(({ name, shortName }) =>
  named(shortName ?? name, name),
)

type Read = ReturnType<typeof readCourseText<(typeof club)[number]>>

const wordsOf = ({ passings }: Read) =>
  passings.map(
    ({ passingInstruction, marks }) =>
      `${passingInstruction} ${marks.map(({ name }) => name.replace('Mark ', '')).join('-')}`,
  )

const read = (text: string) => {
  const result = readCourseText(text, club)
  expect(result.errors).toEqual([])
  return wordsOf(result)
}

const errorsOf = (text: string, marks = club) =>
  readCourseText(text, marks).errors.map(({ code, detail }) => `${code} ${String(detail)}`)

/** A configuration with the ids of the marks as its names. */
const courseOf = ({ passings, laps }: Read) => ({
  markConfigurations: [...new Set(passings.flatMap(({ marks }) => marks))].map((mark) => ({
    id: mark.name,
    effectiveProperties: mark,
  })),
  waypoints: passings.map(({ passingInstruction, marks }) => ({
    passingInstruction,
    markConfigurationIds: marks.map(({ name }) => name),
  })),
  ...(laps && {
    optionalRepeatablePart: {
      zeroBasedIndexOfRepeatablePartStart: laps.start,
      zeroBasedIndexOfRepeatablePartEnd: laps.end,
      occurrences: laps.times - 1,
    },
  }),
})

describe('a text of a course', () => {
  it.each([
    ['3p 5s 1p', ['Port 3', 'Starboard 5', 'Port 1']],
    ['3P, 1(s) 3 (p);1 S', ['Port 3', 'Starboard 1', 'Port 3', 'Starboard 1']],
    ['mark 1s', undefined],
    ['SA-SB 1p sb–sa', ['Gate SA-SB', 'Port 1', 'Gate SB-SA']],
    ['SA - SB 4P-4S', ['Gate SA-SB', 'Gate 4P-4S']],
    [
      '"kiel light"p "Kiel Light" s kls',
      ['Port Kiel Light', 'Starboard Kiel Light', 'Starboard Kiel Light'],
    ],
    [
      '"SA"-"Kiel Light" SA-"Kiel Light" "Kiel Light"-SA',
      ['Gate SA-Kiel Light', 'Gate SA-Kiel Light', 'Gate Kiel Light-SA'],
    ],
    ['X-Yp "X-Y"s', ['Port X-Y', 'Starboard X-Y']],
    ['APs', ['Starboard AP']],
    ['Ap AP p As', ['Port A', 'Port AP', 'Starboard A']],
    ['5S s 5s 5Ss', ['Starboard 5S', 'Starboard 5', 'Starboard 5S']],
    ['S p P s Sp Ps', ['Port S', 'Starboard P', 'Port S', 'Starboard P']],
    ['2x(3p 5s) 1p', ['Port 3', 'Starboard 5', 'Port 3', 'Starboard 5', 'Port 1']],
    ['2 × ( 3p ) 1*(1p)', ['Port 3', 'Port 3', 'Port 1']],
  ])('%s', (text, expected) => {
    if (expected === undefined) expect(errorsOf(text)).not.toEqual([])
    else expect(read(text)).toEqual(expected)
  })

  it.each([
    ['7p', ['unknown-mark must name marks of the inventory: `7p` at character 1']],
    [
      '3p  9x 1',
      [
        'unknown-mark must name marks of the inventory: `9x` at character 5',
        'no-side must say the side: `1p` or `1s`: `1` at character 8',
      ],
    ],
    ['SA-SX 1p', ['unknown-mark must name marks of the inventory: `SX` at character 4']],
    ['SA-SA', ['same-mark must have two marks in a line or gate: `SA-SA` at character 1']],
    ['SA-SB p', ['unexpected must not have a side for a line or gate: `p` at character 7']],
    ['twin p', ['ambiguous must name one mark, and 2 have this name: `twin` at character 1']],
    ['2x(3p', ['unclosed must close every parenthesis: `2x(` at character 1']],
    [
      '2x(3p 2x(1p))',
      [
        'nested must not repeat within a repetition: `2x(` at character 7',
        'unexpected must have a mark in this place: `)` at character 13',
      ],
    ],
    [
      '101x(3p) 0x(1p)',
      [
        'range must repeat 1 to 100 times: `101x(` at character 1',
        'range must repeat 1 to 100 times: `0x(` at character 10',
      ],
    ],
    [
      '(3p)',
      [
        'unexpected must have a mark in this place: `(` at character 1',
        'unexpected must have a mark in this place: `)` at character 4',
      ],
    ],
    [
      '3p "1',
      [
        'unexpected must have a mark in this place: `"` at character 4',
        'no-side must say the side: `1p` or `1s`: `1` at character 5',
      ],
    ],
    ['2x()', ['required must name a mark']],
    [' ,; ', ['required must name a mark']],
    [`100x(${'3p '.repeat(20)})`, ['too-many must have at most 1998 roundings, found 2000']],
  ])('%s is refused', (text, expected) => {
    expect(errorsOf(text)).toEqual(expected)
  })

  it('takes preferred marks before others of the same name', () => {
    const marks = [named('1', 'Other'), { ...named('1', 'Own'), preference: 1 }]
    expect(readCourseText('1p', marks).passings[0]?.marks).toEqual([marks[1]])
  })

  it('suggests the nearest names', () => {
    const suggestions = ['3e', '"Kiel Lighd"p', 'SC-SB', 'QQQQp'].map(
      (text) => readCourseText(text, club).errors[0]?.suggestion,
    )
    expect(suggestions).toEqual([
      'Did you mean `3`?',
      'Did you mean `Kiel Light`?',
      'Did you mean `S` or `SA` or `SB`?',
      undefined,
    ])
  })

  it('repeats a part of the course as its laps', () => {
    const lapsOf = (text: string) => readCourseText(text, club).laps
    expect(lapsOf('SA-SB 3x(3p 5s) 1p')).toEqual({ start: 1, end: 3, times: 3 })
    expect(['3p', '1x(3p)', '2x(3p) 2x(1p)'].map(lapsOf)).toEqual([undefined, undefined, undefined])
  })
})

const rounding = fc
  .tuple(fc.constantFrom(...bay), fc.constantFrom('p', 's'))
  .map(([{ shortName }, side]) => `${shortName}${side}`)
const stretch = fc.array(rounding, { minLength: 1, maxLength: 5 }).map((all) => all.join(' '))
const courseOfBay = fc
  .tuple(fc.constantFrom('SA-SB', 'CA-CB'), stretch, fc.integer({ min: 2, max: 5 }), stretch)
  .map(([line, lap, times, last]) => `${line} ${times}x(${lap}) ${last} FA-FB`)

describe('the card of a bay', () => {
  it('has courses of 3 to 12 marks, which are written as they are read', () => {
    fc.assert(
      fc.property(courseOfBay, (text) => {
        const result = readCourseText(text, bay)
        expect(result.errors).toEqual([])
        const written = formatCourseText(courseOf(result))
        const again = readCourseText(written, bay)
        expect([written, again]).toEqual([text, result])
      }),
      { numRuns: runs(100, 300) },
    )
  })

  it('takes its marks by name too', () => {
    for (const mark of bay) {
      for (const name of [mark.shortName, `"${mark.name}"`, mark.shortName.toLowerCase()]) {
        const { passings } = readCourseText(`${name} p`, bay)
        expect(passings).toEqual([{ passingInstruction: 'Port', marks: [mark] }])
      }
    }
  })

  it('is written with quotation marks and names where short names are not enough', () => {
    const marks = [named('1', 'North Bank'), named('1', 'South-Bank'), named('2')]
    const text = '"North Bank"p "South-Bank"s 2p'
    expect(formatCourseText(courseOf(readCourseText(text, marks)))).toBe(text)
  })

  it('survives any text, and every error names a token of the text and its position', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '3p',
        '5s',
        '1',
        'p',
        ' ',
        '  ',
        '-',
        '–',
        '(',
        ')',
        '2x(',
        '"',
        ',',
        'SA-SB',
      ),
      fc.string({ maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 3 }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join('')
        const { errors, passings } = readCourseText(text, bay)
        expect(errors.length > 0 || passings.length > 0).toBe(true)
        for (const { code, detail } of errors) {
          if (code === 'required' || code === 'too-many') continue
          const at = Number(/\d+$/.exec(String(detail))?.[0])
          const tokens = Array.from({ length: text.length }, (_, length) =>
            text.slice(at - 1, at + length),
          )
          const words = tokens.map((token) => `: ${quoted(token)} at character ${at}`)
          expect(words.some((word) => String(detail).endsWith(word))).toBe(true)
        }
      }),
      { numRuns: runs(400, 2000) },
    )
  })
})
