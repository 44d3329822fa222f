/** When sessions and scoped tokens were used last, to a quarter of an hour, so that few requests write. */
import { number } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Updater } from '#table/items.ts'
import type { AccessContext, Caller } from '#access/context.ts'
import { RecentMap } from '#values/recentMap.ts'
import type { SharedValue } from '#values/sharedValues.ts'
import { sessionIdOf } from './sessions.ts'

/** Last use: the time at which a session or a scoped token was used, by the hash of its secret. */
export const lastUseEntity = entity('lastUse', 'SIGN_IN#USED#<sha-256 of the secret>#', 'USED', {
  attributes: { usedMillis: number, expiresAtSeconds: number },
  isCounter: true,
})

const stepMillis = 15 * 60 * 1000

/** The session or scoped token of a request: none with a password or an access token. */
export const usedBy = ({ token, session }: Partial<Caller> = {}) =>
  token === undefined
    ? session && { id: sessionIdOf(session.secret), expiresAtSeconds: session.expiresAtSeconds }
    : { id: token.id, expiresAtSeconds: Math.ceil(token.validUntil / 1000) }

const stepOf = (nowMillis: number): number => nowMillis - (nowMillis % stepMillis)

/** The last recorded step of each, in this process. */
export const recordedUses: SharedValue<RecentMap<number>> = { create: () => new RecentMap(10_000) }

/** It never rejects: a use that is not recorded must not fail the request. */
export const recordUse = async (
  store: Updater,
  recorded: RecentMap<number>,
  { id, expiresAtSeconds }: { readonly id: string; readonly expiresAtSeconds: number },
  nowMillis: number,
): Promise<void> => {
  const usedMillis = stepOf(nowMillis)
  if (recorded.get(id) === usedMillis) return
  recorded.set(id, usedMillis)
  await store
    .update({
      Key: lastUseEntity.key(id),
      UpdateExpression: 'SET usedMillis = :used, expiresAtSeconds = :end',
      ExpressionAttributeValues: { ':used': usedMillis, ':end': expiresAtSeconds },
    })
    .catch(() => {
      recorded.set(id, 0)
    })
}

/**
 * Null: it was never used. The request itself is a use, which is recorded while the request runs.
 */
export const readLastUse = async (
  { store, caller, nowMillis }: AccessContext,
  id: string,
): Promise<number | null> =>
  usedBy(caller)?.id === id
    ? stepOf(nowMillis)
    : (lastUseEntity.decodeAny(await store.get(lastUseEntity.key(id)))?.usedMillis ?? null)
