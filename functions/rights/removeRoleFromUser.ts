import { endpoint } from '#endpoint'
import { Failure } from '#values/failure.ts'
import { readRole, readRoleHolder, removeRoleHolder } from '#access/items/roles.ts'
import { readUser, type StoredUser } from '#access/items/users.ts'
import type { Context } from '#endpoint/context.ts'
import { holdsOwn, isStranger, revokeGrant } from '#rights/steps/grants.ts'
import { definitionsExist, definitionsOfGrants } from '#rights/steps/memberships.ts'
import {
  ofRoleOfUser,
  type AssignmentInput,
  endOfAdministration,
  requireGrantable,
} from '#rights/steps/roleAssignments.ts'
import { hostsChangeByPermissions } from '#rights/steps/hostsChange.ts'
import { requireRole } from '#rights/steps/showRole.ts'

export const { declaration, handler } = endpoint({
  ...ofRoleOfUser,
  name: 'removeRoleFromUser',
  summary: 'Remove a role from a user',
  description:
    'Send the same parameters as for adding the role. The caller must be able to pass on all of its ' +
    'permissions. Users may remove all of their own roles. A role whose qualifying user or ' +
    'group was deleted can also be removed by callers with permission to update the user.',
  routes: ['PUT /security/api/restsecurity/remove_role_from_user'],
  reply: { status: 200 },
  errors: ['forbidden', 'not-found', 'last-administrator'],
  run: async ({ context, input }) => {
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
  },
})

/**
 * A user can give back every role. A caller with UPDATE on the user can also remove a role that has
 * no effect, because something was deleted. All other removals need permission to grant the role.
 */
const requireRemovable = async (context: Context, input: AssignmentInput) => {
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

/** The names may be those of deleted objects. Effective assignments come first. */
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
