import { formatAccessToken } from './accessToken.ts'
import { readUser, type User } from '#access/items/users.ts'
import { type AccessContext, signedIn } from '#access/context.ts'
import { putSession, removeSession } from './items/sessions.ts'
import { newSecret } from './sessionSecret.ts'
import { browserIn } from './browser.ts'
import type { Write } from '#table/items.ts'

export const accessTokenOf = ({ settings }: AccessContext, user: User): string =>
  formatAccessToken(settings.tokenKeys[0], {
    userId: user.userId,
    userName: user.name,
    generation: user.accessTokenGeneration,
  })

export const showAccessToken = (context: AccessContext, user: User = signedIn(context).user) => ({
  username: user.name,
  access_token: accessTokenOf(context, user),
})

export const readNamedUser = async ({ store, caller }: AccessContext, name: string | undefined) =>
  name === undefined ? caller?.user : readUser(store, name)

const daySeconds = 24 * 60 * 60
const lifeSeconds = daySeconds
const rememberedLifeSeconds = 30 * daySeconds

export interface SessionCookie {
  readonly userName: string
  readonly secret: string
  readonly remembered: boolean
  /** Seconds from now until the session expires. */
  readonly lifeSeconds: number
}

/** The session that it replaces ends in the same transaction, which prevents session fixation. */
export const newSession = (
  { nowMillis, settings, userAgent }: AccessContext & { readonly userAgent?: string | undefined },
  user: User,
  remembered: boolean,
  replacedSecret: string | undefined,
): { readonly sessionCookie: SessionCookie; readonly writes: readonly Write[] } => {
  const secret = newSecret(settings.tokenKeys, 'session', user.name)
  const browser = browserIn(userAgent)
  const life = remembered ? rememberedLifeSeconds : lifeSeconds
  const writes = [
    putSession(secret, {
      userId: user.userId,
      userName: user.name,
      sessionGeneration: user.sessionGeneration,
      remembered,
      begunMillis: nowMillis,
      ...(browser === undefined ? {} : { browser }),
      expiresAtSeconds: Math.floor(nowMillis / 1000) + life,
    }),
    ...(replacedSecret === undefined ? [] : [removeSession(replacedSecret)]),
  ]
  return { sessionCookie: { userName: user.name, secret, remembered, lifeSeconds: life }, writes }
}
