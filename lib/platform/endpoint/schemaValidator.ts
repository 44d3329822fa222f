/** The validators that Ajv compiled (`scripts/schemaCompiler.ts`), and the parts of schemas. */
import { ownKeywords, type TObject, type TSchema, validatorKey } from '#schemas/schema.ts'

/** An error of Ajv. */
export interface SchemaError {
  readonly keyword: string
  /** RFC 6901. */
  readonly instancePath: string
  readonly schemaPath: string
  readonly params: Readonly<Record<string, unknown>>
}

type Validator = ((value: unknown) => boolean) & { readonly errors?: readonly SchemaError[] | null }

/** Returns all errors of the value, and changes words to the spelling of the schema. */
export const schemaErrors = (schema: TObject, value: unknown): readonly SchemaError[] => {
  const validator = (schema as { readonly [validatorKey]?: Validator })[validatorKey]
  if (validator === undefined) throw new Error('a schema was not compiled: see schemas/schema.ts')
  return validator(value) ? [] : (validator.errors ?? [])
}

export const mayBe = (schema: TSchema | undefined, type: string): boolean =>
  schema?.type === type ||
  (type === 'null' && schema?.nullable === true) ||
  (Array.isArray(schema?.anyOf) && (schema.anyOf as TSchema[]).some((each) => mayBe(each, type)))

/** Whether the use case reports the errors of the property. */
export const isForm = (property: TSchema | undefined): boolean =>
  property?.[ownKeywords.form] === true

/** Also removes values that mean the same. Copies only what changes: a course has thousands of parts. */
const withoutNulls = (schema: TSchema | undefined, value: unknown): unknown => {
  if (schema === undefined) return value ?? undefined
  if (value === null) return mayBe(schema, 'null') ? null : undefined
  if (value === schema[ownKeywords.absentAs]) return undefined
  if (typeof value === 'string') return schema[ownKeywords.takesOne] === true ? [value] : value
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return entriesWithoutNulls(schema.items as TSchema | undefined, value)
  const properties = schema.properties as TObject['properties'] | undefined
  if (properties === undefined) return value
  let copy: Record<string, unknown> | undefined
  for (const name of Object.keys(value)) {
    const found = (value as Readonly<Record<string, unknown>>)[name]
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    const kept = withoutNulls(property, found)
    if (kept === found) continue
    copy ??= { ...value }
    if (kept === undefined) Reflect.deleteProperty(copy, name)
    else copy[name] = kept
  }
  return copy ?? value
}

/** Keeps null in a list, because other parts refer to entries by position. */
const entriesWithoutNulls = (items: TSchema | undefined, list: readonly unknown[]): unknown => {
  if (items === undefined || (items.type !== 'object' && items.type !== 'array')) return list
  let copy: unknown[] | undefined
  for (const [index, entry] of list.entries()) {
    const kept = entry === null ? null : withoutNulls(items, entry)
    if (kept === entry) continue
    copy ??= [...list]
    copy[index] = kept
  }
  return copy ?? list
}

export const valueAt = (root: unknown, segments: readonly string[]): unknown =>
  segments.reduce<unknown>(
    (parent, segment) => (parent as Readonly<Record<string, unknown>> | undefined)?.[segment],
    root,
  )

export const schemaAt = (schema: TSchema, segments: readonly string[]): TSchema | undefined =>
  segments.reduce<TSchema | undefined>(
    (parent, segment) =>
      parent?.type === 'array'
        ? (parent.items as TSchema)
        : (parent?.properties as TObject['properties'] | undefined)?.[segment],
    schema,
  )

/** RFC 6901. */
export const segmentsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/~1/g, '/').replace(/~0/g, '~'))

/** Texts become the values that they represent, and nulls without a meaning become `undefined`. */
export const presentValue = (schema: TSchema, found: unknown, location?: string): unknown =>
  withoutNulls(schema, location === 'json' ? found : readText(schema, found))

/** Converts a text of the query or a form, or a list of texts, to the type of its schema. */
const readText = (schema: TSchema, text: unknown): unknown => {
  if (Array.isArray(text)) {
    const items = schema.items as TSchema | undefined
    return items === undefined ? text : text.map((each) => readText(items, each))
  }
  if (typeof text !== 'string') return text
  if (schema.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  const isNumber = mayBe(schema, 'integer') || mayBe(schema, 'number')
  return isNumber && decimal.test(text) ? Number(text) : text
}

/** Programs write degrees with all available digits, and small ones with an exponent. */
const decimal = /^-?\d{1,16}(?:\.\d{1,32})?(?:[eE][+-]?\d{1,3})?$/
