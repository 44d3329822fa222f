/** Lists of groups, and the group that owns new objects of a user. */
import type { Group } from '#access/rules/facts.ts'
import { groupObject, userObject } from '#access/rules/objectId.ts'
import { keysOfObject } from '#table/objects.ts'
import { readGroup } from '#access/items/groups.ts'
import { readUser, type User } from '#access/items/users.ts'
import { notFound, invalidGroup } from '#endpoint/notFound.ts'
import { countWithinBudget, authorize, definitionsOf } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { defaultGroupOf } from '#access/creation.ts'
import { formatCursor, readCursor } from '#endpoint/cursor.ts'
import {
  definitionsOfPageMax,
  firstOf,
  type ListRange,
  listReadable,
} from '#access/listReadable.ts'
import { filterReadable } from '#access/readable.ts'
import type { UnverifiedUser } from '#authentication/authentication.ts'
import { writesOfUser } from '#access/expiredRoles.ts'
import { signedIn } from '#authentication/signIn.ts'

export const listOwnGroups = async (context: Context) => {
  const { user } = signedIn(context)
  const definitions = await definitionsOf(context, { groupIds: user.groupIds })
  const isThere = (groupId: string) => definitions.group(groupId) !== undefined
  return {
    groupsUserIsPartOf: user.groupIds.flatMap((groupId) => nameOf(definitions.group(groupId))),
    defaultGroupId: defaultGroupOf(user, isThere),
  }
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
  const { store, caller } = context
  if (userName === undefined) {
    const show = async (groupId: string) => nameOf(await readGroup(store, groupId))[0]
    return listReadable(context, { type: 'USER_GROUP', show }, range)
  }
  if (userName !== caller?.user.name) {
    await authorize(context, { ...userObject(userName), action: 'READ' })
  }
  const user = await readUser(store, userName)
  if (user === undefined) throw notFound(userObject(userName))
  return listReadableGroupsOf(context, user, range)
}

/** The groups of a user are visible to that user only. */
export const firstReadableGroups = (
  { userName, cursor }: Pick<ListRange, 'cursor'> & { readonly userName?: string | undefined },
  unverified: UnverifiedUser,
) => (userName === undefined ? firstOf('USER_GROUP')({ cursor }, unverified) : [])

/** The group becomes the owning group of the caller's new objects. */
export const setDefaultGroup = async (context: Context, groupId: string) => {
  const { user } = signedIn(context)
  const group = user.groupIds.includes(groupId)
    ? await readGroup(context.store, groupId)
    : undefined
  const [named] = nameOf(group)
  // Only members learn whether the group exists.
  if (named === undefined) throw invalidGroup('You are in no group with this id.', 'tenantGroup')
  await context.store.write(writesOfUser(context, user, { defaultGroupId: groupId }))
  return named
}

/**
 * A user has a bounded number of groups, so each page reads all names. Other users can attach many
 * roles to the groups that own them, so a page ends when the decisions have read enough
 * definitions.
 */
const listReadableGroupsOf = async (
  context: Context,
  { userId, groupIds }: User,
  { limit, cursor }: ListRange,
) => {
  const list = `USER_GROUP of ${userId}`
  const after = readCursor(context, list, cursor)?.after ?? ''
  const { store } = context
  await store.prefetch(groupIds.map(groupObject).flatMap(keysOfObject))
  const groups = (await Promise.all(groupIds.map((groupId) => readGroup(store, groupId))))
    .flatMap(nameOf)
    .filter(({ groupName }) => groupName > after)
    .sort((left, right) => (left.groupName < right.groupName ? -1 : 1))
  const objectOf = ({ groupId }: (typeof groups)[number]) => groupObject(groupId)
  const { count } = await countWithinBudget(
    context,
    groups.map(objectOf),
    'READ',
    definitionsOfPageMax,
  )
  const readable = await filterReadable(context, groups.slice(0, count), objectOf)
  const entries = readable.slice(0, limit)
  const last = entries.length < readable.length ? entries.at(-1) : groups[count - 1]
  if (last === undefined || last === groups.at(-1)) return { entries }
  return { entries, next: formatCursor(context, list, { after: last.groupName }) }
}

/** No entry for a deleted group. */
const nameOf = (group: Group | undefined) =>
  group === undefined
    ? []
    : [
        {
          groupId: group.id,
          groupName: group.name,
          membersMayLeave: group.membersMayLeave ?? true,
        },
      ]
