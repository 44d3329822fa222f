/** Groups of users: clubs, committees, teams. */
import type { Group } from '#access/rules/facts.ts'
import { groupObject, userObject } from '#values/objectId.ts'
import {
  groupMemberEntity,
  listGroupMembers,
  readGroup,
  readGroupIdByName,
} from '#access/items/groups.ts'
import { authorize, countWithinBudget, definitionsOf, refusal } from '#access/authorize.ts'
import { invalidGroup } from '#access/notFound.ts'
import type { Context } from '#endpoint/context.ts'
import { formatCursor, readCursor } from '#table/cursor.ts'
import { definitionsOfPageMax, type ListRange } from '#access/listReadable.ts'
import { filterReadable, mayEach } from '#access/readable.ts'
import type { Reader } from '#table/items.ts'
import { type EndpointRequest, EndpointResult } from '#endpoint/endpoint.ts'
import { pageSizeMax } from '#schemas/platform/page.ts'
import { readObject } from '#table/objects.ts'
import { requireObject } from '#access/createObject.ts'
import { defaultGroupOf } from '#access/creation.ts'
import { signedIn } from '#access/context.ts'

export const showGroup = async (
  context: Context,
  groupId: string,
  { limit = pageSizeMax, cursor }: Partial<ListRange> = {},
) => {
  const group = await requireGroup(context, groupId)
  const list = `members ${groupId}`
  const start = readCursor(context, list, cursor)
  const { members, next } = await listGroupMembers(context.store, groupId, limit, start)
  const users = members.map(({ name }) => userObject(name))
  const { count } = await countWithinBudget(context, users, 'READ', definitionsOfPageMax)
  const names = members.slice(0, count).map(({ name }) => name)
  const last = count < members.length ? names.at(-1) : undefined
  const end = last === undefined ? next : { ...groupMemberEntity.key(groupId, last) }
  const body = await describeGroup(context, group, await filterReadable(context, names, userObject))
  return new EndpointResult(body, { next: formatCursor(context, list, end) })
}

export const loadMembers = async (
  store: Reader,
  groupId: string,
  { limit = pageSizeMax, cursor }: Partial<ListRange>,
) => {
  if (cursor === undefined) await listGroupMembers(store, groupId, limit)
}

export const currentGroup = {
  show: async ({ context, input }: EndpointRequest<{ readonly groupId: string }>) =>
    (await showGroup(context, input.groupId)).body,
}

/** Names of groups follow from users, so an unreadable group looks like an unknown one. */
export const showGroupByName = async (
  context: Context,
  name: string,
  range: Partial<ListRange> = {},
) => {
  const groupId = await readGroupIdByName(context.store, name)
  const objects = groupId === undefined ? [] : [groupObject(groupId)]
  if (groupId !== undefined) {
    const { ahead } = context.store
    await Promise.all([
      readObject(ahead, 'USER_GROUP', groupId),
      loadMembers(ahead, groupId, range),
    ])
  }
  const [isReadable = false] = await mayEach(context, objects, 'READ')
  if (context.caller === undefined && !isReadable) {
    throw refusal(context, { type: 'USER_GROUP', action: 'READ' }, { rule: 'no-grant' })
  }
  if (groupId === undefined) {
    throw invalidGroup('Usergroup with this name does not exist.', 'groupName')
  }
  await authorize(context, { ...groupObject(groupId), action: 'READ' })
  return showGroup(context, groupId, range)
}

export const requireGroup = (context: Context, groupId: string) =>
  requireObject(context, { type: 'USER_GROUP', read: readGroup }, groupId)

const describeGroup = async (
  context: Context,
  { id, name, roles, membersMayLeave = true }: Group,
  users: string[],
) => {
  const definitions = await definitionsOf(context, { wholeGroupIds: [id] })
  return {
    groupId: id,
    groupName: name,
    membersMayLeave,
    users,
    roles: roles.flatMap(({ roleId, forAll }) => {
      const role = definitions.role(roleId)
      return role === undefined ? [] : [{ roleId, roleName: role.name, forAll }]
    }),
  }
}

export const listOwnGroups = async (context: Context) => {
  const { user } = signedIn(context)
  const definitions = await definitionsOf(context, { groupIds: user.groupIds })
  const isThere = (groupId: string) => definitions.group(groupId) !== undefined
  return {
    groupsUserIsPartOf: user.groupIds.flatMap((groupId) =>
      showNamedGroup(definitions.group(groupId)),
    ),
    defaultGroupId: defaultGroupOf(user, isThere),
  }
}

/** No entry for a deleted group. */
export const showNamedGroup = (group: Group | undefined) => {
  if (group === undefined) return []
  const { id: groupId, name: groupName, membersMayLeave = true } = group
  return [{ groupId, groupName, membersMayLeave }]
}
