/** Groups of users. Each member is an item, so the number of members has no limit. */
import type { Group } from '../rules/facts.ts'
import { userObject } from '#values/objectId.ts'
import { boolean, list, map, optional, text } from '#table/attributes.ts'
import { entity, listedAttributes, objectEntity, recorded, type Reference } from '#table/entity.ts'
import type { Expected, Item, QueryOptions, Reader, Start, Stored, Write } from '#table/items.ts'
import { partOfObject } from '#table/resources.ts'
import type { UserReference } from '#values/userName.ts'

/** Group: the definition of a group. */
export const groupEntity = objectEntity('group', 'USER_GROUP', 'GROUP', {
  attributes: {
    ...listedAttributes,
    id: text,
    name: text,
    roles: list(map({ roleId: text, forAll: boolean })),
    membersMayLeave: optional(boolean),
    madeFor: optional(map({ type: text, id: text })),
  },
  keyParts: ({ id }) => [id],
  audited: recorded('name', 'roles', 'membersMayLeave'),
  indexEntries: (before, after): readonly Write[] => openGroupWrites(before, after),
  references: ({ id, name }): readonly Reference[] => [
    { key: groupNameEntity.key(name), refersBack: ({ groupId }) => groupId === id },
  ],
})

/** Group member: the members of a group, in pages. */
export const groupMemberEntity = entity(
  'groupMember',
  'OBJECT#USER_GROUP#<id>#',
  'MEMBER#<folded name>#',
  {
    attributes: { userId: text, userName: text },
    resources: (item) => {
      const { userName: name, PK, SK } = item
      const readers = [userObject(name)]
      return [partOfObject(item, 'membership', { name, identity: PK + SK, readers })]
    },
  },
)

/** Group name: the group of a name. The key makes names unique. */
export const groupNameEntity = entity('groupName', 'GROUP_NAME#<name>#', 'GROUP_NAME', {
  attributes: { groupId: text },
  references: ({ groupId, PK }): readonly Reference[] => [
    {
      key: groupEntity.key(groupId),
      refersBack: (group) => groupNameEntity.key.partition(groupEntity.decode(group).name) === PK,
    },
  ],
})

/** Open group: a group with a role for everybody, who thereby reach the objects of the group. */
export const openGroupEntity = entity('openGroup', 'OPEN_GROUPS#', '<group>#', {
  attributes: { groupId: text },
  keyParts: ({ groupId }) => [groupId],
  references: ({ groupId }) => [{ key: groupEntity.key(groupId), refersBack: isOpenGroup }],
})

export const isOpenGroup = (item: Item | undefined): boolean =>
  groupEntity.decodeAny(item)?.roles.some(({ forAll }) => forAll) === true

export const pageOfOpenGroups = (limit: number): QueryOptions => ({
  partition: openGroupEntity.key.partition(),
  limit,
})

export const openGroupIdIn = (item: Item): string => openGroupEntity.decode(item).groupId

/** The entry of a group that becomes open, or is open no more. */
const openGroupWrites = (before: Item | undefined, after: Item | undefined): readonly Write[] => {
  const [wasOpen, isOpen] = [isOpenGroup(before), isOpenGroup(after)]
  if (wasOpen === isOpen) return []
  const groupId = groupEntity.decodeAny(after ?? before)?.id ?? ''
  const put = openGroupEntity.put([groupId], { groupId }, 'any')
  return [isOpen ? put : openGroupEntity.remove(groupId)]
}

export type StoredGroup = Stored<Group>

export const readGroup = async (store: Reader, groupId: string) => {
  const item = await groupEntity.get(store, groupId)
  const group = groupOf(item)
  return item && group && { ...group, item }
}

export const putGroup = (
  { id, name, roles, membersMayLeave = true, madeFor }: Group,
  expected: Expected,
): Write => {
  const settings = { ...(!membersMayLeave && { membersMayLeave }), ...(madeFor && { madeFor }) }
  return groupEntity.putListed({ id, name, roles, ...settings }, expected)
}

export const putGroupName = ({ id, name }: Group): Write =>
  groupNameEntity.put([name], { groupId: id }, 'absent')

export const removeGroupName = ({ name }: Group): Write => groupNameEntity.remove(name)

export const readGroupMember = (
  store: Reader,
  groupId: string,
  { name }: Pick<UserReference, 'name'>,
) => groupMemberEntity.get(store, groupId, name)

export const putGroupMember = (
  groupId: string,
  { userId, name: userName }: UserReference,
  expected: Expected = 'any',
): Write => groupMemberEntity.put([groupId, userName], { userId, userName }, expected)

export const removeGroupMember = (
  groupId: string,
  { name }: UserReference,
  expected: Item | 'any' = 'any',
): Write => ({ remove: groupMemberEntity.key(groupId, name), expected })

/** Members are sorted by name. */
export const listGroupMembers = async (
  store: Reader,
  groupId: string,
  limit: number,
  start?: Start,
) => {
  const { key } = groupMemberEntity
  const page = { partition: key.partition(groupId), prefix: key.sortPrefix(), limit, start }
  const { items, next } = await groupMemberEntity.query(store, page)
  const members = items.map(({ userId, userName: name }): UserReference => ({ userId, name }))
  return { members, next }
}

export const readGroupIdByName = async (store: Reader, name: string): Promise<string | undefined> =>
  (await groupNameEntity.get(store, name))?.groupId

export const groupOf = (item: Item | undefined): Group | undefined => {
  const group = groupEntity.decodeAny(item)
  if (group === undefined) return undefined
  const { id, name, roles, membersMayLeave, madeFor } = group
  return {
    id,
    name,
    roles,
    membersMayLeave: membersMayLeave !== false,
    ...(madeFor && { madeFor }),
  }
}
