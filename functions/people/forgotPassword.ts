import { endpoint } from '#endpoint'
import { askForMail, requireMail } from '#endpoint/mail.ts'
import { forgottenPassword } from '#schemas/people/mail.ts'
import { Failure } from '#values/failure.ts'

export const { declaration, handler } = endpoint({
  name: 'forgotPassword',
  summary: 'Ask for a mail with a link for a new password',
  description:
    'The response is 200 and empty, also for an unknown user, and also beyond the limit of mails. Only a confirmed ' +
    'address gets a mail: with a link for each user who has it. A service that sends no mail answers 412.',
  routes: ['POST /security/api/restsecurity/forgot_password'],
  guard: { kind: 'public' },
  input: forgottenPassword,
  emptyIsAbsent: ['username', 'email'],
  reply: { status: 200 },
  errors: ['mail-not-set-up', 'user-not-acceptable'],
  failsAsText: true,
  run: async ({ context, input: { username: userName, email: address }, network, language }) => {
    requireMail(context)
    if (userName === undefined && address === undefined) {
      throw new Failure('user-not-acceptable', 'username or email must be provided')
    }
    // Whether there is such a user makes no difference here, not even in time.
    const asked = userName === undefined ? { address } : { userName }
    await askForMail(context, network, { kind: 'reset', language, ...asked })
  },
})
