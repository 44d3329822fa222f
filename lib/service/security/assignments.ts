/** Roles in the hands of users. Nobody grants, or takes, what they do not hold. */
import { Failure } from '../../domain/failure.ts'
import { formatRequest, parsePermission } from '../../domain/permission.ts'
import { readGroup } from '../../store/groups.ts'
import {
  putRoleGranted,
  putRoleHolder,
  removeRoleHolder,
  type StoredRole,
} from '../../store/roles.ts'
import { putUser, readUser, type StoredUser, type UserRoleAssignment } from '../../store/users.ts'
import { addAdministrator, isAdministration, removeAdministrator } from './administrators.ts'
import { authorize, definitionsOf, firstUnheld } from '../authorize.ts'
import type { Context } from '../context.ts'
import { hostsChangeByPermissions } from '../landscape/hosts.ts'
import { livingMemberships, membershipsMax } from './memberships.ts'
import { requireRole, roleObject } from './roles.ts'
import { readNamedUser } from './signIn.ts'

/** As existing clients send it; an empty qualifier is none. */
export interface AssignmentInput {
  readonly username: string
  readonly role_definition_id: string
  readonly qualifying_group_id?: string | undefined
  readonly qualifying_username?: string | undefined
  readonly transitive?: boolean | undefined
}

export const addRoleToUser = async (context: Context, input: AssignmentInput): Promise<void> => {
  const role = await requireRole(context, input.role_definition_id)
  const { user, assignment } = await requireGrantable(context, role, input)
  const { item, ...old } = user
  const { groupIds, assignments } = await livingMemberships(context, old)
  const others = assignments.filter((existing) => !isSame(existing, assignment))
  if (others.length >= membershipsMax) {
    throw new Failure('user-not-acceptable', `User has ${membershipsMax} roles already.`)
  }
  await context.store.write([
    putUser({ ...old, groupIds, assignments: [...others, assignment] }, item),
    ...putRoleHolder(old, assignment),
    putRoleGranted(role.id, 'any'),
    { unchanged: role.item },
    ...(isAdministration(assignment) ? await addAdministrator(context.store, old) : []),
    ...(await hostsChangeByPermissions(context, role.permissions)),
  ])
}

export const removeRoleFromUser = async (
  context: Context,
  input: AssignmentInput,
): Promise<void> => {
  const role = await requireRole(context, input.role_definition_id)
  const { user, assignment } = await requireGrantable(context, role, input)
  const { item, ...old } = user
  const assignments = old.assignments.filter((existing) => !isSame(existing, assignment))
  if (assignments.length === old.assignments.length) {
    throw new Failure('not-found', `User does not have the role ${role.name} like this.`)
  }
  await context.store.write([
    putUser({ ...old, assignments }, item),
    removeRoleHolder(old, assignment),
    ...(isAdministration(assignment) ? await removeAdministrator(context.store, old) : []),
    ...(await hostsChangeByPermissions(context, role.permissions)),
  ])
}

/** Roles that do not exist any more are left out, and so are those qualified by what is gone. */
export const listRolesOfUser = async (context: Context, name: string | undefined) => {
  const user = await readNamedUser(context, name)
  if (user === undefined) return []
  const { assignments } = await livingMemberships(context, user)
  const definitions = await definitionsOf(context, {
    users: assignments.flatMap(({ qualifyingUserId: userId, qualifyingUserName: name }) =>
      userId === null || name === null ? [] : [{ userId, name }],
    ),
    roleIds: assignments.map(({ roleId }) => roleId),
  })
  return assignments.flatMap((assignment) => {
    const { roleId, transitive, qualifyingUserId, qualifyingUserName, qualifyingGroupId } =
      assignment
    const role = definitions.role(roleId)
    const isAlive = qualifyingUserId === null || definitions.userExists(qualifyingUserId)
    if (role === undefined || !isAlive) return []
    return [
      {
        role_definition_id: roleId,
        role_name: role.name,
        owning_group_id: null,
        owning_user_name: null,
        qualifying_group_id: qualifyingGroupId,
        qualifying_username: qualifyingUserName,
        transitive,
      },
    ]
  })
}

const isSame = (left: UserRoleAssignment, right: UserRoleAssignment): boolean =>
  left.roleId === right.roleId &&
  left.qualifyingUserId === right.qualifyingUserId &&
  left.qualifyingGroupId === right.qualifyingGroupId

interface Grant {
  readonly user: StoredUser
  readonly assignment: UserRoleAssignment
}

/** Whether the caller may grant comes before whether the users and the group exist. */
const requireGrantable = async (
  context: Context,
  role: StoredRole,
  input: AssignmentInput,
): Promise<Grant> => {
  const { store } = context
  const { qualifying_username: qualifyingName, qualifying_group_id: qualifyingId } = input
  const user = await readUser(store, input.username)
  const qualifyingUser = isGiven(qualifyingName) ? await readUser(store, qualifyingName) : undefined
  const group = isGiven(qualifyingId) ? await readGroup(store, qualifyingId) : undefined
  const assignment: UserRoleAssignment = {
    roleId: role.id,
    transitive: input.transitive ?? true,
    // What does not exist owns nothing, so that only who holds the role anyway learns of it.
    qualifyingUserId: isGiven(qualifyingName) ? (qualifyingUser?.userId ?? '') : null,
    qualifyingUserName: isGiven(qualifyingName) ? qualifyingName : null,
    qualifyingGroupId: isGiven(qualifyingId) ? qualifyingId : null,
  }
  await requireHeld(context, role, assignment)
  if (user === undefined) throw new Failure('not-found', 'User not found')
  if (isGiven(qualifyingName) && qualifyingUser === undefined) {
    throw new Failure('not-found', 'Qualifying user not found')
  }
  if (isGiven(qualifyingId) && group === undefined) {
    throw new Failure('not-found', 'Qualifying group not found')
  }
  return { user, assignment }
}

const isGiven = (qualifier: string | undefined): qualifier is string =>
  qualifier !== undefined && qualifier !== ''

const requireHeld = async (
  context: Context,
  role: StoredRole,
  assignment: UserRoleAssignment,
): Promise<void> => {
  if (role.permissions.length === 0) {
    // Everybody holds nothing. But whoever has the role has all that is going to be put into it.
    await authorize(context, { ...roleObject(role.id), action: 'UPDATE' })
  }
  const missing = await firstUnheld(context, role.permissions.map(parsePermission), assignment)
  if (missing === undefined) return
  const permission = formatRequest(missing)
  const detail = `Not permitted to grant what you do not hold yourself [${permission}]`
  throw new Failure('forbidden', detail, { permission, rule: 'not-held' })
}
