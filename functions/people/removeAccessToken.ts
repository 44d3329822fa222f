import { endpoint } from '#endpoint'
import { accessToken } from '#schemas/platform/user.ts'
import { showAccessToken } from '#authentication/signIn.ts'
import { signedIn } from '#access/context.ts'
import { writesOfUser } from '#access/expiredRoles.ts'

export const { declaration, handler } = endpoint({
  name: 'removeAccessToken',
  summary: 'Replace the access token of the caller',
  description:
    'The old token is invalid from the next request on; the response contains the new one.',
  routes: [
    'POST /security/api/restsecurity/remove_access_token',
    'GET /security/api/restsecurity/remove_access_token',
  ],
  scopedTokens: 'never',
  guard: { kind: 'signed-in' },
  changes: true,
  reply: { status: 200, body: accessToken },
  run: async ({ context }) => {
    const { user: caller } = signedIn(context)
    const accessTokenGeneration = caller.accessTokenGeneration + 1
    await context.store.write(writesOfUser(context, caller, { accessTokenGeneration }))
    return showAccessToken(context, { ...caller, accessTokenGeneration })
  },
})
