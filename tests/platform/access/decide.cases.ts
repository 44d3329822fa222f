/**
 * Cases of allowed requests, as data. Each fixture is small, and each case has an allowed and a
 * refused request, with the rule that decided. The text of a request is split at its first two
 * colons; the rest is one raw part of the id.
 */
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import type { Decision } from '#access/rules/decide.ts'
import { emptyFixture, holds, object, user, type Fixture } from './fixture.ts'

type Rule = Decision['rule']

export interface Ask {
  readonly allowed: boolean
  readonly who: string | null
  readonly text: string
  readonly rule: Rule
}

interface Case {
  readonly name: string
  readonly fixture: Fixture
  readonly asks: readonly Ask[]
}

const yes = (who: string | null, text: string, rule: Rule): Ask => ({
  allowed: true,
  who,
  text,
  rule,
})

const no = (who: string | null, text: string, rule: Rule = 'no-grant'): Ask => ({
  allowed: false,
  who,
  text,
  rule,
})

const decisionCase = (name: string, fixture: Partial<Fixture>, ...asks: Ask[]): Case => ({
  name,
  fixture: { ...emptyFixture, ...fixture },
  asks,
})

const reader = { id: 'reader', permissions: ['EVENT:READ'] }

const groups = ['club', 'crew', 'jury'].map((id) => ({ id, roles: [] }))
const denyAll = [{ groupId: null, actions: ['!*'] }]
const { admin, user: userRole } = predefinedRoles

