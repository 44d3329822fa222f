import { endpoint } from '#endpoint'
import { accessToken, optionalCredentials } from '#schemas/platform/user.ts'
import { showAccessToken } from '#authentication/signIn.ts'

export const { declaration, handler } = endpoint({
  name: 'accessToken',
  summary: 'Read the access token of the caller',
  description: 'Returns the same token until `remove_access_token` replaces it.',
  routes: [
    'GET /security/api/restsecurity/access_token',
    'POST /security/api/restsecurity/access_token',
  ],
  scopedTokens: 'never',
  guard: { kind: 'signed-in' },
  input: optionalCredentials,
  inputFrom: 'body',
  signsIn: true,
  reply: { status: 200, body: accessToken },
  run: ({ context }) => showAccessToken(context),
})
