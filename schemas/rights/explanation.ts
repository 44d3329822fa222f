import { Type } from '@sinclair/typebox'
import { millisOrNull, userName } from '../platform/common.ts'
import { decisionTime } from '../platform/question.ts'
import { objectName, oneOf } from '../platform/fields.ts'
import { taskNames } from './tasks.ts'
import { flag, input, nullable, reply, text } from '../schema.ts'

export const explanationQuestion = input({
  permission: Type.Optional(
    text(
      '`TYPE:ACTION[:ID]`, with one of each; without an id it applies to all objects of the type. Either ' +
        'this or `task`',
      { minLength: 1, maxLength: 2048 },
    ),
  ),
  task: Type.Optional(oneOf(taskNames, 'What a helper does at the `regatta`')),
  regatta: Type.Optional(objectName('The name of the regatta, for `task`')),
  username: Type.Optional({ ...userName, description: 'The user to explain; absent: the caller' }),
  at: Type.Optional(decisionTime),
})

const rule = text('A rule of docs/reference/permissions.md, such as `acl-denial` or `own-role`')

const nameAndId = reply({ id: Type.String(), name: Type.String() })

/** Absent limits: the role or the entry has no window. */
const stepWindow = {
  validFrom: Type.Optional(millisOrNull),
  validUntil: Type.Optional(millisOrNull),
}

const step = reply({
  rule,
  applies: flag('The first step that applies determines the decision'),
  because: Type.String(),
  obstacle: Type.Optional(
    text('Why the step does not apply, such as `not-a-member`, `not-yet` or `expired`'),
  ),
  entry: Type.Optional(
    reply({ groupId: nullable(Type.String()), actions: Type.Array(Type.String()), ...stepWindow }),
  ),
  role: Type.Optional(nameAndId),
  group: Type.Optional(nameAndId),
  qualification: Type.Optional(
    reply({ username: nullable(Type.String()), groupId: nullable(Type.String()), ...stepWindow }),
  ),
  permission: Type.Optional(text('The permission that allows it')),
  token: Type.Optional(nameAndId),
})

const request = reply({
  method: Type.String(),
  path: Type.String(),
  body: Type.Optional(Type.Object({}, { additionalProperties: true })),
})

const change = reply({
  sentences: Type.Array(Type.String()),
  effect: Type.Optional(
    text(
      'What others may then do. Present for a change for everybody, and for a role for all types of objects',
    ),
  ),
  youMay: flag('Whether the caller has permission for all of these changes'),
  requests: nullable(
    Type.Array(request),
    'The requests to send, in this order; null without permission to read the object',
  ),
})

export const explanation = reply({
  permission: Type.String(),
  task: Type.Optional(oneOf(taskNames, 'As in the question')),
  suggestion: Type.Optional(
    text(
      'Present if the service does not know the type or the action, with a near name if there is one',
    ),
  ),
  username: nullable(Type.String(), 'Null: the caller is not signed in'),
  allowed: Type.Boolean(),
  summary: Type.String(),
  rule: nullable(rule, 'The rule that determined the decision; null: withheld'),
  because: nullable(Type.String(), 'Null: withheld'),
  trail: nullable(Type.Array(step), 'In the order of the rules; null: withheld'),
  withheld: nullable(
    Type.String(),
    'A description of the withheld parts and the permission to see them; null: all parts are included',
  ),
  changes: Type.Array(change, {
    description:
      'Each one alone would allow it; those for one person come first, then for a group, and last for everybody',
  }),
})
