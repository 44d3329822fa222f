/** Accepts invitations. Every reason why an invitation is not valid has the same response. */
import { Failure } from '#values/failure.ts'
import { isSameAssignment } from '#access/rules/facts.ts'
import { isExpired } from '#values/timeWindow.ts'
import { secretCounter, tryAttempt } from '#authentication/items/signInFailures.ts'
import { assignmentOf, type UserRoleAssignment } from '#access/items/assignments.ts'
import { readGroup } from '#access/items/groups.ts'
import {
  invitationIdOf,
  readAcceptance,
  readInvitation,
  type StoredInvitation,
} from '../items/invitations.ts'
import { readRole } from '#access/items/roles.ts'
import type { Context } from '#endpoint/context.ts'
import { signedIn } from '#access/context.ts'
import type { Reading, EndpointRequest } from '#endpoint/endpoint.ts'
import { type ValidOffer, offerOf, type Offer } from './invitedRights.ts'
import { describeRight } from './showInvitation.ts'
import type { Static } from '#schemas/schema.ts'
import { invitationSecret } from '#schemas/rights/invitation.ts'

/** Reads ahead the invitation, and whether the user has accepted it. */
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

/** A network with many unknown secrets may not send another one for a while. */
const unknownSecretSeconds = 60

/**
 * Known secrets are never counted, and others by the network of the request. They cannot be guessed, and the network of a club has one address
 * for everybody. A retry after a write conflict counts nothing.
 */
export const requireKnown = async (
  context: Context,
  { secret, network }: Static<typeof invitationSecret> & Pick<EndpointRequest<unknown>, 'network'>,
) => {
  const { store, nowMillis, settings, requestCache } = context
  const invitation = await readInvitation(store, invitationIdOf(secret))
  if (invitation !== undefined) return invitation
  const counters = [secretCounter(network, settings.signInFailuresPerNetwork)]
  const isCounted = await requestCache('unknown secret', async () => {
    let isAllowed = false
    await tryAttempt(store, counters, nowMillis, () => {
      isAllowed = true
      return Promise.resolve(false)
    })
    return isAllowed
  })
  if (isCounted) throw gone()
  const detail =
    'This network has sent many unknown secrets. Check the link, and try it again later.'
  throw new Failure('too-many-requests', detail, { seconds: unknownSecretSeconds })
}

export const requireOpen = async (
  context: Context,
  invitation: StoredInvitation,
): Promise<ValidOffer> => {
  const { usesLeft, expiresMillis } = invitation
  const isOpen = usesLeft > 0 && expiresMillis > context.nowMillis
  const valid = isOpen ? await offerOf(context, invitation) : undefined
  if (valid === undefined) throw gone()
  return valid
}

/**
 * The right of a caller who has accepted before.
 * @throws Failure `invitation-gone` if the right was taken away since
 */
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
    ? { ...describeRight(offer.assignment, undefined), roleName: offer.role.name, groupName: null }
    : { ...describeRight(undefined, offer.group.id), roleName: null, groupName: offer.group.name }
