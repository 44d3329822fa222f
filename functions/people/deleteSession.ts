import { endpoint } from '#endpoint'
import { session, sessionReference } from '#schemas/people/session.ts'
import { readSessionById, sessionEntity } from '#authentication/items/sessions.ts'
import { lastUseEntity } from '#authentication/items/lastUses.ts'
import type { Context } from '#endpoint/context.ts'
import { mayKnowOf, requireEnding, userOrCaller } from '#people/steps/ofUser.ts'
import { describeSession } from '#people/steps/sessions.ts'
import { Failure, sentence } from '#values/failure.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteSession',
  summary: 'End a session',
  description: 'From the next request on. For its user, and callers who may change the user.',
  routes: ['DELETE /security/api/restsecurity/sessions/{id}'],
  guard: { kind: 'signed-in' },
  scopedTokens: 'never',
  input: sessionReference,
  load: ({ context: { store }, input: { id } }) =>
    Promise.all([readSessionById(store, id), store.get(lastUseEntity.key(id))]),
  reply: { status: 200, body: session },
  errors: ['not-found', 'forbidden'],
  run: async ({ context, input }) => {
    const ended = await requireSession(context, input.id)
    const conditions = await requireEnding(context, await userOrCaller(context, ended.userName))
    await context.store.write([sessionEntity.remove(ended.id), ...conditions])
    return describeSession(context, ended)
  },
})

/** @throws Failure `not-found` also for the sessions of others */
const requireSession = async (context: Context, id: string) => {
  const found = await readSessionById(context.store, id)
  if (found !== undefined && (await mayKnowOf(context, found.userId, found.userName))) return found
  throw new Failure('not-found', sentence`You have no session with the id ${id}.`)
}
