import type { Static } from '#schemas/schema.ts'
import type { newPassword, newUser, userChange } from '#schemas/platform/user.ts'
import { ownGroupIdOf } from '#access/rules/ownGroup.ts'
import { groupObject, type ObjectReference, userObject } from '#access/rules/objectId.ts'
import { Failure } from '#values/failure.ts'
import { userNameProblem } from '#authentication/userName.ts'
import { TableConflict } from '#table/errors.ts'
import { isNameTaken, noTwinUser, putUser, readUser, type User } from '#access/items/users.ts'
import { notFound } from '#endpoint/notFound.ts'
import { authorize, authorizeCreation, refusal } from '#access/authorize.ts'
import { mayPassOnEverything } from '#access/passingOn.ts'
import { recordOfReading } from '#table/audit.ts'
import type { Write } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'
import { creationOwnership } from '#access/creation.ts'
import {
  looksLikeAdministrator,
  ownGroupSuffix,
  unacceptableName,
  unlikeAdministrators,
} from '#rights/steps/administrators.ts'
import { writesOfUser } from '#access/expiredRoles.ts'
import { requireActingFor, requireChangeable } from './actingForOthers.ts'
import { requireGoodPassword } from '#authentication/passwordRules.ts'
import { accessTokenOf, newSession, signedIn } from '#authentication/signIn.ts'
import { randomUUID } from 'node:crypto'
import { predefinedRoles } from '#access/rules/predefinedRoles.ts'
import { putGroup, putGroupMember, putGroupName } from '#access/items/groups.ts'
import { putRoleHolder } from '#access/items/roles.ts'
import { putSecurity, unsecured } from '#access/items/securities.ts'
import { unqualified } from '#access/items/assignments.ts'

type UserProfile = Pick<Static<typeof newUser>, 'email' | 'fullName' | 'company'>

/** Registration is public: everybody has USER:CREATE unless it was revoked. */
export const createUser = async (context: Context, input: Static<typeof newUser>) => {
  const name = input.username ?? ''
  await requireNewName(context, name)
  const passwordHash = await newPasswordHash(context, input.password ?? '', name)
  const user = await storeNewUser(context, name, input, passwordHash)
  return { username: user.name, access_token: accessTokenOf(context, user) }
}

/** The record of a user. It is recorded when an administrator gets the token of another user. */
export const readUserRecord = async (context: Context, username: string | undefined) =>
  recordReading(context, await showUser(context, username))

/** Only the user, and administrators who may appoint others without an end, get the access token. */
export const showUser = async (context: Context, username: string | undefined) => {
  const { user: own } = signedIn(context)
  const user = username === undefined ? own : await readUser(context.store, username)
  if (user === undefined) throw notFound(userObject(username ?? ''))
  return recordOf(context, user)
}

/** The record of a user whom the caller may change and read. Others learn nothing about the name. */
export const showUserToChange = async (context: Context, username: string) => {
  const object = userObject(username)
  if ((await readUser(context.store, username)) === undefined) {
    await requireUserCreation(context, object)
    throw notFound(object)
  }
  for (const action of ['UPDATE', 'READ']) await authorize(context, { ...object, action })
  return showUser(context, username)
}

/**
 * Changes a user. If the user does not exist and the caller may create users, creates it without a
 * password.
 */
export const putUserProfile = async (context: Context, input: Static<typeof userChange>) => {
  const { username, ...profile } = input
  const user = await readUser(context.store, username)
  if (user === undefined) return createWithoutPassword(context, username, profile)
  await authorize(context, { ...userObject(username), action: 'UPDATE' })
  const conditions = await requireChangeable(context, user)
  const changes = profileOf(profile)
  const record = await recordOf(context, { ...user, ...changes })
  await context.store.write([
    ...writesOfUser(context, user, changes),
    ...conditions,
    ...readingOf(context, record),
  ])
  return record
}

/**
 * Ends all sessions of the user. Callers who change their own password in a session get a new
 * session.
 */
