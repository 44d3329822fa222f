/** Starts and ends sessions. */
import { randomBytes } from 'node:crypto'
import { putSession, removeSession } from '../../store/entities/sessions.ts'
import type { Write } from '../../store/items.ts'
import type { User } from '../../store/entities/users.ts'
import type { Context } from '../context.ts'
import { writesOfUser } from './expiredRoles.ts'

const daySeconds = 24 * 60 * 60
const lifeSeconds = daySeconds
const rememberedLifeSeconds = 30 * daySeconds
const secretBytes = 32

/** The session data in the cookie of the client. */
export interface SessionCookie {
  readonly userName: string
  readonly secret: string
  readonly remembered: boolean
  /** Seconds from now until the session expires. */
  readonly lifeSeconds: number
}

/**
 * Returns a new session with a new secret, and its writes. The session that it replaces ends in the
 * same transaction, which prevents session fixation.
 */
export const newSession = (
  { nowMillis }: Context,
  user: User,
  remembered: boolean,
  replacedSecret: string | undefined,
): { readonly sessionCookie: SessionCookie; readonly writes: readonly Write[] } => {
  const secret = randomBytes(secretBytes).toString('base64url')
  const life = remembered ? rememberedLifeSeconds : lifeSeconds
  const writes = [
    putSession(secret, {
      userId: user.userId,
      userName: user.name,
      sessionGeneration: user.sessionGeneration,
      remembered,
      expiresAtSeconds: Math.floor(nowMillis / 1000) + life,
    }),
    ...(replacedSecret === undefined ? [] : [removeSession(replacedSecret)]),
  ]
  return { sessionCookie: { userName: user.name, secret, remembered, lifeSeconds: life }, writes }
}

/**
 * The session ends even if the request has other credentials too, because the response deletes the
 * cookie. `everywhere` ends all sessions of the caller: those of an earlier generation are not valid.
 */
export const endSession = async (context: Context, everywhere: boolean): Promise<void> => {
  const { caller, store, sessionSecret } = context
  const sessionGeneration = (caller?.user.sessionGeneration ?? 0) + 1
  const writes = [
    ...(sessionSecret === undefined ? [] : [removeSession(sessionSecret)]),
    ...(everywhere && caller ? writesOfUser(context, caller.user, { sessionGeneration }) : []),
  ]
  if (writes.length > 0) await store.write(writes)
}
