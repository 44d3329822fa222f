import type { TSchema } from '@sinclair/typebox'
import { mayBe, withoutNulls } from './schemaValidator.ts'

/**
 * Returns the value for the schema. A text of the path, the query or a form becomes the value that it
 * represents, and a null without a meaning becomes `undefined`.
 */
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
