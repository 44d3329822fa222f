/**
 * Descriptions of schemas and values, for users who have to correct their input. These values may be
 * secrets. `describe` in `lib/platform/endpoint/formErrors.ts` also quotes values, for input without
 * secrets.
 */
import type { TSchema } from '@sinclair/typebox'
import { invisible } from '#schemas/platform/invisible.ts'
import { oneOf, typeNames } from './formErrors.ts'
import { invisibleIn } from '#values/invisible.ts'

/** Returns the requirement of a JSON Schema keyword, for example "must be a number". */
export const describeRule = (
  keyword: string,
  params: Readonly<Record<string, unknown>>,
  schema: TSchema | undefined,
): string => {
  const limit = Number(params.limit)
  switch (keyword) {
    case 'minLength':
      return `must have at least ${counted(limit, 'character')}`
    case 'maxLength':
      return `must have at most ${counted(limit, 'character')}`
    case 'minItems':
      return `must have at least ${counted(limit, 'entry')}`
    case 'maxItems':
      return `must have at most ${counted(limit, 'entry')}`
    case 'minimum':
      return `must be ${limit} or more`
    case 'maximum':
      return `must be ${limit} or less`
    default:
      return `must be ${describeSchema(schema)}`
  }
}

const plurals = { character: 'characters', entry: 'entries' } as const

const counted = (count: number, unit: keyof typeof plurals): string =>
  `${count} ${count === 1 ? unit : plurals[unit]}`

const describeSchema = (schema: TSchema | undefined): string => {
  if (Array.isArray(schema?.anyOf)) {
    if (schema.title !== undefined) return schema.title
    return (schema.anyOf as TSchema[]).map(describeSchema).join(' or ')
  }
  if (schema?.const !== undefined) return `\`${String(schema.const)}\``
  if (Array.isArray(schema?.enum)) return oneOf(schema.enum.map(String))
  if (schema?.not !== undefined) return `absent: ${schema.description ?? ''}`
  const type = typeNames[String(schema?.type)] ?? 'something else'
  return schema?.pattern === undefined
    ? `${type}${boundOf(schema)}`
    : (schema.title ?? `${type} that matches ${String(schema.pattern)}`)
}

const boundOf = (schema: TSchema | undefined): string => {
  const maximum = (schema?.maxLength ?? schema?.maxItems) as number | undefined
  const unit = schema?.type === 'array' ? 'entry' : 'character'
  return maximum === undefined ? '' : ` of at most ${counted(maximum, unit)}`
}

/** Describes the value that breaks a rule, or the forbidden code point of a name. */
export const describeFound = (
  keyword: string,
  schema: TSchema | undefined,
  value: unknown,
): string => {
  const schemas = [schema, ...((schema?.anyOf as TSchema[] | undefined) ?? [])]
  const isName =
    (keyword === 'pattern' || keyword === 'anyOf') &&
    schemas.some((each) => String(each?.pattern).includes(invisible))
  const found = isName && typeof value === 'string' ? invisibleIn(value) : undefined
  return found ?? describeValue(value)
}

/** Describes values only by their type, because they may be secrets. */
const describeValue = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'string') return `a text of ${counted(value.length, 'character')}`
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : 'a fraction'
  return typeof value === 'object' ? 'an object' : 'true or false'
}