export const changePassword = async (context: Context, input: Static<typeof newPassword>) => {
  const { store, caller, sessionSecret } = context
  const name = input.username ?? caller?.user.name ?? ''
  const user = await readUser(store, name)
  if (user === undefined) throw new Failure('user-not-acceptable', 'User does not exist')
  const conditions = await requireActingFor(context, user, 'set the password of')
  const passwordHash = await newPasswordHash(context, input.password ?? '', name)
  const changes = { passwordHash, sessionGeneration: user.sessionGeneration + 1 }
  const goesOn = caller?.session !== undefined && caller.user.userId === user.userId
  const session = goesOn
    ? newSession(context, { ...user, ...changes }, caller.session.remembered, sessionSecret)
    : undefined
  await store.write([
    ...writesOfUser(context, user, changes),
    ...conditions,
    ...(session?.writes ?? []),
  ])
  return session?.sessionCookie
}

/** Cached for retries, because checking and hashing take most of the time of a request. */
const newPasswordHash = (
  { requestCache, end, processState: { passwordHashing } }: Context,
  password: string,
  userName: string,
): Promise<string> =>
  requestCache('new password', async () => {
    await passwordHashing.inTurn(() => requireGoodPassword(password, userName), end)
    return passwordHashing.hash(password, end)
  })

const createWithoutPassword = async (context: Context, name: string, profile: UserProfile) => {
  signedIn(context)
  await requireUserCreation(context, userObject(name))
  await requireNewName(context, name)
  const user = await storeNewUser(context, name, profile, null)
  return recordReading(context, await recordOf(context, user))
}

/** @throws Failure `forbidden`, the same one as for an existing user */
const requireUserCreation = (context: Context, object: ObjectReference) =>
  authorizeCreation(context, 'USER', object.id).catch((error: unknown) => {
    if (!(error instanceof Failure) || error.code !== 'forbidden') throw error
    throw refusal(context, { ...object, action: 'UPDATE' }, { rule: 'no-grant' })
  })

const storeNewUser = async (
  context: Context,
  name: string,
  profile: UserProfile,
  passwordHash: string | null,
) => {
  const { ownerGroupId } = await creationOwnership(context)
  const content = { name, ...profileOf(profile), passwordHash }
  const { user, writes } = newUserWrites(content, ownerGroupId)
  const looks = await unlikeAdministrators(name, context.settings.serverName)
  try {
    await context.store.write([...writes, ...looks, ...noTwinUser(name)])
    return user
  } catch (error) {
    if (!(error instanceof TableConflict)) throw error
    const { failed } = error
    if (failed.includes(userPosition)) throw userExists()
    const firstTwin = writes.length + looks.length
    if (failed.some((position) => position >= firstTwin)) throw twinExists(name)
    if (failed.some((position) => position >= writes.length)) {
      throw unacceptableName(looksLikeAdministrator)
    }
    if (!failed.includes(groupNamePosition)) throw error
    throw new Failure(
      'user-not-acceptable',
      `Usergroup with this name already exists: ${name}${ownGroupSuffix}, which the new user would get.`,
    )
  }
}

const requireNewName = async ({ store }: Context, name: string) => {
  const problem = userNameProblem(name)
  if (problem !== undefined) throw unacceptableName(problem)
  if (await isNameTaken(store, name)) throw userExists()
}

const userExists = (): Failure => new Failure('user-not-acceptable', 'User already exists')

const twinExists = (name: string): Failure =>
  new Failure(
    'user-not-acceptable',
    `User already exists whose name in paths is like that of ${name}.`,
  )

const profileOf = (profile: UserProfile): Pick<User, 'email' | 'fullName' | 'company'> => {
  const { email = null, fullName = null, company = null } = profile
  return { email, fullName, company }
}

const publicRecord = ({ name, email, fullName, company }: User) => ({
  username: name,
  email,
  fullName,
  fullname: fullName,
  company,
})

const recordOf = async (context: Context, user: User) => {
  const isOwn = context.caller?.user.userId === user.userId
  const showsToken = isOwn || (await mayPassOnEverything(context))
  return {
    ...publicRecord(user),
    access_token: showsToken ? accessTokenOf(context, user) : null,
  }
}

type UserRecord = Awaited<ReturnType<typeof recordOf>>

const recordReading = async (context: Context, record: UserRecord): Promise<UserRecord> => {
  const reading = readingOf(context, record)
  if (reading.length > 0) await context.store.write(reading)
  return record
}

/** The audit record of a token of another user. */
const readingOf = (context: Context, { username, access_token }: UserRecord): readonly Write[] => {
  const { nowMillis: atMillis, requestId } = context
  const { userId, name } = signedIn(context).user
  if (access_token === null || username === name) return []
  const author = { user: { userId, name }, requestId, atMillis }
  return [recordOfReading(userObject(username), username, 'accessToken', author)]
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
