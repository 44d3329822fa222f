import { describe, expect, it } from 'vitest'
import type { AclEntry, Qualification } from '../../lib/domain/facts.ts'
import { actionsOpenedUnheld, firstUngrantable, mayGrant } from '../../lib/domain/granting.ts'
import { parsePermission } from '../../lib/domain/permission.ts'
import { hostileNames, polluted } from './hostile.ts'
import { emptyWorld, everybody, holds, object, user, type World } from './world.ts'
import { factsOf, securityOf } from './worldFacts.ts'

type Under = Partial<{ user: string; group: string }>

const qualification = (under: Under): Qualification => ({
  qualifyingUserId: under.user ?? null,
  qualifyingGroupId: under.group ?? null,
})

const grants = (world: World, who: string | null, text: string, under: Under): boolean =>
  mayGrant(factsOf(world)(who), parsePermission(text), qualification(under))

const world: World = {
  ...emptyWorld,
  roles: [
    { id: 'admin', permissions: ['*'] },
    { id: 'reader', permissions: ['EVENT,BOAT:READ'] },
    { id: 'painter', permissions: ['EVENT:UPDATE'] },
    { id: 'sinker', permissions: ['BOAT:SINK'] },
  ],
  groups: [
    {
      id: 'club',
      roles: [
        { roleId: 'painter', forAll: false },
        { roleId: 'sinker', forAll: true },
      ],
    },
    { id: 'crew', roles: [] },
  ],
  users: [
    user('admin', { assignments: [holds('admin')] }),
    user('anna', {
      permissions: ['EVENT:READ,UPDATE', 'BOAT:READ', 'EVENT:DELETE:Kiel,Cowes'],
      assignments: [
        holds('reader', { byUser: 'anna' }),
        holds('sinker', { byGroup: 'crew' }),
        holds('painter', { byUser: 'bert', byGroup: 'crew' }),
      ],
    }),
    user('bert', { assignments: [holds('reader', { transitive: false }), holds('gone')] }),
    user('mia', { groups: ['club'] }),
    user('boss', { assignments: [holds('admin', { byUser: 'boss' })] }),
    user('star', { permissions: ['EVENT:*', '*:READ', 'BOAT:READ:*'] }),
  ],
  everybody: everybody({
    permissions: ['USER:CREATE'],
    assignments: [holds('sinker', { transitive: false })],
  }),
}

