import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultActions, objectTypes } from '#values/objectTypes.ts'
import {
  formatPermission,
  formatRequest,
  implies,
  InvalidPermission,
  parsePermission,
  type PermissionPart,
  permits,
  type AccessRequest,
  typePattern,
} from '#access/rules/permission.ts'
import { seed, smallPermission } from './arbitraries.ts'
import { polluted } from './hostile.ts'
import { points } from './permissionModel.ts'

const numRuns = 3_000

describe('parsePermission', () => {
  it.each<[text: string, types: PermissionPart, actions: PermissionPart, ids: PermissionPart]>([
    ['*', '*', '*', '*'],
    ['*:*', '*', '*', '*'],
    ['*:*:*', '*', '*', '*'],
    ['EVENT:READ', ['EVENT'], ['READ'], '*'],
    ['EVENT,REGATTA:READ', ['EVENT', 'REGATTA'], ['READ'], '*'],
    ['EVENT:READ,UPDATE:Kiel,Cowes', ['EVENT'], ['READ', 'UPDATE'], ['Kiel', 'Cowes']],
    ['EVENT:*:Kiel', ['EVENT'], '*', ['Kiel']],
    ['EVENT,*:READ', '*', ['READ'], '*'],
    ['EVENT:READ,*', ['EVENT'], '*', '*'],
    ['EVENT:READ:Kiel,*', ['EVENT'], ['READ'], '*'],
    ['EVENT_2:CAN_3', ['EVENT_2'], ['CAN_3'], '*'],
    ['WEATHER_STATION:SINK', ['WEATHER_STATION'], ['SINK'], '*'],
    [' \tEVENT:READ \t', ['EVENT'], ['READ'], '*'],
    [' * ', '*', '*', '*'],
    ['EVENT:READ:Kieler Woche', ['EVENT'], ['READ'], ['Kieler Woche']],
    [
      'TRACKED_RACE:UPDATE:Regatta 1\\/Race 2',
      ['TRACKED_RACE'],
      ['UPDATE'],
      ['Regatta 1\\/Race 2'],
    ],
    ['EVENT:READ:a*', ['EVENT'], ['READ'], ['a\\\\2a']],
    ['EVENT:READ:**', ['EVENT'], ['READ'], ['\\\\2a\\\\2a']],
    ['EVENT:READ:\\\\2a', ['EVENT'], ['READ'], ['\\\\2a']],
    ['EVENT:READ:x, y', ['EVENT'], ['READ'], ['x', '\\\\20y']],
    ['EVENT:READ:__proto__,constructor', ['EVENT'], ['READ'], ['__proto__', 'constructor']],
  ])('reads %j', (text, types, actions, ids) => {
    expect(parsePermission(text)).toEqual({ types, actions, ids })
  })

  const form = 'must be `*`, `TYPE:ACTION` or `TYPE:ACTION:ID`'
  const wrong = (what: 'type' | 'action', word: string): string =>
    `must have \`*\` or upper-case letters, digits and \`_\` as ${what}, found \`${word}\``
  const emptyId = 'must not have an empty id'

  it.each([
    ['', form],
    [' \t', form],
    [',', form],
    ['**', form],
    ['*,*', form],
    ['EVENT', form],
    ['a:b:c:d', form],
    ['EVENT:READ:Kiel:', form],
    ['*:*:*:*', form],
    [':', wrong('type', '')],
    ['::', wrong('type', '')],
    [':READ', wrong('type', '')],
    ['EVENT,:READ', wrong('type', '')],
    ['event:read', wrong('type', 'event')],
    ['EVENT, BOAT:READ', wrong('type', ' BOAT')],
    ['EVENT :READ', wrong('type', 'EVENT ')],
    ['\u00a0EVENT:READ', wrong('type', '\u00a0EVENT')],
    ['\ufeffEVENT:READ', wrong('type', '\ufeffEVENT')],
    ['__proto__:READ', wrong('type', '__proto__')],
    ['1EVENT:READ', wrong('type', '1EVENT')],
    ['**:READ', wrong('type', '**')],
    ['\u212aEEL:READ', wrong('type', '\u212aEEL')],
    ['É:READ', wrong('type', 'É')],
    ['EVENT:', wrong('action', '')],
    ['EVENT:READ,', wrong('action', '')],
    ['EVENT::Kiel', wrong('action', '')],
    ['EVENT:!READ', wrong('action', '!READ')],
    ['EVENT:READ*', wrong('action', 'READ*')],
    ['EVENT:READ\n', wrong('action', 'READ\n')],
    ['EVENT:READ:', emptyId],
    ['EVENT:READ: ', emptyId],
    ['EVENT:READ:a,,b', emptyId],
    ['EVENT:READ:*,', emptyId],
  ])('refuses %j', (text, message) => {
    expect(() => parsePermission(text)).toThrow(InvalidPermission)
    expect(() => parsePermission(text)).toThrow(message)
  })

  it('refuses an id that is too long as an invalid permission', () => {
    expect(() => parsePermission(`EVENT:READ:*${'x'.repeat(2_000)}`)).toThrow(InvalidPermission)
    expect(() => parsePermission(`EVENT:READ:${'x'.repeat(2_000)}`)).toThrow(InvalidPermission)
  })

  it('takes linear time for a hostile text', () => {
    const start = performance.now()

    expect(() => parsePermission(`EVENT${' '.repeat(20_000)}:READ`)).toThrow(InvalidPermission)
    expect(performance.now() - start).toBeLessThan(100)
  })

  it('accepts or refuses any text, without another error', () => {
    const pieces = [':', ',', '*', ' ', '!', '\\', 'EVENT', 'READ', 'x', '__proto__', '\u0000']
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((all) => all.join(''))

    fc.assert(
      fc.property(text, (tried) => {
        try {
          const { types, actions, ids } = parsePermission(tried)
          for (const part of [types, actions, ids]) expect(part).not.toHaveLength(0)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidPermission)
          // Responses put "It" in front.
          expect(String(error)).toMatch(/^Error: must /)
        }
      }),
      { seed, numRuns },
    )
    expect(polluted()).toBe(false)
  })

  it('can express every type and action of the catalogue', () => {
    for (const [type, entry] of Object.entries(objectTypes)) {
      expect(type).toMatch(typePattern)
      for (const action of [...defaultActions, ...('actions' in entry ? entry.actions : [])]) {
        expect(parsePermission(`${type}:${action}`).actions).toEqual([action])
      }
    }
  })
})

