/** Grants and denials of an object's ACL. */
import { type Case, decisionCase, no, yes } from './decide.cases.ts'
import { everybody, object, user } from './fixture.ts'

const groups = ['club', 'crew', 'jury'].map((id) => ({ id, roles: [] }))

export const aclCases: readonly Case[] = [
  decisionCase(
    'an ACL grants to the members of a group',
    {
      groups,
      users: [user('mia', { groups: ['crew', 'club'] }), user('anna', { groups: ['crew'] })],
      objects: [object('EVENT', 'Kiel', { acl: [{ groupId: 'club', actions: ['READ'] }] })],
    },
    yes('mia', 'EVENT:READ:Kiel', 'acl-grant'),
    no('mia', 'EVENT:UPDATE:Kiel'),
    no('mia', 'EVENT:READ:Cowes'),
    no('mia', 'EVENT:READ'),
    no('anna', 'EVENT:READ:Kiel'),
    no(null, 'EVENT:READ:Kiel'),
  ),
  decisionCase(
    'an entry for the null group is for everybody',
    {
      users: [user('anna')],
      objects: [object('EVENT', 'Kiel', { acl: [{ groupId: null, actions: ['READ'] }] })],
    },
    yes(null, 'EVENT:READ:Kiel', 'acl-grant'),
    yes('anna', 'EVENT:READ:Kiel', 'acl-grant'),
    no(null, 'EVENT:UPDATE:Kiel'),
    no('anna', 'REGATTA:READ:Kiel'),
  ),
  decisionCase(
    'the groups of everybody are groups of each caller, authenticated or not',
    {
      groups,
      users: [user('anna')],
      everybody: everybody({ groups: ['club', 'jury'], permissions: ['EVENT:UPDATE'] }),
      objects: [
        object('EVENT', 'Kiel', {
          acl: [
            { groupId: 'club', actions: ['READ'] },
            { groupId: 'jury', actions: ['!UPDATE'] },
          ],
        }),
      ],
    },
    yes(null, 'EVENT:READ:Kiel', 'acl-grant'),
    yes('anna', 'EVENT:READ:Kiel', 'acl-grant'),
    no(null, 'EVENT:UPDATE:Kiel', 'acl-denial'),
    no('anna', 'EVENT:UPDATE:Kiel', 'acl-denial'),
    yes('anna', 'EVENT:UPDATE:Cowes', 'everybody-permission'),
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
    'a denial for the null group is for everybody',
    {
      groups,
      users: [user('mia', { groups: ['club'] }), user('admin', { permissions: ['*'] })],
      everybody: everybody({ permissions: ['EVENT:READ'] }),
      objects: [
        object('EVENT', 'Kiel', {
          acl: [
            { groupId: 'club', actions: ['READ'] },
            { groupId: null, actions: ['!READ'] },
          ],
        }),
      ],
    },
    no(null, 'EVENT:READ:Kiel', 'acl-denial'),
    no('mia', 'EVENT:READ:Kiel', 'acl-denial'),
    no('admin', 'EVENT:READ:Kiel', 'acl-denial'),
    yes('admin', 'EVENT:UPDATE:Kiel', 'own-permission'),
    yes(null, 'EVENT:READ:Cowes', 'everybody-permission'),
  ),
  decisionCase(
    'an entry `*` grants every action, an entry `!*` denies every action',
    {
      groups,
      users: [
        user('mia', { groups: ['club'] }),
        user('anna', { groups: ['crew'], permissions: ['EVENT:READ'] }),
        user('bert', { groups: ['club', 'crew'] }),
      ],
      objects: [
        object('EVENT', 'Kiel', {
          acl: [
            { groupId: 'club', actions: ['*'] },
            { groupId: 'crew', actions: ['!*'] },
          ],
        }),
      ],
    },
    yes('mia', 'EVENT:READ:Kiel', 'acl-grant'),
    yes('mia', 'EVENT:SINK:Kiel', 'acl-grant'),
    yes('mia', 'EVENT:CHANGE_ACL:Kiel', 'acl-grant'),
    no('anna', 'EVENT:READ:Kiel', 'acl-denial'),
    no('bert', 'EVENT:READ:Kiel', 'acl-denial'),
    no('mia', 'EVENT:READ:Cowes'),
  ),
  decisionCase(
    'a request for every action needs `*`, and is denied by any denial',
    {
      groups,
      users: [
        user('mia', { groups: ['club'] }),
        user('anna', { groups: ['crew'] }),
        user('bert', { groups: ['crew', 'jury'], permissions: ['EVENT:*'] }),
      ],
      objects: [
        object('EVENT', 'Kiel', {
          acl: [
            { groupId: 'club', actions: ['*'] },
            { groupId: 'crew', actions: ['READ', 'UPDATE'] },
            { groupId: 'jury', actions: ['!READ'] },
          ],
        }),
      ],
    },
    yes('mia', 'EVENT:*:Kiel', 'acl-grant'),
    no('anna', 'EVENT:*:Kiel'),
    no('bert', 'EVENT:*:Kiel', 'acl-denial'),
    yes('bert', 'EVENT:*:Cowes', 'own-permission'),
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
]
