/** Accepts invitations. Every reason why an invitation is not valid has the same response. */
import { Failure } from '#values/failure.ts'
import { isSameAssignment } from '#access/rules/facts.ts'
import { isExpired, type TimeWindow, windowOf } from '#values/timeWindow.ts'
import { refuseUnknownSecret } from '#authentication/unknownSecret.ts'
import { assignmentOf, type UserRoleAssignment } from '#access/items/assignments.ts'
import { readGroup, type StoredGroup } from '#access/items/groups.ts'
import {
  type Invitation,
  invitationIdOf,
  readAcceptance,
  readInvitation,
  type StoredInvitation,
} from '../items/invitations.ts'
import { readRole, type StoredRole } from '#access/items/roles.ts'
import type { Context } from '#endpoint/context.ts'
import { contextOf, signedIn } from '#access/context.ts'
import type { EndpointRequest, Reading } from '#endpoint/endpoint.ts'
import { describeRight } from './showInvitation.ts'
import type { Static } from '#schemas/schema.ts'
import { invitationSecret } from '#schemas/rights/invitation.ts'
import { authorize } from '#access/authorize.ts'
import { groupObject } from '#values/objectId.ts'
import { prefetchOfUser, readUser } from '#access/items/users.ts'
import { requirePassable } from './groupMembers.ts'
import type { Reader } from '#table/items.ts'
import { readObject } from '#table/objects.ts'
import { type Qualifiers, requireCanPassOn, resolveAssignment } from './roleAssignments.ts'
import { requireReadableRole } from './showRole.ts'
import { requireGroup } from './showGroup.ts'

export const loadInvited = ({
  context: { store },
  input: { secret },
  user: { userId },
}: Reading<Static<typeof invitationSecret>>) => {
  const id = invitationIdOf(secret)
  return Promise.all([
    readInvitation(store, id),
    userId === undefined ? undefined : readAcceptance(store, id, userId),
  ])
}

const gone = () =>
  new Failure(
    'invitation-gone',
    'This invitation is not valid any more. Ask the person who sent it for a new one.',
  )

export const requireKnown = async (
  context: Context,
  { secret, network }: Static<typeof invitationSecret> & Pick<EndpointRequest<unknown>, 'network'>,
) =>
  (await readInvitation(context.store, invitationIdOf(secret))) ??
  refuseUnknownSecret(context, network, gone)

export const requireOpen = async (context: Context, invitation: StoredInvitation) => {
  const { usesLeft, expiresMillis } = invitation
  const isOpen = usesLeft > 0 && expiresMillis > context.nowMillis
  const valid = isOpen ? await offerOf(context, invitation) : undefined
  if (valid === undefined) throw gone()
  return valid
}

/** The right of a caller who has accepted before. @throws Failure `invitation-gone` */
export const acceptedOffer = async (
  context: Context,
  { id, assignment, groupId = '' }: StoredInvitation,
): Promise<ValidOffer | undefined> => {
  const { store, caller } = context
  if (caller === undefined) return undefined
  const { user } = caller
  if ((await readAcceptance(store, id, user.userId)) === undefined) return undefined
  if (assignment === undefined) {
    const group = user.groupIds.includes(groupId) ? await readGroup(store, groupId) : undefined
    if (group === undefined) throw gone()
    return { giver: context, offer: { group } }
  }
  const [held] = heldLike(context, assignmentOf(assignment))
  const role = held && (await readRole(store, held.roleId))
  if (held === undefined || role === undefined) throw gone()
  return { giver: context, offer: { role, assignment: held } }
}

/** The roles of the caller under the same qualification, whose time is not over. */
export const heldLike = (context: Context, invited: UserRoleAssignment) =>
  signedIn(context).user.assignments.filter(
    (one) => isSameAssignment(one, invited) && !isExpired(one, context.nowMillis),
  )

export const describeOffer = (offer: Offer) =>
  'role' in offer
    ? { ...describeRight(offer.assignment), roleName: offer.role.name, groupName: null }
    : { ...describeRight(undefined, offer.group.id), roleName: null, groupName: offer.group.name }

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

interface ValidOffer {
  readonly giver: Context
  readonly offer: Offer
}

/** Returns `undefined` if the user who invites may not give the right any more. */
const offerOf = async (
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
