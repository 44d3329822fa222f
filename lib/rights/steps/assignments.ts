/** Roles of users. Callers grant and revoke only permissions that they can pass on. */
import type { assignment as assignmentSchema } from '#schemas/rights/assignment.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure, requireValid } from '#values/failure.ts'
import { roleObject } from '#access/rules/objectId.ts'
import { parsePermission } from '#access/rules/permission.ts'
import { isSameAssignment } from '#access/rules/facts.ts'
import { isExpired, isSameWindow, readWindow, type TimeWindow } from '#access/rules/timeWindow.ts'
import type { UserRoleAssignment } from '#access/items/assignments.ts'
import type { Write } from '#table/items.ts'
import { readGroup } from '#access/items/groups.ts'
import {
  putRoleHolder,
  readRole,
  readRoleHolder,
  removeRoleHolder,
  roleGrantedEntity,
  type StoredRole,
} from '#access/items/roles.ts'
import { readUser, type StoredUser } from '#access/items/users.ts'
import { notFound } from '#endpoint/notFound.ts'
import { definitionsOf } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { hostsChangeByPermissions } from './hosts.ts'
import { mayRead } from '#access/readable.ts'
import { addAdministrator, isAdministration, removeAdministrator } from './administrators.ts'
import { holdsOwn, isStranger, lowerAsStranger, revokeGrant, writesOfGrant } from './grants.ts'
import { definitionsExist, definitionsOfGrants, existingMemberships } from './memberships.ts'
import { callerUnchanged, type Detail, refusalToGrant, refusalToPassOn } from '#access/passingOn.ts'
import { requireReadableRole, requireRole } from './roles.ts'
import { readNamedUser } from '#authentication/signIn.ts'

type AssignmentInput = Static<typeof assignmentSchema>

export const addRoleToUser = async (context: Context, input: AssignmentInput) => {
  const { window, errors } = readWindow(input, '', context.nowMillis)
  requireValid(errors)
  const role = await requireReadableRole(context, input.role_definition_id)
  const grantable = await requireGrantable(context, role, input, window)
  const { user, assignment, missing, span } = grantable
  if (missing !== undefined) throw new Failure('not-found', missing)
  const isByStranger = await isStranger(context, user)
  const sameRole = user.assignments.filter((existing) => isSameAssignment(existing, assignment))
  const held = sameRole.find((existing) => isSameWindow(existing, assignment))
  if (isByStranger && sameRole.length === 1 && held?.transitive === assignment.transitive) return
  const isLowered = isByStranger && sameRole.length === 1 && held?.transitive === true
  const isNew = sameRole.length === 0
  await context.store.write([
    ...(isLowered
      ? await lowerAsStranger(context, user, assignment)
      : await writesOfGrant(context, user, { assignment }, isByStranger)),
    ...(await writesWithAssignment(
      context,
      context,
      { role, user, assignment, span },
      {
        // A write by a stranger does not check the user's own item, so it gives way to a concurrent
        // write of that item.
        holder: isNew && isByStranger ? 'absent' : 'any',
      },
    )),
  ])
}

/**
 * The writes that belong to each new assignment, in addition to that of the user.
 * @param giver the context of the user who passes on the role
 */
export const writesWithAssignment = async (
  context: Context,
  giver: Context,
  { role, user, assignment, span }: GivenRole,
  { holder }: { readonly holder: 'absent' | 'any' },
): Promise<readonly Write[]> => [
  ...putRoleHolder(user, assignment, holder),
  roleGrantedEntity.put([role.id], {}, 'any'),
  { unchanged: role.item },
  ...(await callerUnchanged(
    giver,
    (alone) => requireCanPassOn(alone, role, assignment, span),
    user,
  )),
  ...(await changeOfAdministrators(context, user, assignment)),
  ...(await hostsChangeByPermissions(context, role.permissions, [assignment])),
]

interface GivenRole {
  readonly role: StoredRole
  readonly user: StoredUser
  readonly assignment: UserRoleAssignment
  readonly span: TimeWindow
}

