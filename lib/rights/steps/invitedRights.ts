/** Invitations: who knows the secret of a link gets a role, or becomes a member of a group. */
import { Failure } from '#values/failure.ts'
import { isExpired, type TimeWindow, windowOf } from '#values/timeWindow.ts'
import { assignmentOf, type UserRoleAssignment } from '#access/items/assignments.ts'
import type { Invitation } from '../items/invitations.ts'
import { authorize } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { contextOf } from '#access/context.ts'
import { isSameAssignment } from '#access/rules/facts.ts'
import { groupObject } from '#values/objectId.ts'
import { type StoredGroup, readGroup } from '#access/items/groups.ts'
import type { StoredRole } from '#access/items/roles.ts'
import { prefetchOfUser, readUser } from '#access/items/users.ts'
import { requirePassable } from './groupMembers.ts'
import type { Reader } from '#table/items.ts'
import { readObject } from '#table/objects.ts'
import { type Qualifiers, resolveAssignment, requireCanPassOn } from './roleAssignments.ts'
import { requireReadableRole } from './showRole.ts'
import { requireGroup } from './showGroup.ts'

export interface RoleOffer {
  readonly role: StoredRole
  readonly assignment: UserRoleAssignment
}

export interface GroupOffer {
  readonly group: StoredGroup
}

export const offerRole = async (
  giver: Context,
  roleId: string,
  qualifiers: Qualifiers,
  window: TimeWindow,
): Promise<RoleOffer> => {
  const role = await requireReadableRole(giver, roleId)
  const { assignment, missing } = await resolveAssignment(giver, role, qualifiers, window)
  await requireCanPassOn(giver, role, assignment, window)
  if (missing !== undefined) throw new Failure('not-found', missing)
  return { role, assignment }
}

export const offerMembership = async (giver: Context, groupId: string): Promise<GroupOffer> => {
  await authorize(giver, { ...groupObject(groupId), action: 'UPDATE' })
  const group = await requireGroup(giver, groupId)
  // The write fails if the giver loses the ownership of the group meanwhile.
  await giver.store.conditionalOn(() => requirePassable(giver, group))
  return { group }
}

export type Offer = RoleOffer | GroupOffer

export interface ValidOffer {
  readonly giver: Context
  readonly offer: Offer
}

/** Returns `undefined` if the user who invites may not give the right any more. */
export const offerOf = async (
  context: Context,
  { name, userId, assignment, groupId = '' }: Invitation,
): Promise<ValidOffer | undefined> => {
  const invited = assignment === undefined ? undefined : assignmentOf(assignment)
  await Promise.all([
    context.store.prefetch(prefetchOfUser(name)),
    loadRight(context.store, invited, groupId),
  ])
  const inviter = await readUser(context.store, name)
  if (inviter?.userId !== userId) return undefined
  const giver = contextOf(context, inviter)
  try {
    const offer =
      invited === undefined
        ? await offerMembership(giver, groupId)
        : await offerSameRole(giver, invited)
    return offer && { giver, offer }
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

/** Reads ahead what the right consists of, in one round trip. */
const loadRight = (store: Reader, invited: UserRoleAssignment | undefined, groupId: string) => {
  if (invited === undefined) return readObject(store, 'USER_GROUP', groupId)
  const { roleId, qualifyingUserName, qualifyingGroupId } = invited
  return Promise.all([
    readObject(store, 'ROLE_DEFINITION', roleId),
    qualifyingUserName === null ? undefined : store.prefetch(prefetchOfUser(qualifyingUserName)),
    qualifyingGroupId === null ? undefined : readGroup(store, qualifyingGroupId),
  ])
}

/** A qualifying user who was deleted may have a successor of the same name. */
const offerSameRole = async (giver: Context, invited: UserRoleAssignment) => {
  if (isExpired(invited, giver.nowMillis)) return undefined
  const offer = await offerRole(giver, invited.roleId, invited, windowOf(invited))
  return isSameAssignment(offer.assignment, invited) ? offer : undefined
}
