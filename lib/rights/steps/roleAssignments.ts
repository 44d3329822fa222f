/** Roles of users. Callers grant and revoke only permissions that they can pass on. */
import { assignment as assignmentSchema } from '#schemas/rights/assignment.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure, sentence } from '#values/failure.ts'
import { roleObject } from '#values/objectId.ts'
import { parsePermission } from '#access/rules/permission.ts'
import { isSameAssignment } from '#access/rules/facts.ts'
import { isExpired, type TimeWindow } from '#values/timeWindow.ts'
import type { UserRoleAssignment } from '#access/items/assignments.ts'
import type { Write } from '#table/items.ts'
import { readGroup } from '#access/items/groups.ts'
import { putRoleHolder, roleGrantedEntity, type StoredRole } from '#access/items/roles.ts'
import { readUser, type StoredUser } from '#access/items/users.ts'
import { notFound } from '#access/notFound.ts'
import { definitionsOf } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { mayRead } from '#access/readable.ts'
import { existingMemberships } from './memberships.ts'
import { callerUnchanged, type Detail, refusalToGrant, refusalToPassOn } from '#access/passingOn.ts'
import { readNamedUser } from '#authentication/signIn.ts'
import type { Reading, EndpointRequest } from '#endpoint/endpoint.ts'
import { readObject } from '#table/objects.ts'
import { hostsChangeByPermissions } from './hostsChange.ts'
import { isAdministration, addAdministrator, removeAdministrator } from './administration.ts'

export type AssignmentInput = Static<typeof assignmentSchema>

export const ofRoleOfUser = {
  guard: { kind: 'signed-in' },
  input: assignmentSchema,
  load: ({ context: { store }, input }: Reading<AssignmentInput>) =>
    Promise.all([
      readObject(store, 'USER', input.username),
      readObject(store, 'USER', presentOrNull(input.qualifying_username) ?? undefined),
      readObject(store, 'USER_GROUP', presentOrNull(input.qualifying_group_id) ?? undefined),
      readObject(store, 'ROLE_DEFINITION', input.role_definition_id),
    ]),
  current: {
    guard: { kind: 'object', type: 'USER', actions: ['READ'], id: 'username' },
    show: ({ context, input }: EndpointRequest<AssignmentInput>) =>
      listRolesOfUser(context, input.username),
  },
} as const

/** The writes of a new assignment beside that of the user. `giver` passes on the role. */
export const writesWithAssignment = async (
  context: Context,
  giver: Context,
  role: StoredRole,
  user: StoredUser,
  assignment: UserRoleAssignment,
  span: TimeWindow,
  holder: 'absent' | 'any' = 'any',
): Promise<readonly Write[]> => [
  ...putRoleHolder(user, assignment, holder),
  roleGrantedEntity.put([role.id], {}, 'any'),
  { unchanged: role.item },
  ...(await callerUnchanged(
    giver,
    (alone) => requireCanPassOn(alone, role, assignment, span),
    user,
  )),
  // One that is not transitive, or has an end, replaces one of an administrator, who is removed.
  ...(await (isAdministration(assignment)
    ? addAdministrator(context.store, user, context.nowMillis, assignment.validFrom)
    : endOfAdministration(context, user, assignment))),
  ...(await hostsChangeByPermissions(context, role.permissions, [assignment])),
]

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
        transitive,
        validFrom,
        validUntil,
        ...(isExpired(assignment, context.nowMillis) ? { expired: true } : {}),
      },
    ]
  })
}

export const endOfAdministration = async (
  { store, nowMillis }: Pick<Context, 'store' | 'nowMillis'>,
  user: StoredUser,
  assignment: UserRoleAssignment,
) =>
  user.assignments.some((held) => isSameAssignment(held, assignment) && isAdministration(held))
    ? removeAdministrator(store, user, nowMillis)
    : []

/**
 * Checks the caller's permission before it discloses whether the users and the group exist. The caller
 * must have the permission as long as the window lasts, and as long as an assignment that the change
 * replaces or removes would last.
 * @param window absent for a removal
 */
export const requireGrantable = async (
  context: Context,
  role: StoredRole,
  input: AssignmentInput,
  window: TimeWindow | undefined,
) => {
  const user = await readUser(context.store, input.username)
  const qualifiers = {
    qualifyingUserName: presentOrNull(input.qualifying_username),
    qualifyingGroupId: presentOrNull(input.qualifying_group_id),
    transitive: input.transitive ?? true,
  }
  const { assignment, missing } = await resolveAssignment(context, role, qualifiers, window)
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

export type Qualifiers = Pick<
  UserRoleAssignment,
  'qualifyingUserName' | 'qualifyingGroupId' | 'transitive'
>

/** Looks up the qualifiers. `missing` is the message if one of them does not exist. */
export const resolveAssignment = async (
  { store }: Pick<Context, 'store'>,
  role: StoredRole,
  { qualifyingUserName, qualifyingGroupId, transitive }: Qualifiers,
  window: TimeWindow | undefined,
) => {
  const qualifyingUser =
    qualifyingUserName === null ? null : await readUser(store, qualifyingUserName)
  const group = qualifyingGroupId === null ? null : await readGroup(store, qualifyingGroupId)
  const assignment = {
    roleId: role.id,
    transitive,
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

export const presentOrNull = (qualifier = '') => (qualifier === '' ? null : qualifier)

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
    sentence`Not permitted to grant what you do not hold yourself [${permission}]`,
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
