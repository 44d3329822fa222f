/** Beginning and ending sessions. */
import { randomBytes } from 'node:crypto'
import { putSession, removeSession } from '../../store/entities/sessions.ts'
import type { Write } from '../../store/items.ts'
import type { User } from '../../store/entities/users.ts'
import type { Context } from '../context.ts'

const daySeconds = 24 * 60 * 60
const lifeSeconds = daySeconds
const rememberedLifeSeconds = 30 * daySeconds
const secretBytes = 32

/** What the client keeps. */
export interface SessionTicket {
  readonly userName: string
  readonly secret: string
  readonly remembered: boolean
  /** How long the session lasts from now. */
  readonly lifeSeconds: number
}

/**
 * A new session, always with a new secret, and what has to be written for it. The session that it
 * replaces ends in the same transaction, so that nobody can plant one before a sign-in.
 */
export const newSession = (
  { nowMillis }: Context,
  user: User,
  remembered: boolean,
  replacedSecret: string | undefined,
): { readonly ticket: SessionTicket; readonly writes: readonly Write[] } => {
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
  return { ticket: { userName: user.name, secret, remembered, lifeSeconds: life }, writes }
}

/** Also when the caller came with a header as well: the cookie is taken off the client anyway. */
export const endSession = async ({ store, sessionSecret }: Context): Promise<void> => {
  if (sessionSecret !== undefined) await store.write([removeSession(sessionSecret)])
}