describe('mayGrant', () => {
  it.each<[who: string | null, allowed: boolean, text: string, under: Under]>([
    ['anna', true, 'EVENT:READ', {}],
    ['anna', true, 'EVENT:READ:Kiel', {}],
    ['anna', false, 'EVENT:SINK', {}],
    ['anna', false, 'EVENT:DELETE', {}],
    // A list is held when each single permission in it is, whatever it is held through.
    ['anna', true, 'EVENT,BOAT:READ', {}],
    ['anna', false, 'EVENT,BOAT:READ,UPDATE', {}],
    ['anna', true, 'EVENT:READ,UPDATE,DELETE:Kiel,Cowes', {}],
    ['anna', false, 'EVENT:READ,UPDATE,DELETE:Kiel,Palma', {}],
    ['anna', false, 'EVENT,REGATTA:READ', {}],
    // `*` is held by who holds `*` alone.
    ['admin', true, '*', {}],
    ['admin', true, '*:*:Kiel', {}],
    ['anna', false, '*', {}],
    ['anna', false, 'EVENT:*', {}],
    ['anna', false, 'EVENT:READ,*', {}],
    ['star', true, 'EVENT:*', {}],
    ['star', true, '*:READ', {}],
    ['star', true, 'BOAT:READ', {}],
    ['star', false, '*:*', {}],
    ['star', false, 'BOAT:*', {}],
    ['boss', false, '*', {}],
    ['boss', true, '*', { user: 'boss' }],
    ['boss', false, '*', { user: 'anna' }],
    // A role that may not be passed on is held, but not for others.
    ['bert', false, 'EVENT:READ', {}],
    ['bert', false, 'BOAT:SINK', {}],
    [null, false, 'BOAT:SINK', {}],
    // What everybody holds, everybody may pass on.
    ['bert', true, 'USER:CREATE', {}],
    [null, true, 'USER:CREATE', {}],
    [null, false, 'USER:READ', {}],
    // What is held unqualified is held under every qualification.
    ['anna', true, 'EVENT:UPDATE', { user: 'bert', group: 'club' }],
    ['admin', true, '*', { group: 'gone' }],
    // Qualified roles count under their own qualification.
    ['anna', true, 'BOAT:SINK', { group: 'crew' }],
    ['anna', true, 'BOAT:SINK', { user: 'mia', group: 'crew' }],
    ['anna', false, 'BOAT:SINK', { user: 'anna' }],
    ['anna', false, 'BOAT:SINK', {}],
    ['anna', false, 'BOAT:SINK', { group: 'gone' }],
    // Roles of the group that would own the object: for members, or for all.
    ['mia', true, 'EVENT:UPDATE', { group: 'club' }],
    ['mia', false, 'EVENT:UPDATE', { group: 'crew' }],
    ['mia', false, 'EVENT:UPDATE', {}],
    ['bert', false, 'EVENT:UPDATE', { group: 'club' }],
    ['bert', true, 'BOAT:SINK', { group: 'club' }],
    [null, true, 'BOAT:SINK', { group: 'club' }],
  ])('says to %s %s for %j under %j', (who, allowed, text, under) => {
    expect(grants(world, who, text, under)).toBe(allowed)
  })

  it('needs both qualifications of a role that is qualified by both', () => {
    const painters: World = {
      ...world,
      users: [
        user('anna', { assignments: [holds('painter', { byUser: 'bert', byGroup: 'crew' })] }),
        user('bert'),
      ],
    }

    expect(grants(painters, 'anna', 'EVENT:UPDATE', { user: 'bert', group: 'crew' })).toBe(true)
    expect(grants(painters, 'anna', 'EVENT:UPDATE', { user: 'bert' })).toBe(false)
    expect(grants(painters, 'anna', 'EVENT:UPDATE', { group: 'crew' })).toBe(false)
  })

  it('pays no heed to the ACL and the ownership of the object at hand', () => {
    const security = {
      ownerUserId: 'anna',
      ownerGroupId: 'crew',
      acl: [{ groupId: null, actions: ['*', '!READ'] }],
    }
    const facts = factsOf(world)('anna', security)

    expect(mayGrant(facts, parsePermission('EVENT:READ'), qualification({}))).toBe(true)
    expect(mayGrant(facts, parsePermission('EVENT:SINK'), qualification({}))).toBe(false)
    expect(mayGrant(facts, parsePermission('BOAT:SINK'), qualification({}))).toBe(false)
  })

  it.each([
    ['anna', false],
    ['admin', true],
  ])('says to %s %s at once for the longest permission that the wire accepts', (who, allowed) => {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    const many = [...letters, ...letters.map((letter) => `A${letter}`)].join()
    const text = `${many}:${many}:${many}`
    const start = performance.now()

    expect(text.length).toBeLessThan(512)
    expect(grants(world, who, text, {})).toBe(allowed)
    expect(performance.now() - start).toBeLessThan(50)
  })

  it.each(hostileNames)('takes %j for a name like any other', (name) => {
    const hostile: World = {
      ...emptyWorld,
      roles: [{ id: name, permissions: ['EVENT:READ'] }],
      groups: [{ id: name, roles: [{ roleId: name, forAll: false }] }],
      users: [
        user(name, { assignments: [holds(name, { byUser: name })] }),
        user('mia', { groups: [name], assignments: [holds('gone')] }),
      ],
    }

    expect(grants(hostile, name, 'EVENT:READ', { user: name })).toBe(true)
    expect(grants(hostile, name, 'EVENT:READ', { group: name })).toBe(false)
    expect(grants(hostile, 'mia', 'EVENT:READ', { group: name })).toBe(true)
    expect(grants(hostile, 'mia', 'EVENT:READ', { user: name })).toBe(false)
    expect(grants(hostile, 'mia', 'EVENT:READ', {})).toBe(false)
    expect(polluted()).toBe(false)
  })
})

const entry = (groupId: string | null, ...actions: string[]): AclEntry => ({ groupId, actions })

const opened = (who: string | null, before: AclEntry[], after: AclEntry[]): readonly string[] => {
  const kiel = object('EVENT', 'Kiel', { ownerUser: 'mia', ownerGroup: 'club', acl: before })
  return actionsOpenedUnheld(
    factsOf(world)(who, securityOf(kiel)),
    { type: 'EVENT', id: 'Kiel' },
    after,
  )
}

