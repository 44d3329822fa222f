import { Type } from '@sinclair/typebox'
import { millisOrNull } from '../platform/common.ts'
import { newObjectName } from '../platform/fields.ts'
import { moment, windowOf } from '../platform/moment.ts'
import { pageRange } from '../platform/page.ts'
import { askedPermission } from '../platform/question.ts'
import { userReference } from '../platform/user.ts'
import { input, nullable, optional, reply, text } from '../schema.ts'

export const tokenPermissionsMax = 50

export const newScopedToken = input({
  name: newObjectName('What the token is for'),
  permissions: Type.Array(askedPermission, {
    minItems: 1,
    maxItems: tokenPermissionsMax,
    description:
      'What the token may do, as far as its owner may do it: `TYPE:ACTION[:ID]`, each part a list or `*`',
  }),
  validFrom: windowOf('token').validFrom,
  validUntil: optional(moment('The end of the token, at most a year from now; absent: in 30 days')),
  note: Type.Optional(text('A note for the owner', { maxLength: 200 })),
})

export const scopedTokenReference = input({
  id: text('The id of the token, a hash of its secret', {
    pattern: '^[\\w-]{43}$',
    title: 'the id of a token: 43 letters, digits, `-` and `_`',
  }),
})

export const scopedTokenQuery = input({ ...userReference.properties, ...pageRange })

const stored = {
  id: Type.String(),
  name: Type.String(),
  permissions: Type.Array(Type.String()),
  validFrom: millisOrNull,
  validUntil: Type.Integer(),
  note: nullable(Type.String()),
  createdAt: Type.Integer(),
  lastUsedAt: nullable(
    Type.Integer(),
    'The beginning of the quarter of an hour in which it was used last; null: never',
  ),
}

export const scopedToken = reply(stored)

export const scopedTokens = Type.Array(scopedToken)

export const createdScopedToken = reply({
  ...stored,
  token: Type.Optional(text('Shown only here; absent when the request is repeated')),
})
