import { endpoint } from '#endpoint'
import { scopedToken, scopedTokenReference } from '#schemas/people/scopedToken.ts'
import { readScopedToken } from '#access/items/scopedTokens.ts'
import { lastUseEntity } from '#authentication/items/lastUses.ts'
import type { Context } from '#endpoint/context.ts'
import { mayKnowOf, requireEnding, userOrCaller } from '#people/steps/ofUser.ts'
import { describeScopedToken } from '#people/steps/scopedTokens.ts'
import { removalOf } from '#table/items.ts'
import { Failure, sentence } from '#values/failure.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteToken',
  summary: 'End a scoped token',
  description: 'From the next request on. For its owner, and callers who may change the owner.',
  routes: ['DELETE /security/api/restsecurity/tokens/{id}'],
  guard: { kind: 'signed-in' },
  scopedTokens: 'never',
  input: scopedTokenReference,
  load: ({ context: { store }, input: { id } }) =>
    Promise.all([readScopedToken(store, id), store.get(lastUseEntity.key(id))]),
  reply: { status: 200, body: scopedToken },
  errors: ['not-found', 'forbidden'],
  run: async ({ context, input }) => {
    const token = await requireToken(context, input.id)
    const conditions = await requireEnding(context, await userOrCaller(context, token.userName))
    await context.store.write([removalOf(token), ...conditions])
    return describeScopedToken(context, token)
  },
})

/** @throws Failure `not-found` also for the tokens of others */
const requireToken = async (context: Context, id: string) => {
  const token = await readScopedToken(context.store, id)
  if (token !== undefined && (await mayKnowOf(context, token.userId, token.userName))) return token
  throw new Failure('not-found', sentence`You have no token with the id ${id}.`)
}
