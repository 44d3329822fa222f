import { describe, expect, it } from 'vitest'
import { firstUngrantable, mayGrant } from '#access/rules/granting.ts'
import { parsePermission } from '#access/rules/permission.ts'
import { grantingFixture as fixture } from './grantingFixture.ts'
import { everybody, holds, object, user, type Fixture } from './fixture.ts'
import { grantFactsOf, securityOf } from './fixtureFacts.ts'

type Under = Partial<{ user: string; group: string }>

/** The owners under which a permission is granted. */
const owners = (under: Under) =>
  securityOf(object('', '', { ownerUser: under.user ?? null, ownerGroup: under.group ?? null }))

const grants = (fixture: Fixture, who: string | null, text: string, under: Under): boolean =>
  mayGrant(grantFactsOf(fixture)(who, owners(under)), parsePermission(text))

describe('mayGrant', () => {
  it.each<[who: string | null, allowed: boolean, text: string, under: Under]>([
    ['anna', true, 'EVENT:READ', {}],
    ['anna', true, 'EVENT:READ:Kiel', {}],
    ['anna', false, 'EVENT:SINK', {}],
    ['anna', false, 'EVENT:DELETE', {}],
    // A list is held if each single permission in it is held, through any grant source.
    ['anna', true, 'EVENT,BOAT:READ', {}],
    ['anna', false, 'EVENT,BOAT:READ,UPDATE', {}],
    ['anna', true, 'EVENT:READ,UPDATE,DELETE:Kiel,Cowes', {}],
    ['anna', false, 'EVENT:READ,UPDATE,DELETE:Kiel,Palma', {}],
    ['anna', false, 'EVENT,REGATTA:READ', {}],
    // `*` is held only through `*`.
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
    // A role that is not transitive is held, but cannot be granted to others.
    ['bert', false, 'EVENT:READ', {}],
    ['bert', false, 'BOAT:SINK', {}],
    [null, false, 'BOAT:SINK', {}],
    // A permission of everybody cannot be granted to others.
    ['bert', false, 'USER:CREATE', {}],
    [null, false, 'USER:CREATE', {}],
    [null, false, 'USER:READ', {}],
    // An unqualified permission is held under every qualifier.
    ['anna', true, 'EVENT:UPDATE', { user: 'bert', group: 'club' }],
    ['admin', true, '*', { group: 'gone' }],
    // Qualified roles count under their own qualifier.
    ['anna', true, 'BOAT:SINK', { group: 'crew' }],
    ['anna', true, 'BOAT:SINK', { user: 'mia', group: 'crew' }],
    ['anna', false, 'BOAT:SINK', { user: 'anna' }],
    ['anna', false, 'BOAT:SINK', {}],
    ['anna', false, 'BOAT:SINK', { group: 'gone' }],
    // Roles of the group that would own the object count, and cannot be granted to others.
    ['mia', false, 'EVENT:UPDATE', { group: 'club' }],
    ['mia', false, 'EVENT:UPDATE', { group: 'crew' }],
    ['mia', false, 'EVENT:UPDATE', {}],
    ['bert', false, 'EVENT:UPDATE', { group: 'club' }],
    ['bert', false, 'BOAT:SINK', { group: 'club' }],
    [null, false, 'BOAT:SINK', { group: 'club' }],
  ])('returns for %s %s for %j under %j', (who, allowed, text, under) => {
    expect(grants(fixture, who, text, under)).toBe(allowed)
  })

  it('ignores the ACL of the object', () => {
    const security = {
      ownerUserId: 'anna',
      ownerGroupId: 'crew',
      acl: [{ groupId: null, actions: ['*', '!READ'] }],
    }
    const facts = grantFactsOf(fixture)('anna', { ...security, ownerGroupId: null })

    expect(mayGrant(facts, parsePermission('EVENT:READ'))).toBe(true)
    expect(mayGrant(facts, parsePermission('EVENT:SINK'))).toBe(false)
    expect(mayGrant(facts, parsePermission('BOAT:SINK'))).toBe(false)
  })

  it.each([
    ['anna', false],
    ['admin', true],
  ])(
    'decides quickly for %s %s about the longest permission that the API accepts',
    (who, allowed) => {
      const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
      const many = [...letters, ...letters.map((letter) => `A${letter}`)].join()
      const text = `${many}:${many}:${many}`
      const start = performance.now()

      expect(text.length).toBeLessThan(512)
      expect(grants(fixture, who, text, {})).toBe(allowed)
      expect(performance.now() - start).toBeLessThan(50)
    },
  )
})

