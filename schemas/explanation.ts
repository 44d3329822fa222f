import { Type } from '@sinclair/typebox'
import { userName } from './common.ts'
import { input, nullable, reply } from './schema.ts'

export const explanationQuestion = input({
  permission: Type.String({
    minLength: 1,
    maxLength: 2048,
    description: '`TYPE:ACTION[:ID]`, with one of each; without an id it is about all of the type',
  }),
  username: Type.Optional({ ...userName, description: 'Who; absent: the caller' }),
})

const rule = Type.String({
  description: 'A rule of docs/reference/permissions.md, such as `acl-denial` or `own-role`',
})

const nameAndId = reply({ id: Type.String(), name: Type.String() })

const step = reply({
  rule,
  applies: Type.Boolean({ description: 'The first step that applies decides' }),
  because: Type.String(),
  entry: Type.Optional(
    reply({ groupId: nullable(Type.String()), actions: Type.Array(Type.String()) }),
  ),
  role: Type.Optional(nameAndId),
  group: Type.Optional(nameAndId),
  qualification: Type.Optional(
    reply({ username: nullable(Type.String()), groupId: nullable(Type.String()) }),
  ),
  permission: Type.Optional(Type.String({ description: 'The one that permits it' })),
})

const request = reply({
  method: Type.String(),
  path: Type.String(),
  body: Type.Optional(Type.Object({}, { additionalProperties: true })),
})

const change = reply({
  sentences: Type.Array(Type.String()),
  youMay: Type.Boolean({ description: 'Whether the caller may make all of it' }),
  requests: nullable(
    Type.Array(request),
    'What to send, in this order; null for who may not read the object',
  ),
})

export const explanation = reply({
  permission: Type.String(),
  username: nullable(Type.String(), 'Null: nobody is signed in'),
  allowed: Type.Boolean(),
  summary: Type.String(),
  rule: nullable(rule, 'Which one decided; null: withheld'),
  because: nullable(Type.String(), 'Null: withheld'),
  trail: nullable(Type.Array(step), 'In the order of the rules; null: withheld'),
  withheld: nullable(Type.String(), 'What is not told, and to whom it is; null: nothing'),
  changes: Type.Array(change, {
    description: 'Each alone would allow it; those that give the least power come first',
  }),
})
