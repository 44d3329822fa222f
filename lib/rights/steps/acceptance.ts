/** Accepts invitations. Every reason why an invitation is not valid has the same response. */
import { Failure } from '#values/failure.ts'
import { isSameAssignment } from '#access/rules/facts.ts'
import { groupObject } from '#access/rules/objectId.ts'
import { isCovered, isExpired, widened, windowOf } from '#access/rules/timeWindow.ts'
import { secretCounter } from '#authentication/signInThrottle.ts'
import { assignmentOf, type UserRoleAssignment } from '#access/items/assignments.ts'
import { putGroupMember, readGroup } from '#access/items/groups.ts'
import {
  acceptanceKey,
  invitationIdOf,
  invitationKey,
  readAcceptance,
  readInvitation,
  type StoredInvitation,
  useInvitation,
} from '../items/invitations.ts'
import { readRole } from '#access/items/roles.ts'
import { tryAttempt } from '#authentication/items/signInFailures.ts'
import type { Prefetch, Write } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'
import { displayName } from '#access/readable.ts'
import { writesWithAssignment } from './assignments.ts'
import type { UnverifiedUser } from '#authentication/authentication.ts'
import { writesOfGrant } from './grants.ts'
import { membershipIn, writesWithMembership } from './groupMembers.ts'
import {
  describeRight,
  type GroupOffer,
  offerOf,
  type RoleOffer,
  type ValidOffer,
} from './invitations.ts'
import { signedIn } from '#authentication/signIn.ts'

interface SecretGuess {
  readonly secret: string
  /** The network of the request, by which unknown secrets are counted. */
  readonly network: string
}

export const prefetchForSecret = (
  { secret }: Pick<SecretGuess, 'secret'>,
  { userId }: UnverifiedUser,
): readonly Prefetch[] => {
  const id = invitationIdOf(secret)
  return [invitationKey(id), ...(userId === undefined ? [] : [acceptanceKey(id, userId)])]
}

const gone = () =>
  new Failure(
    'invitation-gone',
    'This invitation is not valid any more. Ask the person who sent it for a new one.',
  )

/** A network with many unknown secrets may not send another one for a while. */
const unknownSecretSeconds = 60

/**
 * Known secrets are never counted. They cannot be guessed, and the network of a club has one address
 * for everybody. A retry after a write conflict counts nothing.
 */
const requireKnown = async (context: Context, { secret, network }: SecretGuess) => {
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

const requireOpen = async (context: Context, invitation: StoredInvitation): Promise<ValidOffer> => {
  const { usesLeft, expiresMillis } = invitation
  const isOpen = usesLeft > 0 && expiresMillis > context.nowMillis
  const valid = isOpen ? await offerOf(context, invitation) : undefined
  if (valid === undefined) throw gone()
  return valid
}

/** Callers who have accepted see what they have. All others see what they would get. */
export const previewInvitation = async (context: Context, guess: SecretGuess) => {
  const invitation = await requireKnown(context, guess)
  const accepted = await acceptedOffer(context, invitation)
  const { giver, offer } = accepted ?? (await requireOpen(context, invitation))
  const { name: invitedBy, note, expiresMillis: expiresAt } = invitation
  return {
    ...describeOffer(offer),
    qualifyingGroupName: await nameOfQualifier(giver, offer),
    permissions: 'role' in offer ? [...offer.role.permissions] : [],
    ...{ invitedBy, note, expiresAt, accepted: accepted !== undefined },
  }
}

export const acceptInvitation = async (context: Context, guess: SecretGuess) => {
  const { user } = signedIn(context)
  const invitation = await requireKnown(context, guess)
  const accepted = await acceptedOffer(context, invitation)
  if (accepted !== undefined) return describeAccepted(context, accepted.offer)
  const { giver, offer } = await requireOpen(context, invitation)
  const { given, writes } =
    'role' in offer
      ? await acceptRole(context, giver, offer)
      : await acceptMembership(context, giver, offer)
  await context.store.write([...useInvitation(invitation, user, context.nowMillis), ...writes])
  return describeAccepted(context, given)
}

/**
 * The right of a caller who has accepted before.
 * @throws Failure `invitation-gone` if the right was taken away since
 */
const acceptedOffer = async (
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
const heldLike = (context: Context, invited: UserRoleAssignment) =>
  signedIn(context).user.assignments.filter(
    (one) => isSameAssignment(one, invited) && !isExpired(one, context.nowMillis),
  )

interface Acceptance {
  /** The right of the user afterwards, which may be more than offered. */
  readonly given: RoleOffer | GroupOffer
  readonly writes: readonly Write[]
}

const acceptRole = async (
  context: Context,
  giver: Context,
  { role, assignment: offered }: RoleOffer,
): Promise<Acceptance> => {
  const { nowMillis } = context
  const { user } = signedIn(context)
  const held = heldLike(context, offered)
  const covering = held.find((one) => isCovered(offered, one, nowMillis))
  if (covering !== undefined) return { given: { role, assignment: covering }, writes: [] }
  const assignment = held.reduce<UserRoleAssignment | undefined>(
    (whole, one) => whole && widened(whole, one, nowMillis),
    offered,
  )
  if (assignment === undefined) throw notCombinable()
  const given = { role, user, assignment, span: windowOf(offered) }
  return {
    given,
    writes: [
      ...(await writesOfGrant(context, user, { assignment }, false)),
      ...(await writesWithAssignment(context, giver, given, { holder: 'any' })),
    ],
  }
}

const notCombinable = () =>
  new Failure(
    'already-exists',
    'You have this role already, for another time or with another right to pass it on. ' +
      'Both together are not one role. To accept, give back the role that you have first.',
  )

const acceptMembership = async (
  context: Context,
  giver: Context,
  { group }: GroupOffer,
): Promise<Acceptance> => {
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

const describeAccepted = (context: Context, offer: RoleOffer | GroupOffer) => ({
  ...describeOffer(offer),
  username: signedIn(context).user.name,
})

const describeOffer = (offer: RoleOffer | GroupOffer) =>
  'role' in offer
    ? { ...describeRight(offer.assignment, undefined), roleName: offer.role.name, groupName: null }
    : { ...describeRight(undefined, offer.group.id), roleName: null, groupName: offer.group.name }

/** The id, if the user who invites may not read the group. */
const nameOfQualifier = async (giver: Context, offer: RoleOffer | GroupOffer) => {
  const groupId = 'role' in offer ? offer.assignment.qualifyingGroupId : null
  if (groupId === null) return null
  const group = await readGroup(giver.store, groupId)
  return displayName(giver, groupObject(groupId), group?.name ?? groupId)
}
