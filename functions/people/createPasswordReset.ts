import { EndpointResult, endpoint } from '#endpoint'
import { signedIn } from '#access/context.ts'
import { readUser } from '#access/items/users.ts'
import { notFound } from '#access/notFound.ts'
import type { Context } from '#endpoint/context.ts'
import { pictureHeaders, pictureType } from '#endpoint/mediaTypes.ts'
import { requireActingFor } from '#people/steps/actingForOthers.ts'
import { newPasswordReset as newReset } from '#people/steps/passwordReset.ts'
import { createdPasswordReset, newPasswordReset } from '#schemas/people/passwordReset.ts'
import type { Static } from '#schemas/schema.ts'
import { requireValid } from '#values/failure.ts'
import { readLinkEnd } from '#values/linkEnd.ts'
import { userObject } from '#values/objectId.ts'
import { drawQrCode } from '#values/qrCode.ts'

export const { declaration, handler } = endpoint({
  name: 'createPasswordReset',
  summary: 'Make a link with which a user sets a new password',
  description:
    'For a user who has lost the password, by a caller who may set it with `change_password`, now and ' +
    'when the link is used. The link works once, and a new one, or a new password, replaces it. It is a secret, and ' +
    'only this response contains it: `Accept: image/svg+xml` or `form=qr` returns it as a QR code. A repeated ' +
    'request with the same `Idempotency-Key` returns JSON without it.',
  routes: ['POST /security/api/restsecurity/password_reset'],
  guard: { kind: 'object', type: 'USER', actions: ['UPDATE'], id: 'username' },
  scopedTokens: 'never',
  input: newPasswordReset,
  reply: {
    status: 201,
    body: createdPasswordReset,
    alternatives: [
      {
        mediaType: pictureType,
        description: 'The link as a QR code',
        headers: pictureHeaders,
        format: ({ link = '' }) => drawQrCode(link, 'QR code of a link for a new password'),
      },
    ],
  },
  errors: ['forbidden', 'not-found'],
  run: async ({ context, input, origin }) => {
    const { secret, id, expiresAt } = await createPasswordReset(context, input)
    const link = `${origin}/reset#${secret}`
    return new EndpointResult(
      { id, secret, link, expiresAt },
      {
        replayed: { id, expiresAt },
        ...(input.form === undefined ? {} : { mediaType: pictureType }),
      },
    )
  },
})

const usualMillis = 60 * 60 * 1000

const daysMax = 7

const createPasswordReset = async (
  context: Context,
  { username, validUntil }: Static<typeof newPasswordReset>,
) => {
  const { store, nowMillis } = context
  const range = { nowMillis, usualMillis, daysMax }
  const { endMillis, errors } = readLinkEnd('validUntil', validUntil, range)
  requireValid(errors)
  const user = await readUser(store, username)
  if (user === undefined) throw notFound(userObject(username))
  const conditions = await requireActingFor(context, user, 'set the password of')
  const times = { createdMillis: nowMillis, expiresMillis: endMillis }
  const { id, secret, write } = newReset(user, signedIn(context).user, times)
  await store.write([write, ...conditions])
  return { id, secret, expiresAt: endMillis }
}
