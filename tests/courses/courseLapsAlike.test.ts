/** A part counts as repeated only if its waypoints are equal in all properties. */
import { describe, expect, it } from 'vitest'
import { layOutCourse, sequenceErrors, occurrencesFor } from '#courses/rules/laps.ts'
import { course, type Json, part, readRight, withWaypoint, words } from './courseFixture.ts'

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
