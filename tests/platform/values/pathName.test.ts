/** Names in paths: every name can be sent, and no other name catches its requests. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeEscapes,
  hasSharedPathForms,
  namesOfSegment,
  namesWithPathForm,
  pathForm,
} from '#values/pathName.ts'
import { userNameProblem } from '#values/userName.ts'
import { pathSegment } from '#values/pathSegment.ts'

/** Texts of the characters that matter here. */
const nameText = fc.string({
  unit: fc.constantFrom(...'~25F7E%/_?#.ö⛵'.split(''), '__'),
  minLength: 1,
  maxLength: 8,
})

describe('the segment of a name', () => {
  it.each([
    ['Kieler Förde', 'Kieler%20F%C3%B6rde'],
    ['100%', '100~25'],
    ['100~25', '100~7E25'],
    ['a~b', 'a~b'],
    ['Kiel/49er', 'Kiel~2F49er'],
    ['Why?', 'Why~3F'],
    ['No. #1', 'No.%20~231'],
    ['a\\b', 'a~5Cb'],
    ['..', '~2E~2E'],
    ['...', '...'],
    ['Gold.svg', 'Gold~2Esvg'],
    ['R1.5', 'R1.5'],
  ])('of %s is %s', (name, segment) => {
    expect(pathSegment(name)).toBe(segment)
    expect(namesOfSegment(decodeURIComponent(segment))).toContain(name)
  })

  it('contains no escape that a gateway changes, and stands for the name', () => {
    fc.assert(
      fc.property(nameText, (name) => {
        const segment = pathSegment(name)
        expect(segment).not.toMatch(/%(25|2F|3F|23|5C)|[/?#\\]|^\.{1,2}$/)
        expect(decodeEscapes(decodeURIComponent(segment))).toBe(name)
      }),
    )
  })
})

describe('an escape', () => {
  it.each([
    ['F~C3~B6rde', 'Förde'],
    ['f~c3~b6rde', 'förde'],
    ['100~7E25', '100~25'],
    ['~FF', '~FF'],
    ['~C3', '~C3'],
    ['~2', '~2'],
    ['~zz', '~zz'],
    ['plain', 'plain'],
  ])('%s means %s', (segment, name) => {
    expect(decodeEscapes(segment)).toBe(name)
  })
})

describe('the names of a segment', () => {
  it('begin with the literal one', () => {
    expect(namesOfSegment('a__b~25')).toEqual(['a__b~25', 'a__b%', 'a/b~25', 'a/b%'])
    expect(namesOfSegment('Kiel')).toEqual(['Kiel'])
  })

  it('have the same form in paths', () => {
    fc.assert(
      fc.property(nameText, (segment) => {
        const forms = namesOfSegment(segment).map(pathForm)
        expect(new Set(forms).size).toBe(1)
      }),
    )
  })
})

describe('a new name', () => {
  it('excludes every other name that its own segment could mean', () => {
    fc.assert(
      fc.property(nameText, (name) => {
        const segment = decodeURIComponent(pathSegment(name))
        const others = namesOfSegment(segment).filter((other) => other !== name)
        for (const other of others) {
          const isReserved = hasSharedPathForms(name) && hasSharedPathForms(other)
          expect(isReserved || namesWithPathForm(name).includes(other)).toBe(true)
        }
      }),
    )
  })

  it('of a user has no escape, in any form that folds to one', () => {
    for (const name of ['one~25', 'one~41x', 'one～25', 'one~２５']) {
      expect(userNameProblem(name)).toContain('stand for a byte in paths')
    }
    for (const name of ['one~', 'one~2', 'one~zz', '100%']) {
      expect(userNameProblem(name)).toBeUndefined()
    }
  })

  it('needs no reservation if it is plain', () => {
    expect(['Kiel', 'Kieler Förde', 'a_b', 'a~b'].map(hasSharedPathForms)).not.toContain(true)
    expect(['a/b', 'a__b', '100%', '100~25'].map(hasSharedPathForms)).not.toContain(false)
  })
})
