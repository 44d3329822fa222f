/** The rights that invitations give, checked for the user who invites. */
import { Failure } from '../../domain/failure.ts'
import { isSameAssignment } from '../../domain/access/facts.ts'
import { groupObject, roleObject } from '../../domain/access/objectId.ts'
import { isExpired, windowOf, type TimeWindow } from '../../domain/access/timeWindow.ts'
import { assignmentOf, type UserRoleAssignment } from '../../store/entities/assignments.ts'
import type { StoredGroup } from '../../store/entities/groups.ts'
import type { Invitation } from '../../store/entities/invitations.ts'
import type { StoredRole } from '../../store/entities/roles.ts'
import { prefetchOfUser, readUser } from '../../store/entities/users.ts'
import type { Prefetch } from '../../store/items.ts'
import { keys } from '../../store/keys.ts'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { type Qualifiers, requireCanPassOn, resolveAssignment } from './assignments.ts'
import { requirePassable } from './groupMembers.ts'
import { requireGroup } from './groups.ts'
import { contextOf } from './questionFacts.ts'
import { requireReadableRole } from './roles.ts'

export interface RoleOffer {
  readonly role: StoredRole
  readonly assignment: UserRoleAssignment
}

export interface GroupOffer {
  readonly group: StoredGroup
}

/** @throws Failure if the caller may not give the role for this window, or something is missing */
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

/** @throws Failure if the caller may not add members to the group */
export const offerMembership = async (giver: Context, groupId: string): Promise<GroupOffer> => {
  await authorize(giver, { ...groupObject(groupId), action: 'UPDATE' })
  const group = await requireGroup(giver, groupId)
  // The write fails if the giver loses the ownership of the group meanwhile.
  await giver.store.conditionalOn(() => requirePassable(giver, group))
  return { group }
}

export interface ValidOffer {
  /** The context in which the user who invites is the caller. */
  readonly giver: Context
  readonly offer: RoleOffer | GroupOffer
}

/** Returns `undefined` if the user who invites may not give the right any more. */
export const offerOf = async (
  context: Context,
  { name, userId, assignment, groupId = '' }: Invitation,
): Promise<ValidOffer | undefined> => {
  const invited = assignment === undefined ? undefined : assignmentOf(assignment)
  await context.store.prefetch([...prefetchOfUser(name), ...keysOf(invited, groupId)])
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

/** One round trip reads the items that the invitation determines. */
const keysOf = (invited: UserRoleAssignment | undefined, groupId: string): readonly Prefetch[] => {
  if (invited === undefined) return [keys.group(groupId), keys.security(groupObject(groupId))]
  const { roleId, qualifyingUserName, qualifyingGroupId } = invited
  return [
    ...[keys.role(roleId), keys.security(roleObject(roleId))],
    ...(qualifyingUserName === null ? [] : prefetchOfUser(qualifyingUserName)),
    ...(qualifyingGroupId === null ? [] : [keys.group(qualifyingGroupId)]),
  ]
}

/** A qualifying user who was deleted may have a successor of the same name. */
const offerSameRole = async (giver: Context, invited: UserRoleAssignment) => {
  if (isExpired(invited, giver.nowMillis)) return undefined
  const qualifiers = {
    qualifying_username: invited.qualifyingUserName ?? undefined,
    qualifying_group_id: invited.qualifyingGroupId ?? undefined,
    transitive: invited.transitive,
  }
  const offer = await offerRole(giver, invited.roleId, qualifiers, windowOf(invited))
  return isSameAssignment(offer.assignment, invited) ? offer : undefined
}
