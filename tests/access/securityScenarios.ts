import { newId, uniqueName } from '../../harness/ids.ts'
import { S } from '../../harness/paths.ts'
import { predefinedRoles } from '#access/rules/predefinedRoles.ts'
import { goodPassword } from '../support/functions.ts'
import type { Scenario, Scenarios } from './scenario.ts'
import type { Persona, Fixture } from './fixture.ts'

const newPassword = 'gybing-at-the-leeward-mark'

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

/** Every user is the owner of their own user object. */
const newUserFor = async ({ newUser }: Fixture, { column }: Persona) => {
  const { name, token } = await newUser()
  return { name, ...(column === 'owner' ? { token } : {}) }
}

const onUser: Scenario = async (fixture, persona) => {
  const { name, ...token } = await newUserFor(fixture, persona)
  return { values: { username: name }, ...token }
}

/**
 * Sends only the credentials of the persona, in a form. The anonymous persona sends wrong
 * credentials.
 */
const signingIn: Scenario = (_, { name = 'nobody', password = 'wrong-password' }) => ({
  token: null,
  form: { username: name, password },
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

/** A preference always belongs to the caller. */
const onPreference: Scenario = async ({ request }, { token }) => {
  const key = uniqueName('preference')
  if (token !== undefined) await request(`PUT ${S}/preferences/${key}`, { token, json: { key } })
  return { values: { key } }
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

export const securityScenarios: Scenarios = {
  acceptInvitation: invited,
  accessToken: plain,
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
  changePassword: async (fixture, persona) => {
    const { name, ...token } = await newUserFor(fixture, persona)
    return { form: { username: name, password: newPassword }, ...token }
  },
  changeRole: onRole({ permissions: ['EVENT:READ'] }),
  changeUser: async (fixture, persona) => {
    const { name, ...token } = await newUserFor(fixture, persona)
    return { form: { username: name, email: '', fullName: 'Ann', company: '' }, ...token }
  },
  createGroup: () => ({ json: { groupName: uniqueName('group') } }),
  createRole: () => ({ form: { roleName: 'bosun' } }),
  createInvitation: async ({ newRole }) => ({
    json: { roleId: await newRole(), expiresAt: Date.now() + 60 * 60 * 1000 },
  }),
  deleteInvitation: onInvitation,
  listInvitations: plain,
  previewInvitation: invited,
  readInvitation: onInvitation,
  // With a `0`, because names that resemble those of administrators cost condition checks.
  createUser: () => ({ form: { username: uniqueName('user-0'), password: goodPassword } }),
  deleteGroup: onGroup(),
  deletePreference: onPreference,
  deleteRole: onRole(),
  deleteUser: onUser,
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
  hello: plain,
  joinPage: plain,
  listObjects: () => ({ values: { type: 'EVENT', action: 'UPDATE' } }),
  listOwnGroups: plain,
  listPreferences: plain,
  listReadableGroups: plain,
  listRoles: plain,
  listUsersWithPermission: () => ({ values: { permission: 'USER:READ:owner' } }),
  login: signingIn,
  logout: plain,
  readAcl: onEvent(),
  readGroup: onGroup(),
  readGroupByName: async ({ newGroup }) => {
    const name = uniqueName('group')
    await newGroup([], name)
    return { values: { groupName: name } }
  },
  readOwnership: onEvent(),
  readPreference: onPreference,
  readRole: onRole(),
  readRolesOfUser: onUser,
  readUser: onUser,
  removeAccessToken: plain,
  removeAcl: onEvent(),
  removeGroupMember: onGroupWithMember,
  removeOwnership: onEvent(),
  removeRoleFromUser: takingRole,
  setDefaultGroup: async ({ setup }, { name }) => {
    const tenantGroup = await setup.makeGroup({ name: uniqueName('group') })
    if (name !== undefined) await setup.joinGroup(tenantGroup, name)
    return { form: { tenantGroup } }
  },
  storePreference: () => ({
    values: { key: uniqueName('preference') },
    json: { boat: '49er' },
  }),
  whyPage: onQuestion,
}
