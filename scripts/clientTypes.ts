/** Generates the types of the OpenAPI document, in the form that openapi-fetch expects. */
import {
  block,
  member,
  type Member,
  members,
  type Named,
  reference,
  type Schema,
  schemaMember,
  typeOf,
} from './schemaType.ts'

/** A response, or the body of a request. */
interface Message {
  readonly $ref?: string
  readonly description?: string
  readonly content?: Named<{ readonly schema: Schema }>
  readonly required?: boolean
}

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly description?: string
  readonly required?: boolean
  readonly schema?: Schema
}

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Message
  readonly responses: Named<Message>
}

interface OpenApi {
  readonly paths: Named<Named<Operation>>
  readonly components: {
    readonly schemas: Named<Schema>
    readonly responses: Named<Message>
    readonly parameters: Named<Parameter>
  }
}

/**
 * Leaves out examples and response headers: they would be a third of the types, and no program is
 * checked against them.
 */
export const clientTypes = (openApi: string): string => {
  const { paths, components } = JSON.parse(openApi) as OpenApi
  const { schemas, responses, parameters } = components
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const interfaces = {
    paths: members(paths, (path) => ({
      type: block(methods.map((method) => member(method, operationMember(path[method])))),
    })),
    components: [
      member('schemas', { type: block(members(schemas, schemaMember)) }),
      member('responses', { type: block(members(responses, messageMember)) }),
      member('parameters', { type: block(members(parameters, parameterMember)) }),
    ],
    operations: operations.map((operation) =>
      member(operation.operationId, { type: operationType(operation, parameters) }),
    ),
  }
  return Object.entries(interfaces)
    .map(([name, lines]) => `export interface ${name} ${block(lines)}\n`)
    .join('')
}

/** Each path has all of them, so that generic code can index any path by any method. */
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

const absent: Member = { type: 'never', isOptional: true }

const operationMember = (operation?: Operation): Member =>
  operation === undefined
    ? absent
    : {
        type: `operations["${operation.operationId}"]`,
        comment: [operation.summary, operation.description],
      }

const operationType = (
  { parameters = [], requestBody, responses }: Operation,
  shared: Named<Parameter>,
): string => {
  const all = parameters.map((own) => ({ ...own, ...shared[own.$ref?.split('/').at(-1) ?? ''] }))
  const locations = ['query', 'header', 'path', 'cookie'].map((location) => {
    const found = all.filter((parameter) => parameter.in === location)
    const lines = found.map((parameter) =>
      member(parameter.name, {
        ...parameterMember(parameter),
        isOptional: parameter.required !== true,
      }),
    )
    const isOptional = found.every(({ required }) => required !== true)
    return member(location, lines.length === 0 ? absent : { type: block(lines), isOptional })
  })
  const body = requestBody && {
    ...messageMember(requestBody),
    isOptional: requestBody.required !== true,
  }
  return block([
    member('parameters', { type: block(locations) }),
    member('requestBody', body ?? absent),
    member('responses', { type: block(members(responses, messageMember)) }),
  ])
}

/** A parameter without a schema is a text that contains JSON. A shared one has its comment where it is defined. */
const parameterMember = ({ $ref, schema, description }: Parameter): Member =>
  $ref === undefined
    ? { type: typeOf(schema ?? { type: 'string' }), comment: [description] }
    : { type: reference($ref) }

const messageMember = ({ $ref, description, content }: Message): Member => {
  if ($ref !== undefined) return { type: reference($ref) }
  const bodies = content && members(content, ({ schema }) => ({ type: typeOf(schema) }))
  return {
    type: block([member('content', bodies === undefined ? absent : { type: block(bodies) })]),
    comment: [description],
  }
}
