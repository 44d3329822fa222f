/** The arithmetic of laps, with letters for waypoints. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expand, recognise, withLaps, type RepeatablePart } from '#courses/rules/laps.ts'
import { seed } from '../platform/access/arbitraries.ts'
import { words } from './courseFixture.ts'

const same = (one: string, other: string): boolean => one === other

/** Few different letters, so that some sequences have several interpretations. */
const template = fc
  .array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 8 })
  .chain((waypoints) =>
    fc.record({
      waypoints: fc.constant(waypoints),
      part: fc
        .tuple(fc.nat(waypoints.length), fc.nat(waypoints.length))
        .map(([one, other]): RepeatablePart | null =>
          one === other ? null : { start: Math.min(one, other), end: Math.max(one, other) },
        ),
    }),
  )

describe('expand', () => {
  it.each([
    ['S W L F', [1, 3], 1, 'S F'],
    ['S W L F', [1, 3], 2, 'S W L F'],
    ['S W L F', [1, 3], 3, 'S W L W L F'],
    ['S W L', [0, 3], 1, ''],
    ['S W L', [0, 3], 3, 'S W L S W L'],
    ['S W F', [2, 3], 3, 'S W F F'],
  ])('of %s with the part %j and %i laps is %s', (sequence, [start = 0, end = 0], laps, wanted) => {
    expect(expand({ waypoints: words(sequence), part: { start, end } }, laps)).toEqual(
      words(wanted),
    )
  })

  it('is the inverse of recognise, in both directions', () => {
    let laps: number | null | undefined
    fc.assert(
      fc.property(template, fc.integer({ min: 1, max: 9 }), (pattern, lapCount) => {
        const sequence = expand(pattern, lapCount)
        laps = recognise(pattern, sequence, same)

        expect(laps).toBe(pattern.part === null ? null : lapCount)
        expect(expand(pattern, laps ?? 1)).toEqual(sequence)
      }),
      { seed, numRuns: 1_000 },
    )
  })

  it('reproduces every sequence that recognise accepts', () => {
    const met = { yes: 0, no: 0 }
    const sequence = fc.array(fc.constantFrom('a', 'b'), { maxLength: 8 })
    fc.assert(
      fc.property(template, sequence, (pattern, waypoints) => {
        const laps = recognise(pattern, waypoints, same)
        met[laps === undefined ? 'no' : 'yes'] += 1
        const expansions = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((each) => expand(pattern, each))

        expect(expansions.some((each) => each.join() === waypoints.join())).toBe(laps !== undefined)
        if (laps !== undefined) expect(expand(pattern, laps ?? 1)).toEqual(waypoints)
      }),
      { seed, numRuns: 3_000 },
    )

    expect(Math.min(met.yes, met.no)).toBeGreaterThan(150)
  })
})

describe('withLaps', () => {
  it.each([
    ['S A B A C F', 2, 1, 'S F'],
    ['S A B A C F', 2, 2, 'S A B F'],
    ['S A B A C F', 2, 3, 'S A B A C F'],
    ['S A B A C F', 2, 5, 'S A B A C A C A C F'],
  ])(
    'keeps the expanded laps of %s, and repeats the last one',
    (text, occurrences, laps, wanted) => {
      const result = withLaps(words(text), { start: 1, end: 3, occurrences }, laps)

      expect(result).toEqual(words(wanted))
    },
  )

  it('keeps all waypoints when laps are only added', () => {
    const laps = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(template, laps, laps, laps, (pattern, one, more, final) => {
        if (pattern.part === null) return
        const first = expand(pattern, one + 1)
        const middle = withLaps(first, { ...pattern.part, occurrences: one }, one + 1 + more)

        expect(withLaps(middle, { ...pattern.part, occurrences: one + more }, final)).toEqual(
          expand(pattern, final),
        )
      }),
      { seed, numRuns: 500 },
    )
  })
})
