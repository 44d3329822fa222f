/** Groups of users. Members are items of their own, so that a group may grow. */
import type { Group, GroupRole } from '../domain/access/facts.ts'
import { groupMemberPrefix, keys } from './keys.ts'
import { listed } from './listed.ts'
import type { Expected, Item, QueryOptions, Start, Write } from './items.ts'
import type { Store } from './store.ts'
import type { UserReference } from './users.ts'

export interface StoredGroup extends Group {
  readonly item: Item
}

export const readGroup = async (
  store: Store,
  groupId: string,
): Promise<StoredGroup | undefined> => {
  const item = await store.get(keys.group(groupId))
  const group = groupOf(item)
  return item === undefined || group === undefined ? undefined : { ...group, item }
}

export const putGroup = (
  { id, name, roles, membersMayLeave = true }: Group,
  expected: Expected,
): Write => ({
  put: {
    ...keys.group(id),
    ...{ id, name, roles },
    ...(membersMayLeave ? {} : { membersMayLeave }),
    ...listed({ type: 'USER_GROUP', id }, name),
  },
  expected,
})

export const removeGroup = ({ id, item }: StoredGroup): Write => ({
  remove: keys.group(id),
  expected: item,
})

/** The name of a group is an item, so that no two groups have the same one. */
export const putGroupName = ({ id, name }: Group): Write => ({
  put: { ...keys.groupName(name), groupId: id },
  expected: 'absent',
})

export const removeGroupName = ({ name }: Group): Write => ({
  remove: keys.groupName(name),
  expected: 'any',
})

export const readGroupMember = (
  store: Store,
  groupId: string,
  { name }: UserReference,
): Promise<Item | undefined> => store.get(keys.groupMember(groupId, name))

export const putGroupMember = (
  groupId: string,
  member: UserReference,
  expected: Expected = 'any',
): Write => ({
  put: {
    ...keys.groupMember(groupId, member.name),
    userId: member.userId,
    userName: member.name,
  },
  expected,
})

export const removeGroupMember = (
  groupId: string,
  { name }: UserReference,
  expected: Item | 'any' = 'any',
): Write => ({ remove: keys.groupMember(groupId, name), expected })

/** By name. */
export const pageOfMembers = (groupId: string, limit: number, start?: Start): QueryOptions => ({
  partition: keys.group(groupId).PK,
  prefix: groupMemberPrefix,
  limit,
  start,
})

/** A page of the members of a group, by name. */
export const listGroupMembers = async (
  store: Store,
  groupId: string,
  limit: number,
  start?: Start,
): Promise<{ readonly members: readonly UserReference[]; readonly next?: Start | undefined }> => {
  const { items, next } = await store.query(pageOfMembers(groupId, limit, start))
  return {
    members: items.map(memberOf),
    next,
  }
}

const memberOf = (item: Item): UserReference => ({
  userId: item.userId as string,
  name: item.userName as string,
})

export const readGroupIdByName = async (store: Store, name: string): Promise<string | undefined> =>
  (await store.get(keys.groupName(name)))?.groupId as string | undefined

export const groupOf = (item: Item | undefined): Group | undefined =>
  item === undefined
    ? undefined
    : {
        id: item.id as string,
        name: item.name as string,
        roles: item.roles as readonly GroupRole[],
        membersMayLeave: item.membersMayLeave !== false,
      }
