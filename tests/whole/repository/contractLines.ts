/** The API in lines, for readable diffs: one for each operation, and one for each schema. */
import type { Endpoint } from '#endpoint/endpoint.ts'
import { type Guard, guardsIn, type OneGuard, type OtherGuard } from '#endpoint/guard.ts'
import { type Document, type Operation, responseOf } from '../../support/checkedReply.ts'

interface Schema {
  readonly $ref?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly type?: string | readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema?: Schema
  /** A text that contains JSON. */
  readonly content?: Content
}

export const contractLines = (
  { paths, components }: Document,
  endpoints: readonly Pick<Endpoint, 'routes' | 'guard'>[],
): readonly string[] => {
  const guards = new Map(
    endpoints.flatMap(({ routes, guard }) => routes.map((route) => [route as string, guard])),
  )
  const operations = Object.entries(paths).flatMap(([path, ofPath]) =>
    Object.entries(ofPath).map(([method, operation]) => {
      const route = `${method.toUpperCase()} ${path}`
      const guard = guards.get(route)
      return [
        route,
        operation.operationId,
        ...['query', 'header'].map((location) => inputsOf(operation, location, components)),
        bodyOf(operation),
        ...Object.entries(operation.responses)
          .filter(([status]) => isSuccess(status))
          .map(([status, response]) => `${status} ${contentOf(responseOf(response))}`.trim()),
        `else ${Object.keys(operation.responses)
          .filter((status) => !isSuccess(status))
          .join(' ')}`,
        guard === undefined ? '' : guardText(guard),
      ]
        .filter((part) => part !== '')
        .join('; ')
    }),
  )
  const schemas = Object.entries(components.schemas as Readonly<Record<string, Schema>>).map(
    ([name, schema]) => `${name} ${shapeOf(schema)}`,
  )
  return [...operations, '', ...schemas, '']
}

const isSuccess = (status: string): boolean => status.startsWith('2')

const nameOf = (reference: string): string => reference.split('/').at(-1) ?? ''

const inputsOf = (
  { parameters = [] }: Operation,
  location: string,
  components: Document['components'],
): string => {
  const found = parameters
    .map((parameter) => {
      const { $ref } = parameter as { readonly $ref?: string }
      return ($ref === undefined ? parameter : components.parameters[nameOf($ref)]) as Parameter
    })
    .filter((parameter) => parameter.in === location)
    .map(({ name, required, schema, content }) =>
      memberOf(name, required === true, schema ?? content?.['application/json']?.schema ?? {}),
    )
  return found.length === 0 ? '' : `${location} ${found.join(', ')}`
}

const bodyOf = ({ requestBody }: Operation): string =>
  requestBody === undefined
    ? ''
    : `body${requestBody.required === true ? '' : '?'} ${contentOf(requestBody)}`

/** The media types are named unless the body can be JSON. */
const contentOf = ({ content = {} }: { readonly content?: Content }): string => {
  const shapes = Object.entries(content).map(([mediaType, { schema }]) =>
    mediaType.includes('json') ? shapeOf(schema) : `${mediaType} ${shapeOf(schema)}`,
  )
  return [...new Set(shapes)].join(' | ')
}

const memberOf = (name: string, isRequired: boolean, schema: Schema): string =>
  `${name}${isRequired ? '' : '?'}: ${shapeOf(schema)}`

const shapeOf = (schema: Schema): string => {
  if (schema.$ref !== undefined) return nameOf(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((word) => JSON.stringify(word)).join(' | ')
  if (schema.anyOf !== undefined) return schema.anyOf.map(shapeOf).join(' | ')
  if (schema.items !== undefined) return `[${shapeOf(schema.items)}]`
  if (schema.properties === undefined) return [schema.type ?? 'any'].flat().join(' | ')
  const members = Object.entries(schema.properties).map(([name, property]) =>
    memberOf(name, schema.required?.includes(name) === true, property),
  )
  return `{ ${members.join(', ')} }`
}

const guardText = (guard: Guard): string => guardsIn(guard).map(textOfOne).join(' or ')

const textOfOne = (guard: OneGuard | OtherGuard): string => {
  switch (guard.kind) {
    case 'public':
    case 'signed-in':
    case 'question':
    case 'author':
    case 'self':
    case 'secret':
    case 'rule':
      return guard.kind
    case 'type':
      return `type ${guard.type}`
    case 'each':
      return `each ${guard.type} ${guard.action}`
    case 'after-input': {
      const { type, action } = guard
      const actions =
        typeof action === 'string'
          ? action
          : `${action.otherwise} or ${action.then} if ${action.ifTrue}`
      return `after-input ${type} ${actions}`
    }
    case 'object': {
      const { type, actions, id } = guard
      const typeText = typeof type === 'string' ? type : `type of ${type.from}`
      const owner = typeof id === 'object' && 'callerOr' in id ? ['of caller by default'] : []
      return ['object', typeText, ...actions, ...owner].join(' ')
    }
  }
}
