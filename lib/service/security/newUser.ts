/**
 * The items of a new user. The user has the role `user` for objects of the user. The group
 * `<name>-tenant` owns itself and has the user as member, who has the role `user` for objects of
 * the group. It is the default group of the user.
 */
import { randomUUID } from 'node:crypto'
import { predefinedRoles } from '../../domain/access/predefinedRoles.ts'
import { userObject } from '../../domain/access/objectId.ts'
import { putGroup, putGroupMember, putGroupName } from '../../store/entities/groups.ts'
import { putRoleHolder } from '../../store/entities/roles.ts'
import { putSecurity, unsecured } from '../../store/entities/securities.ts'
import type { Write } from '../../store/items.ts'
import type { UserRoleAssignment } from '../../store/entities/assignments.ts'
import { putUser, type User } from '../../store/entities/users.ts'

/** Positions in the transaction of the items that must be new. */
export const userPosition = 0
export const groupNamePosition = 1

/** Reserved: other groups cannot have a name with this ending. */
export const ownGroupSuffix = '-tenant'

type NewUser = Pick<User, 'name' | 'email' | 'fullName' | 'company' | 'passwordHash'> &
  Partial<Pick<User, 'assignments' | 'groupIds' | 'defaultGroupId'>>

/** @param ownerGroupId the group that owns the user object, in addition to the user */
export const newUserWrites = (
  newUser: NewUser,
  ownerGroupId: string | null,
): { readonly user: User; readonly writes: readonly Write[] } => {
  const userId = randomUUID()
  const group = { id: randomUUID(), name: `${newUser.name}${ownGroupSuffix}`, roles: [] }
  const assignments = [
    ...assignmentsOfUser(userId, newUser.name, group.id),
    ...(newUser.assignments ?? []),
  ]
  const user: User = {
    defaultGroupId: group.id,
    ...newUser,
    userId,
    ownGroupId: group.id,
    accessTokenGeneration: 1,
    sessionGeneration: 1,
    groupIds: [group.id, ...(newUser.groupIds ?? [])],
    assignments,
    permissions: [],
  }
  const owner = { ownerUserId: userId, ownerUserName: user.name }
  const writes = [
    putUser(user, 'absent'),
    putGroupName(group),
    putSecurity(userObject(user.name), { ...unsecured, ...owner, ownerGroupId }, 'any'),
    putGroup(group, 'absent'),
    putGroupMember(group.id, user),
    putSecurity(
      { type: 'USER_GROUP', id: group.id },
      { ...unsecured, ...owner, ownerGroupId: group.id },
      'any',
    ),
    ...assignments.flatMap((assignment) => putRoleHolder(user, assignment)),
  ]
  return { user, writes }
}

const assignmentsOfUser = (
  userId: string,
  userName: string,
  groupId: string,
): readonly UserRoleAssignment[] => {
  const role = { roleId: predefinedRoles.user.id, transitive: true }
  return [
    { ...role, qualifyingUserId: userId, qualifyingUserName: userName, qualifyingGroupId: null },
    { ...role, qualifyingUserId: null, qualifyingUserName: null, qualifyingGroupId: groupId },
  ]
}
