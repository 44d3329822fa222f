/** Names that look alike by UTS #39, and names that do not. */
import { describe, expect, it } from 'vitest'
import { endsLike, looksLike } from '#values/lookalike.ts'

describe('two names', () => {
  it.each([
    ['admin', '\u0430dmin', 'a Cyrillic letter'],
    ['admin', 'adm\u0456n', 'a Ukrainian letter'],
    ['admin', 'ɑdmin', 'the Latin alpha'],
    ['admin', 'adrnin', 'r and n for m'],
    ['admin', '𝐚dmin', 'a mathematical letter'],
    ['admin', '\u0410\u0501min', 'Cyrillic letters of both cases'],
    ['Ilse', 'llse', 'l for I'],
    ['Anna', '\u0391\u039d\u039d\u0391', 'a whole Greek word'],
    ['bob', 'b0b', 'a digit for a letter'],
    ['race-officer', 'race\u2010officer', 'another hyphen'],
    ['zoë', 'z\u043e\u00eb', 'a Cyrillic letter before a diacritic'],
    ['admin', '\u0410D\u041c\u0406N', 'Cyrillic capitals'],
    ['admin', 'ADMlN', 'l for I in capitals'],
    ['admin', 'ADM1N', 'a digit for I in capitals'],
  ])('look alike: %s and %s, with %s', (one, other) => {
    expect([looksLike(one, other), looksLike(other, one)]).toEqual([true, true])
  })

  it.each([
    ['admin', 'admiral'],
    ['admin', 'админ'],
    ['admin', 'αδμιν'],
    ['admin', 'admin2'],
    ['Anna', 'Αννα Παπαδοπούλου'],
    ['maria', 'мария'],
    ['zoë', 'zoe'],
    ['kai', 'kal'],
    ['kai', 'KAL'],
    ['ian', 'lan'],
  ])('do not look alike: %s and %s', (one, other) => {
    expect([looksLike(one, other), looksLike(other, one)]).toEqual([false, false])
  })

  it('look alike at their end', () => {
    expect(endsLike('admin-t\u0435nant', '-tenant')).toBe(true)
    expect(endsLike('admin-tenants', '-tenant')).toBe(false)
  })
})