describe('formatPermission', () => {
  it.each([
    ['*:*:*', '*'],
    ['*:*', '*'],
    ['*:*:Kiel', '*:*:Kiel'],
    ['*:READ:*', '*:READ'],
    ['EVENT:*:*', 'EVENT:*'],
    ['EVENT,*:READ', '*:READ'],
    [' EVENT,BOAT:READ,UPDATE:Kiel,a* ', 'EVENT,BOAT:READ,UPDATE:Kiel,a\\\\2a'],
  ])('writes %j as %j', (text, short) => {
    expect(formatPermission(parsePermission(text))).toBe(short)
  })

  it('formats parsed permissions so that parsing gives the same permission', () => {
    fc.assert(
      fc.property(smallPermission, (permission) => {
        const again = parsePermission(formatPermission(permission))

        expect([implies(again, permission), implies(permission, again)]).toEqual([true, true])
      }),
      { seed, numRuns },
    )
  })
})

describe('formatRequest', () => {
  it.each<[AccessRequest, string]>([
    [{ type: 'EVENT', action: 'READ' }, 'EVENT:READ'],
    [{ type: 'EVENT', action: 'READ', id: 'a\\\\/b' }, 'EVENT:READ:a\\\\/b'],
  ])('writes %j', (request, text) => {
    expect(formatRequest(request)).toBe(text)
  })
})

