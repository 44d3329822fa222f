/** Creates a fixture in a running service, through its API only. */
import { predefinedRoles } from '../../lib/domain/access/predefinedRoles.ts'
import { groupNames, ids, roleNames, userNames } from '../../tests/domain/arbitraries.ts'
import { encodeNaively } from '../../tests/domain/referenceModel.ts'
import type { World, WorldObject, WorldUser } from '../../tests/domain/fixture.ts'
import { type Ask, H, S } from './serviceClient.ts'
import { inventoryType, type Names, servedWorld } from './servedWorld.ts'

export interface Settled {
  readonly world: World
  readonly names: Names
  /** Tokens by the names of the users that are not deleted. */
  readonly tokens: ReadonlyMap<string, string>
}

const lookUp = (found: ReadonlyMap<string, string>) => (name: string) => {
  const id = found.get(name)
  if (id === undefined) throw new Error(`the fixture does not contain the name ${name}`)
  return id
}

const eachOf = async (
  all: readonly string[],
  make: (name: string, at: number) => Promise<string>,
): Promise<ReadonlyMap<string, string>> => {
  const made = new Map<string, string>()
  for (const [at, name] of all.entries()) made.set(name, await make(name, at))
  return made
}

/**
 * Creates everything that the random fixture mentions, also what it does not list: that is deleted
 * again.
 */
export const settleWorld = async (ask: Ask, random: World, tag: string): Promise<Settled> => {
  const tokens = new Map<string, string>()
  const userIds = await eachOf([...userNames, 'gone'], async (_, at) => {
    const username = `sailor-${tag}-${at}`
    const form = { username, email: '', fullName: '', company: '' }
    const body = await ask(`PUT ${S}/user`, { form })
    tokens.set(username, (body as { readonly access_token: string }).access_token)
    return username
  })
  const groupIds = await eachOf([...groupNames, 'gone'], async (_, at) => {
    const body = await ask(`PUT ${S}/usergroup`, { json: { groupName: `club ${tag} ${at}` } })
    return (body as { readonly groupId: string }).groupId
  })
  const makeRole = async (): Promise<string> => {
    const body = await ask(`POST ${S}/role`, { form: { roleName: `role ${tag}` } })
    return (body as { readonly id: string }).id
  }
  const roleIds = await eachOf(roleNames, makeRole)
  const ownRoleIds = await eachOf(userNames, makeRole)
  const names: Names = {
    world: tag,
    user: lookUp(userIds),
    group: lookUp(groupIds),
    role: lookUp(roleIds),
    ownRole: lookUp(ownRoleIds),
  }
  const world = servedWorld(random, names, ids)
  for (const { id, permissions } of world.roles) {
    if (id !== predefinedRoles.user.id) await ask(`PUT ${S}/role/${id}`, { json: { permissions } })
  }
  for (const user of world.users) await settleUser(ask, user)
  for (const group of world.groups) {
    for (const { roleId, forAll } of group.roles) {
      await ask(`PUT ${S}/usergroup/${group.id}/role/${roleId}`, { json: { forAll } })
    }
  }
  for (const object of world.objects) await settleObject(ask, object)
  await removeTheRest(ask, world, { userIds, groupIds, roleIds })
  return { world, names, tokens }
}

const settleUser = async (ask: Ask, { id, groups, assignments }: WorldUser): Promise<void> => {
  for (const groupId of groups) await ask(`PUT ${S}/usergroup/${groupId}/user/${id}`)
  for (const { roleId, byUser, byGroup, transitive } of assignments) {
    // The service creates this group together with the user.
    if (roleId === predefinedRoles.user.id) continue
    const form = {
      username: id,
      role_definition_id: roleId,
      qualifying_username: byUser ?? '',
      qualifying_group_id: byGroup ?? '',
      transitive: String(transitive),
    }
    await ask(`PUT ${S}/add_role_to_user`, { form })
  }
}

export const ownershipPath = ({ type, id }: Pick<WorldObject, 'type' | 'id'>): string =>
  `${S}/ownership/${type}/${encodeURIComponent(encodeNaively(id))}`

const settleObject = async (ask: Ask, object: WorldObject): Promise<void> => {
  const { type, id, ownerUser, ownerGroup, acl } = object
  if (type === inventoryType) {
    const json = { id: id[0], name: 'buoy', markType: 'BUOY' }
    await ask(`POST ${H}/markproperties`, { json })
  }
  const json = { username: ownerUser, groupId: ownerGroup }
  await ask(`PUT ${ownershipPath(object)}`, { json })
  if (acl.length > 0) await ask(`PUT ${ownershipPath(object)}/acl`, { json: { acl } })
}

interface Made {
  readonly userIds: ReadonlyMap<string, string>
  readonly groupIds: ReadonlyMap<string, string>
  readonly roleIds: ReadonlyMap<string, string>
}

/** Runs last, so that the remaining objects refer to deleted ones. */
const removeTheRest = async (
  ask: Ask,
  { users, groups, roles }: World,
  { userIds, groupIds, roleIds }: Made,
): Promise<void> => {
  const unlisted = (
    made: ReadonlyMap<string, string>,
    listed: readonly { readonly id: string }[],
  ) => [...made.values()].filter((id) => !listed.some((each) => each.id === id))
  for (const id of unlisted(userIds, users)) await ask(`DELETE ${S}/user?username=${id}`)
  for (const id of unlisted(groupIds, groups)) await ask(`DELETE ${S}/usergroup/${id}`)
  for (const id of unlisted(roleIds, roles)) await ask(`DELETE ${S}/role/${id}`)
}
