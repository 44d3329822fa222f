/** Reads the roles to which the caller can invite helpers of an event, and the open invitations. */
import { loadFirstPage } from '#access/listReadable.ts'
import { mayAsOwn } from '#access/authorize.ts'
import { refusalToGrant } from '#access/passingOn.ts'
import { readGroup } from '#access/items/groups.ts'
import { mayEach } from '#access/readable.ts'
import { parsePermission } from '#access/rules/permission.ts'
import type { Context } from '#endpoint/context.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import { pageOfInvitations, readInvitations } from '#rights/items/invitations.ts'
import { helperRoles } from '#rights/rules/predefinedRoles.ts'
import { showOwnership } from '#rights/steps/objectSecurity.ts'
import { describeInvitation } from '#rights/steps/showInvitation.ts'
import { listRoles } from '#rights/steps/showRole.ts'
import { readSecurity } from '#table/items/securities.ts'
import { sentenceOf } from '#values/failure.ts'
import { groupObject, namedObject } from '#values/objectId.ts'

/**
 * Roles are for objects of the group that owns the regatta. The roles of helpers are offered if the group was
 * made for this event: they would reach all events of another group.
 */
export const readInviting = async (context: Context, { name, eventId }: Regatta) => {
  const object = namedObject('REGATTA', name)
  const { groupId } = await showOwnership(context, object)
  const objects = [{ type: 'EVENT', id: eventId }, object]
  const [group, mayGive, offer] = await Promise.all([
    groupId === null ? undefined : readGroup(context.store, groupId),
    mayEach(context, objects, 'CHANGE_OWNERSHIP'),
    groupId === null ? undefined : readOffer(context, groupId, object.id),
  ])
  const hasOwnGroup = group?.madeFor?.id === eventId
  const roles = offer?.roles.filter((role) => hasOwnGroup || !isHelper(role)) ?? []
  return {
    hasOwnGroup,
    /** The event to which the caller can give a group of its own. */
    eventId: !hasOwnGroup && mayGive.every(Boolean) ? eventId : undefined,
    offer: offer && roles.length > 0 ? { ...offer, roles } : undefined,
  }
}

const readOffer = async (context: Context, groupId: string, leaderboardId: string) => {
  if (context.caller === undefined) return undefined
  const { name: userName } = context.caller.user
  await Promise.all([
    loadFirstPage('ROLE_DEFINITION')({ context, input: {}, user: { userName } }),
    readSecurity(context.store, groupObject(groupId)),
  ])
  const { entries } = await listRoles(context, { limit: 100 })
  const given = await Promise.all(entries.map((role) => canGive(context, groupId, role)))
  const roles = entries.filter(
    (role, position) => given[position] === true && !isElsewhere(role, leaderboardId),
  )
  if (roles.length === 0) return undefined
  const names = new Map(entries.map(({ id, name }) => [id, name]))
  return {
    groupId,
    roles: roles.map(({ id, name }) => ({ id, name })),
    open: await openInvitations(context, groupId, names),
  }
}

interface OfferedRole {
  readonly id: string
  readonly permissions: readonly string[]
}

const canGive = async (context: Context, groupId: string, { permissions }: OfferedRole) => {
  const qualifier = { qualifyingUserId: null, qualifyingGroupId: groupId }
  const granted = permissions.map(parsePermission)
  const window = { validUntil: context.nowMillis + 1 }
  const refusal = await refusalToGrant(context, granted, qualifier, sentenceOf, window)
  return permissions.length > 0 && refusal === undefined
}

const isHelper = ({ id }: Pick<OfferedRole, 'id'>): boolean =>
  helperRoles.some((role) => role.id === id)

/** Whether the role names another leaderboard, as roles of commentators did that this page has made. */
const isElsewhere = ({ permissions }: OfferedRole, id: string): boolean =>
  permissions.some((text) => /^LEADERBOARD:[^:]+:/.test(text) && !text.endsWith(`:${id}`))

/** The newest invitations of the caller that the page searches. */
const invitationsMax = 100

/** The invitations of the caller for objects of the group, which can still be accepted. */
const openInvitations = async (
  context: Context,
  groupId: string,
  roleNames: ReadonlyMap<string, string>,
) => {
  const { store, nowMillis, caller } = context
  if (!mayAsOwn(context, 'READ')) return []
  const { items } = await store.query(
    pageOfInvitations(caller?.user.userId ?? '', invitationsMax, undefined),
  )
  const own = (await readInvitations(store, items)).map(describeInvitation)
  return own.flatMap(({ roleId, ...invitation }) => {
    const { qualifyingGroupId, usesLeft, expiresAt } = invitation
    const isOpen = qualifyingGroupId === groupId && usesLeft > 0 && expiresAt > nowMillis
    const id = roleId ?? ''
    return isOpen ? [{ ...invitation, role: { id, name: roleNames.get(id) } }] : []
  })
}
