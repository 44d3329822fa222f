import type { Static } from '#schemas/schema.ts'
import type { newUser } from '#schemas/platform/user.ts'
import { ownGroupIdOf, groupObject, userObject } from '#values/objectId.ts'
import { Failure, sentence, type Wording } from '#values/failure.ts'
import { userNameProblem } from '#values/userName.ts'
import { TableConflict } from '#table/errors.ts'
import { isNameTaken, noTwinUser, putUser, type User } from '#access/items/users.ts'
import type { Context } from '#endpoint/context.ts'
import type { Write } from '#table/items.ts'
import { creationOwnership } from '#access/creation.ts'
import { requireGoodPassword } from '#authentication/passwordRules.ts'
import { randomUUID } from 'node:crypto'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { putGroup, putGroupMember, putGroupName } from '#access/items/groups.ts'
import { putRoleHolder } from '#access/items/roles.ts'
import { putSecurity, unsecured } from '#table/items/securities.ts'
import { unqualified } from '#access/items/assignments.ts'
import {
  unlikeAdministrators,
  unacceptableName,
  looksLikeAdministrator,
  ownGroupSuffix,
} from '#rights/steps/reservedNames.ts'

export type UserProfile = Pick<Static<typeof newUser>, 'email' | 'fullName' | 'company'>

/** Cached for retries, because checking and hashing take most of the time of a request. */
export const newPasswordHash = (
  { requestCache, end, processState: { passwordHashing } }: Context,
  password: string,
  userName: string,
): Promise<string> =>
  requestCache('new password', async () => {
    await passwordHashing.inTurn(() => requireGoodPassword(password, userName), end)
    return passwordHashing.hash(password, end)
  })

export const storeNewUser = async (
  context: Context,
  name: string,
  profile: UserProfile,
  passwordHash: string | null,
  more: readonly Write[] = [],
) => {
  const { ownerGroupId } = await creationOwnership(context)
  const content = { name, ...profileOf(profile), passwordHash }
  const { user, writes } = newUserWrites(content, ownerGroupId)
  const looks = await unlikeAdministrators(name, context.settings.serverName)
  try {
    await context.store.write([...writes, ...looks, ...noTwinUser(name), ...more])
    return user
  } catch (error) {
    if (!(error instanceof TableConflict)) throw error
    const { failed } = error
    // The retry reads the user whom another request has created.
    if (failed.includes(userPosition)) throw error
    const firstTwin = writes.length + looks.length
    if (failed.some((position) => position >= firstTwin)) {
      throw userExists(sentence`User already exists whose name in paths is like that of ${name}.`)
    }
    if (failed.some((position) => position >= writes.length)) {
      throw unacceptableName(looksLikeAdministrator)
    }
    if (!failed.includes(groupNamePosition)) throw error
    const detail = sentence`Usergroup with this name already exists: ${name}${ownGroupSuffix}, which the new user would get.`
    throw new Failure('user-not-acceptable', detail)
  }
}

export const requireNewName = async ({ store }: Context, name: string) => {
  const problem = userNameProblem(name)
  if (problem !== undefined) throw unacceptableName(problem)
  if (await isNameTaken(store, name)) throw userExists()
}

const userExists = (detail: Wording = 'User already exists'): Failure =>
  new Failure('user-not-acceptable', detail)

export const profileOf = (profile: UserProfile): Pick<User, 'email' | 'fullName' | 'company'> => {
  const { email = null, fullName = null, company = null } = profile
  return { email, fullName, company }
}

/** Positions in the transaction of the items that must be new. */
const userPosition = 0
const groupNamePosition = 1

type NewUser = Pick<User, 'name' | 'email' | 'fullName' | 'company' | 'passwordHash'> &
  Partial<Pick<User, 'assignments' | 'groupIds' | 'defaultGroupId'>>

/**
 * The items of a new user. The user has the role `user` for objects of the user. The group
 * `<name>-tenant` owns itself and has the user as member, who has the role `user` for objects of
 * the group. It is the default group of the user.
 * @param ownerGroupId the group that owns the user object, in addition to the user
 */
export const newUserWrites = (newUser: NewUser, ownerGroupId: string | null) => {
  const userId = randomUUID()
  const { name } = newUser
  const group = { id: ownGroupIdOf(userId), name: `${name}${ownGroupSuffix}`, roles: [] }
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
    tokenGeneration: 0,
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
