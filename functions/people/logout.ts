import { endpoint, EndpointResult } from '#endpoint'
import { signOut } from '#schemas/platform/user.ts'
import { endSession } from '#authentication/signIn.ts'

export const { declaration, handler } = endpoint({
  name: 'logout',
  summary: 'Sign out and end the session',
  description:
    'With `everywhere`, all sessions of the caller end. Access tokens stay valid; ' +
    '`remove_access_token` replaces them.',
  routes: ['POST /security/api/restsecurity/logout', 'GET /security/api/restsecurity/logout'],
  guard: { kind: 'public' },
  changes: true,
  input: signOut,
  reply: { status: 200, headers: ['set-cookie'] },
  run: async ({ context, input }) => {
    await endSession(context, input.everywhere ?? false)
    // A cross-site form is sent without the cookie, and must not remove it from the browser.
    return new EndpointResult(
      undefined,
      context.sessionSecret === undefined ? {} : { session: 'ended' },
    )
  },
})
