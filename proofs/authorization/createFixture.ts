/** Creates a fixture in a running service, through its API only. */
import type { ApiFixture } from '../../harness/apiFixture.ts'
import type { Request } from '../../scripts/requests/requests.ts'
import { H, S } from '../../scripts/requests/paths.ts'
import { pathSegment } from '#values/pathSegment.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { groupNames, ids, roleNames, userNames } from '../../tests/platform/access/arbitraries.ts'
import { encodeNaively } from '../../tests/platform/access/referenceModel.ts'
import type { Fixture, FixtureObject, FixtureUser } from '../../tests/platform/access/fixture.ts'
import { inventoryType, type Names, serviceFixture } from './serviceFixture.ts'

/** Creates fixtures through the API. */
export interface Administrator {
  readonly api: ApiFixture
  readonly token: string
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
export const createFixture = async (
  { api, token }: Administrator,
  random: Fixture,
  tag: string,
) => {
  const send: Request = (route, options) => api.request(route, { token, ...options })
  /** By the names of the users that are not deleted. */
  const tokens = new Map<string, string>()
  const userIds = await eachOf([...userNames, 'gone'], async (_, at) => {
    const username = `sailor-${tag}-${at}`
    tokens.set(username, await api.createUser(token, username))
    return username
  })
  const groupIds = await eachOf([...groupNames, 'gone'], (_, at) =>
    api.createGroup(token, `club ${tag} ${at}`),
  )
  const makeRole = () => api.createRole(token, `role ${tag}`)
  const roleIds = await eachOf(roleNames, makeRole)
  const ownRoleIds = await eachOf(userNames, makeRole)
  const names: Names = {
    tag,
    nowMillis: Date.now(),
    user: lookUp(userIds),
    group: lookUp(groupIds),
    role: lookUp(roleIds),
    ownRole: lookUp(ownRoleIds),
  }
  const fixture = serviceFixture(random, names, ids)
  for (const { id, permissions } of fixture.roles) {
    if (id !== predefinedRoles.user.id) await send(`PUT ${S}/role/${id}`, { json: { permissions } })
  }
  for (const user of fixture.users) await completeUser(send, user)
  for (const group of fixture.groups) {
    for (const { roleId, forAll } of group.roles) {
      await send(`PUT ${S}/usergroup/${group.id}/role/${roleId}`, { json: { forAll } })
    }
  }
  for (const object of fixture.objects) await createObject(send, object)
  await removeUnlisted(send, fixture, { userIds, groupIds, roleIds })
  return { fixture, names, tokens }
}

const completeUser = async (
  send: Request,
  { id, groups, assignments }: FixtureUser,
): Promise<void> => {
  for (const groupId of groups) await send(`PUT ${S}/usergroup/${groupId}/user/${id}`)
  for (const { roleId, byUser, byGroup, transitive, ...window } of assignments) {
    // The service creates this group together with the user.
    if (roleId === predefinedRoles.user.id) continue
    const json = {
      username: id,
      role_definition_id: roleId,
      qualifying_username: byUser ?? '',
      qualifying_group_id: byGroup ?? '',
      transitive,
      ...window,
    }
    await send(`PUT ${S}/add_role_to_user`, { json })
  }
}

export const ownershipPath = ({ type, id }: Pick<FixtureObject, 'type' | 'id'>): string =>
  `${S}/ownership/${type}/${pathSegment(encodeNaively(id))}`

const createObject = async (send: Request, object: FixtureObject): Promise<void> => {
  const { type, id, ownerUser, ownerGroup, acl } = object
  if (type === inventoryType) {
    const json = { id: id[0], name: 'buoy', markType: 'BUOY' }
    await send(`POST ${H}/markproperties`, { json })
  }
  const json = { username: ownerUser, groupId: ownerGroup }
  await send(`PUT ${ownershipPath(object)}`, { json })
  if (acl.length > 0) await send(`PUT ${ownershipPath(object)}/acl`, { json: { acl } })
}

interface Made {
  readonly userIds: ReadonlyMap<string, string>
  readonly groupIds: ReadonlyMap<string, string>
  readonly roleIds: ReadonlyMap<string, string>
}

/** Runs last, so that the remaining objects refer to deleted ones. */
const removeUnlisted = async (
  send: Request,
  { users, groups, roles }: Fixture,
  { userIds, groupIds, roleIds }: Made,
): Promise<void> => {
  const unlisted = (
    made: ReadonlyMap<string, string>,
    listed: readonly { readonly id: string }[],
  ) => [...made.values()].filter((id) => !listed.some((each) => each.id === id))
  for (const id of unlisted(userIds, users)) await send(`DELETE ${S}/user?username=${id}`)
  for (const id of unlisted(groupIds, groups)) await send(`DELETE ${S}/usergroup/${id}`)
  for (const id of unlisted(roleIds, roles)) await send(`DELETE ${S}/role/${id}`)
}
