/** The sessions of a user, as the user and callers with UPDATE on the user see them. */
import { lastUseEntity, readLastUse, usedBy } from '#authentication/items/lastUses.ts'
import { type ListedSession, readSessionsOf } from '#authentication/items/sessions.ts'
import type { StoredUser } from '#access/items/users.ts'
import type { Context } from '#endpoint/context.ts'

/** Older ones end by themselves, or with all others. */
const sessionsMax = 100

export const listSessions = async (context: Context, user: StoredUser) => {
  const { store } = context
  const all = await readSessionsOf(store, user.userId, sessionsMax)
  const alive = all.filter((session) => isAlive(context, user, session))
  await store.prefetch(alive.map(({ id }) => lastUseEntity.key(id)))
  return Promise.all(alive.map((session) => describeSession(context, session)))
}

const isAlive = ({ nowMillis }: Context, user: StoredUser, session: ListedSession): boolean =>
  session.sessionGeneration === user.sessionGeneration &&
  session.expiresAtSeconds * 1000 > nowMillis

export const describeSession = async (context: Context, session: ListedSession) => {
  const { id, begunMillis: begunAt = null, browser = null } = session
  const used = await readLastUse(context, id)
  const lastSeenAt = used === null ? begunAt : Math.max(used, begunAt ?? 0)
  const current = usedBy(context.caller)?.id === id
  return { id, begunAt, lastSeenAt, browser, current }
}
