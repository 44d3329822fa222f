import { endpoint } from '#endpoint'
import { sessionQuery } from '#schemas/people/session.ts'
import { signedIn } from '#access/context.ts'
import { writesOfUser } from '#access/expiredRoles.ts'
import { putSession, readSession } from '#authentication/items/sessions.ts'
import type { Context } from '#endpoint/context.ts'
import { ofCallerOrChangeable, requireEnding, userOrCaller } from '#people/steps/ofUser.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteSessions',
  summary: 'End all sessions of a user, except the session of the request',
  description: 'Tokens stay valid. For the user, and for callers who may change the user.',
  routes: ['DELETE /security/api/restsecurity/sessions'],
  guard: ofCallerOrChangeable,
  scopedTokens: 'never',
  input: sessionQuery,
  reply: { status: 200 },
  errors: ['not-found', 'forbidden'],
  run: async ({ context, input }) => {
    const user = await userOrCaller(context, input.username)
    const conditions = await requireEnding(context, user)
    const sessionGeneration = user.sessionGeneration + 1
    await context.store.write([
      ...writesOfUser(context, user, { sessionGeneration }),
      ...conditions,
      ...(await goingOn(context, user.userId, sessionGeneration)),
    ])
  },
})

/** The session of the request gets the new generation. */
const goingOn = async (context: Context, userId: string, sessionGeneration: number) => {
  const { session, user } = signedIn(context)
  if (session === undefined || user.userId !== userId) return []
  const stored = await readSession(context.store, session.secret)
  if (stored === undefined) return []
  return [putSession(session.secret, { ...stored, sessionGeneration }, stored)]
}
