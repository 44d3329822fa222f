import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Failure } from '../../lib/domain/failure.ts'
import {
  decodeObjectId,
  encodeObjectId,
  objectIdBytesMax,
  objectIdFromText,
} from '../../lib/domain/objectId.ts'
import { parsePermission, permits } from '../../lib/domain/permission.ts'
import { seed } from './arbitraries.ts'
import { nastyPieces, polluted } from './hostile.ts'

const nastyText = fc
  .array(fc.constantFrom(...nastyPieces), { maxLength: 4 })
  .map((pieces) => pieces.join(''))
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

describe('encodeObjectId', () => {
  it.each<[readonly string[], string]>([
    [['abc'], 'abc'],
    [['Regatta 1', 'Race 2'], 'Regatta 1\\/Race 2'],
    [['a:b'], 'a\\\\/b'],
    [['a,b', 'c'], 'a\\\\|b\\/c'],
    [['a\\b'], 'a\\\\\\\\b'],
    [['*'], '\\\\2a'],
    [['a*b'], 'a\\\\2ab'],
    [[''], '\\\\00'],
    [['', ''], '\\\\00\\/\\\\00'],
    [['a', ''], 'a\\/\\\\00'],
    [['a', '', ''], 'a\\/\\\\00\\/\\\\00'],
    [['', 'a'], '\\\\00\\/a'],
    [['\\00'], '\\\\\\\\00'],
    [['\\2a'], '\\\\\\\\2a'],
    [[' Kiel  Week\t'], '\\\\20Kiel  Week\\\\09'],
    [['\u00a0Kiel'], '\\\\a0Kiel'],
    [['  '], '\\\\20\\\\20'],
    [['a|b/c#d%e!f'], 'a|b/c#d%e!f'],
    [['__proto__', 'constructor'], '__proto__\\/constructor'],
    [['⛵', 'e\u0301'], '⛵\\/e\u0301'],
  ])('writes %j as %j, and back', (parts, encoded) => {
    expect(encodeObjectId(parts)).toBe(encoded)
    expect(decodeObjectId(encoded)).toEqual(parts)
    expect(objectIdFromText(encoded)).toBe(encoded)
  })

  it.each<[string, readonly string[]]>([
    ['no part', []],
    ['a text of 1,025 bytes', ['x'.repeat(objectIdBytesMax + 1)]],
    ['257 sailing boats of 4 bytes', ['🚤'.repeat(257)]],
    ['257 backslashes, which become four each', ['\\'.repeat(257)]],
    ['342 colons, which become three each', [':'.repeat(342)]],
    ['two parts that are too long together', ['x'.repeat(512), 'x'.repeat(511)]],
  ])('refuses %s', (_, parts) => {
    expect(() => encodeObjectId(parts)).toThrow(Failure)
    expect(() => encodeObjectId(parts)).toThrow(expect.objectContaining({ code: 'invalid-input' }))
  })

  it.each<[string, readonly string[]]>([
    ['a text of 1,024 bytes', ['x'.repeat(objectIdBytesMax)]],
    ['256 boats of 4 bytes', ['🚤'.repeat(256)]],
    ['256 backslashes', ['\\'.repeat(256)]],
    ['341 colons', [':'.repeat(341)]],
    ['two parts of 1,024 bytes together', ['x'.repeat(512), 'x'.repeat(510)]],
  ])('accepts %s', (_, parts) => {
    expect(decodeObjectId(encodeObjectId(parts))).toEqual(parts)
  })
})

