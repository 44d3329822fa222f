/** Users whom an ACL cannot lock out, and the permissions of the predefined roles. */
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { type Case, decisionCase, no, yes } from './decide.cases.ts'
import { everybody, holds, object, user } from './fixture.ts'

const denyAll = [{ groupId: null, actions: ['!*'] }]
const {
  admin,
  user: userRole,
  sailingViewer,
  spectator,
  moderator,
  mediaEditor,
  eventManager,
  raceOfficer,
  scorer,
  markBoat,
  safety,
  commentator,
} = predefinedRoles

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

export const predefinedRoleCases: readonly Case[] = [
  decisionCase(
    'the role `user` gives the default actions on own objects, and no others',
    {
      roles: [userRole],
      groups: [{ id: 'anna-tenant', roles: [] }],
      users: [
        user('anna', {
          groups: ['anna-tenant'],
          assignments: [
            holds(userRole.id, { byUser: 'anna' }),
            holds(userRole.id, { byGroup: 'anna-tenant' }),
          ],
        }),
      ],
      objects: [
        object('EVENT', 'mine', { ownerUser: 'anna' }),
        object('EVENT', 'ours', { ownerUser: 'bert', ownerGroup: 'anna-tenant' }),
        object('EVENT', 'theirs', { ownerUser: 'bert', ownerGroup: 'bert-tenant' }),
        object('TRACKED_RACE', 'R1', { ownerUser: 'anna' }),
      ],
    },
    ...['CREATE', 'READ', 'UPDATE', 'DELETE', 'CHANGE_OWNERSHIP', 'CHANGE_ACL'].flatMap(
      (action) => [
        yes('anna', `EVENT:${action}:mine`, 'own-role' as const),
        yes('anna', `EVENT:${action}:ours`, 'own-role' as const),
        no('anna', `EVENT:${action}:theirs`),
      ],
    ),
    no('anna', 'TRACKED_RACE:EXPORT:R1'),
    no('anna', 'EVENT:*:mine'),
  ),
  decisionCase(
    'the other predefined roles give the permissions of the reference',
    {
      roles: Object.values(predefinedRoles),
      users: [
        user('admin', { assignments: [holds(admin.id)] }),
        user('viewer', { assignments: [holds(sailingViewer.id)] }),
        user('spectator', { assignments: [holds(spectator.id)] }),
        user('moderator', { assignments: [holds(moderator.id)] }),
        user('editor', { assignments: [holds(mediaEditor.id)] }),
        user('manager', { assignments: [holds(eventManager.id)] }),
        user('officer', { assignments: [holds(raceOfficer.id)] }),
        user('scorer', { assignments: [holds(scorer.id)] }),
        user('boat', { assignments: [holds(markBoat.id)] }),
        user('safety', { assignments: [holds(safety.id)] }),
        user('commentator', { assignments: [holds(commentator.id)] }),
      ],
    },
    yes('admin', 'SERVER:THREADS:here', 'own-role'),
    yes('admin', '*:*', 'own-role'),
    yes('viewer', 'EVENT:READ:Kiel', 'own-role'),
    yes('viewer', 'BOAT:READ_PUBLIC:1', 'own-role'),
    no('viewer', 'BOAT:READ:1'),
    no('viewer', 'EVENT:UPDATE:Kiel'),
    no('viewer', 'USER:READ:anna'),
    no('spectator', 'EVENT:READ:Kiel'),
    yes('moderator', 'TRACKED_RACE:CAN_REPLAY_DURING_LIVE_RACES:R1', 'own-role'),
    no('moderator', 'TRACKED_RACE:READ:R1'),
    yes('editor', 'MEDIA_TRACK:*', 'own-role'),
    no('editor', 'EVENT:UPDATE:Kiel'),
    yes('manager', 'SERVER:CREATE_OBJECT:here', 'own-role'),
    yes('manager', 'EVENT:UPLOAD_MEDIA:Kiel', 'own-role'),
    no('manager', 'EVENT:UPDATE:Kiel'),
    no('manager', 'SERVER:THREADS:here'),
    yes('officer', 'REGATTA:LAY_COURSE:Kiel', 'own-role'),
    yes('officer', 'LEADERBOARD:START:Kiel', 'own-role'),
    yes('officer', 'REGATTA:READ:Kiel', 'own-role'),
    no('officer', 'REGATTA:UPDATE:Kiel'),
    no('officer', 'REGATTA:CHANGE_ENTRIES:Kiel'),
    no('officer', 'REGATTA:DELETE:Kiel'),
    yes('scorer', 'REGATTA:CHANGE_ENTRIES:Kiel', 'own-role'),
    yes('scorer', 'LEADERBOARD:SCORE:Kiel', 'own-role'),
    no('scorer', 'LEADERBOARD:START:Kiel'),
    yes('boat', 'LEADERBOARD:PING:Kiel', 'own-role'),
    no('boat', 'LEADERBOARD:TALLY:Kiel'),
    yes('safety', 'LEADERBOARD:TALLY:Kiel', 'own-role'),
    no('safety', 'LEADERBOARD:TAG:Kiel'),
    yes('commentator', 'LEADERBOARD:TAG:Kiel', 'own-role'),
    no('commentator', 'LEADERBOARD:SCORE:Kiel'),
  ),
]
