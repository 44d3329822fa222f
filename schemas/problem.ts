import { Type } from '@sinclair/typebox'
import { reply } from './schema.ts'

export const inputError = reply({
  pointer: Type.Optional(Type.String({ description: 'Into a JSON body (RFC 6901)' })),
  parameter: Type.Optional(Type.String({ description: 'Of the path, the query or a form' })),
  code: Type.String({ description: 'The rule that is broken' }),
  detail: Type.String({ description: 'What would be right' }),
  suggestion: Type.Optional(Type.String()),
})

/** Every failure, as RFC 9457 wants it, with the members that are ours. */
export const problem = reply({
  type: Type.String({ description: 'Where the failure is explained' }),
  title: Type.String({ description: 'What went wrong, for people' }),
  status: Type.Integer({ description: 'The status of the answer' }),
  detail: Type.String({ description: 'What went wrong this time' }),
  instance: Type.String({ description: 'The path of the request' }),
  code: Type.String({ description: 'What went wrong, for programs: it never changes its meaning' }),
  requestId: Type.String({ description: 'Also in the header `X-Request-Id`, and in the log' }),
  permission: Type.Optional(Type.String({ description: 'The permission that was missing' })),
  explanation: Type.Optional(
    Type.String({ description: 'Where it is explained why, and what would help' }),
  ),
  errors: Type.Optional(
    Type.Array(inputError, { description: 'All that is wrong with the input, up to 50' }),
  ),
  message: Type.Optional(
    Type.String({ description: 'For existing clients: the same as `detail`' }),
  ),
  errorCodeName: Type.Optional(
    Type.String({ description: 'For existing clients, for example `REGATTA_ALREADY_EXISTS`' }),
  ),
  errorCode: Type.Optional(Type.Integer({ description: 'For existing clients: its number' })),
  responseStatus: Type.Optional(Type.String({ description: 'For existing clients: `false`' })),
  responseMessage: Type.Optional(Type.String({ description: 'For existing clients' })),
})
