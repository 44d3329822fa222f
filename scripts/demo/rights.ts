/** Who may do what: groups, access control lists, a role, and keys of their own. */
import type { Send } from './api.ts'
import { grants, type GroupName, groups, moderator } from './data/people.ts'
import { owner, regatta } from './data/regatta.ts'
import { sshKeys } from './data/sshKeys.ts'
import { type Demo, idOf, landscape, security } from './demo.ts'

interface Group {
  readonly groupId: string
  readonly users: readonly string[]
}

async function readGroup({ admin }: Demo, name: string): Promise<Group> {
  const query = new URLSearchParams({ groupName: name }).toString()
  const { body } = await admin(`GET ${security}/usergroup?${query}`)
  return body as Group
}

export async function makeGroups(demo: Demo): Promise<void> {
  // One after the other: both change the same owner.
  for (const { name, members } of groups) {
    const groupName: GroupName = name
    // 400: it is there.
    await demo.as(owner)(`PUT ${security}/usergroup`, { form: { groupName }, or: [400] })
    const { groupId, users } = await readGroup(demo, name)
    demo.ids.set(name, groupId)
    for (const member of members.filter((user) => !users.includes(user))) {
      // 400: somebody else was faster.
      await demo.as(owner)(`PUT ${security}/usergroup/${groupId}/user/${member}`, { or: [400] })
    }
  }
}

export async function openToGroups(demo: Demo): Promise<void> {
  await Promise.all(
    grants.map(({ type, groups, action }) => {
      const entries = groups.map((name) => ({ groupId: idOf(demo, name), actions: [action] }))
      return open(demo.as(owner), type, regatta, entries)
    }),
  )
}

interface AclEntry {
  /** Null is everybody. */
  readonly groupId: string | null
  readonly actions: readonly string[]
}

/** Adds what is missing to the access control list, and leaves the rest of it as it is. */
export async function open(
  send: Send,
  type: string,
  id: string,
  wanted: readonly AclEntry[],
): Promise<void> {
  const path = `${security}/ownership/${type}/${encodeURIComponent(id)}/acl`
  const { acl } = (await send(`GET ${path}`)).body as { readonly acl: readonly AclEntry[] }
  const missing = wanted.filter(({ groupId, actions }) => {
    const present = acl.filter((entry) => entry.groupId === groupId).flatMap((one) => one.actions)
    return !actions.every((action) => present.includes(action) || present.includes(`!${action}`))
  })
  // Entries for one group are merged.
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

export async function addSshKeys(demo: Demo): Promise<void> {
  await Promise.all(
    sshKeys.map(({ by, region, keyName, publicKey }) => {
      const form = { region, key_name: keyName, public_key: publicKey }
      // 409: it is there.
      return demo.as(by)(`POST ${landscape}/add_ssh_key`, { form, or: [409] })
    }),
  )
}
