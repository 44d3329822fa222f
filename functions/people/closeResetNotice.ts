import { endpoint } from '#endpoint'
import { signedIn } from '#access/context.ts'
import { resetNoticeEntity } from '#people/items/passwordResets.ts'

export const { declaration, handler } = endpoint({
  name: 'closeResetNotice',
  summary: 'Close the notice that a link has set the password of the caller',
  routes: ['DELETE /security/api/restsecurity/password_reset/notice'],
  guard: { kind: 'signed-in' },
  scopedTokens: 'never',
  reply: { status: 200 },
  run: async ({ context }) => {
    await context.store.write([resetNoticeEntity.remove(signedIn(context).user.userId)])
  },
})
