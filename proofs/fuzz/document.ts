/** The parts of the operations in `openapi.json` that are needed to generate requests. */
import { openApi, type MediaType } from '../../tests/support/checkedReply.ts'

/** The keywords of JSON Schema that the document uses. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
}

export interface Body {
  readonly type: 'json' | 'form'
  readonly schema: Schema
  readonly example: unknown
}

export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly bodies: readonly Body[]
}

const componentAt = (reference: string): object =>
  reference
    .split('/')
    .slice(1)
    .reduce<object>((inside, name) => inside[name as keyof object], openApi)

export const schemaAt = (reference: string): Schema => componentAt(reference)

interface WrittenParameter {
  readonly $ref?: string
  readonly name: string
  readonly in: Parameter['in']
  readonly required?: boolean
  readonly schema?: Schema
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
}

const readParameter = (written: object): Parameter => {
  const { $ref } = written as WrittenParameter
  const found = ($ref === undefined ? written : componentAt($ref)) as WrittenParameter
  const schema = found.schema ?? found.content?.['application/json']?.schema ?? {}
  return { name: found.name, in: found.in, required: found.required === true, schema }
}

const readBody = ([type, { schema, example }]: [string, MediaType]): Body => ({
  type: type.endsWith('json') ? 'json' : 'form',
  schema,
  example,
})

export const operations: readonly Operation[] = Object.entries(openApi.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
      parameters: parameters.map(readParameter),
      bodies: Object.entries(requestBody?.content ?? {}).map(readBody),
    })),
)