describe('actionsOpenedUnheld', () => {
  it.each<[string, string | null, AclEntry[], AclEntry[], string[]]>([
    ['granting what one holds', 'anna', [], [entry('crew', 'READ', 'UPDATE')], []],
    ['granting what one does not hold', 'anna', [], [entry('crew', 'READ', 'SINK')], ['SINK']],
    ['granting it twice', 'anna', [], [entry('crew', 'SINK'), entry(null, 'SINK')], ['SINK']],
    ['granting every action', 'anna', [], [entry('crew', '*')], ['*']],
    ['granting every action, as a holder of every action', 'star', [], [entry(null, '*')], []],
    ['granting without signing in', null, [], [entry(null, 'READ')], ['READ']],
    ['changing nothing', 'bert', [entry('crew', 'SINK')], [entry('crew', 'SINK')], []],
    ['taking a grant away', 'bert', [entry('crew', 'SINK')], [], []],
    [
      'splitting an entry',
      'bert',
      [entry('crew', 'A', 'B')],
      [entry('crew', 'B'), entry('crew', 'A')],
      [],
    ],
    [
      'widening a grant to everybody',
      'bert',
      [entry('crew', 'SINK')],
      [entry(null, 'SINK')],
      ['SINK'],
    ],
    [
      'moving a grant to another group',
      'bert',
      [entry('crew', 'SINK')],
      [entry('club', 'SINK')],
      ['SINK'],
    ],
    [
      'passing on what the ACL grants to oneself',
      'mia',
      [entry('club', 'SINK')],
      [entry('crew', 'SINK')],
      [],
    ],
    ['adding denials', 'bert', [], [entry(null, '!READ', '!*')], []],
    ['taking away the denial of what one holds', 'anna', [entry('crew', '!UPDATE')], [], []],
    [
      'taking away the denial of what one does not hold',
      'anna',
      [entry('crew', '!SINK')],
      [],
      ['SINK'],
    ],
    ['taking away the denial that hits oneself', 'anna', [entry(null, '!UPDATE')], [], ['UPDATE']],
    ['taking away the denial of everything', 'anna', [entry('crew', '!*')], [], ['*']],
    ['narrowing a denial', 'anna', [entry(null, '!SINK')], [entry('club', '!SINK')], ['SINK']],
    [
      'turning a denial into a grant',
      'anna',
      [entry('crew', '!SINK')],
      [entry('crew', 'SINK')],
      ['SINK'],
    ],
    ['opening everything as the owner', 'mia', [entry('crew', '!*')], [entry(null, '*')], []],
    [
      'opening everything as an administrator',
      'admin',
      [entry(null, '!*')],
      [entry(null, '*')],
      [],
    ],
    ['opening as an administrator of one’s own alone', 'boss', [], [entry(null, 'READ')], ['READ']],
  ])('knows what %s opens', (_, who, before, after, actions) => {
    expect(opened(who, before, after)).toEqual(actions)
  })

  it.each(hostileNames)('does not take the group %j for another or for everybody', (name) => {
    expect(opened('bert', [entry(name, 'SINK')], [entry(null, 'SINK')])).toEqual(['SINK'])
    expect(opened('bert', [entry(null, '!SINK')], [entry(name, '!SINK')])).toEqual(['SINK'])
    expect(opened('bert', [entry(name, 'SINK')], [entry(name, 'SINK')])).toEqual([])
    expect(opened('bert', [], [entry(name, 'SINK')])).toEqual(['SINK'])
  })
})

describe('the first that may not be granted', () => {
  const first = (texts: readonly string[], under: Under = {}) =>
    firstUngrantable(factsOf(world)('anna'), texts.map(parsePermission), qualification(under))

  it.each<[readonly string[], Under, unknown]>([
    [[], {}, undefined],
    [['EVENT:READ', 'BOAT:READ:Kiel'], {}, undefined],
    [['EVENT:READ', 'EVENT:SINK'], {}, { type: 'EVENT', action: 'SINK' }],
    [['EVENT:SINK', 'BOAT:SINK'], {}, { type: 'EVENT', action: 'SINK' }],
    [['EVENT,BOAT:READ,UPDATE'], {}, { type: 'BOAT', action: 'UPDATE' }],
    [['EVENT:DELETE:Kiel,Palma'], {}, { type: 'EVENT', action: 'DELETE', id: 'Palma' }],
    [['*'], {}, { type: '*', action: '*' }],
    [['BOAT:SINK'], { group: 'crew' }, undefined],
    [['BOAT:SINK'], { group: 'club' }, undefined],
  ])('of %j under %j is %j', (texts, under, wanted) => {
    expect(first(texts, under)).toEqual(wanted)
  })
})
