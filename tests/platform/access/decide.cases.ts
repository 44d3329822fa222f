/**
 * Cases of allowed requests, as data. Each fixture is small, and each case has an allowed and a
 * refused request, with the rule that decided. The text of a request is split at its first two
 * colons; the rest is one raw part of the id.
 */
import type { Decision } from '#access/rules/decide.ts'
import { emptyFixture, holds, object, user, type Fixture } from './fixture.ts'

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