describe('a role of a group', () => {
  const update = 'USER_GROUP:UPDATE'
  const roles = [...fixture.roles, { id: 'manager', permissions: [update] }]
  const member = user('mia', { groups: ['club', 'board'] })
  const boss = (assignment: ReturnType<typeof holds>): Fixture['users'] => [
    { ...member, assignments: [assignment] },
  ]
  const board = { id: 'board', roles: [{ roleId: 'manager', forAll: false }] }
  const withGroup = (
    security: Parameters<typeof object>[2],
    users: Fixture['users'] = [member],
    changed: Partial<Fixture> = {},
  ): Fixture => ({
    ...fixture,
    roles,
    groups: [...fixture.groups, board],
    users: [...users, user('anna')],
    objects: [object('USER_GROUP', 'club', security)],
    ...changed,
  })
  const granted = { groupId: 'board', actions: ['UPDATE'] }

  it.each<[name: string, allowed: boolean, fixture: Fixture]>([
    ['its owner', true, withGroup({ ownerUser: 'mia' })],
    ['another owner', false, withGroup({ ownerUser: 'anna' })],
    ['a member of the group that owns it', false, withGroup({ ownerGroup: 'board' })],
    ['a group by its access control list', false, withGroup({ acl: [granted] })],
    ['everybody by its list', false, withGroup({ acl: [{ ...granted, groupId: null }] })],
    [
      'everybody',
      false,
      withGroup({}, [member], { everybody: everybody({ permissions: [update] }) }),
    ],
    [
      'everybody by a role',
      false,
      withGroup({}, [member], { everybody: everybody({ assignments: [holds('manager')] }) }),
    ],
    ['a user by an own permission', true, withGroup({}, [{ ...member, permissions: [update] }])],
    ['a user by an own role', true, withGroup({}, boss(holds('manager')))],
    [
      'a user by a role that is not transitive',
      true,
      withGroup({}, boss(holds('manager', { transitive: false }))),
    ],
    [
      'a user by a role for its owner',
      true,
      withGroup({ ownerUser: 'anna' }, boss(holds('manager', { byUser: 'anna' }))),
    ],
    [
      'a user by a role for another owner',
      false,
      withGroup({}, boss(holds('manager', { byUser: 'anna' }))),
    ],
    [
      'a user who is denied it',
      false,
      withGroup({ acl: [{ groupId: null, actions: ['!UPDATE'] }] }, boss(holds('manager'))),
    ],
    ['an administrator', true, withGroup({}, boss(holds('admin')))],
  ])('can be granted by a manager of the group: %s %s', (_, allowed, managed) => {
    expect(grants(managed, 'mia', 'EVENT:UPDATE', { group: 'club' })).toBe(allowed)
  })

  it('can be granted by a manager who has it, and by no other', () => {
    const outsider = withGroup({ ownerUser: 'mia' }, [user('mia')])

    expect(grants(outsider, 'mia', 'EVENT:UPDATE', { group: 'club' })).toBe(false)
    expect(grants(outsider, 'mia', 'BOAT:SINK', { group: 'club' })).toBe(true)
    expect(grants(outsider, 'anna', 'BOAT:SINK', { group: 'club' })).toBe(false)
  })
})

describe('the first permission that may not be granted', () => {
  const first = (texts: readonly string[], under: Under = {}) =>
    firstUngrantable(grantFactsOf(fixture)('anna', owners(under)), texts.map(parsePermission))

  it.each<[readonly string[], Under, unknown]>([
    [[], {}, undefined],
    [['EVENT:READ', 'BOAT:READ:Kiel'], {}, undefined],
    [['EVENT:READ', 'EVENT:SINK'], {}, { type: 'EVENT', action: 'SINK' }],
    [['EVENT:SINK', 'BOAT:SINK'], {}, { type: 'EVENT', action: 'SINK' }],
    [['EVENT,BOAT:READ,UPDATE'], {}, { type: 'BOAT', action: 'UPDATE' }],
    [['EVENT:DELETE:Kiel,Palma'], {}, { type: 'EVENT', action: 'DELETE', id: 'Palma' }],
    [['*'], {}, { type: '*', action: '*' }],
    [['BOAT:SINK'], { group: 'crew' }, undefined],
    [['BOAT:SINK'], { group: 'club' }, { type: 'BOAT', action: 'SINK' }],
  ])('of %j under %j is %j', (texts, under, wanted) => {
    expect(first(texts, under)).toEqual(wanted)
  })
})
