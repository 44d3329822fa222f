/** The scoped tokens of a user, as their owner and callers with UPDATE on the user see them. */
import { formatPermission } from '#access/rules/permission.ts'
import { readLastUse, lastUseEntity } from '#authentication/items/lastUses.ts'
import {
  pageOfScopedTokens,
  readScopedTokens,
  type ScopedToken,
} from '#access/items/scopedTokens.ts'
import type { StoredUser } from '#access/items/users.ts'
import type { Context } from '#endpoint/context.ts'
import type { Start, Stored } from '#table/items.ts'
import { Failure } from '#values/failure.ts'
import { signedIn } from '#access/context.ts'

/** Tokens that have ended are left out: they are removed later. */
export const listScopedTokens = async (
  { store, nowMillis }: Context,
  user: StoredUser,
  limit: number,
  start?: Start,
) => {
  const { items, next } = await store.query(pageOfScopedTokens(user.userId, limit, start))
  const all = await readScopedTokens(store, items)
  const tokens = all.filter(
    ({ generation, validUntil }) => generation === user.tokenGeneration && validUntil > nowMillis,
  )
  return { tokens, next }
}

export const describeScopedTokens = async (context: Context, tokens: readonly ScopedToken[]) => {
  await context.store.prefetch(tokens.map(({ id }) => lastUseEntity.key(id)))
  return Promise.all(tokens.map((token) => describeScopedToken(context, token)))
}

export const describeScopedToken = async (context: Context, token: ScopedToken) => ({
  ...describeNewToken(token),
  lastUsedAt: await readLastUse(context, token.id),
})

export const describeNewToken = ({ id, name, permissions, ...token }: ScopedToken) => ({
  id,
  name,
  permissions: permissions.map(formatPermission),
  validFrom: token.validFrom ?? null,
  validUntil: token.validUntil,
  note: token.note,
  createdAt: token.createdMillis,
  lastUsedAt: null,
})

/** @throws Failure `not-found` */
export const requireTokenOfRequest = (context: Context): Stored<ScopedToken> => {
  const { token } = signedIn(context)
  if (token !== undefined) return token
  throw new Failure('not-found', 'The request has no scoped token.')
}
