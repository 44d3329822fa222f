/** Users as their readers see them. Reading the access token of another user leaves an audit record. */
import { userObject } from '#values/objectId.ts'
import type { User } from '#access/items/users.ts'
import { notFound } from '#access/notFound.ts'
import { mayPassOnEverything } from '#access/passingOn.ts'
import { recordOfReading } from '#table/audit.ts'
import type { Context } from '#endpoint/context.ts'
import { accessTokenOf, readNamedUser } from '#authentication/signIn.ts'
import { signedIn } from '#access/context.ts'

/** Only the user, and administrators who may appoint others without an end, get the access token. */
export const showUser = async (context: Context, username: string | undefined) => {
  signedIn(context)
  const user = await readNamedUser(context, username)
  if (user === undefined) throw notFound(userObject(username ?? ''))
  return recordOf(context, user)
}

export const recordOf = async (context: Context, user: User) => {
  const { caller } = context
  const isOwn = caller?.user.userId === user.userId && caller.token === undefined
  const showsToken = isOwn || (await mayPassOnEverything(context))
  return {
    username: user.name,
    email: user.email,
    emailConfirmed: user.emailConfirmed === true,
    fullName: user.fullName,
    fullname: user.fullName,
    company: user.company,
    access_token: showsToken ? accessTokenOf(context, user) : null,
  }
}

type UserRecord = Awaited<ReturnType<typeof recordOf>>

export const recordReading = async (context: Context, record: UserRecord): Promise<UserRecord> => {
  const reading = readingOf(context, record)
  if (reading.length > 0) await context.store.write(reading)
  return record
}

export const readingOf = (context: Context, { username, access_token }: UserRecord) => {
  const { nowMillis: atMillis, requestId } = context
  const { user, token } = signedIn(context)
  const { userId, name } = user
  if (access_token === null || username === name) return []
  const author = { user: { userId, name }, token, requestId, atMillis }
  return [recordOfReading(userObject(username), username, 'accessToken', author)]
}
