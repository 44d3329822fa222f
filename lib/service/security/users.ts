/** Creates, reads, changes and deletes users. */
import { userObject } from '../../domain/access/objectId.ts'
import { Failure } from '../../domain/failure.ts'
import { userNameProblem } from '../../domain/name/userName.ts'
import { TableConflict } from '../../store/errors.ts'
import { changedUser, isNameTaken, readUser, type User } from '../../store/entities/users.ts'
import { notFound } from '../notFound.ts'
import { authorize, authorizeCreation, callerIsAdministrator, refusal } from '../authorize.ts'
import type { Context } from '../context.ts'
import { creationOwnership } from '../creation.ts'
import { looksLikeAdministrator, unlikeAdministrators } from './administratorNames.ts'
import { groupNamePosition, newUserWrites, ownGroupSuffix, userPosition } from './newUser.ts'
import { requireGoodPassword } from './passwordRules.ts'
import { newSession, type SessionCookie } from './sessions.ts'
import { accessTokenOf, signedIn } from './signIn.ts'

export interface UserProfile {
  readonly email?: string | undefined
  readonly fullName?: string | undefined
  readonly company?: string | undefined
}

/** Registration is public: everybody has USER:CREATE unless it was revoked. */
export const createUser = async (
  context: Context,
  input: UserProfile & {
    readonly username?: string | undefined
    readonly password?: string | undefined
  },
) => {
  const name = input.username ?? ''
  requireGoodUserName(name)
  if (await isNameTaken(context.store, name)) throw userExists()
  const passwordHash = await newPasswordHash(context, input.password ?? '', name)
  const user = await storeNewUser(context, name, input, passwordHash)
  return { username: user.name, access_token: accessTokenOf(context, user) }
}

/** The record of a user. Only the user and administrators get the access token. */
export const showUser = async (context: Context, username: string | undefined) => {
  const { user: own } = signedIn(context)
  const user = username === undefined ? own : await readUser(context.store, username)
  if (user === undefined) throw notFound(userObject(username ?? ''))
  return recordOf(context, user)
}

/** The record of a user whom the caller may change and read. */
export const showUserToChange = async (context: Context, username: string) => {
  const object = userObject(username)
  if ((await readUser(context.store, username)) === undefined) throw notFound(object)
  for (const action of ['UPDATE', 'READ']) await authorize(context, { ...object, action })
  return showUser(context, username)
}

/**
 * Changes a user. If the user does not exist and the caller may create users, creates it without a
 * password.
 */
export const putUserProfile = async (
  context: Context,
  { username, ...profile }: UserProfile & { readonly username: string },
) => {
  const user = await readUser(context.store, username)
  if (user === undefined) return createWithoutPassword(context, username, profile)
  await authorize(context, { ...userObject(username), action: 'UPDATE' })
  const changes = profileOf(profile)
  await context.store.write([changedUser(user, changes)])
  return recordOf(context, { ...user, ...changes })
}

/**
 * Ends all sessions of the user. Callers who change their own password in a session get a new
 * session.
 */
export const changePassword = async (
  context: Context,
  input: { readonly username?: string | undefined; readonly password?: string | undefined },
): Promise<SessionCookie | undefined> => {
  const { store, caller, sessionSecret } = context
  const name = input.username ?? caller?.user.name ?? ''
  const user = await readUser(store, name)
  if (user === undefined) throw new Failure('user-not-acceptable', 'User does not exist')
  const passwordHash = await newPasswordHash(context, input.password ?? '', name)
  const changes = { passwordHash, sessionGeneration: user.sessionGeneration + 1 }
  const goesOn = caller?.session !== undefined && caller.user.userId === user.userId
  const session = goesOn
    ? newSession(context, { ...user, ...changes }, caller.session.remembered, sessionSecret)
    : undefined
  await store.write([changedUser(user, changes), ...(session?.writes ?? [])])
  return session?.ticket
}

/** Cached for retries, because checking and hashing take most of the time of a request. */
const newPasswordHash = (
  { once, processState }: Context,
  password: string,
  userName: string,
): Promise<string> =>
  once('new password', async () => {
    await requireGoodPassword(password, userName)
    return processState.passwordHashing.hash(password)
  })

const createWithoutPassword = async (context: Context, name: string, profile: UserProfile) => {
  signedIn(context)
  const object = userObject(name)
  await authorizeCreation(context, 'USER', object.id).catch((error: unknown) => {
    if (!(error instanceof Failure) || error.code !== 'forbidden') throw error
    // The same refusal as for an existing user.
    throw refusal(context, { ...object, action: 'UPDATE' }, { rule: 'no-grant' })
  })
  requireGoodUserName(name)
  if (await isNameTaken(context.store, name)) throw userExists()
  const user = await storeNewUser(context, name, profile, null)
  return { ...publicRecord(user), access_token: accessTokenOf(context, user) }
}

const storeNewUser = async (
  context: Context,
  name: string,
  profile: UserProfile,
  passwordHash: string | null,
): Promise<User> => {
  const { ownerGroupId } = await creationOwnership(context)
  const newUser = { name, ...profileOf(profile), passwordHash }
  const { user, writes } = newUserWrites(newUser, ownerGroupId)
  const conditions = await unlikeAdministrators(name, context.settings.serverName)
  try {
    await context.store.write([...writes, ...conditions])
    return user
  } catch (error) {
    if (!(error instanceof TableConflict)) throw error
    const { failed } = error
    if (failed.includes(userPosition)) throw userExists()
    const end = writes.length + conditions.length
    if (failed.some((position) => position >= writes.length && position < end)) {
      throw looksLikeAdministrator()
    }
    if (!failed.includes(groupNamePosition)) throw error
    throw new Failure(
      'user-not-acceptable',
      `Usergroup with this name already exists: ${name}${ownGroupSuffix}, which the new user would get.`,
    )
  }
}

const requireGoodUserName = (name: string): void => {
  const problem = userNameProblem(name)
  if (problem === undefined) return
  throw new Failure('user-not-acceptable', `Username does not meet requirements: it ${problem}.`, {
    errors: [{ parameter: 'username', code: 'user-name', detail: problem }],
  })
}

const userExists = (): Failure => new Failure('user-not-acceptable', 'User already exists')

const profileOf = ({ email, fullName, company }: UserProfile) => ({
  email: email ?? null,
  fullName: fullName ?? null,
  company: company ?? null,
})

const publicRecord = ({ name, email, fullName, company }: User) => ({
  username: name,
  email,
  fullName,
  fullname: fullName,
  company,
})

const recordOf = async (context: Context, user: User) => {
  const isOwn = context.caller?.user.userId === user.userId
  const showsToken = isOwn || (await callerIsAdministrator(context))
  return {
    ...publicRecord(user),
    ...(showsToken ? { access_token: accessTokenOf(context, user) } : {}),
  }
}
