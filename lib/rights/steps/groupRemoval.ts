/** The writes that delete a group, for the endpoints that delete a group, or an event with its group. */
import { removeAll } from '#access/cleanUp.ts'
import { newEpoch } from '#access/items/definitionCache.ts'
import {
  listGroupMembers,
  removeGroupMember,
  removeGroupName,
  type StoredGroup,
} from '#access/items/groups.ts'
import {
  pageOfQualifiedRoles,
  removalOfQualifiedRoles,
  removeGroupAsRoleHolder,
} from '#access/items/roles.ts'
import type { Context } from '#endpoint/context.ts'
import { transactionWritesMax } from '#table/actions.ts'
import { type Reader, removalOf, type Write } from '#table/items.ts'
import { removeSecurity } from '#table/items/securities.ts'
import { groupObject } from '#values/objectId.ts'
import { hostsChangeByGroup } from './hostsChange.ts'

/** @returns also what to do after the writes, if the group has more records than fit */
export const removalOfGroup = async (context: Context, group: StoredGroup) => {
  const { store } = context
  const { id } = group
  const givenRoles = group.roles.map(({ roleId }) => removeGroupAsRoleHolder(roleId, id))
  const trailing = await removalOfRecords(store, id)
  const first = trailing.slice(0, Math.max(0, trailingWritesMax - givenRoles.length))
  const isAll = trailing.length < trailingWritesMax && first.length === trailing.length
  const writes: readonly Write[] = [
    removalOf(group),
    removeGroupName(group),
    removeSecurity(groupObject(id)),
    ...(await hostsChangeByGroup(context, id)),
    ...newEpoch(),
    ...givenRoles,
    ...first,
  ]
  const removeRest = async () => {
    if (isAll) return
    await removeAll(context, async () =>
      (await removalOfRecords(store, id)).slice(0, transactionWritesMax),
    )
  }
  return { writes, removeRest }
}

/** A transaction has a hundred writes: so many are for members and roles of the group. */
const trailingWritesMax = 70

/** Their keys contain the id of the group, which no other group ever gets. */
export const removalOfRecords = async (
  store: Reader,
  groupId: string,
): Promise<readonly Write[]> => {
  const qualification = { qualifyingUserId: null, qualifyingGroupId: groupId }
  const [{ members }, removalOfRoles] = await Promise.all([
    listGroupMembers(store, groupId, trailingWritesMax),
    removalOfQualifiedRoles(store, pageOfQualifiedRoles(qualification, trailingWritesMax)),
  ])
  return [...members.map((member) => removeGroupMember(groupId, member)), ...removalOfRoles]
}
