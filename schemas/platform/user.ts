import { Type } from '@sinclair/typebox'
import { userName } from './common.ts'
import { flag, input, nullable, reply } from '../schema.ts'

const text = (description: string) => Type.String({ maxLength: 200, description })

export const email = Type.String({
  maxLength: 254,
  pattern: '^(?:|[^@\\s]+@[^@\\s]+)$',
  title: 'an e-mail address, or empty',
  description: 'An e-mail address, or empty; several users may share one',
})
const fullName = text('The full name')
const company = text('The company or the club')
export const password = Type.String({
  description: 'At least 8 characters, at most 256 bytes, not a common one, not the user name',
})

const rememberMe = Type.Optional(flag('Extends the session from one day to 30 days'))

export const credentials = input({ username: userName, password, rememberMe })

export const optionalCredentials = input({
  username: Type.Optional(userName),
  password: Type.Optional(password),
  rememberMe,
})

export const signOut = input({
  everywhere: Type.Optional(flag('Ends all sessions of the caller, not only that of the request')),
})

/** The service validates missing and weak values, because existing clients expect 412 for them. */
export const newUser = input({
  username: Type.Optional(userName),
  password: Type.Optional(password),
  email: Type.Optional(email),
  fullName: Type.Optional(fullName),
  company: Type.Optional(company),
})

export const newPassword = input({
  username: Type.Optional(userName),
  password: Type.Optional(password),
})

export const userReference = input({
  username: Type.Optional(
    Type.String({ maxLength: 256, description: 'The user; absent: the caller' }),
  ),
})

export const deletedUser = input({ username: userName })

export const userChange = input({
  username: userName,
  email,
  fullName,
  company,
  password: Type.Optional(Type.Never({ description: 'Use change_password to set it' })),
})

export const subject = reply({
  principal: nullable(Type.String(), 'The user name'),
  authenticated: Type.Boolean(),
  remembered: flag('Whether the session lasts 30 days'),
})

export const accessToken = reply({
  username: Type.String(),
  access_token: Type.String({ description: 'For the header `Authorization: Bearer`' }),
})

export const user = reply({
  username: Type.String(),
  access_token: nullable(
    Type.String(),
    'Null for others than the user, and administrators whose role is transitive and has no end',
  ),
  email: nullable(Type.String()),
  emailConfirmed: flag('Whether the user has opened a link that was sent to the address'),
  fullName: nullable(Type.String()),
  fullname: nullable(Type.String(), 'The same as `fullName`, for existing clients'),
  company: nullable(Type.String()),
})
