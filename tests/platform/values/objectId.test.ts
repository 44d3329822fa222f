import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Failure, sentence } from '#values/failure.ts'
import {
  decodeObjectId,
  encodeObjectId,
  groupObject,
  isOwnGroupId,
  namedObject,
  objectIdBytesMax,
  objectIdFromText,
  objectIdIfShort,
  ownGroupIdOf,
  roleObject,
  userObject,
} from '#values/objectId.ts'
import { parsePermission } from '#access/rules/permission.ts'
import { nastyText, seed } from '../access/arbitraries.ts'

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
    [['\u0001\u001f a  b \u0085\u00a0'], '\\\\01\\\\1f\\\\20a  b\\\\20\\\\85\\\\a0'],
    [['a**b'], 'a\\\\2a\\\\2ab'],
    [['\u0000'], '\u0000'],
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

  it('reports the allowed length in its refusals', () => {
    const detail = sentence`must have a part, and at most ${1024} bytes in encoded form`

    expect(() => encodeObjectId([])).toThrow(
      expect.objectContaining({
        message: `The id of the object ${String(detail)}.`,
        errors: [{ parameter: 'id', code: 'length', detail }],
      }),
    )
  })

  it.each([1, 1_000])(
    'refuses ten million colons in parts of %i without escaping them',
    (parts) => {
      const hostile = Array.from({ length: parts }, () => ':'.repeat(10_000_000 / parts))
      const start = performance.now()

      expect(() => encodeObjectId(hostile)).toThrow(Failure)
      expect(performance.now() - start).toBeLessThan(500)
    },
  )

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
  ])('refuses %j, which is not an encoded form', (text) => {
    expect(decodeObjectId(text)).toBeUndefined()
  })

  it('accepts exactly the encoded forms', () => {
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
  ])('converts %j to %j', (text, id) => {
    expect(objectIdFromText(text)).toBe(id)
    expect(objectIdIfShort(text)).toBe(id)
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
    expect(objectIdIfShort(text)).toBeUndefined()
  })

  it('takes linear time for a hostile text', () => {
    const pump = `a${' '.repeat(10_000)}a`
    const start = performance.now()

    expect(() => objectIdFromText(pump)).toThrow(Failure)
    expect(performance.now() - start).toBeLessThan(100)
  })
})

describe('the object of a name', () => {
  it('has the name in its id, escaped', () => {
    expect(namedObject('TRACKED_RACE', 'Kiel', 'R:1')).toEqual({
      type: 'TRACKED_RACE',
      id: encodeObjectId(['Kiel', 'R:1']),
    })
    expect(userObject('a:b')).toEqual({ type: 'USER', id: encodeObjectId(['a:b']) })
  })

  it('has the id of a group or a role as it is', () => {
    expect(groupObject('1-2')).toEqual({ type: 'USER_GROUP', id: '1-2' })
    expect(roleObject('1-2')).toEqual({ type: 'ROLE_DEFINITION', id: '1-2' })
  })
})

describe('a grant on one id', () => {
  it('covers one id only when it is written as plain text', () => {
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

describe('the group of a user', () => {
  it('has an id that follows from the user, and that no created group has', () => {
    const id = ownGroupIdOf('0190a0a0-0000-4000-8000-000000000001')

    expect(id).toBe('de024833-044b-851b-8542-f1af9cdc08dd')
    expect(ownGroupIdOf('0190a0a0-0000-4000-8000-000000000002')).not.toBe(id)
    expect([isOwnGroupId(id), isOwnGroupId('0190a0a0-0000-4000-8000-000000000001')]).toEqual([
      true,
      false,
    ])
  })
})
