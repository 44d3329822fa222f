/** The effect of the repeatable part and the lap count on the waypoints of a configuration. */
import { describe, expect, it } from 'vitest'
import {
  layOutCourse,
  occurrencesFor,
  layOutTemplate,
  type RepeatablePart,
  sequenceErrors,
} from '#courses/rules/laps.ts'
import {
  course,
  forTemplate,
  type Json,
  marksOf,
  part,
  readRight,
  waypoint,
  words,
  withWaypoint,
  forCourse,
  read,
} from './courseFixture.ts'

/** The sequence as sailed, by the ids of the marks. */
const sailed = (
  configuration: Json,
  template?: { readonly texts: readonly string[]; readonly part: RepeatablePart | null },
) => {
  const read = readRight(configuration)
  const ids = read.markConfigurations.map(({ id }) => id)
  const { sequence, fitsTemplate } = layOutCourse(
    read,
    template && {
      pattern: {
        waypoints: template.texts.map((text) => marksOf([waypoint(text)])),
        part: template.part,
      },
      // `4p.2` has the role `4p`.
      roleOf: (mark) => ids[mark]?.replace(/\..*/, ''),
    },
  )
  const { waypoints, part: held, numberOfLaps } = sequence
  return {
    sequence: waypoints.map(({ marks }) => marks.map((mark) => ids[mark]).join('-')).join(' '),
    part: held && [held.start, held.end, held.occurrences],
    numberOfLaps,
    fitsTemplate,
  }
}

const sent = (text: string, more: Json = {}): Json => course(words(text), more)
const withPart = (text: string, laps: number, more: Json = {}): Json =>
  sent(text, { optionalRepeatablePart: part(1, 3, more), numberOfLaps: laps })

describe('a course', () => {
  it.each<[string, Json, string, readonly number[] | null, number | null]>([
    ['no part', sent('S W L F'), 'S W L F', null, null],
    ['a number without a part', sent('S W L F', { numberOfLaps: 7 }), 'S W L F', null, 7],
    ['minus one', sent('S W L F', { numberOfLaps: -1 }), 'S W L F', null, null],
    ['one lap', withPart('S W L F', 1), 'S F', null, 1],
    ['two laps', withPart('S W L F', 2), 'S W L F', [1, 3, 1], 2],
    ['three laps', withPart('S W L F', 3), 'S W L W L F', [1, 3, 2], 3],
    ['three expanded laps', withPart('S W L W L F', 3), 'S W L W L F', [1, 3, 2], 3],
    ['two of three laps expanded', withPart('S W L W L F', 4), 'S W L W L W L W L F', [1, 3, 3], 4],
    [
      'another lap count than it seems to have',
      withPart('S W L W M F', 3),
      'S W L W L W M F',
      [1, 3, 2],
      3,
    ],
    [
      'known occurrences',
      withPart('S W L W M F', 4, { occurrences: 2 }),
      'S W L W M W M F',
      [1, 3, 3],
      4,
    ],
    ['fewer laps', withPart('S W L W M F', 2, { occurrences: 2 }), 'S W L F', [1, 3, 1], 2],
  ])('with %s', (_, configuration, sequence, held, numberOfLaps) => {
    expect(sailed(configuration)).toEqual({
      sequence,
      part: held,
      numberOfLaps,
      fitsTemplate: false,
    })
  })

  const based = { texts: words('S W L F'), part: { start: 1, end: 3 } }
  const plain = { texts: words('S W L F'), part: null }
  it.each<
    [
      string,
      Json,
      typeof based | typeof plain,
      string,
      readonly number[] | null,
      number | null,
      boolean,
    ]
  >([
    ['its laps', sent('S W L W L F'), based, 'S W L W L F', [1, 3, 2], 3, true],
    ['one lap', sent('S F'), based, 'S F', null, 1, true],
    [
      'its own lap count',
      sent('S W L F', { numberOfLaps: 2 }),
      based,
      'S W L F',
      [1, 3, 1],
      2,
      true,
    ],
    [
      'a lap count that differs from its waypoints',
      sent('S W L F', { numberOfLaps: 9 }),
      based,
      'S W L F',
      null,
      9,
      true,
    ],
    [
      'other marks in a lap',
      withPart('S W L W.2 L.2 F', 3),
      based,
      'S W L W.2 L.2 F',
      [1, 3, 2],
      3,
      true,
    ],
    [
      'more laps, of which the last has other marks',
      withPart('S W L W.2 L.2 F', 4),
      based,
      'S W L W.2 L.2 W.2 L.2 F',
      [1, 3, 3],
      4,
      true,
    ],
    ['marks of other roles', withPart('S W M F', 3), based, 'S W M W M F', [1, 3, 2], 3, false],
    [
      'another part',
      sent('S W L F', { optionalRepeatablePart: part(1, 2), numberOfLaps: 3 }),
      based,
      'S W W L F',
      [1, 2, 2],
      3,
      false,
    ],
    [
      'a part that ends like that of the template',
      sent('S W L F', { optionalRepeatablePart: part(2, 3), numberOfLaps: 3 }),
      based,
      'S W L L F',
      [2, 3, 2],
      3,
      false,
    ],
    ['no part in the template', sent('S W L F'), plain, 'S W L F', null, null, true],
    [
      'no part, and a number',
      sent('S W L F', { numberOfLaps: 4 }),
      plain,
      'S W L F',
      null,
      4,
      true,
    ],
    [
      'a part that the template does not have',
      withPart('S W L F', 3),
      plain,
      'S W L W L F',
      [1, 3, 2],
      3,
      false,
    ],
    ['too few waypoints', sent('S W L'), plain, 'S W L', null, null, false],
    ['half a lap', sent('S W L W F'), based, 'S W L W F', null, null, false],
  ])('based on a template, with %s', (_, configuration, template, sequence, held, laps, fits) => {
    expect(sailed(configuration, template)).toEqual({
      sequence,
      part: held,
      numberOfLaps: laps,
      fitsTemplate: fits,
    })
  })

  it('matches a template with pairs, where the left mark stays the left one', () => {
    const gates = { texts: ['S', '4p-4s'], part: null }

    expect(sailed(sent('S 4p.2-4s'), gates).fitsTemplate).toBe(true)
    expect(sailed(sent('S 4s-4p'), gates).fitsTemplate).toBe(false)
    expect(sailed(sent('S 4p'), gates).fitsTemplate).toBe(false)
    expect(sailed(sent('S 4p-4x'), gates).fitsTemplate).toBe(false)
    expect(sailed(sent('S 4p-4s'), { texts: ['S', '4p'], part: null }).fitsTemplate).toBe(false)
  })

  it('that lost its part cannot recover it from a template by indexes only', () => {
    const longer = { texts: words('S W L W F'), part: { start: 1, end: 3 } }

    expect(sailed(withPart('S W F', 1), longer)).toMatchObject({
      sequence: 'S W F',
      fitsTemplate: true,
    })
    expect(sailed(withPart('S W F', 3), longer)).toMatchObject({ fitsTemplate: false })
  })
})

