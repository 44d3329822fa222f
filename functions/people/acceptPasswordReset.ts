import { endpoint } from '#endpoint'
import { writesOfUser } from '#access/expiredRoles.ts'
import type { Context } from '#endpoint/context.ts'
import { confirmationEntity, removalOfAddress } from '#people/items/confirmations.ts'
import { putResetNotice } from '#people/items/passwordResets.ts'
import { newPasswordHash } from '#people/steps/newUser.ts'
import { changesOfPassword } from '#people/steps/passwordChange.ts'
import { loadReset, requireReset } from '#people/steps/passwordReset.ts'
import { acceptedPasswordReset } from '#schemas/people/passwordReset.ts'
import { removalOf } from '#table/items.ts'
import { Failure, requireValid } from '#values/failure.ts'

export const { declaration, handler } = endpoint({
  name: 'acceptPasswordReset',
  summary: 'Set a new password by a link',
  description:
    'All sessions and tokens of the user end, in the transaction that uses the link. SSH keys, webhooks and ' +
    'invitations stay. Unless the link came by mail, the address is not confirmed any more. A weak password is a 400 and uses nothing up. A link that the preview refuses is a 410.',
  routes: ['POST /security/api/restsecurity/password_reset/accept'],
  guard: { kind: 'public' },
  scopedTokens: 'never',
  input: acceptedPasswordReset,
  inputFrom: 'body',
  load: loadReset,
  reply: { status: 200 },
  errors: ['reset-gone'],
  run: async ({ context, input, network }) => {
    const { secret, password } = input
    const { reset, user, conditions } = await requireReset(context, { secret, network })
    const isByMail = reset.addressHash !== undefined
    const changes = {
      ...changesOfPassword(user, await hashOf(context, password, user.name)),
      accessTokenGeneration: user.accessTokenGeneration + 1,
      ...(isByMail ? {} : { emailConfirmed: false }),
    }
    await context.store.write([
      ...writesOfUser(context, user, changes),
      ...conditions,
      // Somebody who had the account may have set the address, and could ask for the next link.
      ...(isByMail ? [] : removalOfAddress(user.email, user.userId)),
      ...(isByMail ? [] : [confirmationEntity.remove(user.userId)]),
      removalOf(reset),
      putResetNotice(reset, context.nowMillis),
    ])
  },
})

/** Only existing clients of other endpoints expect 412 for a weak password. */
const hashOf = async (context: Context, password: string, userName: string): Promise<string> => {
  try {
    return await newPasswordHash(context, password, userName)
  } catch (error) {
    if (error instanceof Failure) requireValid(error.errors)
    throw error
  }
}
