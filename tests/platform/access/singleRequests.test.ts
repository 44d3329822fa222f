/** The single requests of a permission, and the limits of its text. */
import { describe, expect, it } from 'vitest'
import {
  countSingles,
  formatRequest,
  parsePermission,
  permissionFor,
  permits,
  singleRequests,
  typePattern,
} from '#access/rules/permission.ts'

describe('the single requests of a permission', () => {
  it.each<[string, readonly string[]]>([
    ['*', ['*:*']],
    ['EVENT:READ', ['EVENT:READ']],
    ['EVENT:*:Kiel', ['EVENT:*:Kiel']],
    ['*:READ:Kiel,Cowes', ['*:READ:Kiel', '*:READ:Cowes']],
    ['EVENT,BOAT:READ,UPDATE', ['EVENT:READ', 'EVENT:UPDATE', 'BOAT:READ', 'BOAT:UPDATE']],
    ['EVENT,BOAT:READ:a,b', ['EVENT:READ:a', 'EVENT:READ:b', 'BOAT:READ:a', 'BOAT:READ:b']],
  ])('%s are %j', (text, expected) => {
    const permission = parsePermission(text)
    const requests = singleRequests(permission)

    expect(requests.map(formatRequest)).toEqual(expected)
    expect(countSingles(permission)).toBe(expected.length)
    expect(requests.every((request) => permits(permission, request))).toBe(true)
  })

  it.each([
    [{ type: 'EVENT', action: 'READ' }, 'EVENT:READ'],
    [{ type: 'EVENT', action: 'READ', id: 'Kiel' }, 'EVENT:READ:Kiel'],
    [{ type: '*', action: 'READ' }, '*:READ'],
    [{ type: 'EVENT', action: '*', id: 'Kiel' }, 'EVENT:*:Kiel'],
    [{ type: '*', action: '*' }, '*'],
  ])('of %j is one permission', (request, text) => {
    expect(permissionFor(request)).toEqual(parsePermission(text))
  })
})

describe('the text of a permission', () => {
  it.each([
    [' EVENT:READ:Kieler Woche', 'Kieler Woche'],
    ['EVENT:READ:Kieler  Woche\t ', 'Kieler  Woche'],
    ['\t EVENT:READ:a b c \t', 'a b c'],
  ])('%j loses only the blanks at its edges', (text, id) => {
    expect(parsePermission(text).ids).toEqual([id])
  })

  it('contains no duplicates', () => {
    expect(parsePermission('EVENT,BOAT,EVENT:READ,READ:a,b,a')).toEqual({
      types: ['EVENT', 'BOAT'],
      actions: ['READ'],
      ids: ['a', 'b'],
    })
  })
})

describe('a type', () => {
  it.each(['EVENT', 'E', 'EVENT_2'])('can be %s', (word) => {
    expect(word).toMatch(typePattern)
  })

  it.each(['', '*', 'event', 'xEVENT', 'EVENTx', '2EVENT', 'EVENT ', ' EVENT', 'A:B'])(
    'cannot be %j',
    (word) => {
      expect(word).not.toMatch(typePattern)
    },
  )
})
