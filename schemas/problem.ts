import { Type } from '@sinclair/typebox'
import { reply } from './schema.ts'

export const inputError = reply({
  pointer: Type.Optional(Type.String({ description: 'The location in a JSON body (RFC 6901)' })),
  parameter: Type.Optional(
    Type.String({ description: 'The name of a parameter of the path, the query or a form' }),
  ),
  code: Type.String({ description: 'The violated rule' }),
  detail: Type.String({ description: 'The requirement' }),
  suggestion: Type.Optional(Type.String()),
})

/** Every failure in the format of RFC 9457, with members of this service. */
export const problem = reply({
  type: Type.String({ description: 'The address of the documentation' }),
  title: Type.String({ description: 'The problem, for people' }),
  status: Type.Integer({ description: 'The status of the response' }),
  detail: Type.String({ description: 'This occurrence of the problem' }),
  instance: Type.String({ description: 'The path of the request' }),
  code: Type.String({
    description: 'The problem, for programs; the meaning of a code never changes',
  }),
  requestId: Type.String({ description: 'Also in the header `X-Request-Id`, and in the log' }),
  permission: Type.Optional(Type.String({ description: 'The missing permission' })),
  explanation: Type.Optional(
    Type.String({ description: 'The address of an explanation of the refusal' }),
  ),
  errors: Type.Optional(
    Type.Array(inputError, { description: 'All errors of the input, up to 50' }),
  ),
  message: Type.Optional(
    Type.String({ description: 'For existing clients: the same as `detail`' }),
  ),
  errorCodeName: Type.Optional(
    Type.String({ description: 'For existing clients, for example `REGATTA_ALREADY_EXISTS`' }),
  ),
  errorCode: Type.Optional(
    Type.Integer({ description: 'For existing clients: the number of the error' }),
  ),
  responseStatus: Type.Optional(Type.String({ description: 'For existing clients: `false`' })),
  responseMessage: Type.Optional(Type.String({ description: 'For existing clients' })),
})
