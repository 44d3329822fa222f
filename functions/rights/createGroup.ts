import { sentence } from '#values/failure.ts'
import { endpoint } from '#endpoint'
import { group, newGroup } from '#schemas/rights/group.ts'
import type { Group } from '#access/rules/facts.ts'
import { groupObject } from '#values/objectId.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { putGroup, putGroupMember, putGroupName } from '#access/items/groups.ts'
import { putRoleHolder } from '#access/items/roles.ts'
import { unqualified } from '#access/items/assignments.ts'
import { TableConflict } from '#table/errors.ts'
import { ownGrantsOf } from '#access/items/users.ts'
import { invalidGroup } from '#access/notFound.ts'
import { idForNew } from '#access/createObject.ts'
import { writesOfUser } from '#access/expiredRoles.ts'
import { existingMemberships, membershipsMax, unexpired } from '#rights/steps/memberships.ts'
import { signedIn } from '#access/context.ts'
import { readObject } from '#table/objects.ts'
import { showGroupByName } from '#rights/steps/showGroup.ts'
import { groupNameProblem } from '#rights/steps/reservedNames.ts'
import { newSecurity } from '#access/creation.ts'

export const { declaration, handler } = endpoint({
  name: 'createGroup',
  summary: 'Create a group',
  description:
    'The creator is a member, and gets the role `user` for objects of the group. Names of groups ' +
    'are unique. Administrators may choose the `id`, to move a group from another server.',
  routes: ['PUT /security/api/restsecurity/usergroup'],
  guard: { kind: 'type', type: 'USER_GROUP' },
  input: newGroup,
  load: ({ context, input }) => readObject(context.store, 'USER_GROUP', input.id),
  current: {
    guard: { kind: 'each', type: 'USER_GROUP', action: 'READ' },
    show: async ({ context, input }) => (await showGroupByName(context, input.groupName)).body,
  },
  reply: { status: 201, body: group },
  errors: ['unknown-reference', 'already-exists'],
  run: async ({ context, input: { id: chosen, groupName: name, membersMayLeave = true } }) => {
    const { user } = signedIn(context)
    const problem = await groupNameProblem(name, context.settings.serverName)
    if (problem !== undefined) throw invalidGroup(problem, 'groupName')
    const { id, writes } = await idForNew(context, 'USER_GROUP', chosen, user)
    const created: Group = { id, name, roles: [], membersMayLeave }
    const role = { roleId: predefinedRoles.user.id, transitive: true }
    const assignment = { ...unqualified, ...role, qualifyingGroupId: id }
    const own = ownGrantsOf(user)
    const { groupIds, assignments, removals } = await existingMemberships(context, own)
    if (groupIds.length >= membershipsMax) {
      throw invalidGroup(
        sentence`You are in ${membershipsMax} groups, and cannot be in more.`,
        'groupName',
      )
    }
    if (unexpired(assignments, context.nowMillis).length >= membershipsMax) {
      throw invalidGroup(
        sentence`You have ${membershipsMax} roles, and cannot have more.`,
        'groupName',
      )
    }
    try {
      await context.store.write([
        putGroupName(created),
        putGroup(created, 'absent'),
        await newSecurity(context, groupObject(id)),
        ...writesOfUser(context, user, {
          groupIds: [...groupIds, id],
          assignments: [...assignments, assignment],
        }),
        putGroupMember(id, user),
        ...putRoleHolder(user, assignment),
        ...removals,
        ...writes,
      ])
    } catch (error) {
      const isTaken = error instanceof TableConflict && error.failed.includes(groupNamePosition)
      throw isTaken ? invalidGroup('Usergroup with this name already exists.', 'groupName') : error
    }
    return { groupId: id, groupName: name, membersMayLeave, users: [user.name], roles: [] }
  },
})

const groupNamePosition = 0
