/** Translates a JSON Schema to the text of a TypeScript type. */

export interface Schema {
  readonly $ref?: string
  readonly description?: string
  readonly format?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly properties?: Named<Schema>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly patternProperties?: Named<Schema>
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

export type Named<Value> = Readonly<Record<string, Value>>

/** The keywords of the document. */
const known = new Set(
  [
    ['$ref', 'type', 'const', 'enum', 'items', 'anyOf', 'allOf', 'properties', 'required'],
    ['additionalProperties', 'patternProperties'],
    ['description', 'format', 'pattern', 'not', 'example', 'examples', 'minLength', 'maxLength'],
    ['minimum', 'maximum', 'minItems', 'maxItems', 'uniqueItems'],
  ].flat(),
)

/** @throws Error when the schema has an unknown keyword, because its type could be wrong */
export const typeOf = (schema: Schema): string => {
  const unknown = Object.keys(schema).filter((keyword) => !known.has(keyword))
  if (unknown.length > 0) {
    throw new Error(`Add the keyword ${unknown.join()} to scripts/schemaType.ts.`)
  }
  if (schema.$ref !== undefined) return reference(schema.$ref)
  const own = [...new Set(alternativesOf(schema))].join(' | ')
  const parts = [own, ...(schema.allOf ?? []).map(typeOf)].filter((part) => part !== '')
  return parts.length > 1 ? parts.map(inBrackets).join(' & ') : (parts[0] ?? 'unknown')
}

/** `#/components/schemas/Tag` as a type. */
export const reference = ($ref: string): string => {
  const [, first, ...others] = $ref.split('/')
  return `${first}${others.map((name) => `[${JSON.stringify(name)}]`).join('')}`
}

const alternativesOf = (schema: Schema): readonly string[] => {
  const { type = schema.properties === undefined ? [] : 'object', anyOf = [] } = schema
  const literals = 'const' in schema ? [schema.const] : schema.enum
  const types = [type].flat().filter((name) => literals === undefined || name === 'null')
  return [
    ...(literals ?? []).map((value) => JSON.stringify(value)),
    ...types.map((name) => typeNamed(name, schema)),
    ...anyOf.map(typeOf),
  ]
}

const typeNamed = (type: string, schema: Schema): string => {
  if (type === 'integer') return 'number'
  if (type === 'array') return `${inBrackets(typeOf(schema.items ?? {}))}[]`
  return type === 'object' ? objectType(schema) : type
}

const objectType = (schema: Schema): string => {
  const { properties = {}, required = [], additionalProperties, patternProperties = {} } = schema
  const named = members(properties, (property, name) => ({
    ...schemaMember(property),
    isOptional: !required.includes(name),
  }))
  const further = typeof additionalProperties === 'object' ? [additionalProperties] : []
  const values = [...further, ...Object.values(patternProperties)].map(typeOf)
  if (additionalProperties === true) values.push('unknown')
  return block([...named, ...(values.length > 0 ? [`[key: string]: ${values.join(' | ')};`] : [])])
}

const inBrackets = (type: string): string =>
  /^[^{]* [|&] |^\{[^]*\n\} /.test(type) ? `(${type})` : type

/** A schema as a property, with its notes. */
export const schemaMember = (schema: Schema): Member => ({
  type: typeOf(schema),
  comment: [schema.format && `Format: ${schema.format}`, schema.description],
})

/** A property of an interface. */
export interface Member {
  readonly type: string
  /** Paragraphs. */
  readonly comment?: readonly (string | undefined)[]
  readonly isOptional?: boolean
}

export const members = <Value>(
  values: Named<Value>,
  describe: (value: Value, name: string) => Member,
): readonly string[] =>
  Object.entries(values).map(([name, value]) => member(name, describe(value, name)))

export const member = (name: string, { type, comment, isOptional = false }: Member): string => {
  const key = /^(?:[A-Za-z_$][\w$]*|\d+)$/.test(name) ? name : JSON.stringify(name)
  return `${commentOf(comment)}${key}${isOptional ? '?' : ''}: ${type};`
}

const commentOf = (paragraphs: Member['comment'] = []): string => {
  const text = paragraphs.filter(Boolean).join('\n\n').replaceAll('*/', '*\\/')
  if (text === '') return ''
  if (!text.includes('\n')) return `/** ${text} */\n`
  return `/**\n${text.replace(/^/gm, ' * ').replace(/ +$/gm, '')}\n */\n`
}

export const block = (lines: readonly string[]): string =>
  lines.length === 0
    ? 'Record<string, never>'
    : `{\n${lines.join('\n').replace(/^(?=.)/gm, ' ')}\n}`
