/** Creates the permissions: groups, access control lists, a role, and SSH keys. */
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { pathSegment } from '#values/pathSegment.ts'
import type { Send } from './api.ts'
import {
  grants,
  type GroupName,
  groupRole,
  groups,
  judge,
  moderator,
  type UserName,
} from './data/people.ts'
import { owner, regatta } from './data/regatta.ts'
import { sshKeys } from './data/sshKeys.ts'
import { type Demo, demoId, groupIdOf, landscape, security } from './demo.ts'

interface Group {
  readonly groupId: string
  readonly users: readonly string[]
  readonly roles: readonly { readonly roleId: string }[]
}

async function readGroup({ admin }: Demo, name: string): Promise<Group> {
  const query = new URLSearchParams({ groupName: name }).toString()
  const { body } = await admin(`GET ${security}/usergroup?${query}`)
  return body as Group
}

export async function makeGroups(demo: Demo): Promise<void> {
  // Sequentially, because all of them change the administrator.
  for (const { name, owner, members } of groups) {
    await makeGroup(demo, name)
    const { groupId, users } = await readGroup(demo, name)
    demo.groupIds.set(name, groupId)
    if (owner !== null) await giveGroup(demo, groupId, owner)
    for (const member of members.filter((user) => !users.includes(user)))
      await join(demo, groupId, member)
  }
  const { groupId, roles } = await readGroup(demo, groupRole.group)
  if (roles.some(({ roleId }) => roleId === groupRole.roleId)) return
  await demo.admin(`PUT ${security}/usergroup/${groupId}/role/${groupRole.roleId}`, {
    alsoExpected: [400],
  })
}

/** Only an administrator may choose the id of a group. */
async function makeGroup({ admin }: Demo, name: GroupName): Promise<void> {
  const path = `PUT ${security}/usergroup`
  const form = { id: demoId('group', name), groupName: name }
  const { status } = await admin(path, { form, alsoExpected: [400, 409] })
  // The id of a deleted group cannot be used again. 400: the group already exists.
  if (status === 409) await admin(path, { form: { groupName: name }, alsoExpected: [400] })
}

/** 400: the user is already a member. */
const join = ({ admin }: Demo, groupId: string, member: string) =>
  admin(`PUT ${security}/usergroup/${groupId}/user/${member}`, { alsoExpected: [400] })

/**
 * Gives a group to a user, as if the user had created it. The ownership is last, so that the next
 * run detects an interruption.
 */
async function giveGroup(demo: Demo, groupId: string, username: UserName): Promise<void> {
  const { admin, adminName } = demo
  const ownership = `${security}/ownership/USER_GROUP/${groupId}`
  const { body } = await admin(`GET ${ownership}`)
  if ((body as { readonly username: string | null }).username !== adminName) return
  const role = { role_definition_id: predefinedRoles.user.id, qualifying_group_id: groupId }
  await admin(`PUT ${security}/add_role_to_user`, { form: { username, ...role } })
  await join(demo, groupId, username)
  const own = { form: { username: adminName, ...role }, alsoExpected: [404] }
  await admin(`PUT ${security}/remove_role_from_user`, own)
  await admin(`DELETE ${security}/usergroup/${groupId}/user/${adminName}`, { alsoExpected: [400] })
  const { groupId: ownGroup } = await readGroup(demo, `${username}-tenant`)
  await admin(`PUT ${ownership}`, { json: { username, groupId: ownGroup } })
}

export async function openToGroups(demo: Demo): Promise<void> {
  await Promise.all(
    grants.map(({ type, groups, action }) => {
      const entries = groups.map((name) => ({ groupId: groupIdOf(demo, name), actions: [action] }))
      return addAclEntries(demo.as(owner), type, regatta, entries)
    }),
  )
}

interface AclEntry {
  /** Null means everybody. */
  readonly groupId: string | null
  readonly actions: readonly string[]
}

/** Adds missing entries to the access control list, and keeps the others. */
export async function addAclEntries(
  send: Send,
  type: string,
  id: string,
  wanted: readonly AclEntry[],
): Promise<void> {
  const path = `${security}/ownership/${type}/${pathSegment(id)}/acl`
  const { acl } = (await send(`GET ${path}`)).body as { readonly acl: readonly AclEntry[] }
  const missing = wanted.filter(({ groupId, actions }) => {
    const present = acl.filter((entry) => entry.groupId === groupId).flatMap((one) => one.actions)
    return !actions.every((action) => present.includes(action) || present.includes(`!${action}`))
  })
  // The service merges entries for the same group.
  if (missing.length > 0) await send(`PUT ${path}`, { json: { acl: [...acl, ...missing] } })
}

interface RoleOfUser {
  readonly role_definition_id: string
  readonly qualifying_group_id: string | null
}

export async function giveModerator(demo: Demo): Promise<void> {
  const { user, roleId, forWhatOwns } = moderator
  const { groupId } = await readGroup(demo, forWhatOwns)
  const { body } = await demo.admin(`GET ${security}/get_roles_for_user?username=${user}`)
  const isGiven = (body as readonly RoleOfUser[]).some(
    (role) => role.role_definition_id === roleId && role.qualifying_group_id === groupId,
  )
  if (isGiven) return
  const form = { username: user, role_definition_id: roleId, qualifying_group_id: groupId }
  await demo.admin(`PUT ${security}/add_role_to_user`, { form })
}

/** 409: the role already exists, or was deleted. */
export async function makeRole({ admin }: Demo): Promise<void> {
  const form = { id: demoId('role', judge), roleName: judge }
  await admin(`POST ${security}/role`, { form, alsoExpected: [409] })
}

export async function addSshKeys(demo: Demo): Promise<void> {
  await Promise.all(
    sshKeys.map(({ by, region, keyName, publicKey }) => {
      const form = { region, key_name: keyName, public_key: publicKey }
      // 409: the key already exists.
      return demo.as(by)(`POST ${landscape}/add_ssh_key`, { form, alsoExpected: [409] })
    }),
  )
}
