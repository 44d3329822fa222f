import { Type } from '@sinclair/typebox'
import { reply } from './schema.ts'

/** Every failure, as RFC 9457 wants it, with the members that are ours. */
export const problem = reply({
  type: Type.String({ description: 'Where the failure is explained' }),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  instance: Type.String({ description: 'The path of the request' }),
  code: Type.String({ description: 'A code of docs/errors.md' }),
  requestId: Type.String(),
  permission: Type.Optional(Type.String({ description: 'The permission that was missing' })),
  errors: Type.Optional(
    Type.Array(
      reply({
        pointer: Type.Optional(Type.String({ description: 'Into a JSON body (RFC 6901)' })),
        parameter: Type.Optional(Type.String({ description: 'Of the path, the query or a form' })),
        code: Type.String(),
        detail: Type.String(),
        suggestion: Type.Optional(Type.String()),
      }),
    ),
  ),
  responseStatus: Type.Optional(Type.String({ description: 'For existing clients: `false`' })),
  responseMessage: Type.Optional(Type.String({ description: 'For existing clients' })),
})
