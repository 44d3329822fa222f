/** Lists of groups, and the group that owns new objects of a user. */
import type { Group } from '../../domain/access/facts.ts'
import { userObject } from '../../domain/access/objectId.ts'
import { keys } from '../../store/keys.ts'
import type { Prefetch } from '../../store/items.ts'
import { keysOfObject } from '../../store/objects.ts'
import { readGroup } from '../../store/entities/groups.ts'
import { changedUser, readUser, type User } from '../../store/entities/users.ts'
import { notFound, invalidGroup } from '../notFound.ts'
import { affordableOf, authorize, definitionsOf } from '../authorize.ts'
import type { Context } from '../context.ts'
import { defaultGroupOf } from '../creation.ts'
import { formatCursor, readCursor } from '../cursor.ts'
import { definitionsOfPageMax, firstOf, type ListRange, listReadable } from '../listReadable.ts'
import { mayEach } from '../readable.ts'
import { signedIn } from './signIn.ts'

interface NamedGroup {
  readonly groupId: string
  readonly groupName: string
  readonly membersMayLeave: boolean
}

/** The groups of the caller, and the group that owns the caller's new objects. */
export const listOwnGroups = async (context: Context) => {
  const { user } = signedIn(context)
  const definitions = await definitionsOf(context, { groupIds: user.groupIds })
  const groups = user.groupIds.flatMap((groupId) => {
    const group = definitions.group(groupId)
    return group === undefined ? [] : [nameOf(group)]
  })
  const isThere = (id: string) => groups.some(({ groupId }) => groupId === id)
  return { groupsUserIsPartOf: groups, defaultGroupId: defaultGroupOf(user, isThere) }
}

/**
 * The groups that the caller may read, by name.
 * @param userName limits the list to groups of this user, whom the caller must be able to read
 */
export const listReadableGroups = async (
  context: Context,
  userName: string | undefined,
  range: ListRange,
) => {
  if (userName === undefined) return listReadable(context, allGroups(context), range)
  if (userName !== context.caller?.user.name) {
    await authorize(context, { ...userObject(userName), action: 'READ' })
  }
  const user = await readUser(context.store, userName)
  if (user === undefined) throw notFound(userObject(userName))
  return listReadableGroupsOf(context, user, range)
}

/** The groups of a user are visible to that user only. */
export const firstReadableGroups = ({
  userName,
  cursor,
}: Pick<ListRange, 'cursor'> & { readonly userName?: string | undefined }): readonly Prefetch[] =>
  userName === undefined ? firstOf('USER_GROUP')({ cursor }) : []

/** The group becomes the owning group of the caller's new objects. */
export const setDefaultGroup = async (context: Context, groupId: string): Promise<NamedGroup> => {
  const { user } = signedIn(context)
  const group = user.groupIds.includes(groupId)
    ? await readGroup(context.store, groupId)
    : undefined
  // Only members learn whether the group exists.
  if (group === undefined) throw invalidGroup('You are in no group with this id.', 'tenantGroup')
  await context.store.write([changedUser(user, { defaultGroupId: groupId })])
  return nameOf(group)
}

const allGroups = ({ store }: Context) => ({
  type: 'USER_GROUP' as const,
  show: async (groupId: string) => {
    const group = await readGroup(store, groupId)
    return group === undefined ? undefined : nameOf(group)
  },
})

/**
 * A user has a bounded number of groups, so each page reads all names. Other users can attach many
 * roles to the groups that own them, so a page ends when the decisions have read enough
 * definitions.
 */
const listReadableGroupsOf = async (context: Context, user: User, { limit, cursor }: ListRange) => {
  const list = `USER_GROUP of ${user.userId}`
  const after = cursor === undefined ? '' : (readCursor(context, list, cursor).after ?? '')
  const objects = user.groupIds.map((id) => ({ type: 'USER_GROUP', id }))
  await context.store.prefetch(objects.flatMap(keysOfObject))
  const groups = (await namedGroups(context, user.groupIds))
    .filter(({ groupName }) => groupName > after)
    .sort((left, right) => (left.groupName < right.groupName ? -1 : 1))
  const groupObjects = groups.map(({ groupId: id }) => ({ type: 'USER_GROUP', id }))
  const { count } = await affordableOf(context, groupObjects, 'READ', definitionsOfPageMax)
  const mayRead = await mayEach(context, groupObjects.slice(0, count), 'READ')
  const readable = groups.filter((_, position) => mayRead[position] === true)
  const entries = readable.slice(0, limit)
  const last = entries.length < readable.length ? entries.at(-1) : groups[count - 1]
  if (last === undefined || last === groups.at(-1)) return { entries }
  return { entries, next: formatCursor(context, list, { after: last.groupName }) }
}

/** The groups that still exist. */
const namedGroups = async (
  { store }: Context,
  groupIds: readonly string[],
): Promise<NamedGroup[]> => {
  await store.prefetch(groupIds.map(keys.group))
  const groups = await Promise.all(groupIds.map((groupId) => readGroup(store, groupId)))
  return groups.flatMap((group) => (group === undefined ? [] : [nameOf(group)]))
}

const nameOf = ({ id, name, membersMayLeave = true }: Group): NamedGroup => ({
  groupId: id,
  groupName: name,
  membersMayLeave,
})
