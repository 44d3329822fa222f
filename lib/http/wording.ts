/** How schemas and values are named to somebody who has to correct their input. */
import type { TObject, TSchema } from '@sinclair/typebox'

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

export const describeSchema = (schema: TSchema | undefined): string => {
  if (Array.isArray(schema?.anyOf)) {
    return (schema.anyOf as TSchema[]).map(describeSchema).join(' or ')
  }
  if (schema?.not !== undefined) return `absent (${schema.description ?? ''})`
  const type = typeNames[String(schema?.type)] ?? 'something else'
  return schema?.pattern === undefined
    ? type
    : `${type} like this: ${schema.description ?? String(schema.pattern)}`
}

/** Values of strangers are named by their kind alone: they may be secrets. */
export const describeValue = (root: unknown, instancePath: string): string => {
  const value = segmentsOf(instancePath).reduce<unknown>(
    (parent, segment) => (parent as Readonly<Record<string, unknown>> | undefined)?.[segment],
    root,
  )
  if (value === null) return 'null'
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === 'string' ? `a text of ${value.length} characters` : `a ${typeof value}`
}

/** The part of a schema that is about the value at the path. */
export const schemaAt = (schema: TSchema, instancePath: string): TSchema | undefined =>
  segmentsOf(instancePath).reduce<TSchema | undefined>(
    (parent, segment) =>
      parent?.type === 'array'
        ? (parent.items as TSchema)
        : (parent?.properties as TObject['properties'] | undefined)?.[segment],
    schema,
  )

/** RFC 6901. */
const segmentsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/~1/g, '/').replace(/~0/g, '~'))
