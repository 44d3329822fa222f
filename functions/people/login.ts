import { endpoint } from '#endpoint'
import { credentials, subject } from '#schemas/platform/user.ts'
import { signIn } from '#people/steps/signIn.ts'

export const { declaration, handler } = endpoint({
  name: 'login',
  summary: 'Sign in and start a session',
  routes: ['POST /security/api/restsecurity/login'],
  scopedTokens: 'checked',
  guard: { kind: 'signed-in' },
  input: credentials,
  inputFrom: 'body',
  signsIn: true,
  reply: { status: 200, body: subject, headers: ['set-cookie'] },
  run: signIn,
})
