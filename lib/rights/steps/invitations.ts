/** Invitations: who knows the secret of a link gets a role, or becomes a member of a group. */
import { randomBytes } from 'node:crypto'
import { type newInvitation, usesMax } from '#schemas/rights/invitation.ts'
import { pageSizeMax } from '#schemas/platform/page.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure, type InputError, requireValid } from '#values/failure.ts'
import { isExpired, readWindow, type TimeWindow, windowOf } from '#access/rules/timeWindow.ts'
import { momentError, momentIn } from '#values/time.ts'
import { assignmentOf, assignmentText, type UserRoleAssignment } from '#access/items/assignments.ts'
import {
  type Invitation,
  invitationIdOf,
  invitationKey,
  newInvitationItem,
  pageOfAcceptances,
  pageOfInvitations,
  readAcceptances,
  readInvitation,
  readInvitations,
} from '../items/invitations.ts'
import { type Prefetch, removalOf } from '#table/items.ts'
import { authorize, callerIsAdministrator } from '#access/authorize.ts'
import { type Context, contextOf } from '#endpoint/context.ts'
import { formatCursor, readCursor } from '#endpoint/cursor.ts'
import type { ListRange } from '#access/listReadable.ts'
import type { UnverifiedUser } from '#authentication/authentication.ts'
import { signedIn } from '#authentication/signIn.ts'
import { isSameAssignment } from '#access/rules/facts.ts'
import { groupObject, roleObject } from '#access/rules/objectId.ts'
import { type StoredGroup, groupEntity } from '#access/items/groups.ts'
import { type StoredRole, roleEntity } from '#access/items/roles.ts'
import { prefetchOfUser, readUser } from '#access/items/users.ts'
import { securityKey } from '#access/items/securities.ts'
import { type Qualifiers, requireCanPassOn, resolveAssignment } from './assignments.ts'
import { requirePassable } from './groupMembers.ts'
import { requireGroup } from './groups.ts'
import { requireReadableRole } from './roles.ts'

/** 128 bits. Twice as many would make the QR code larger, and not safer. */
const secretBytes = 16

const dayMillis = 24 * 60 * 60 * 1000
const usualDays = 7
const daysMax = 90

type NewInvitation = Static<typeof newInvitation>

const roleProperties = [
  ...(['qualifyingUsername', 'qualifyingGroupId', 'transitive'] as const),
  ...(['validFrom', 'validUntil'] as const),
]

/** The errors that depend on several properties. */
export const rightErrors = (input: Readonly<Record<string, unknown>>): readonly InputError[] => {
  const { roleId, groupId } = input
  if (roleId === undefined && groupId === undefined) {
    return [{ pointer: '/roleId', code: 'required', detail: 'must be given, or `groupId` instead' }]
  }
  if (groupId === undefined) return []
  const besides = ['roleId', ...roleProperties].filter((name) => input[name] !== undefined)
  return besides.map((name) => ({
    pointer: `/${name}`,
    code: 'ambiguous',
    detail: 'must not be given together with `groupId`: a membership has no role, and no end',
  }))
}

/** @throws Failure unless the caller may give the right now */
export const createInvitation = async (context: Context, input: NewInvitation) => {
  const { store, nowMillis } = context
  const { userId, name } = signedIn(context).user
  const { window, errors } = readWindow(input, '', nowMillis)
  const expiry = readExpiry(input.expiresAt, nowMillis)
  requireValid([...errors, ...expiry.errors])
  const { uses = 1, note = null } = input
  const right = await rightOf(context, input, window)
  const secret = randomBytes(secretBytes).toString('base64url')
  const invitation = {
    ...{ id: invitationIdOf(secret), userId, name, ...right },
    ...{ uses, usesLeft: uses, note },
    ...{ createdMillis: nowMillis, expiresMillis: expiry.expiresMillis },
  }
  await store.write([newInvitationItem(invitation)])
  return { invitation: describeInvitation(invitation), secret }
}

const rightOf = async (context: Context, input: NewInvitation, window: TimeWindow) => {
  const { roleId, groupId = '', transitive = false } = input
  if (roleId === undefined) return { groupId: (await offerMembership(context, groupId)).group.id }
  const qualifiers = {
    qualifying_username: input.qualifyingUsername,
    qualifying_group_id: input.qualifyingGroupId,
    transitive,
  }
  const { assignment } = await offerRole(context, roleId, qualifiers, window)
  return { assignment: assignmentText(assignment) }
}

