/** The writes of a new group, for the endpoints that make a group, or an event with a group of its own. */
import { newSecurity } from '#access/creation.ts'
import { signedIn } from '#access/context.ts'
import { idForNew } from '#access/createObject.ts'
import { writesOfUser } from '#access/expiredRoles.ts'
import { unqualified } from '#access/items/assignments.ts'
import { putGroup, putGroupMember, putGroupName, readGroupIdByName } from '#access/items/groups.ts'
import { putRoleHolder } from '#access/items/roles.ts'
import { ownGrantsOf } from '#access/items/users.ts'
import { invalidGroup } from '#access/notFound.ts'
import type { Group } from '#access/rules/facts.ts'
import type { Context } from '#endpoint/context.ts'
import type { Write } from '#table/items.ts'
import { sentence } from '#values/failure.ts'
import { groupObject } from '#values/objectId.ts'
import { predefinedRoles } from '../rules/predefinedRoles.ts'
import { existingMemberships, membershipsMax, unexpired } from './memberships.ts'
import { groupNameProblem } from './reservedNames.ts'

interface WantedGroup extends Pick<Group, 'name' | 'membersMayLeave' | 'madeFor'> {
  /** Administrators may choose it. */
  readonly id?: string | undefined
  /** The parameter that a refusal names. */
  readonly parameter: string
}

/**
 * The caller becomes a member, with the role `user` for objects of the group. The first write fails if the
 * name is taken.
 * @throws Failure if the caller is in too many groups, or has too many roles
 */
export const newGroup = async (
  context: Context,
  { id: chosen, parameter, ...wanted }: WantedGroup,
): Promise<{ readonly group: Group; readonly writes: readonly Write[] }> => {
  const { user } = signedIn(context)
  const { id, writes } = await idForNew(context, 'USER_GROUP', chosen, user)
  const group: Group = { id, roles: [], ...wanted }
  const role = { roleId: predefinedRoles.user.id, transitive: true }
  const assignment = { ...unqualified, ...role, qualifyingGroupId: id }
  const own = ownGrantsOf(user)
  const { groupIds, assignments, removals } = await existingMemberships(context, own)
  if (groupIds.length >= membershipsMax) {
    const detail = sentence`You are in ${membershipsMax} groups, and cannot be in more.`
    throw invalidGroup(detail, parameter)
  }
  if (unexpired(assignments, context.nowMillis).length >= membershipsMax) {
    const detail = sentence`You have ${membershipsMax} roles, and cannot have more.`
    throw invalidGroup(detail, parameter)
  }
  return {
    group,
    writes: [
      putGroupName(group),
      putGroup(group, 'absent'),
      await newSecurity(context, groupObject(id)),
      ...writesOfUser(context, user, {
        groupIds: [...groupIds, id],
        assignments: [...assignments, assignment],
      }),
      putGroupMember(id, user),
      ...putRoleHolder(user, assignment),
      ...removals,
      ...writes,
    ],
  }
}

/** Others could take every number of a name in advance, so there is an end of the search. */
const numbersMax = 20

/** The wanted name, or with ` (2)` and so on if it is taken or reserved. */
export const freeGroupName = async (
  { store, settings }: Context,
  wanted: string,
  otherwise: string,
): Promise<string> => {
  for (let number = 1; number <= numbersMax; number += 1) {
    const name = number === 1 ? wanted : `${wanted} (${number})`
    const isTaken = (await readGroupIdByName(store, name)) !== undefined
    if (!isTaken && (await groupNameProblem(name, settings.serverName)) === undefined) return name
  }
  return `${wanted} (${otherwise})`
}
