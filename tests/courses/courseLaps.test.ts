/** The effect of the repeatable part and the lap count on the waypoints of a configuration. */
import { describe, expect, it } from 'vitest'
import { layOutCourse, layOutTemplate, type RepeatablePart } from '#courses/rules/laps.ts'
import {
  course,
  forTemplate,
  type Json,
  marksOf,
  part,
  readRight,
  waypoint,
  words,
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
