import { endpoint } from '#endpoint'
import { acceptedInvitation, invitationSecret } from '#schemas/rights/invitation.ts'
import { Failure } from '#values/failure.ts'
import { isCovered, widened, windowOf } from '#values/timeWindow.ts'
import type { UserRoleAssignment } from '#access/items/assignments.ts'
import { putGroupMember } from '#access/items/groups.ts'
import { useInvitation, type StoredInvitation } from '#rights/items/invitations.ts'
import type { Context } from '#endpoint/context.ts'
import { writesOfGrant } from '#rights/steps/grants.ts'
import { membershipIn, writesWithMembership } from '#rights/steps/groupMembers.ts'
import { signedIn } from '#access/context.ts'
import {
  acceptedOffer,
  describeOffer,
  type GroupOffer,
  heldLike,
  loadInvited,
  type Offer,
  requireKnown,
  requireOpen,
  type RoleOffer,
} from '#rights/steps/acceptance.ts'
import { writesWithAssignment } from '#rights/steps/roleAssignments.ts'

export const { declaration, handler } = endpoint({
  name: 'acceptInvitation',
  summary: 'Accept an invitation',
  description:
    'The caller gets the right, and never less than before. To accept again changes nothing. An ' +
    'invitation that the preview refuses is a 410, and so is one whose right was taken away since. ' +
    'The invitation and its right change in one transaction.',
  routes: ['POST /security/api/restsecurity/invitation/accept'],
  guard: { kind: 'signed-in' },
  input: invitationSecret,
  inputFrom: 'body',
  load: loadInvited,
  reply: { status: 200, body: acceptedInvitation },
  errors: [
    'invitation-gone',
    'already-exists',
    'last-administrator',
    'unknown-reference',
    'user-not-acceptable',
  ],
  run: async ({ context, input, network }) => {
    const { user } = signedIn(context)
    const invitation = await requireKnown(context, { ...input, network })
    const accepted = await acceptedOffer(context, invitation)
    const offer = accepted?.offer ?? (await accept(context, invitation))
    return { ...describeOffer(offer), username: user.name }
  },
})

/** Returns the right of the user afterwards, which may be more than offered. */
const accept = async (context: Context, invitation: StoredInvitation): Promise<Offer> => {
  const { giver, offer } = await requireOpen(context, invitation)
  const { given, writes } =
    'role' in offer
      ? await acceptRole(context, giver, offer)
      : await acceptMembership(context, giver, offer)
  const { user } = signedIn(context)
  await context.store.write([...useInvitation(invitation, user, context.nowMillis), ...writes])
  return given
}

const acceptRole = async (
  context: Context,
  giver: Context,
  { role, assignment: offered }: RoleOffer,
) => {
  const { nowMillis } = context
  const { user } = signedIn(context)
  const held = heldLike(context, offered)
  const covering = held.find((one) => isCovered(offered, one, nowMillis))
  if (covering !== undefined) return { given: { role, assignment: covering }, writes: [] }
  const assignment = held.reduce<UserRoleAssignment | undefined>(
    (whole, one) => whole && widened(whole, one, nowMillis),
    offered,
  )
  if (assignment === undefined) {
    const detail =
      'You have this role already, for another time or with another right to pass it on. ' +
      'Both together are not one role. To accept, give back the role that you have first.'
    throw new Failure('already-exists', detail)
  }
  const span = windowOf(offered)
  return {
    given: { role, assignment },
    writes: [
      ...(await writesOfGrant(context, user, { assignment }, false)),
      ...(await writesWithAssignment(context, giver, role, user, assignment, span)),
    ],
  }
}

const acceptMembership = async (context: Context, giver: Context, { group }: GroupOffer) => {
  const { user } = signedIn(context)
  const given = { group }
  if (user.groupIds.includes(group.id)) return { given, writes: [] }
  return {
    given,
    writes: [
      ...(await writesOfGrant(context, user, membershipIn(group), false)),
      putGroupMember(group.id, user, 'any'),
      ...(await writesWithMembership(context, giver, group, user)),
    ],
  }
}
