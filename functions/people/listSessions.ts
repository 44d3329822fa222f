import { endpoint } from '#endpoint'
import { sessionQuery, sessions } from '#schemas/people/session.ts'
import { ofCallerOrChangeable, userOrCaller } from '#people/steps/ofUser.ts'
import { listSessions } from '#people/steps/sessions.ts'

export const { declaration, handler } = endpoint({
  name: 'listSessions',
  summary: 'List the sessions of a user, newest first',
  description: 'For the user, and for callers who may change the user.',
  routes: ['GET /security/api/restsecurity/sessions'],
  guard: ofCallerOrChangeable,
  scopedTokens: 'never',
  input: sessionQuery,
  reply: { status: 200, body: sessions },
  errors: ['not-found'],
  run: async ({ context, input }) =>
    listSessions(context, await userOrCaller(context, input.username)),
})