export const removeRoleFromUser = async (context: Context, input: AssignmentInput) => {
  const { store } = context
  const { user, assignment } = await requireRemovable(context, input)
  const isByStranger = await isStranger(context, user)
  const grant = { assignment }
  const isReceived = isByStranger && !holdsOwn(user.own, grant)
  // If the user's own item contains the role now, the holder item must stay. The condition detects
  // that.
  const holder = isReceived ? await readRoleHolder(store, user, assignment) : undefined
  const role = await readRole(store, assignment.roleId)
  await store.write([
    ...(await revokeGrant(context, user, grant, isByStranger)),
    removeRoleHolder(user, assignment, holder ?? 'any'),
    ...(await endOfAdministration(context, user, assignment)),
    ...(await hostsChangeByPermissions(context, role?.permissions ?? [])),
  ])
}

/**
 * A user can give back every role. A caller with UPDATE on the user can also remove a role that has
 * no effect, because something was deleted. All other removals need permission to grant the role.
 */
const requireRemovable = async (
  context: Context,
  input: AssignmentInput,
): Promise<ResolvedAssignment> => {
  const { store, caller } = context
  const user = await readUser(store, input.username)
  const held = user === undefined ? undefined : await assignmentNamed(context, user, input)
  if (user !== undefined && user.userId === caller?.user.userId) {
    if (held !== undefined) return { user, assignment: held.assignment }
    throw new Failure('not-found', 'You do not have this role with this qualification.')
  }
  if (user !== undefined && held?.isOrphaned === true && !(await isStranger(context, user))) {
    return { user, assignment: held.assignment }
  }
  const role = await requireRole(context, input.role_definition_id)
  const removable = await requireGrantable(context, role, input, undefined)
  if (held !== undefined) return { user: removable.user, assignment: held.assignment }
  throw new Failure('not-found', 'User does not have this role with this qualification.')
}

/**
 * By the names in the input, which may be names of deleted objects. Effective assignments come
 * first.
 */
const assignmentNamed = async (context: Context, user: StoredUser, input: AssignmentInput) => {
  const matching = user.assignments.filter(
    ({ roleId, qualifyingUserName, qualifyingGroupId }) =>
      roleId === input.role_definition_id &&
      (qualifyingUserName ?? '') === (input.qualifying_username ?? '') &&
      (qualifyingGroupId ?? '') === (input.qualifying_group_id ?? ''),
  )
  const definitions = await definitionsOfGrants(context, matching)
  const existing = matching.find((assignment) => definitionsExist(definitions, assignment))
  const assignment = existing ?? matching[0]
  return assignment === undefined ? undefined : { assignment, isOrphaned: existing === undefined }
}

/** Omits deleted roles, and roles with a deleted qualifier. */
export const listRolesOfUser = async (context: Context, name: string | undefined) => {
  const user = await readNamedUser(context, name)
  if (user === undefined) return []
  const { assignments } = await existingMemberships(context, user)
  const roleIds = assignments.map(({ roleId }) => roleId)
  const definitions = await definitionsOf(context, { roleIds })
  return assignments.flatMap((assignment) => {
    const { roleId, transitive, qualifyingUserName, qualifyingGroupId } = assignment
    const role = definitions.role(roleId)
    if (role === undefined) return []
    const { validFrom = null, validUntil = null } = assignment
    return [
      {
        role_definition_id: roleId,
        role_name: role.name,
        owning_group_id: null,
        owning_user_name: null,
        qualifying_group_id: qualifyingGroupId,
        qualifying_username: qualifyingUserName,
        ...{ transitive, validFrom, validUntil },
        ...(isExpired(assignment, context.nowMillis) ? { expired: true } : {}),
      },
    ]
  })
}

/**
 * An assignment that is not transitive, or has an end, replaces one of an administrator. So it removes
 * an administrator.
 */
const changeOfAdministrators = async (
  { store, nowMillis }: Context,
  user: StoredUser,
  assignment: UserRoleAssignment,
) => {
  if (isAdministration(assignment)) {
    return addAdministrator(store, user, nowMillis, assignment.validFrom)
  }
  return endOfAdministration({ store, nowMillis }, user, assignment)
}

