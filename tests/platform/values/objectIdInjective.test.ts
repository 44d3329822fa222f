/**
 * No object can be reached by the name of another one: different lists of parts never give the same
 * id.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../support/longForm.ts'
import { decodeObjectId, encodeObjectId, objectIdFromText } from '#values/objectId.ts'
import { parsePermission, permits } from '#access/rules/permission.ts'
import { nastyText, seed } from '../access/arbitraries.ts'
import { polluted } from '../access/hostile.ts'

const nastyParts = fc.array(nastyText, { minLength: 1, maxLength: 4 })

/** Every text of up to `length` characters. */
const texts = (alphabet: readonly string[], length: number): readonly string[] =>
  length === 0
    ? ['']
    : ['', ...texts(alphabet, length - 1).flatMap((rest) => alphabet.map((first) => first + rest))]

/** Every list of up to `length` parts. */
const lists = (parts: readonly string[], length: number): readonly (readonly string[])[] =>
  length === 0
    ? [[]]
    : [[], ...lists(parts, length - 1).flatMap((rest) => parts.map((part) => [part, ...rest]))]

const isSafe = (id: string): boolean => id !== '' && !/[:,*]|^[\s]|[\s]$/.test(id)

describe('the encoded form', () => {
  it('differs for every list of parts, and decodes to it: all short lists', () => {
    const seams = [':', ',', '\\', '*', '/', '|', ' ', '\u00a0', '0', '2', 'a']
    const all = new Set(
      [
        ...lists(texts(seams, 4), 1),
        ...lists(texts(seams, 2), 2),
        ...lists(texts(seams, 1), 4),
      ].filter((parts) => parts.length > 0),
    )
    const partsOf = new Map<string, string>()

    for (const parts of all) {
      const written = JSON.stringify(parts)
      const id = encodeObjectId(parts)
      if (!isSafe(id) || JSON.stringify(decodeObjectId(id)) !== written) {
        expect.fail(`${written} becomes \`${id}\`, which is not safe or does not decode to it`)
      }
      const twin = partsOf.get(id)
      if (twin !== undefined && twin !== written) {
        expect.fail(`${written} and ${twin} both become \`${id}\``)
      }
      partsOf.set(id, written)
    }

    expect(partsOf.size).toBeGreaterThan(40_000)
  })

  it('differs for every list of parts: 100,000 random pairs that hardly differ', () => {
    const pair = fc.tuple(nastyParts, nastyText, fc.nat(4), fc.nat(4))

    fc.assert(
      fc.property(pair, ([parts, text, at, kind]) => {
        const twin = changed(parts, text, at, kind)
        const same = JSON.stringify(parts) === JSON.stringify(twin)

        if ((encodeObjectId(parts) === encodeObjectId(twin)) !== same) {
          expect(encodeObjectId(parts)).not.toBe(encodeObjectId(twin))
        }
      }),
      { seed, numRuns: runs(10_000, 100_000) },
    )
    expect(polluted()).toBe(false)
  })
})

/** A similar list that a faulty encoding could confuse with the first one. */
const changed = (
  parts: readonly string[],
  text: string,
  at: number,
  kind: number,
): readonly string[] => {
  switch (kind) {
    case 0:
      return [...parts, text]
    case 1:
      return parts.toSpliced(at, 1, text)
    case 2:
      return [parts.join(':')]
    case 3:
      return parts.join(':').split(text === '' ? ':' : text)
    default:
      return [objectIdFromText(parts.join('\\/'))]
  }
}

describe('a grant on one id', () => {
  it('covers no other id, and not the type', () => {
    const met = { same: 0, other: 0 }

    fc.assert(
      fc.property(nastyParts, nastyText, fc.nat(4), fc.nat(4), (parts, text, at, kind) => {
        const twin = changed(parts, text, at, kind)
        const same = JSON.stringify(parts) === JSON.stringify(twin)
        const held = parsePermission(`EVENT:READ:${encodeObjectId(parts)}`)
        const asked = { type: 'EVENT', action: 'READ', id: encodeObjectId(twin) }

        expect(permits(held, asked)).toBe(same)
        expect(permits(held, { type: 'EVENT', action: 'READ' })).toBe(false)
        met[same ? 'same' : 'other'] += 1
      }),
      { seed, numRuns: 5_000 },
    )

    expect(Math.min(met.same, met.other)).toBeGreaterThan(250)
  })
})
