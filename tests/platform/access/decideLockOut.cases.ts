/** Users whom an ACL cannot lock out. */
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { type Case, decisionCase, no, yes } from './decide.cases.ts'
import { everybody, holds, object, user } from './fixture.ts'

const denyAll = [{ groupId: null, actions: ['!*'] }]
const { admin, user: userRole } = predefinedRoles

export const lockOutCases: readonly Case[] = [
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
    'the owner keeps actions that the ACL itself grants beside the denial',
    {
      users: [user('anna'), user('bert')],
      objects: [
        object('EVENT', 'Kiel', {
          ownerUser: 'anna',
          acl: [{ groupId: null, actions: ['*', '!CHANGE_ACL'] }],
        }),
      ],
    },
    yes('anna', 'EVENT:CHANGE_ACL:Kiel', 'acl-grant'),
    yes('bert', 'EVENT:CHANGE_OWNERSHIP:Kiel', 'acl-grant'),
    no('bert', 'EVENT:CHANGE_ACL:Kiel', 'acl-denial'),
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
  decisionCase(
    'a deleted role `admin`, and a `*` of everybody, do not make an administrator',
    {
      users: [user('anna', { assignments: [holds(admin.id)] })],
      everybody: everybody({ permissions: ['*'] }),
      objects: [object('EVENT', 'Kiel', { acl: denyAll })],
    },
    no('anna', 'EVENT:CHANGE_ACL:Kiel', 'acl-denial'),
    yes('anna', 'EVENT:CHANGE_ACL:Cowes', 'everybody-permission'),
  ),
]