const endOfAdministration = async (
  { store, nowMillis }: Pick<Context, 'store' | 'nowMillis'>,
  user: StoredUser,
  assignment: UserRoleAssignment,
) =>
  user.assignments.some((held) => isSameAssignment(held, assignment) && isAdministration(held))
    ? removeAdministrator(store, user, nowMillis)
    : []

interface ResolvedAssignment {
  readonly user: StoredUser
  readonly assignment: UserRoleAssignment
  readonly missing?: string | undefined
  /** From now until the last time at which the change has an effect. */
  readonly span?: TimeWindow
}

/**
 * Checks the caller's permission before it discloses whether the users and the group exist. The caller
 * must have the permission as long as the window lasts, and as long as an assignment that the change
 * replaces or removes would last.
 * @param window absent for a removal
 */
const requireGrantable = async (
  context: Context,
  role: StoredRole,
  input: AssignmentInput,
  window: TimeWindow | undefined,
) => {
  const user = await readUser(context.store, input.username)
  const { assignment, missing } = await resolveAssignment(context, role, input, window)
  const replaced = (user?.assignments ?? []).filter(
    (held) => isSameAssignment(held, assignment) && !isExpired(held, context.nowMillis),
  )
  const windows = [...(window === undefined ? [] : [window]), ...replaced]
  const ends = windows.map(({ validUntil = Infinity }) => validUntil)
  const span = { validUntil: Math.max(context.nowMillis, ...ends) }
  await requireCanPassOn(context, role, assignment, span)
  if (user === undefined) throw new Failure('not-found', 'User not found')
  return { user, assignment, span, missing }
}

export interface Qualifiers {
  readonly qualifying_username?: string | undefined
  readonly qualifying_group_id?: string | undefined
  readonly transitive?: boolean | undefined
}

/** Looks up the qualifiers. `missing` is the message if one of them does not exist. */
export const resolveAssignment = async (
  { store }: Pick<Context, 'store'>,
  role: StoredRole,
  input: Qualifiers,
  window: TimeWindow | undefined,
) => {
  const qualifyingUserName = given(input.qualifying_username)
  const qualifyingGroupId = given(input.qualifying_group_id)
  const qualifyingUser =
    qualifyingUserName === null ? null : await readUser(store, qualifyingUserName)
  const group = qualifyingGroupId === null ? null : await readGroup(store, qualifyingGroupId)
  const assignment = {
    roleId: role.id,
    transitive: input.transitive ?? true,
    // A missing qualifier owns nothing, so only callers who have the role anyway learn of its
    // absence.
    qualifyingUserId: qualifyingUser === undefined ? '' : (qualifyingUser?.userId ?? null),
    qualifyingUserName,
    qualifyingGroupId,
    ...window,
  }
  if (qualifyingUser === undefined) return { assignment, missing: 'Qualifying user not found' }
  const missing = group === undefined ? 'Qualifying group not found' : undefined
  return { assignment, missing }
}

const given = (qualifier = ''): string | null => (qualifier === '' ? null : qualifier)

/**
 * A role with permissions requires that the caller can pass on these permissions. An empty role
 * requires permission to change it, because its holder gets all permissions that are added later. A
 * caller without READ on the role gets the same refusal as for a missing role.
 */
export const requireCanPassOn = async (
  context: Context,
  role: StoredRole,
  assignment: UserRoleAssignment,
  span: TimeWindow,
  detail: Detail = (permission) =>
    `Not permitted to grant what you do not hold yourself [${permission}]`,
) => {
  const object = roleObject(role.id)
  const permissions = role.permissions.map(parsePermission)
  const refusal =
    permissions.length === 0
      ? await refusalToPassOn(context, object, 'UPDATE', detail, span)
      : await refusalToGrant(context, permissions, assignment, detail, span)
  if (refusal === undefined) return
  throw (await mayRead(context, object)) ? refusal : notFound(object)
}