describe('the encoded form', () => {
  it('is another for every list of parts, and decodes to it: all short lists', () => {
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
        expect.fail(`${written} becomes \`${id}\`, which is not safe or does not come back`)
      }
      const twin = partsOf.get(id)
      if (twin !== undefined && twin !== written) {
        expect.fail(`${written} and ${twin} both become \`${id}\``)
      }
      partsOf.set(id, written)
    }

    expect(partsOf.size).toBeGreaterThan(40_000)
  })

  it('is another for every list of parts: 100,000 random pairs that hardly differ', () => {
    const pair = fc.tuple(nastyParts, nastyText, fc.nat(4), fc.nat(4))

    fc.assert(
      fc.property(pair, ([parts, text, at, kind]) => {
        const twin = changed(parts, text, at, kind)
        const same = JSON.stringify(parts) === JSON.stringify(twin)

        if ((encodeObjectId(parts) === encodeObjectId(twin)) !== same) {
          expect(encodeObjectId(parts)).not.toBe(encodeObjectId(twin))
        }
      }),
      { seed, numRuns: 100_000 },
    )
    expect(polluted()).toBe(false)
  })

  it('comes back, and can stand in a permission: random lists', () => {
    fc.assert(
      fc.property(nastyParts, (parts) => {
        const id = encodeObjectId(parts)

        expect(decodeObjectId(id)).toEqual(parts)
        expect(id).not.toMatch(/[:,*]/)
        expect(id).not.toMatch(/^[\x01-\x20\x85\xa0]|[\x01-\x20\x85\xa0]$/)
        expect(id).not.toBe('')
      }),
      { seed, numRuns: 5_000 },
    )
  })
})

/** A list that looks much like the other: the place where an encoding forgets something. */
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

describe('decodeObjectId', () => {
  it.each([
    '',
    '*',
    'a:b',
    'a,b',
    ' a',
    'a ',
    '\u00a0a',
    '\\00',
    '\\2a',
    '\\20a',
    'a\\',
    'a\\b',
    'a\\\\b',
    '\\\\2A',
    '\\\\41',
    'a\\\\20b',
    '\\\\00a',
    'a\\/',
    '\\/a',
    'a\\|b',
  ])('knows %j as no encoded form', (text) => {
    expect(decodeObjectId(text)).toBeUndefined()
  })

  it('knows exactly the encoded forms', () => {
    let met = 0

    fc.assert(
      fc.property(nastyText, (text) => {
        const parts = decodeObjectId(text)
        if (parts === undefined) return
        met += 1
        expect(encodeObjectId(parts)).toBe(text)
      }),
      { seed, numRuns: 5_000 },
    )

    expect(met).toBeGreaterThan(500)
  })
})

describe('objectIdFromText', () => {
  it.each([
    ['Kiel', 'Kiel'],
    ['Regatta 1\\/Race 2', 'Regatta 1\\/Race 2'],
    ['a:b', 'a\\\\/b'],
    ['*', '\\\\2a'],
    ['', '\\\\00'],
    [' Kiel', '\\\\20Kiel'],
    ['a\\b', 'a\\\\\\\\b'],
    ['\\2a', '\\\\\\\\2a'],
  ])('takes %j as %j', (text, id) => {
    expect(objectIdFromText(text)).toBe(id)
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(nastyText, (text) => {
        const once = objectIdFromText(text)

        expect(objectIdFromText(once)).toBe(once)
      }),
      { seed, numRuns: 5_000 },
    )
  })

  it.each([
    ['a plain text', 'x'.repeat(objectIdBytesMax + 1)],
    ['an encoded form', `a\\/${'x'.repeat(objectIdBytesMax)}`],
    ['a text that needs escapes', '*'.repeat(500)],
  ])('refuses %s that is too long for the table', (_, text) => {
    expect(() => objectIdFromText(text)).toThrow(Failure)
  })

  it('takes no longer for a hostile text than its length allows', () => {
    const pump = `a${' '.repeat(10_000)}a`
    const start = performance.now()

    expect(() => objectIdFromText(pump)).toThrow(Failure)
    expect(performance.now() - start).toBeLessThan(100)
  })
})

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

  it('covers one id alone when it is written as plain text', () => {
    const plain = nastyText.filter(
      (text) => !/[:,]/.test(text) && text.replace(/^[ \t]+|[ \t]+$/g, '') === text && text !== '*',
    )

    fc.assert(
      fc.property(
        plain.filter((text) => text !== ''),
        (text) => {
          expect(parsePermission(`EVENT:READ:${text}`).ids).toEqual([objectIdFromText(text)])
        },
      ),
      { seed, numRuns: 3_000 },
    )
  })
})
