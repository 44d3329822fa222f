/**
 * The schemas of the document. Some schemas have a form for the validators that is hard to read for
 * people and client generators. This replaces it by the plain form. Every value that the plain
 * schema accepts is accepted by the original one.
 */
import { documentedKeyword, ownKeywords, requiredKeyword } from '#schemas/schema.ts'
import { isJson, type Json } from './json.ts'

export const wireSchema = (schema: unknown): Json => {
  if (!isJson(schema)) return {}
  const { [documentedKeyword]: documented, ...others } = schema
  if (isJson(documented)) return wireSchema({ ...others, ...documented })
  if (schema.nullable === true) {
    return wireSchema({ anyOf: [without(['nullable'], schema), { type: 'null' }] })
  }
  const { title, ...rest } = without([requiredKeyword, ...Object.values(ownKeywords)], schema)
  // A format is a title for programs.
  const spoken = rest.format === undefined ? title : undefined
  const described = { ...rest, ...describedWith(spoken, rest.description) }
  if (Array.isArray(schema.anyOf)) return choice(described, schema.anyOf)
  if (isJson(schema.items)) return { ...described, items: wireSchema(schema.items) }
  return isJson(schema.properties) ? objectSchema(described, schema.properties) : described
}

const without = (keys: readonly string[], schema: Json): Json =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => !keys.includes(name)))

/** A title completes "Must be ...", as in the messages of input errors. */
const describedWith = (title: unknown, description: unknown): Json => {
  if (typeof title !== 'string') return {}
  return {
    description:
      typeof description === 'string' ? `${description}. Must be ${title}` : sentence(title),
  }
}

const sentence = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1)

const objectSchema = (schema: Json, properties: Json): Json => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, wireSchema(property)]),
  ),
  ...requiredNames(properties, Array.isArray(schema.required) ? schema.required : []),
})

const requiredNames = (properties: Json, declared: readonly unknown[]): Json => {
  const required = Object.keys(properties).filter(
    (name) => declared.includes(name) || isMarkedRequired(properties[name]),
  )
  return required.length === 0 ? {} : { required }
}

/** True if the domain requires the property, and not the validator. */
export const isMarkedRequired = (property: unknown): boolean =>
  isJson(property) && property[requiredKeyword] === true

/**
 * Drops the empty schema, which leaves the check to the domain, and keeps the described
 * alternatives.
 */
const choice = (schema: Json, choices: readonly unknown[]): Json => {
  const outer = without(['anyOf'], schema)
  const named = choices.filter((each) => isJson(each) && Object.keys(each).length > 0)
  const known = named.map(wireSchema)
  const [first] = known
  if (known.length === 1 && first !== undefined) return { ...first, ...outer }
  return constants(known, outer) ?? orNull(known, outer) ?? { ...outer, anyOf: known }
}

const constants = (choices: readonly Json[], outer: Json): Json | undefined =>
  choices.every((each) => typeof each.const === 'string')
    ? { ...outer, type: 'string', enum: choices.map((each) => each.const) }
    : undefined

const scalars = ['string', 'number', 'integer', 'boolean']

const orNull = (choices: readonly Json[], outer: Json): Json | undefined => {
  const [first, second, ...others] = choices
  if (first === undefined || second?.type !== 'null' || others.length > 0) return undefined
  if (!scalars.includes(String(first.type)) || first.const !== undefined) return undefined
  const values = Array.isArray(first.enum) ? { enum: [...(first.enum as unknown[]), null] } : {}
  return { ...first, ...outer, type: [first.type, 'null'], ...values }
}
