import { endpoint } from '#endpoint'
import { givenRole } from '#schemas/rights/assignment.ts'
import { Failure, requireValid } from '#values/failure.ts'
import { userObject } from '#values/objectId.ts'
import { isSameAssignment } from '#access/rules/facts.ts'
import { isSameWindow, readWindow } from '#values/timeWindow.ts'
import type { Context } from '#endpoint/context.ts'
import { isStranger, lowerAsStranger, writesOfGrant } from '#rights/steps/grants.ts'
import { listUsersWithAny } from '#rights/steps/usersWithPermission.ts'
import {
  ofRoleOfUser,
  type AssignmentInput,
  requireGrantable,
  writesWithAssignment,
} from '#rights/steps/roleAssignments.ts'
import { requireReadableRole } from '#rights/steps/showRole.ts'

export const { declaration, handler } = endpoint({
  ...ofRoleOfUser,
  name: 'addRoleToUser',
  summary: 'Give a role to a user',
  description:
    'A qualified role applies only to objects of that user or that group. The caller must have ' +
    'permission to read the role, and must be able to pass on all of its permissions for these ' +
    'objects, until the end of the window. Permissions of a group can be passed on by managers of the ' +
    'group only. Giving a role again replaces its window. The response names others who may change the ' +
    'user: after they set the password, they could sign in as the user.',
  routes: ['PUT /security/api/restsecurity/add_role_to_user'],
  reply: { status: 200, body: givenRole },
  errors: ['forbidden', 'not-found', 'last-administrator', 'user-not-acceptable'],
  run: async ({ context, input }) => {
    await addRoleToUser(context, input)
    return usersWhoMayChange(context, input.username)
  },
})

const addRoleToUser = async (context: Context, input: AssignmentInput) => {
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
  // A write by a stranger does not check the user's own item, so it gives way to a concurrent write
  // of that item.
  const holder = sameRole.length === 0 && isByStranger ? 'absent' : 'any'
  await context.store.write([
    ...(isLowered
      ? await lowerAsStranger(context, user, assignment)
      : await writesOfGrant(context, user, { assignment }, isByStranger)),
    ...(await writesWithAssignment(context, context, role, user, assignment, span, holder)),
  ])
}

const shownMax = 20

/** Giving a role must not take long, so that one round has to suffice. */
const decidedMax = 1

/** A role of the user is as safe as the others who may change or delete the user. */
const usersWhoMayChange = async (context: Context, name: string) => {
  const object = userObject(name)
  const { names, withheld, next } = await listUsersWithAny(
    context,
    [
      { ...object, action: 'UPDATE' },
      { ...object, action: 'DELETE' },
    ],
    { limit: shownMax },
    decidedMax,
  )
  return {
    changeableBy: names.filter((other) => other !== name),
    withheld: withheld || next !== undefined,
  }
}
