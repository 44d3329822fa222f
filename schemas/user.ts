import { Type } from '@sinclair/typebox'
import { userName } from './common.ts'
import { input, reply } from './schema.ts'

const text = (description: string) => Type.String({ maxLength: 200, description })

const email = Type.String({
  maxLength: 254,
  pattern: '^(?:|[^@\\s]+@[^@\\s]+)$',
  description: 'An e-mail address, or empty; several users may share one',
})
const fullName = text('The full name')
const company = text('The company or the club')
const password = Type.String({
  description: 'At least 8 characters, at most 256 bytes, not a common one, not the user name',
})

export const credentials = input({
  username: Type.Optional(userName),
  password: Type.Optional(password),
  rememberMe: Type.Optional(
    Type.Boolean({ description: 'Makes the session last 30 days instead of one' }),
  ),
})

export const signIn = input({
  username: userName,
  password,
  rememberMe: Type.Optional(Type.Boolean()),
})

/** Missing or weak values are the service’s to judge: they are a 412, for existing clients. */
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
  password: Type.Optional(Type.Never({ description: 'Not set here, but by change_password' })),
})

export const subject = reply({
  principal: Type.Union([Type.String(), Type.Null()], { description: 'The user name' }),
  authenticated: Type.Boolean(),
  remembered: Type.Boolean({ description: 'Whether the session is a long-lived one' }),
})

export const accessToken = reply({
  username: Type.String(),
  access_token: Type.String({ description: 'For the header `Authorization: Bearer`' }),
})

export const user = reply({
  username: Type.String(),
  access_token: Type.Optional(
    Type.String({ description: 'Only for the user and for administrators' }),
  ),
  email: Type.Union([Type.String(), Type.Null()]),
  fullName: Type.Union([Type.String(), Type.Null()]),
  fullname: Type.Union([Type.String(), Type.Null()], { description: 'The same as `fullName`' }),
  company: Type.Union([Type.String(), Type.Null()]),
})
