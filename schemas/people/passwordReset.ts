import { Type } from '@sinclair/typebox'
import { linkSecret, userName } from '../platform/common.ts'
import { moment } from '../platform/moment.ts'
import { password } from '../platform/user.ts'
import { input, nullable, optional, reply, text, word } from '../schema.ts'

export const newPasswordReset = input({
  username: Type.String({ ...userName, description: 'The user who gets a new password' }),
  validUntil: optional(
    moment('The end of the link, at most 7 days from now; by default in an hour'),
  ),
  form: Type.Optional(word(['qr'], '`qr`: the response is the QR code of the link')),
})

export const createdPasswordReset = reply({
  id: text('A hash of the secret'),
  secret: Type.Optional(text('Shown only here; absent when the request is repeated')),
  link: Type.Optional(text('The page for the password; absent when the request is repeated')),
  expiresAt: Type.Integer(),
})

export const passwordResetSecret = input({ secret: linkSecret })

export const passwordResetPreview = reply({
  username: Type.String(),
  madeBy: nullable(Type.String(), 'Null: the operator, or the user by e-mail'),
  expiresAt: Type.Integer(),
})

export const acceptedPasswordReset = input({ secret: linkSecret, password })