/** The reference model has all rules. These are examples, and what random fixtures seldom have. */
export const cases: readonly Case[] = [
  decisionCase(
    'nothing is allowed by default, not even to the owner',
    {
      users: [user('anna'), user('admin', { permissions: ['*'] })],
      objects: [object('EVENT', 'Kiel', { ownerUser: 'anna' })],
    },
    no('anna', 'EVENT:READ:Kiel'),
    no('anna', 'EVENT:CHANGE_ACL:Kiel'),
    no('anna', 'EVENT:READ'),
    no(null, 'EVENT:READ:Kiel'),
    yes('admin', 'EVENT:READ:Kiel', 'own-permission'),
  ),
  decisionCase(
    'a permission of their own counts for its objects alone',
    { users: [user('anna', { permissions: ['EVENT:READ,UPDATE:Kiel,Cowes'] }), user('bert')] },
    yes('anna', 'EVENT:READ:Kiel', 'own-permission'),
    yes('anna', 'EVENT:UPDATE:Cowes', 'own-permission'),
    no('anna', 'EVENT:DELETE:Kiel'),
    no('anna', 'EVENT:READ:Palma'),
    no('anna', 'EVENT:READ:kiel'),
    no('anna', 'REGATTA:READ:Kiel'),
    no('anna', 'EVENT:READ'),
    no('bert', 'EVENT:READ:Kiel'),
  ),
  decisionCase(
    'a permission without an id counts for every object of the type and for the type itself',
    { users: [user('anna', { permissions: ['EVENT:CREATE', '*:READ', 'BOAT:*'] })] },
    yes('anna', 'EVENT:CREATE', 'own-permission'),
    yes('anna', 'EVENT:CREATE:Kiel', 'own-permission'),
    yes('anna', 'WEATHER_STATION:READ:Kiel', 'own-permission'),
    yes('anna', 'BOAT:SINK:1', 'own-permission'),
    yes('anna', 'BOAT:*', 'own-permission'),
    no('anna', 'EVENT:UPDATE:Kiel'),
    no('anna', 'EVENT:*:Kiel'),
    no('anna', '*:CREATE'),
  ),
  decisionCase(
    'deleted users, groups and roles do not count',
    {
      roles: [reader],
      groups: [{ id: 'club', roles: [{ roleId: 'gone', forAll: true }] }],
      users: [
        user('anna', {
          groups: ['gone'],
          assignments: [
            holds('gone'),
            holds('reader', { byUser: 'gone' }),
            holds('reader', { byGroup: 'gone' }),
            holds('reader', { byUser: 'anna' }),
          ],
        }),
      ],
      objects: [
        object('EVENT', 'user', { ownerUser: 'gone' }),
        object('EVENT', 'group', { ownerGroup: 'gone' }),
        object('EVENT', 'role', { ownerGroup: 'club' }),
        object('EVENT', 'acl', { acl: [{ groupId: 'gone', actions: ['READ'] }] }),
        object('EVENT', 'mine', {
          ownerUser: 'anna',
          acl: [{ groupId: 'gone', actions: ['!READ'] }],
        }),
      ],
    },
    no('anna', 'EVENT:READ:user'),
    no('anna', 'EVENT:READ:group'),
    no('anna', 'EVENT:READ:role'),
    no('anna', 'EVENT:READ:acl'),
    yes('anna', 'EVENT:READ:mine', 'own-role'),
  ),
  decisionCase(
    'a denial in one group beats a grant in another, wherever it stands',
    {
      groups,
      users: [
        user('mia', { groups: ['club', 'crew'] }),
        user('anna', { groups: ['club'] }),
        user('bert', { groups: ['crew'], permissions: ['*'] }),
      ],
      objects: [
        object('EVENT', 'first', {
          acl: [
            { groupId: 'crew', actions: ['!READ'] },
            { groupId: 'club', actions: ['READ'] },
          ],
        }),
        object('EVENT', 'last', {
          acl: [
            { groupId: null, actions: ['READ'] },
            { groupId: 'crew', actions: ['!READ'] },
          ],
        }),
        object('EVENT', 'same', { acl: [{ groupId: 'club', actions: ['READ', '!READ'] }] }),
      ],
    },
    yes('anna', 'EVENT:READ:first', 'acl-grant'),
    yes('anna', 'EVENT:READ:last', 'acl-grant'),
    no('anna', 'EVENT:READ:same', 'acl-denial'),
    no('mia', 'EVENT:READ:first', 'acl-denial'),
    no('mia', 'EVENT:READ:last', 'acl-denial'),
    no('bert', 'EVENT:READ:first', 'acl-denial'),
    yes('bert', 'EVENT:UPDATE:first', 'own-permission'),
  ),
  decisionCase(
    'UPDATE in an entry includes its parts, for types that have them',
    {
      users: [
        user('anna', { permissions: ['REGATTA:LAY_COURSE'] }),
        user('bert', { permissions: ['REGATTA,LEADERBOARD:UPDATE'] }),
        user('mia'),
      ],
      objects: [
        object('REGATTA', 'Kiel', { acl: [{ groupId: null, actions: ['UPDATE'] }] }),
        object('REGATTA', 'Cowes', { acl: [{ groupId: null, actions: ['!UPDATE'] }] }),
        object('REGATTA', 'Hyères', { acl: [{ groupId: null, actions: ['!LAY_COURSE'] }] }),
        object('EVENT', 'Kiel', { acl: [{ groupId: null, actions: ['UPDATE'] }] }),
      ],
    },
    yes('mia', 'REGATTA:LAY_COURSE:Kiel', 'acl-grant'),
    no('mia', 'REGATTA:SCORE:Kiel'),
    no('mia', 'EVENT:LAY_COURSE:Kiel'),
    no('anna', 'REGATTA:LAY_COURSE:Cowes', 'acl-denial'),
    no('bert', 'REGATTA:LAY_COURSE:Hyères', 'acl-denial'),
    yes('bert', 'REGATTA:ADD_RACES:Hyères', 'own-permission'),
    yes('bert', 'REGATTA:UPDATE:Hyères', 'own-permission'),
  ),
  decisionCase(
    'an action is not denied by a similar name',
    {
      users: [user('anna', { permissions: ['EVENT:READ'] })],
      objects: [
        object('EVENT', 'Kiel', { acl: [{ groupId: null, actions: ['!READ_PUBLIC', 'UPDATE'] }] }),
      ],
    },
    yes('anna', 'EVENT:READ:Kiel', 'own-permission'),
    no('anna', 'EVENT:READ_PUBLIC:Kiel', 'acl-denial'),
    no('anna', 'EVENT:UPDATE_PUBLIC:Kiel'),
  ),
  decisionCase(
    'the owner keeps CHANGE_ACL and CHANGE_OWNERSHIP, when they hold them',
    {
      roles: [userRole],
      users: [
        user('anna', { assignments: [holds(userRole.id, { byUser: 'anna' })] }),
        user('bert', { permissions: ['EVENT:CHANGE_ACL,CHANGE_OWNERSHIP'] }),
        user('carl'),
      ],
      objects: [
        object('EVENT', 'Kiel', { ownerUser: 'anna', acl: denyAll }),
        object('EVENT', 'Cowes', { ownerUser: 'carl', acl: denyAll }),
      ],
    },
    yes('anna', 'EVENT:CHANGE_ACL:Kiel', 'own-role'),
    yes('anna', 'EVENT:CHANGE_OWNERSHIP:Kiel', 'own-role'),
    no('anna', 'EVENT:READ:Kiel', 'acl-denial'),
    no('anna', 'EVENT:*:Kiel', 'acl-denial'),
    no('anna', 'EVENT:CHANGE_ACL:Cowes', 'acl-denial'),
    no('bert', 'EVENT:CHANGE_ACL:Kiel', 'acl-denial'),
    no('carl', 'EVENT:CHANGE_ACL:Cowes'),
    no('carl', 'EVENT:READ:Cowes', 'acl-denial'),
    no(null, 'EVENT:CHANGE_ACL:Kiel', 'acl-denial'),
  ),
  decisionCase(
    'a holder of an unqualified `*` keeps CHANGE_ACL and CHANGE_OWNERSHIP',
    {
      roles: [admin],
      groups: [{ id: 'club', roles: [{ roleId: admin.id, forAll: false }] }],
      users: [
        user('role', { assignments: [holds(admin.id)] }),
        user('permission', { permissions: ['EVENT:READ', '*:*'] }),
        user('qualified', { assignments: [holds(admin.id, { byGroup: 'club' })] }),
        user('member', { groups: ['club'] }),
        user('almost', { permissions: ['*:CHANGE_ACL', 'EVENT:*', '*:*:Kiel'] }),
      ],
      objects: [object('EVENT', 'Kiel', { ownerGroup: 'club', acl: denyAll })],
    },
    yes('role', 'EVENT:CHANGE_ACL:Kiel', 'own-role'),
    yes('role', 'EVENT:CHANGE_OWNERSHIP:Kiel', 'own-role'),
    yes('permission', 'EVENT:CHANGE_ACL:Kiel', 'own-permission'),
    no('role', 'EVENT:READ:Kiel', 'acl-denial'),
    no('permission', 'EVENT:DELETE:Kiel', 'acl-denial'),
    no('qualified', 'EVENT:CHANGE_ACL:Kiel', 'acl-denial'),
    no('member', 'EVENT:CHANGE_ACL:Kiel', 'acl-denial'),
    no('almost', 'EVENT:CHANGE_ACL:Kiel', 'acl-denial'),
  ),
]
