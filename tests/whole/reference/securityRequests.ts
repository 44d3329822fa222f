import { predefinedRoles } from '#access/rules/predefinedRoles.ts'
import { judge } from '../../../scripts/demo/data/people.ts'
import { regatta } from '../../../scripts/demo/data/regatta.ts'
import { demoId } from '../../../scripts/demo/demo.ts'
import type { ShownRequests } from './requests.ts'

/** `deleteGroup` deletes the third group, `Fjord-Cup press`. */
const committee = demoId('group', 'Fjord-Cup race committee')
const jury = demoId('group', 'Fjord-Cup jury')

/** `deleteUser` deletes `spectator`. */
const [manager, officer, commentator] = ['event-manager', 'race-officer', 'commentator']

const object = { objectType: 'REGATTA', id: regatta }
const resource = { type: 'REGATTA', id: regatta }
const update = `REGATTA:UPDATE:${regatta}`
const region = 'eu-central-1'
const preference = { key: 'regatta' }

export const securityRequests: ShownRequests = {
  acceptInvitation: { json: { secret: 'the-secret-of-the-link' } },
  accessToken: {},
  addAnyUserToGroup: { json: { groupId: jury, userName: commentator } },
  addGroupMember: { values: { groupId: committee, username: commentator } },
  addRoleToUser: {
    json: {
      username: officer,
      role_definition_id: predefinedRoles.moderator.id,
      qualifying_username: manager,
      validFrom: '2040-06-16T08:00:00+02:00',
      validUntil: '2040-06-17T18:00:00+02:00',
    },
  },
  addSshKey: {
    json: {
      region,
      key_name: 'harbour-office',
      public_key:
        'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKN8FwKCD36Cw4NLNSIQ0meURN1Y3sTSbx9tjrGHTJCL harbour-office',
    },
  },
  attachGroupRole: {
    values: { groupId: jury, roleId: predefinedRoles.mediaEditor.id },
    json: { forAll: false },
  },
  changeAcl: {
    values: object,
    json: {
      acl: [
        { groupId: committee, actions: ['UPDATE'], validUntil: '2040-06-17T18:00:00+02:00' },
        { groupId: null, actions: ['READ'] },
      ],
    },
  },
  changeGroup: { values: { groupId: committee }, json: { membersMayLeave: false } },
  changeOwnership: { values: object, json: { username: officer } },
  changePassword: { json: { username: commentator, password: 'gybing-at-the-leeward-mark' } },
  changeRole: {
    values: { roleId: predefinedRoles.spectator.id },
    json: { permissions: ['EVENT,REGATTA:READ'] },
  },
  changeUser: {
    json: { username: 'measurer', email: '', fullName: 'Measurer', company: 'Fjord-Cup' },
  },
  createGroup: { json: { groupName: 'Fjord-Cup umpires' } },
  createInvitation: {
    json: {
      ...{ roleId: predefinedRoles.moderator.id, qualifyingUsername: manager },
      ...{ uses: 20, note: 'For the helpers at the harbour office' },
    },
  },
  createRole: { json: { roleName: 'umpire' } },
  createUser: { json: { username: 'harbour-master', password: 'reaching-on-port-7' } },
  deleteInvitation: {},
  deleteGroup: { values: { groupId: demoId('group', 'Fjord-Cup press') } },
  deletePreference: { values: preference },
  deleteRole: { values: { roleId: demoId('role', judge) } },
  deleteSshKey: { values: { region, key_name: 'demo-committee-boat' } },
  deleteUser: { values: { username: 'spectator' } },
  detachGroupRole: { values: { groupId: jury, roleId: predefinedRoles.sailingViewer.id } },
  evaluateAccess: {
    json: { subject: { type: 'user', id: officer }, action: { name: 'UPDATE' }, resource },
  },
  evaluateAccesses: {
    json: {
      subject: { type: 'user', id: officer },
      resource,
      action: { name: 'READ' },
      evaluations: [{}, { action: { name: 'CHANGE_ACL' } }],
    },
  },
  explain: { values: { permission: update, username: commentator } },
  whyPage: { values: { permission: update, username: commentator } },
  hasPermission: { values: { permission: update } },
  hello: {},
  lastSshKeyChange: {},
  listAuditRecords: { values: { object: `ROLE_DEFINITION/${demoId('role', judge)}` } },
  joinPage: {},
  listInvitations: {},
  listObjects: { values: { type: 'EVENT', action: 'UPDATE' } },
  listOwnGroups: {},
  listPermissions: {},
  listPreferences: {},
  listReadableGroups: { values: { userName: manager } },
  listRoles: {},
  listSshKeys: { values: { 'username[]': manager, strict: 'true' } },
  listUsersWithPermission: { values: { permission: update } },
  // An authenticated request begins no session, and its password is not read.
  login: { json: { username: 'admin', password: 'the password that npm start printed' } },
  logout: {},
  readAcl: { values: object },
  previewInvitation: { json: { secret: 'the-secret-of-the-link' } },
  readGroup: { values: { groupId: committee } },
  readGroupByName: { values: { groupName: 'Fjord-Cup race committee' } },
  readInvitation: {},
  readOwnership: { values: object },
  readPreference: { values: preference },
  readRole: { values: { roleId: predefinedRoles.moderator.id } },
  readRolesOfUser: { values: { username: commentator } },
  readUser: { values: { username: officer } },
  removeAccessToken: {},
  removeAcl: { values: object },
  removeGroupMember: { values: { groupId: committee, username: officer } },
  removeOwnership: { values: object },
  removeRoleFromUser: {
    json: {
      username: manager,
      role_definition_id: predefinedRoles.user.id,
      qualifying_group_id: committee,
    },
  },
  setDefaultGroup: { json: { tenantGroup: jury } },
  storePreference: { values: preference, json: { name: regatta } },
}
