import { Type } from '@sinclair/typebox'
import { integer, reply, text } from '../schema.ts'

const inLanguage = (what: string) =>
  Type.Optional(text(`${what}, in the language of the reader; absent without a translation`))

/** For pages. Programs read the English texts beside it. */
export const localizedError = Type.Optional(
  reply({ detail: inLanguage('The requirement'), suggestion: inLanguage('The suggestion') }),
)

export const inputError = reply({
  pointer: Type.Optional(text('The location in a JSON body (RFC 6901)')),
  parameter: Type.Optional(text('The name of a parameter of the path, the query or a form')),
  row: Type.Optional(integer('The row in a file with a table; the header is 1')),
  column: Type.Optional(text('The column in such a file, as its header spells it')),
  count: Type.Optional(integer('The number of equal errors; absent: one')),
  rows: Type.Optional(
    Type.Array(Type.Integer(), { description: 'The rows of equal errors; `row` is the first' }),
  ),
  code: text('The violated rule'),
  detail: text('The requirement'),
  suggestion: Type.Optional(Type.String()),
  localized: localizedError,
})

/** Every failure in the format of RFC 9457, with members of this service. */
export const problem = reply({
  type: text('The address of the documentation'),
  title: text('The problem, for people'),
  status: integer('The status of the response'),
  detail: text('This occurrence of the problem'),
  instance: text('The path of the request'),
  code: text('The problem, for programs; the meaning of a code never changes'),
  requestId: text('Also in the header `X-Request-Id`, and in the log'),
  permission: Type.Optional(text('The missing permission')),
  explanation: Type.Optional(text('The address of an explanation of the refusal')),
  errors: Type.Optional(
    Type.Array(inputError, { description: 'All errors of the input, up to 50' }),
  ),
  localized: Type.Optional(
    reply({
      language: text('The language of the reader, unless it is English'),
      title: inLanguage('The title'),
      detail: inLanguage('The detail'),
    }),
  ),
  message: Type.Optional(text('For existing clients: the same as `detail`')),
  errorCodeName: Type.Optional(text('For existing clients, for example `REGATTA_ALREADY_EXISTS`')),
  errorCode: Type.Optional(integer('For existing clients: the number of the error')),
  responseStatus: Type.Optional(text('For existing clients: `false`')),
  responseMessage: Type.Optional(text('For existing clients')),
})