describe('a course template', () => {
  it('stores its part once, whatever its lap count', () => {
    const layOut = (configuration: Json) => {
      const read = readRight(configuration, forTemplate)
      const { waypoints, ...rest } = layOutTemplate(read)
      return { length: waypoints.length, ...rest }
    }
    const once = { start: 1, end: 3, occurrences: 1 }

    expect(layOut(withPart('S W L F', 3))).toEqual({ length: 4, part: once, numberOfLaps: 3 })
    expect(layOut(sent('S W L F', { optionalRepeatablePart: part(1, 3) }))).toEqual({
      length: 4,
      part: once,
      numberOfLaps: null,
    })
    expect(layOut(withPart('S W L W L F', 3, { occurrences: 2 }))).toEqual({
      length: 4,
      part: once,
      numberOfLaps: 3,
    })
    expect(layOut(sent('S W L F'))).toEqual({ length: 4, part: null, numberOfLaps: null })
  })
})

/**
 * The waypoints of three laps: six if two laps are already expanded, more if the second one
 * differs.
 */
const lengthOf = (text: string, change: Json = {}, index = 3): number => {
  const more = { optionalRepeatablePart: part(1, 3), numberOfLaps: 3 }
  const configuration = withWaypoint(course(words(text), more), index, change)
  return layOutCourse(readRight(configuration)).sequence.waypoints.length
}

describe('three laps in a sequence', () => {
  it('are recognized when both waypoints repeat', () => {
    expect(lengthOf('S W L W L F')).toBe(6)
    expect(lengthOf('S 4s-4p L 4s-4p L F')).toBe(6)
  })

  it.each<[string, string, Json]>([
    ['on the other side', 'S W L W L F', { passingInstruction: 'Starboard' }],
    ['under another name', 'S 4s-4p L 4s-4p L F', { controlPointName: 'gate' }],
    ['under another short name', 'S 4s-4p L 4s-4p L F', { controlPointShortName: 'g' }],
    ['with other marks', 'S 4s-4p L 4s-4x L F', {}],
    ['with one mark more', 'S None:4s L None:4s-4p L F', {}],
    ['with the marks the other way round', 'S 4s-4p L 4p-4s L F', {}],
  ])('are not recognized when one repeats %s', (_, text, change) => {
    expect(lengthOf(text, change)).toBe(8)
  })
})

describe('the number of repetitions of a part in a sequence', () => {
  const same = (one: string, other: string): boolean => one === other

  it.each([
    ['W L', 1, 1],
    ['W L', 2, 1],
    ['W L', 3, 1],
    ['W L W L', 3, 2],
    ['W L W L', 4, 1],
    ['W L W M', 3, 1],
    ['W L M L', 3, 1],
    ['W L W L W L', 3, 2],
    ['W L W L W L', 4, 3],
  ])('in %s for %i laps is %i', (text, laps, occurrences) => {
    expect(occurrencesFor(words(text), { start: 0, end: 2 }, laps, same)).toBe(occurrences)
  })
})

