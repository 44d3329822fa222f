import type { AccessTokenContent } from './accessToken.ts'
import { Failure } from '#values/failure.ts'
import { signInCounters, tryAttempt } from './items/signInFailures.ts'
import { isKnownNetwork, keyOfNetwork, rememberNetwork } from './items/signInNetworks.ts'
import { foldUserName } from '#values/userName.ts'
import type { Prefetch } from '#table/items.ts'
import { prefetchOfUser, readUser, type StoredUser } from '#access/items/users.ts'
import { readScopedToken, scopedTokenKey } from '#access/items/scopedTokens.ts'
import { readSession, sessionKey } from './items/sessions.ts'
import { windowObstacle } from '#values/timeWindow.ts'
import type { AccessContext, Caller } from '#access/context.ts'
import type { RequestCache } from '#values/requestCache.ts'
import { writesOfUser } from '#access/expiredRoles.ts'
import { type PasswordHashing, passwordBytesMax, type RequestEnd } from './passwordHash.ts'
import type { Attempt, VerifiedPasswords } from './verifiedPasswords.ts'

/** The part of the context of a request on which the verification of credentials depends. */
interface AuthenticationContext extends Pick<AccessContext, 'nowMillis' | 'store'> {
  readonly settings: {
    /** Wrong passwords per network and quarter of an hour before sign-in is slowed down. */
    readonly signInFailuresPerNetwork: number
  }
  readonly processState: {
    readonly passwordHashing: PasswordHashing
    readonly verifiedPasswords: VerifiedPasswords
  }
  readonly end?: RequestEnd
  readonly requestCache: RequestCache
}

/** The credentials of a request, before any read of the table. */
export type Credentials =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'bearer' } & AccessTokenContent)
  | { readonly kind: 'session'; readonly userName: string; readonly secret: string }
  | { readonly kind: 'token'; readonly userName: string; readonly id: string }
  | {
      readonly kind: 'basic' | 'form'
      readonly userName: string
      readonly password: string
      /** The network of the request, by which attempts are counted. */
      readonly network: string
    }

type PasswordCredentials = Extract<Credentials, { readonly kind: 'basic' | 'form' }>

/** Items are discarded if the verification of the credentials finds another user. */
export interface UnverifiedUser {
  readonly userName?: string
  /** Known from signed tokens only, so that invalid requests cannot cause large reads. */
  readonly userId?: string
}

export const unverifiedUserOf = (credentials: Credentials): UnverifiedUser => {
  if (credentials.kind === 'none') return {}
  return credentials.kind === 'bearer'
    ? { userName: credentials.userName, userId: credentials.userId }
    : { userName: credentials.userName }
}

export const prefetchOfCredentials = (credentials: Credentials): readonly Prefetch[] => {
  if (credentials.kind === 'none') return []
  const user = prefetchOfUser(credentials.userName)
  switch (credentials.kind) {
    case 'session':
      return [...user, sessionKey(credentials.secret)]
    case 'token':
      return [...user, scopedTokenKey(credentials.id)]
    case 'basic':
    case 'form':
      return [...user, networkOf(credentials)]
    case 'bearer':
      return user
  }
}

/** @returns `undefined` for nobody, or an expired session @throws Failure `invalid-credentials` for all errors */
export const authenticate = async (
  context: AuthenticationContext,
  credentials: Credentials,
): Promise<Caller | undefined> => {
  switch (credentials.kind) {
    case 'none':
      return undefined
    case 'bearer': {
      const user = await readUser(context.store, credentials.userName)
      const isValid =
        user?.userId === credentials.userId && user.accessTokenGeneration === credentials.generation
      if (!isValid) throw invalidCredentials()
      return { user, kind: credentials.kind, tokenKeyVersion: credentials.keyVersion }
    }
    case 'session':
      return callerOfSession(context, credentials)
    case 'token':
      return callerOfToken(context, credentials)
    case 'basic':
    case 'form':
      return { user: await userOfPassword(context, credentials), kind: credentials.kind }
  }
}

export const invalidCredentials = (): Failure =>
  new Failure('invalid-credentials', 'The user name, the password or the token is not valid.')

const callerOfSession = async (
  { store, nowMillis }: AuthenticationContext,
  { userName, secret }: Extract<Credentials, { readonly kind: 'session' }>,
): Promise<Caller | undefined> => {
  const session = await readSession(store, secret)
  const user = await readUser(store, userName)
  const isAlive =
    session !== undefined &&
    user?.userId === session.userId &&
    user.sessionGeneration === session.sessionGeneration &&
    session.expiresAtSeconds * 1000 > nowMillis
  return isAlive ? { user, kind: 'session', session: { secret, ...session } } : undefined
}

const callerOfToken = async (
  { store, nowMillis }: AuthenticationContext,
  { userName, id }: Extract<Credentials, { readonly kind: 'token' }>,
): Promise<Caller> => {
  const token = await readScopedToken(store, id)
  const user = await readUser(store, userName)
  const isAlive =
    token !== undefined &&
    user?.userId === token.userId &&
    user.tokenGeneration === token.generation &&
    windowObstacle(token, nowMillis) === null
  if (!isAlive) throw invalidCredentials()
  return { user, kind: 'token', token }
}

/** Unknown users and wrong passwords are indistinguishable, by the response and by its time. */
const userOfPassword = async (context: AuthenticationContext, credentials: PasswordCredentials) => {
  const { userName, password, network } = credentials
  const { passwordHashing, verifiedPasswords } = context.processState
  const user = await readUser(context.store, userName)
  const storedHash = user?.passwordHash ?? ''
  const attempt = { userName, password, network, storedHash }
  const isRight = await verifiedPasswords.verifyOnce(
    attempt,
    context.nowMillis,
    () => verify(context, attempt),
    context.end,
  )
  if (!isRight || user === undefined) throw invalidCredentials()
  // Only endpoints that sign in may write users, so only they renew the hash.
  const renews = credentials.kind === 'form' && passwordHashing.isOutdated(storedHash)
  return renews ? renewHash(context, user, password) : user
}

const networkOf = ({ userName, network }: Pick<Attempt, 'userName' | 'network'>) =>
  keyOfNetwork(foldUserName(userName), network)

/** Makes the same store calls and computes the hash whether or not the user exists. */
const verify = async (
  { store, nowMillis, settings, end, processState: { passwordHashing } }: AuthenticationContext,
  { userName, password, network, storedHash }: Attempt,
): Promise<boolean> => {
  const freePerNetwork = settings.signInFailuresPerNetwork
  const known = networkOf({ userName, network })
  const isKnown = await isKnownNetwork(store, known, nowMillis)
  const counters = signInCounters(foldUserName(userName), network, freePerNetwork, isKnown)
  const isRight = await tryAttempt(store, counters, nowMillis, async () => {
    if (Buffer.byteLength(password) > passwordBytesMax) return false
    if (storedHash !== '') return passwordHashing.check(password, storedHash, end)
    await passwordHashing.pretendToCheck(password, end)
    return false
  })
  if (isRight && !isKnown) await rememberNetwork(store, known, nowMillis)
  return isRight
}

const renewHash = async (context: AuthenticationContext, user: StoredUser, password: string) => {
  const passwordHash = await context.requestCache('renewed hash', () =>
    context.processState.passwordHashing.hash(password, context.end),
  )
  await context.store.write(writesOfUser(context, user, { passwordHash }))
  return (await readUser(context.store, user.name)) ?? user
}
