import { Type } from '@sinclair/typebox'
import { exact, flag, input, reply, text } from '../schema.ts'

/** Limit of evaluations in one request. */
export const evaluationsMax = 100

const word = (description: string) => Type.String({ maxLength: 256, description })

const subject = exact({ type: word('`user`'), id: word('The name of the user') })

const action = exact({ name: word('An action, for example `READ`') })

const resource = exact({
  type: word('The type of the object, for example `EVENT`'),
  id: text('One raw part, or the encoded form', { maxLength: 1024 }),
})

const optional = {
  subject: Type.Optional(subject),
  action: Type.Optional(action),
  resource: Type.Optional(resource),
}

/** As in OpenID AuthZEN Authorization API 1.0. `context` and properties are ignored. */
export const accessEvaluation = input({ subject, action, resource })

export const accessEvaluations = input({
  ...optional,
  evaluations: Type.Optional(
    Type.Array(exact(optional), {
      maxItems: evaluationsMax,
      description: 'Missing fields of an evaluation default to those of the request',
    }),
  ),
  options: Type.Optional(
    exact({
      evaluations_semantic: Type.Optional(
        Type.Union(
          [
            Type.Literal('execute_all'),
            Type.Literal('deny_on_first_deny'),
            Type.Literal('permit_on_first_permit'),
          ],
          { description: 'The condition to stop; by default `execute_all`' },
        ),
      ),
    }),
  ),
})

const context = reply({
  reason: Type.String(),
  rule: Type.Optional(text('A rule of docs/reference/permissions.md')),
  token: Type.Optional(reply({ id: Type.String(), name: Type.String() })),
  explanation: Type.Optional(text('Where it is explained')),
  error: Type.Optional(reply({ status: Type.Integer(), message: Type.String() })),
})

export const accessDecision = reply({ decision: Type.Boolean(), context })

export const accessDecisions = reply({
  decision: Type.Optional(flag('Present if the request had no list')),
  context: Type.Optional(context),
  evaluations: Type.Optional(Type.Array(accessDecision)),
})