describe('implies', () => {
  it.each([
    ['*', 'EVENT:READ:Kiel', true, false],
    ['*', '*:*', true, true],
    ['*', '*:READ', true, false],
    ['EVENT:READ', 'EVENT:READ:Kiel', true, false],
    ['EVENT:READ', 'EVENT:READ:*', true, true],
    ['EVENT:*', 'EVENT:READ', true, false],
    ['*:READ', 'EVENT:READ', true, false],
    ['EVENT,BOAT:READ', 'BOAT:READ', true, false],
    ['EVENT,BOAT:READ', 'BOAT,EVENT:READ', true, true],
    ['EVENT,EVENT:READ', 'EVENT:READ', true, true],
    ['EVENT:READ,UPDATE', 'EVENT:READ', true, false],
    ['EVENT:READ:Kiel,Cowes', 'EVENT:READ:Cowes', true, false],
    ['EVENT:*:Kiel', 'EVENT:READ:Kiel', true, false],
    ['EVENT:READ:*', 'EVENT:READ:\\\\2a', true, false],
    ['EVENT:READ', 'BOAT:READ', false, false],
    ['EVENT:READ', 'EVENT:UPDATE', false, false],
    ['EVENT:READ', 'EVENT:READ_PUBLIC', false, false],
    ['EVENT:READ:Kiel', 'EVENT:READ:kiel', false, false],
    ['EVENT:READ:a\\\\/b', 'EVENT:READ:a\\/b', false, false],
    ['EVENT:READ:é', 'EVENT:READ:e\u0301', false, false],
    ['EVENT:READ:K', 'EVENT:READ:\u212a', false, false],
    ['EVENT:*:Kiel', '*:READ:Kiel', false, false],
    ['EVENT:READ,UPDATE', 'EVENT,BOAT:READ', false, false],
  ])('%j implies %j: %j, and the other way round: %j', (one, other, forward, backward) => {
    const [first, second] = [parsePermission(one), parsePermission(other)]

    expect(implies(first, second)).toBe(forward)
    expect(implies(second, first)).toBe(backward)
  })

  it('is reflexive', () => {
    fc.assert(
      fc.property(smallPermission, (permission) => implies(permission, permission)),
      { seed, numRuns },
    )
  })

  it('is transitive', () => {
    let chains = 0

    fc.assert(
      fc.property(fc.array(smallPermission, { minLength: 9, maxLength: 9 }), (all) => {
        for (const a of all) {
          for (const b of all) {
            if (!implies(a, b)) continue
            for (const c of all) {
              if (!implies(b, c)) continue
              if (a !== b && b !== c && a !== c) chains += 1
              expect(implies(a, c)).toBe(true)
            }
          }
        }
      }),
      { seed, numRuns: 300 },
    )

    expect(chains).toBeGreaterThan(300)
  })

  it('is inclusion of the sets of allowed requests', () => {
    const met = { yes: 0, no: 0 }

    fc.assert(
      fc.property(smallPermission, smallPermission, (one, other) => {
        const allowed = points(one)
        const included = [...points(other)].every((point) => allowed.has(point))

        expect(implies(one, other)).toBe(included)
        met[included ? 'yes' : 'no'] += 1
      }),
      { seed, numRuns },
    )

    expect(Math.min(met.yes, met.no)).toBeGreaterThan(numRuns / 50)
  })
})

describe('permits', () => {
  const request: fc.Arbitrary<AccessRequest> = fc.record(
    {
      type: fc.constantFrom('EVENT', 'BOAT', 'OTHER', '*'),
      action: fc.constantFrom('READ', 'UPDATE', 'OTHER', '*'),
      id: fc.constantFrom('Kiel', 'a\\\\/b', '\\\\2a', 'other'),
    },
    { requiredKeys: ['type', 'action'] },
  )

  it('agrees with implies', () => {
    const met = { yes: 0, no: 0 }
    const part = (word: string): PermissionPart => (word === '*' ? '*' : [word])

    fc.assert(
      fc.property(smallPermission, request, (held, { type, action, id }) => {
        const request = {
          types: part(type),
          actions: part(action),
          ids: id === undefined ? '*' : [id],
        } as const
        const permitted = permits(held, id === undefined ? { type, action } : { type, action, id })

        expect(permitted).toBe(implies(held, request))
        met[permitted ? 'yes' : 'no'] += 1
      }),
      { seed, numRuns },
    )

    expect(Math.min(met.yes, met.no)).toBeGreaterThan(numRuns / 50)
  })
})
