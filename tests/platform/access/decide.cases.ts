/**
 * Cases of allowed requests, as data. Each fixture is small, and each case has an allowed and a
 * refused request, with the rule that decided. The text of a request is split at its first two
 * colons; the rest is one raw part of the id.
 */
import type { Decision } from '#access/rules/decide.ts'
import { emptyFixture, everybody, holds, object, user, type Fixture } from './fixture.ts'

export type Rule = Decision['rule']

export interface Ask {
  readonly allowed: boolean
  readonly who: string | null
  readonly text: string
  readonly rule: Rule
}

export interface Case {
  readonly name: string
  readonly fixture: Fixture
  readonly asks: readonly Ask[]
}

export const yes = (who: string | null, text: string, rule: Rule): Ask => ({
  allowed: true,
  who,
  text,
  rule,
})

export const no = (who: string | null, text: string, rule: Rule = 'no-grant'): Ask => ({
  allowed: false,
  who,
  text,
  rule,
})

export const decisionCase = (name: string, fixture: Partial<Fixture>, ...asks: Ask[]): Case => ({
  name,
  fixture: { ...emptyFixture, ...fixture },
  asks,
})

const reader = { id: 'reader', permissions: ['EVENT:READ'] }

export const grantCases: readonly Case[] = [
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
    'permissions of everybody count for anonymous callers too',
    { users: [user('anna')], everybody: everybody({ permissions: ['USER:CREATE'] }) },
    yes(null, 'USER:CREATE', 'everybody-permission'),
    yes('anna', 'USER:CREATE:bert', 'everybody-permission'),
    no(null, 'USER:READ:anna'),
    no('anna', 'USER:READ:anna'),
  ),
  decisionCase(
    'a group role for everybody counts for the objects that the group owns',
    {
      roles: [reader],
      groups: [
        { id: 'club', roles: [{ roleId: 'reader', forAll: true }] },
        { id: 'crew', roles: [] },
      ],
      users: [user('anna'), user('mia', { groups: ['club'] })],
      objects: [
        object('EVENT', 'Kiel', { ownerGroup: 'club' }),
        object('EVENT', 'Cowes', { ownerGroup: 'crew' }),
      ],
    },
    yes(null, 'EVENT:READ:Kiel', 'everybody-group-role'),
    yes('anna', 'EVENT:READ:Kiel', 'everybody-group-role'),
    yes('mia', 'EVENT:READ:Kiel', 'everybody-group-role'),
    no('anna', 'EVENT:READ:Cowes'),
    no('anna', 'EVENT:READ:Palma'),
    no('mia', 'EVENT:READ'),
    no(null, 'EVENT:UPDATE:Kiel'),
  ),
  decisionCase(
    'a role of everybody counts for all, under its qualifier',
    {
      roles: [reader, { id: 'painter', permissions: ['EVENT:UPDATE'] }],
      groups: [{ id: 'club', roles: [] }],
      users: [user('anna')],
      everybody: everybody({
        assignments: [holds('reader'), holds('painter', { byGroup: 'club' })],
      }),
      objects: [object('EVENT', 'Kiel', { ownerGroup: 'club' })],
    },
    yes(null, 'EVENT:READ:Cowes', 'everybody-role'),
    yes('anna', 'EVENT:UPDATE:Kiel', 'everybody-role'),
    no('anna', 'EVENT:UPDATE:Cowes'),
    no(null, 'EVENT:UPDATE'),
  ),
  decisionCase(
    'a group role counts for members, on the objects that the group owns',
    {
      roles: [reader],
      groups: [
        { id: 'club', roles: [{ roleId: 'reader', forAll: false }] },
        { id: 'crew', roles: [{ roleId: 'reader', forAll: false }] },
      ],
      users: [user('mia', { groups: ['club'] }), user('anna', { groups: ['crew'] })],
      everybody: everybody({ groups: ['club'] }),
      objects: [object('EVENT', 'Kiel', { ownerGroup: 'club', ownerUser: 'anna' })],
    },
    yes('mia', 'EVENT:READ:Kiel', 'group-role'),
    no('mia', 'EVENT:UPDATE:Kiel'),
    no('mia', 'EVENT:READ:Cowes'),
    no('anna', 'EVENT:READ:Kiel'),
    no(null, 'EVENT:READ:Kiel'),
  ),
  decisionCase(
    'an unqualified role of their own counts everywhere',
    {
      roles: [reader],
      users: [user('anna', { assignments: [holds('reader')] }), user('bert')],
      objects: [object('EVENT', 'Kiel', { ownerUser: 'bert', ownerGroup: 'club' })],
    },
    yes('anna', 'EVENT:READ:Kiel', 'own-role'),
    yes('anna', 'EVENT:READ:nobody’s', 'own-role'),
    yes('anna', 'EVENT:READ', 'own-role'),
    no('anna', 'EVENT:UPDATE:Kiel'),
    no('bert', 'EVENT:READ:Kiel'),
  ),
  decisionCase(
    'a role that may not be passed on counts like any other',
    {
      roles: [reader],
      users: [user('anna', { assignments: [holds('reader', { transitive: false })] })],
    },
    yes('anna', 'EVENT:READ:Kiel', 'own-role'),
    no('anna', 'EVENT:UPDATE:Kiel'),
  ),
  decisionCase(
    'a role qualified by a user counts for what that user owns',
    {
      roles: [reader],
      users: [user('anna', { assignments: [holds('reader', { byUser: 'bert' })] }), user('bert')],
      objects: [
        object('EVENT', 'Kiel', { ownerUser: 'bert', ownerGroup: 'club' }),
        object('EVENT', 'Cowes', { ownerUser: 'anna' }),
        object('EVENT', 'Palma', { ownerGroup: 'bert' }),
      ],
    },
    yes('anna', 'EVENT:READ:Kiel', 'own-role'),
    no('anna', 'EVENT:READ:Cowes'),
    no('anna', 'EVENT:READ:Palma'),
    no('anna', 'EVENT:READ:nobody’s'),
    no('anna', 'EVENT:READ'),
    no('bert', 'EVENT:READ:Kiel'),
  ),
  decisionCase(
    'a role qualified by a group counts for what that group owns, member or not',
    {
      roles: [reader],
      groups: [
        { id: 'club', roles: [] },
        { id: 'crew', roles: [] },
      ],
      users: [
        user('anna', { assignments: [holds('reader', { byGroup: 'club' })] }),
        user('mia', { groups: ['club'] }),
      ],
      objects: [
        object('EVENT', 'Kiel', { ownerGroup: 'club', ownerUser: 'mia' }),
        object('EVENT', 'Cowes', { ownerGroup: 'crew' }),
      ],
    },
    yes('anna', 'EVENT:READ:Kiel', 'own-role'),
    no('anna', 'EVENT:READ:Cowes'),
    no('anna', 'EVENT:READ:nobody’s'),
    no('anna', 'EVENT:READ'),
    no('mia', 'EVENT:READ:Kiel'),
  ),
  decisionCase(
    'a role qualified by both needs both owners',
    {
      roles: [reader],
      groups: [{ id: 'club', roles: [] }],
      users: [
        user('anna', { assignments: [holds('reader', { byUser: 'bert', byGroup: 'club' })] }),
        user('bert'),
      ],
      objects: [
        object('EVENT', 'both', { ownerUser: 'bert', ownerGroup: 'club' }),
        object('EVENT', 'user', { ownerUser: 'bert' }),
        object('EVENT', 'group', { ownerUser: 'anna', ownerGroup: 'club' }),
      ],
    },
    yes('anna', 'EVENT:READ:both', 'own-role'),
    no('anna', 'EVENT:READ:user'),
    no('anna', 'EVENT:READ:group'),
    no('anna', 'EVENT:READ:neither'),
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
]
