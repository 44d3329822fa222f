/** The copy of `pathSegment` in the browser, beside the one of the service. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { segmentOf } from '#browser/pathSegment.ts'
import { pathSegment } from '#values/pathSegment.ts'

it.each(['Kieler Woche', 'Cup / 50% #1 ~2F', 'Woche.svg', '..', '~zz', 'a\u0001b'])(
  'writes %j as the service does',
  (name) => {
    expect(segmentOf(name)).toBe(pathSegment(name))
  },
)

it('writes every name as the service does', () => {
  const character = fc.constantFrom(
    'a',
    'F',
    '2',
    '~',
    '.',
    '/',
    '%',
    '#',
    '?',
    '\\',
    ' ',
    '\u0000',
    'é',
    '🚤',
  )
  fc.assert(
    fc.property(fc.array(character, { maxLength: 8 }), (characters) => {
      const name = characters.join('')
      expect(segmentOf(name)).toBe(pathSegment(name))
    }),
  )
})
