import { newId, uniqueName } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { newUserFor, onUser, type Scenario, type Scenarios } from './scenario.ts'
import type { Persona, Fixture } from './fixture.ts'
import { judge } from '../../scripts/demo/data/people.ts'
import { regatta } from '../../scripts/demo/data/regatta.ts'
import { demoId } from '../../scripts/demo/demo.ts'
import type { ShownRequests } from './shownRequest.ts'

/** Creates a protected object of a type that is not stored here. */
const newEvent = async ({ protect }: Fixture) => {
  const id = newId()
  await protect({ type: 'EVENT', id })
  return { objectType: 'EVENT', id }
}

const onEvent =
  (json?: unknown): Scenario =>
  async (fixture) => ({
    values: await newEvent(fixture),
    ...(json === undefined ? {} : { json }),
  })

const onAudit: Scenario = async ({ newRole }) => ({
  values: { object: `ROLE_DEFINITION/${await newRole()}` },
})

const onRole =
  (json?: unknown): Scenario =>
  async ({ newRole }) => ({
    values: { roleId: await newRole() },
    ...(json === undefined ? {} : { json }),
  })

const plain: Scenario = () => ({})

/** Creates a protected group without members, and a user and a role that everybody may name. */
const onQuestion: Scenario = async ({ newRole }) => ({
  values: { permission: `ROLE_DEFINITION:READ:${await newRole()}` },
})

const onGroup =
  (json?: unknown, named: Readonly<Record<string, string>> = {}): Scenario =>
  async ({ newGroup }) => ({
    values: { groupId: await newGroup(), ...named },
    ...(json === undefined ? {} : { json }),
  })

const onGroupWithMember: Scenario = async ({ newGroup, newUser, setup }) => {
  const groupId = await newGroup()
  // Every member may leave a group. This member is not a persona.
  const { name } = await newUser()
  await setup.joinGroup(groupId, name)
  return { values: { groupId, username: name } }
}

/** Permission to update a role without permissions is enough to assign it. */
const givingRole: Scenario = async ({ newRole, newUser }) => ({
  form: { username: (await newUser()).name, role_definition_id: await newRole() },
})

const takingRole: Scenario = async ({ newRole, newUser, setup }) => {
  const { name } = await newUser()
  const roleId = await newRole()
  await setup.assignRole(name, { roleId })
  return { form: { username: name, role_definition_id: roleId } }
}

const invite = async ({ request, newRole }: Fixture, token: string | undefined) => {
  const json = { roleId: await newRole() }
  const made = await request(`POST ${S}/invitation`, { ...(token && { token }), json })
  return made.body as { readonly id: string; readonly secret: string }
}

const tokenOf = ({ personas }: Fixture, column: Persona['column']) =>
  personas.find((persona) => persona.column === column)?.token

const onInvitation: Scenario = async (fixture) => ({
  values: { id: (await invite(fixture, tokenOf(fixture, 'owner'))).id },
})

const invited: Scenario = async (fixture) => ({
  json: { secret: (await invite(fixture, tokenOf(fixture, 'admin'))).secret },
})

/** `deleteGroup` deletes the third group, `Fjord-Cup press`. */
const committee = demoId('group', 'Fjord-Cup race committee')
const jury = demoId('group', 'Fjord-Cup jury')

const [manager, officer, commentator] = ['event-manager', 'race-officer', 'commentator']

const object = { objectType: 'REGATTA', id: regatta }
const resource = { type: 'REGATTA', id: regatta }
const update = `REGATTA:UPDATE:${regatta}`

