import { usesMax } from '#schemas/rights/invitation.ts'
import { Failure, sentence } from '#values/failure.ts'
import { assignmentOf, type UserRoleAssignment } from '#access/items/assignments.ts'
import { type Invitation, readAcceptances, readInvitation } from '#rights/items/invitations.ts'
import { callerIsAdministrator } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { signedIn } from '#access/context.ts'
import type { Reading } from '#endpoint/endpoint.ts'

export const loadInvitation = ({
  context: { store },
  input: { id },
}: Reading<{ readonly id: string }>) =>
  Promise.all([readInvitation(store, id), readAcceptances(store, id, usesMax)])

export const showInvitation = async (context: Context, id: string) => {
  const invitation = await requireOwn(context, id)
  const accepted = await readAcceptances(context.store, id, usesMax)
  const acceptances = accepted
    .map(({ name: username, acceptedMillis: acceptedAt }) => ({ username, acceptedAt }))
    .sort((left, right) => left.acceptedAt - right.acceptedAt)
  return { ...describeInvitation(invitation), invitedBy: invitation.name, acceptances }
}

/** @throws Failure `not-found` also for the invitations of others, except for administrators */
export const requireOwn = async (context: Context, id: string) => {
  const { userId } = signedIn(context).user
  const invitation = await readInvitation(context.store, id)
  const mayKnow =
    invitation?.userId === userId || (invitation && (await callerIsAdministrator(context)))
  if (invitation !== undefined && mayKnow === true) return invitation
  throw new Failure('not-found', sentence`You have no invitation with the id ${id}.`)
}

export const describeInvitation = (invitation: Omit<Invitation, 'expiresAtSeconds'>) => {
  const { id, assignment, groupId, uses, usesLeft, note } = invitation
  const role = assignment === undefined ? undefined : assignmentOf(assignment)
  const { expiresMillis: expiresAt, createdMillis: createdAt } = invitation
  return { id, ...describeRight(role, groupId), uses, usesLeft, expiresAt, createdAt, note }
}

export const describeRight = (role?: UserRoleAssignment, groupId?: string) => ({
  roleId: role?.roleId ?? null,
  qualifyingUsername: role?.qualifyingUserName ?? null,
  qualifyingGroupId: role?.qualifyingGroupId ?? null,
  transitive: role?.transitive ?? null,
  validFrom: role?.validFrom ?? null,
  validUntil: role?.validUntil ?? null,
  groupId: groupId ?? null,
})
