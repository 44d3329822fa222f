import { Type } from '@sinclair/typebox'
import { millisOrNull } from '../platform/common.ts'
import { userReference } from '../platform/user.ts'
import { flag, input, nullable, reply, text } from '../schema.ts'

export const sessionQuery = userReference

export const sessionReference = input({
  id: text('The id of the session, a hash of its secret', {
    pattern: '^[0-9a-f]{64}$',
    title: 'the id of a session: 64 hexadecimal digits',
  }),
})

export const session = reply({
  id: Type.String(),
  begunAt: millisOrNull,
  lastSeenAt: nullable(
    Type.Integer(),
    'The beginning of the quarter of an hour in which it was used last',
  ),
  browser: nullable(Type.String(), 'The browser and its system, in two words; null: unknown'),
  current: flag('Whether it is the session of the request'),
})

export const sessions = Type.Array(session, { description: 'Newest first, at most 100' })
