import { endpoint, EndpointResult } from '#endpoint'
import { signOut } from '#schemas/platform/user.ts'
import { removeSession } from '#authentication/items/sessions.ts'
import { writesOfUser } from '#access/expiredRoles.ts'

export const { declaration, handler } = endpoint({
  name: 'logout',
  summary: 'Sign out and end the session',
  description:
    'With `everywhere`, all sessions of the caller end. Access tokens stay valid; ' +
    '`remove_access_token` replaces them.',
  routes: ['POST /security/api/restsecurity/logout', 'GET /security/api/restsecurity/logout'],
  scopedTokens: 'never',
  guard: { kind: 'public' },
  changes: true,
  input: signOut,
  reply: { status: 200, headers: ['set-cookie', 'clear-site-data'] },
  run: async ({ context, input: { everywhere = false } }) => {
    const { caller, store, sessionSecret } = context
    // Sessions of an earlier generation are not valid.
    const sessionGeneration = (caller?.user.sessionGeneration ?? 0) + 1
    const writes = [
      // The session ends even if the request has other credentials too, because the cookie is deleted.
      ...(sessionSecret === undefined ? [] : [removeSession(sessionSecret)]),
      ...(everywhere && caller ? writesOfUser(context, caller.user, { sessionGeneration }) : []),
    ]
    if (writes.length > 0) await store.write(writes)
    // A cross-site form is sent without the cookie, and must not remove it from the browser.
    if (sessionSecret === undefined) return new EndpointResult(undefined, {})
    // The storage stays, because presses may wait there.
    const headers = { 'clear-site-data': '"cache"' }
    return new EndpointResult(undefined, { session: 'ended', headers })
  },
})