export const securityScenarios: Scenarios = {
  acceptInvitation: invited,
  addAnyUserToGroup: async (fixture, persona) => {
    const { name } = await newUserFor(fixture, persona)
    return onGroup(undefined, { userName: name })(fixture, persona)
  },
  addGroupMember: onGroup(undefined, { username: 'stranger' }),
  addRoleToUser: givingRole,
  attachGroupRole: onGroup({ forAll: 'true' }, { roleId: predefinedRoles.spectator.id }),
  // Adds a grant for the owning group to the existing entries.
  changeAcl: async (fixture) => ({
    values: await newEvent(fixture),
    json: { acl: [...fixture.acl, { groupId: null, actions: ['READ'] }] },
  }),
  changeGroup: onGroup({ membersMayLeave: false }),
  changeOwnership: onEvent({ username: null }),
  changeRole: onRole({ permissions: ['EVENT:READ'] }),
  createGroup: () => ({ json: { groupName: uniqueName('group') } }),
  createRole: () => ({ form: { roleName: 'bosun' } }),
  createInvitation: async ({ newRole }) => ({
    json: { roleId: await newRole(), expiresAt: Date.now() + 60 * 60 * 1000 },
  }),
  deleteInvitation: onInvitation,
  listInvitations: plain,
  previewInvitation: invited,
  readInvitation: onInvitation,
  deleteGroup: onGroup(),
  deleteRole: onRole(),
  detachGroupRole: async ({ newGroup }) => ({
    values: {
      groupId: await newGroup([{ roleId: predefinedRoles.spectator.id, forAll: false }]),
      roleId: predefinedRoles.spectator.id,
    },
  }),
  listAuditRecords: onAudit,
  explain: onQuestion,
  listPermissions: () => ({}),
  evaluateAccess: async ({ newRole }, { name = 'nobody' }) => ({
    json: {
      subject: { type: 'user', id: name },
      action: { name: 'READ' },
      resource: { type: 'ROLE_DEFINITION', id: await newRole() },
    },
  }),
  evaluateAccesses: async ({ newRole }, { name = 'nobody' }) => ({
    json: {
      subject: { type: 'user', id: name },
      resource: { type: 'ROLE_DEFINITION', id: await newRole() },
      action: { name: 'READ' },
      evaluations: [{}, { action: { name: 'UPDATE' } }],
    },
  }),
  hasPermission: () => ({ values: { permission: 'USER:READ:admin' } }),
  joinPage: plain,
  listObjects: () => ({ values: { type: 'EVENT', action: 'UPDATE' } }),
  listOwnGroups: plain,
  listReadableGroups: plain,
  listRoles: plain,
  listUsersWithPermission: () => ({ values: { permission: 'USER:READ:owner' } }),
  readAcl: onEvent(),
  readGroup: onGroup(),
  readGroupByName: async ({ newGroup }) => {
    const name = uniqueName('group')
    await newGroup([], name)
    return { values: { groupName: name } }
  },
  readOwnership: onEvent(),
  readRole: onRole(),
  readRolesOfUser: onUser,
  removeAcl: onEvent(),
  removeGroupMember: onGroupWithMember,
  removeOwnership: onEvent(),
  removeRoleFromUser: takingRole,
  setDefaultGroup: async ({ setup }, { name }) => {
    const tenantGroup = await setup.makeGroup({ name: uniqueName('group') })
    if (name !== undefined) await setup.joinGroup(tenantGroup, name)
    return { form: { tenantGroup } }
  },
  whyPage: onQuestion,
}

export const securityRequests: ShownRequests = {
  acceptInvitation: { json: { secret: 'the-secret-of-the-link' } },
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
  changeRole: {
    values: { roleId: predefinedRoles.spectator.id },
    json: { permissions: ['EVENT,REGATTA:READ'] },
  },
  createGroup: { json: { groupName: 'Fjord-Cup umpires' } },
  createInvitation: {
    json: {
      roleId: predefinedRoles.moderator.id,
      qualifyingUsername: manager,
      uses: 20,
      note: 'For the helpers at the harbour office',
    },
  },
  createRole: { json: { roleName: 'umpire' } },
  deleteInvitation: {},
  deleteGroup: { values: { groupId: demoId('group', 'Fjord-Cup press') } },
  deleteRole: { values: { roleId: demoId('role', judge) } },
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
  listAuditRecords: { values: { object: `ROLE_DEFINITION/${demoId('role', judge)}` } },
  joinPage: {},
  listInvitations: {},
  listObjects: { values: { type: 'EVENT', action: 'UPDATE' } },
  listOwnGroups: {},
  listPermissions: {},
  listReadableGroups: { values: { userName: manager } },
  listRoles: {},
  listUsersWithPermission: { values: { permission: update } },
  readAcl: { values: object },
  previewInvitation: { json: { secret: 'the-secret-of-the-link' } },
  readGroup: { values: { groupId: committee } },
  readGroupByName: { values: { groupName: 'Fjord-Cup race committee' } },
  readInvitation: {},
  readOwnership: { values: object },
  readRole: { values: { roleId: predefinedRoles.moderator.id } },
  readRolesOfUser: { values: { username: commentator } },
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
}
