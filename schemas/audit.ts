import { Type } from '@sinclair/typebox'
import { userName } from './common.ts'
import { pageRange } from './page.ts'
import { input, nullable, reply } from './schema.ts'
import { thingWords } from './thingWords.ts'

export const auditPageSizeMax = 100

export const auditQuery = input({
  object: Type.Optional(
    Type.String({
      minLength: 3,
      maxLength: 1100,
      description:
        'The changes of this object: its type, a slash and its id, `ROLE_DEFINITION/{id}`',
    }),
  ),
  actor: Type.Optional({ ...userName, description: 'The changes that this user has made' }),
  cursor: pageRange.cursor,
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: auditPageSizeMax,
      description: 'How many records to look at; those that the caller may not read are left out',
    }),
  ),
})

const auditedField = reply({
  name: Type.String(),
  before: Type.Optional(Type.Unknown({ description: 'Absent: there was nothing' })),
  after: Type.Optional(Type.Unknown({ description: 'Absent: there is nothing any more' })),
})

const auditedChange = reply({
  what: Type.Union(thingWords.map((word) => Type.Literal(word))),
  change: Type.Union([Type.Literal('created'), Type.Literal('changed'), Type.Literal('deleted')]),
  name: Type.Optional(
    Type.String({
      description: 'Absent for the membership of a user whom the caller may not read',
    }),
  ),
  fields: Type.Array(auditedField, {
    description:
      'The text `set` replaces secrets, personal data, and references to users and groups that the ' +
      'caller may not read. A device is shown by its hash, a long value by its SHA-256.',
  }),
})

export const auditRecord = reply({
  at: Type.String({ format: 'date-time' }),
  username: nullable(
    Type.String(),
    'Who did it; null: the request was not signed in, or `usernameWithheld` is true',
  ),
  usernameWithheld: Type.Optional(
    Type.Boolean({ description: 'True: a user did it whom the caller may not read' }),
  ),
  requestId: nullable(Type.String(), 'As in the answer, `X-Request-Id`, and in the log'),
  objectType: nullable(Type.String()),
  objectId: nullable(Type.String(), 'Encoded; null: longer than a key of the table'),
  changes: Type.Array(auditedChange),
})

export const auditTrail = Type.Array(auditRecord, { description: 'The newest first' })
