import { Type } from '@sinclair/typebox'
import { linkSecret } from '../platform/common.ts'
import { input } from '../schema.ts'

/** The service validates the values, because existing clients expect 412 without both. */
export const forgottenPassword = input({
  username: Type.Optional(Type.String({ maxLength: 256, description: 'The name of the user' })),
  email: Type.Optional(
    Type.String({ maxLength: 254, description: 'The confirmed e-mail address, instead' }),
  ),
})

export const confirmationSecret = input({ secret: linkSecret })