describe('a generated sequence', () => {
  const waypoints = (count: number) => Array.from({ length: count }, () => 'W')
  const codes = (problem: Parameters<typeof sequenceErrors>[0]) =>
    sequenceErrors(problem).map(({ pointer, code, detail }) => [pointer, code, detail])

  it('has at most 100 laps and 2,000 waypoints', () => {
    const single = { waypoints: waypoints(2), part: null }

    expect(codes({ ...single, numberOfLaps: null })).toEqual([])
    expect(codes({ ...single, numberOfLaps: 100 })).toEqual([])
    expect(codes({ ...single, numberOfLaps: 101 })).toEqual([
      ['/numberOfLaps', 'too-many', 'must be at most 100, and this course has 101'],
    ])
  })

  it('counts the waypoints that it has, or will have by its template', () => {
    const sailed = { start: 0, end: 40, occurrences: 50 }
    const once = { start: 0, end: 40, occurrences: 1 }

    expect(codes({ waypoints: waypoints(2_000), part: sailed, numberOfLaps: 51 })).toEqual([])
    expect(codes({ waypoints: waypoints(2_001), part: sailed, numberOfLaps: 51 })).toHaveLength(1)
    expect(codes({ waypoints: waypoints(40), part: once, numberOfLaps: 51 })).toEqual([])
    expect(codes({ waypoints: waypoints(40), part: once, numberOfLaps: 52 })).toEqual([
      [
        '/numberOfLaps',
        'too-many',
        'must be less: with 52 laps there would be 2040 waypoints, and at most 2000 are possible',
      ],
    ])
  })
})

const problemsOf = (sent: unknown, numberOfLaps: unknown, text = 'S W L F', purpose = forCourse) =>
  read(
    course(words(text), { optionalRepeatablePart: sent, numberOfLaps }),
    purpose,
  ).inputErrors.map(({ pointer, code, detail }) => [pointer, code, String(detail)])

const at = '/optionalRepeatablePart'
const start = `${at}/zeroBasedIndexOfRepeatablePartStart`
const end = `${at}/zeroBasedIndexOfRepeatablePartEnd`
const occurrences = `${at}/occurrences`

describe('a repeatable part', () => {
  it.each([
    [
      part(4, 5),
      [
        [start, 'range', 'must be 0 to 3, because there are 4 waypoints; found 4'],
        [
          end,
          'range',
          'must be 1 to 4, because there are 4 waypoints; found 5. ' +
            'Repeatable part (4, 5) is out of range for sequence of length 4',
        ],
      ],
    ],
    [part(1, -2), [[end, 'range', expect.stringMatching(/^must be 1 or more: .*Found -2$/)]]],
    [part(0, 0), [[end, 'range', 'must be 1 to 4, because there are 4 waypoints; found 0']]],
    [part(3, 1), [[end, 'empty-part', 'must be greater than the start of the part, 3; found 1']]],
    [part(undefined, 2), [[start, 'required', 'is required']]],
    [part(1, undefined), [[end, 'required', 'is required']]],
    [part(1.5, 2), [[start, 'type', 'must be a whole number, found 1.5']]],
    [part(1, 3, { occurrences: 0 }), [[occurrences, 'range', 'must be 1 or more, found 0']]],
  ])('may not be %j of four waypoints', (sent, problems) => {
    expect(problemsOf(sent, 2)).toEqual(problems)
  })

  it.each([
    [part(7, 9), []],
    [part(1, 0), [[end, 'range', 'must be 1 or more; found 0']]],
  ])('may have any indexes when the waypoints are unreadable: %j', (sent, problems) => {
    const configuration = { ...course([]), waypoints: 'W L', optionalRepeatablePart: sent }
    const found = read({ ...configuration, numberOfLaps: 2 }).inputErrors

    expect(found.map(({ pointer, code, detail }) => [pointer, code, String(detail)])).toEqual([
      ['/waypoints', 'type', expect.any(String)],
      ...problems,
    ])
  })
})

describe('a number of laps', () => {
  const needed = 'is required with a repeatable part: a course with one requires a lap count'

  it.each([0, -2])('may not be %j', (laps) => {
    const problem = ['/numberOfLaps', 'range', `must be 1 to 100, found ${laps}`]
    for (const sent of [part(1, 3), undefined]) expect(problemsOf(sent, laps)).toEqual([problem])
  })

  it.each([-1, null, undefined])(
    'is missing when it is %j, which is an error for a course only',
    (laps) => {
      expect(problemsOf(part(1, 3), laps)).toEqual([['/numberOfLaps', 'required', needed]])
      expect(problemsOf(part(1, 3), laps, 'S W L F', forTemplate)).toEqual([])
      expect(problemsOf(undefined, laps)).toEqual([])
    },
  )
})
