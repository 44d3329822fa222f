import { endpoint } from '#endpoint'
import { signedIn } from '#access/context.ts'
import { askForMail, requireMail } from '#endpoint/mail.ts'

export const { declaration, handler } = endpoint({
  name: 'sendConfirmation',
  summary: 'Send the link again that confirms the e-mail address of the caller',
  description:
    'The response is 200 and empty, also beyond the limit of mails, and if the address is confirmed or missing. The ' +
    'link of before ends. A service that sends no mail answers 412.',
  routes: ['POST /security/api/restsecurity/user/send_confirmation'],
  guard: { kind: 'signed-in' },
  scopedTokens: 'never',
  reply: { status: 200 },
  errors: ['mail-not-set-up'],
  run: async ({ context, network, language }) => {
    requireMail(context)
    const { name: userName } = signedIn(context).user
    await askForMail(context, network, { kind: 'confirmation', language, userName })
  },
})
