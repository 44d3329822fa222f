import { endpoint } from '#endpoint'
import { loadReset, requireReset } from '#people/steps/passwordReset.ts'
import { passwordResetPreview, passwordResetSecret } from '#schemas/people/passwordReset.ts'

export const { declaration, handler } = endpoint({
  name: 'previewPasswordReset',
  summary: 'Show whose password a link sets',
  description:
    'An unknown, used, replaced or expired link is a 410, also if its maker may not set the password any more. ' +
    'Unknown secrets are slowed down like wrong passwords.',
  routes: ['POST /security/api/restsecurity/password_reset/preview'],
  guard: { kind: 'public' },
  scopedTokens: 'never',
  input: passwordResetSecret,
  inputFrom: 'body',
  load: loadReset,
  reply: { status: 200, body: passwordResetPreview },
  errors: ['reset-gone'],
  run: async ({ context, input, network }) => {
    const { reset, user } = await requireReset(context, { ...input, network })
    const { makerName: madeBy = null, expiresMillis: expiresAt } = reset
    return { username: user.name, madeBy, expiresAt }
  },
})
