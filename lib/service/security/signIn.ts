/** Signing in and out, and the caller's access token. */
import { Failure } from '../../domain/failure.ts'
import { formatAccessToken } from '../../domain/session/accessToken.ts'
import { readUser, type User } from '../../store/entities/users.ts'
import type { Caller, Context } from '../context.ts'
import { writesOfUser } from './expiredRoles.ts'
import { newSession } from './sessions.ts'

/** Credentials in a form start a session. Other credentials only return the user. */
export const signIn = async (
  context: Context,
  { rememberMe = false }: { readonly rememberMe?: boolean | undefined },
) => {
  const { caller, store, sessionSecret } = context
  const subject = {
    principal: caller?.user.name ?? null,
    authenticated: caller !== undefined,
    remembered: caller?.session?.remembered === true,
  }
  if (caller?.kind !== 'form') return { subject }
  const { sessionCookie, writes } = newSession(context, caller.user, rememberMe, sessionSecret)
  await store.write(writes)
  return { subject: { ...subject, remembered: rememberMe }, session: sessionCookie }
}

export const accessTokenOf = ({ settings }: Context, user: User): string =>
  formatAccessToken(settings.tokenKeys[0], {
    userId: user.userId,
    userName: user.name,
    generation: user.accessTokenGeneration,
  })

export const showAccessToken = (context: Context) => {
  const { user } = signedIn(context)
  return { username: user.name, access_token: accessTokenOf(context, user) }
}

/** The old token is invalid from the response on. */
export const replaceAccessToken = async (context: Context) => {
  const { user } = signedIn(context)
  const accessTokenGeneration = user.accessTokenGeneration + 1
  await context.store.write(writesOfUser(context, user, { accessTokenGeneration }))
  return {
    username: user.name,
    access_token: accessTokenOf(context, { ...user, accessTokenGeneration }),
  }
}

export const signedIn = ({ caller }: Context): Caller => {
  if (caller === undefined) throw new Failure('unauthenticated', 'Sign in first.')
  return caller
}

export const readNamedUser = async ({ store, caller }: Context, name: string | undefined) =>
  name === undefined ? caller?.user : readUser(store, name)
