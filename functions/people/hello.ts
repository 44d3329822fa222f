import { signInPage } from '#page/signIn.tsx'
import { endpoint } from '#endpoint'
import { optionalCredentials, subject } from '#schemas/platform/user.ts'
import { signIn } from '#people/steps/signIn.ts'

export const { declaration, handler } = endpoint({
  name: 'hello',
  summary: 'Read the signed-in user, or sign in',
  description:
    'A POST with `username` and `password` signs in and starts a session; `rememberMe=true` makes ' +
    'it last 30 days. Without credentials, `authenticated` is false.',
  routes: ['GET /security/api/restsecurity/hello', 'POST /security/api/restsecurity/hello'],
  guard: { kind: 'public' },
  input: optionalCredentials,
  inputFrom: 'body',
  signsIn: true,
  reply: { status: 200, body: subject, headers: ['set-cookie'], alternatives: [signInPage] },
  run: signIn,
})