const readExpiry = (sent: number | string | undefined, nowMillis: number) => {
  const expiresMillis = sent === undefined ? nowMillis + usualDays * dayMillis : momentIn(sent)
  if (expiresMillis === undefined)
    return { expiresMillis: NaN, errors: [momentError('/expiresAt')] }
  const latest = nowMillis + daysMax * dayMillis
  if (expiresMillis > nowMillis && expiresMillis <= latest) return { expiresMillis, errors: [] }
  const [first, last] = [nowMillis, latest].map((time) => new Date(time).toISOString())
  const detail = `must be after now, which is ${first}, and not after ${last}, in ${daysMax} days`
  return { expiresMillis, errors: [{ pointer: '/expiresAt', code: 'window', detail }] }
}

export const listInvitations = async (context: Context, { limit, cursor }: ListRange) => {
  const { userId } = signedIn(context).user
  const list = `invitations of ${userId}`
  const start = readCursor(context, list, cursor)
  const { items, next } = await context.store.query(pageOfInvitations(userId, limit, start))
  const found = await readInvitations(context.store, items)
  return { entries: found.map(describeInvitation), next: formatCursor(context, list, next) }
}

export const prefetchForInvitations = (
  { limit = pageSizeMax, cursor }: Partial<ListRange>,
  { userId }: UnverifiedUser,
): readonly Prefetch[] =>
  userId === undefined || cursor !== undefined ? [] : [pageOfInvitations(userId, limit, undefined)]

export const prefetchForInvitation = (id: string): readonly Prefetch[] => [
  invitationKey(id),
  pageOfAcceptances(id, usesMax),
]

export const showInvitation = async (context: Context, id: string) => {
  const invitation = await requireOwn(context, id)
  const accepted = await readAcceptances(context.store, id, usesMax)
  const acceptances = accepted
    .map(({ name: username, acceptedMillis: acceptedAt }) => ({ username, acceptedAt }))
    .sort((left, right) => left.acceptedAt - right.acceptedAt)
  return { ...describeInvitation(invitation), invitedBy: invitation.name, acceptances }
}

/** Users keep what the invitation has given them. The acceptances expire. */
export const deleteInvitation = async (context: Context, id: string) => {
  const invitation = await requireOwn(context, id)
  await context.store.write([removalOf(invitation)])
  return describeInvitation(invitation)
}

/** @throws Failure `not-found` also for the invitations of others, except for administrators */
const requireOwn = async (context: Context, id: string) => {
  const { userId } = signedIn(context).user
  const invitation = await readInvitation(context.store, id)
  const mayKnow =
    invitation?.userId === userId || (invitation && (await callerIsAdministrator(context)))
  if (invitation !== undefined && mayKnow === true) return invitation
  throw new Failure('not-found', `You have no invitation with the id ${id}.`)
}

const describeInvitation = (invitation: Omit<Invitation, 'expiresAtSeconds'>) => {
  const { id, assignment, groupId, uses, usesLeft, note } = invitation
  const role = assignment === undefined ? undefined : assignmentOf(assignment)
  const { expiresMillis: expiresAt, createdMillis: createdAt } = invitation
  return { id, ...describeRight(role, groupId), uses, usesLeft, expiresAt, createdAt, note }
}

export const describeRight = (
  role: UserRoleAssignment | undefined,
  groupId: string | undefined,
) => ({
  roleId: role?.roleId ?? null,
  qualifyingUsername: role?.qualifyingUserName ?? null,
  qualifyingGroupId: role?.qualifyingGroupId ?? null,
  transitive: role?.transitive ?? null,
  validFrom: role?.validFrom ?? null,
  validUntil: role?.validUntil ?? null,
  groupId: groupId ?? null,
})

export interface RoleOffer {
  readonly role: StoredRole
  readonly assignment: UserRoleAssignment
}

export interface GroupOffer {
  readonly group: StoredGroup
}

const offerRole = async (
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

const offerMembership = async (giver: Context, groupId: string): Promise<GroupOffer> => {
  await authorize(giver, { ...groupObject(groupId), action: 'UPDATE' })
  const group = await requireGroup(giver, groupId)
  // The write fails if the giver loses the ownership of the group meanwhile.
  await giver.store.conditionalOn(() => requirePassable(giver, group))
  return { group }
}

export interface ValidOffer {
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
  if (invited === undefined) return [groupEntity.key(groupId), securityKey(groupObject(groupId))]
  const { roleId, qualifyingUserName, qualifyingGroupId } = invited
  return [
    ...[roleEntity.key(roleId), securityKey(roleObject(roleId))],
    ...(qualifyingUserName === null ? [] : prefetchOfUser(qualifyingUserName)),
    ...(qualifyingGroupId === null ? [] : [groupEntity.key(qualifyingGroupId)]),
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
