/**
 * The items of a new user. The user has the role `user` for objects of the user. The group
 * `<name>-tenant` owns itself and has the user as member, who has the role `user` for objects of
 * the group. It is the default group of the user.
 */
import { randomUUID } from 'node:crypto'
import { predefinedRoles } from '../../domain/access/predefinedRoles.ts'
import { groupObject, userObject } from '../../domain/access/objectId.ts'
import { putGroup, putGroupMember, putGroupName } from '../../store/entities/groups.ts'
import { putRoleHolder } from '../../store/entities/roles.ts'
import { putSecurity, unsecured } from '../../store/entities/securities.ts'
import { unqualified } from '../../store/entities/assignments.ts'
import { putUser, type User } from '../../store/entities/users.ts'
import { ownGroupSuffix } from './administrators.ts'

/** Positions in the transaction of the items that must be new. */
export const userPosition = 0
export const groupNamePosition = 1

type NewUser = Pick<User, 'name' | 'email' | 'fullName' | 'company' | 'passwordHash'> &
  Partial<Pick<User, 'assignments' | 'groupIds' | 'defaultGroupId'>>

/** @param ownerGroupId the group that owns the user object, in addition to the user */
export const newUserWrites = (newUser: NewUser, ownerGroupId: string | null) => {
  const userId = randomUUID()
  const { name } = newUser
  const group = { id: randomUUID(), name: `${name}${ownGroupSuffix}`, roles: [] }
  const role = { ...unqualified, roleId: predefinedRoles.user.id, transitive: true }
  const assignments = [
    { ...role, qualifyingUserId: userId, qualifyingUserName: name },
    { ...role, qualifyingGroupId: group.id },
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
  const owned = { ...unsecured, ownerUserId: userId, ownerUserName: name }
  const writes = [
    putUser(user, 'absent'),
    putGroupName(group),
    putSecurity(userObject(name), { ...owned, ownerGroupId }, 'any'),
    putGroup(group, 'absent'),
    putGroupMember(group.id, user),
    putSecurity(groupObject(group.id), { ...owned, ownerGroupId: group.id }, 'any'),
    ...assignments.flatMap((assignment) => putRoleHolder(user, assignment)),
  ]
  return { user, writes }
}
