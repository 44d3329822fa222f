import { endpoint } from '#endpoint'
import { writesOfUser } from '#access/expiredRoles.ts'
import { readUser } from '#access/items/users.ts'
import { refuseUnknownSecret } from '#authentication/unknownSecret.ts'
import {
  hashOfAddress,
  putConfirmedAddress,
  readConfirmation,
} from '#people/items/confirmations.ts'
import { confirmationSecret } from '#schemas/people/mail.ts'
import { removalOf } from '#table/items.ts'
import { Failure } from '#values/failure.ts'

export const { declaration, handler } = endpoint({
  name: 'confirmEmail',
  summary: 'Confirm an e-mail address by a link',
  description:
    'An unknown, used, replaced or expired link is a 410, also if the user has another address now. Unknown ' +
    'secrets are slowed down like wrong passwords.',
  routes: ['POST /security/api/restsecurity/user/confirm_email'],
  guard: { kind: 'public' },
  scopedTokens: 'never',
  input: confirmationSecret,
  inputFrom: 'body',
  load: ({ context: { store }, input: { secret } }) => readConfirmation(store, secret),
  reply: { status: 200 },
  errors: ['confirmation-gone'],
  run: async ({ context, input: { secret }, network }) => {
    const { store, nowMillis } = context
    const found =
      (await readConfirmation(store, secret)) ?? (await refuseUnknownSecret(context, network, gone))
    const user = await readUser(store, found.name)
    const isOpen =
      found.expiresMillis > nowMillis &&
      user?.userId === found.userId &&
      user.email !== null &&
      hashOfAddress(user.email) === found.addressHash
    if (!isOpen) throw gone()
    await store.write([
      ...writesOfUser(context, user, { emailConfirmed: true }),
      putConfirmedAddress(user.email, user),
      removalOf(found),
    ])
  },
})

const gone = () =>
  new Failure('confirmation-gone', 'This link is not valid any more. Ask for a new mail.')
