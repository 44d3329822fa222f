import { Type } from '@sinclair/typebox'
import { userName } from './common.ts'
import { oneOf } from './fields.ts'
import { pageRange } from './page.ts'
import { flag, input, integer, nullable, reply, text } from '../schema.ts'

/** Objects have a type; other items belong to an object or a user. */
export const thingWords = [
  'object',
  'ownership',
  'acl',
  'membership',
  'role',
  'receivedGrants',
  'raceColumn',
  'course',
  'mark',
  'entry',
  'deviceMapping',
  'tag',
  'preference',
  'session',
  'invitation',
  'passwordReset',
  'token',
  'webhook',
  'result',
] as const

export const auditPageSizeMax = 100

export const auditQuery = input({
  object: Type.Optional(
    text('The changes of this object: its type, a slash and its id, `ROLE_DEFINITION/{id}`', {
      minLength: 3,
      maxLength: 1100,
    }),
  ),
  actor: Type.Optional({ ...userName, description: 'The changes by this user' }),
  cursor: pageRange.cursor,
  limit: Type.Optional(
    integer('The number of records to read; those that the caller may not read are omitted', {
      minimum: 1,
      maximum: auditPageSizeMax,
    }),
  ),
})

const auditedField = reply({
  name: Type.String(),
  before: Type.Optional(Type.Unknown({ description: 'Absent: the field did not exist' })),
  after: Type.Optional(Type.Unknown({ description: 'Absent: the field was removed' })),
})

const auditedChange = reply({
  what: oneOf(thingWords),
  change: oneOf(
    ['created', 'changed', 'deleted', 'read'],
    '`read`: an administrator has read the field, a secret of another user',
  ),
  name: Type.Optional(text('Absent for the membership of a user whom the caller may not read')),
  fields: Type.Array(auditedField, {
    description:
      'The text `set` replaces secrets, personal data, and references to users and groups that the ' +
      'caller may not read. A device is replaced by its hash, a long value by its SHA-256.',
  }),
})

export const auditRecord = reply({
  at: Type.String({ format: 'date-time' }),
  username: nullable(
    Type.String(),
    'The user who made the change; null: the caller was not signed in, or `usernameWithheld` is true',
  ),
  usernameWithheld: Type.Optional(
    flag('True: the caller may not read the user who made the change'),
  ),
  token: Type.Optional(
    reply({
      id: text('The scoped token with which the user acted; absent with `usernameWithheld`'),
      name: Type.String(),
    }),
  ),
  requestId: nullable(Type.String(), 'As in the header `X-Request-Id` and in the log'),
  objectType: nullable(Type.String()),
  objectId: nullable(Type.String(), 'Encoded; null: the id is longer than a key of the table'),
  changes: Type.Array(auditedChange),
})

export const auditTrail = Type.Array(auditRecord, { description: 'Newest first' })
