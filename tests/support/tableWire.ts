/** The JSON of DynamoDB: inputs of commands of lib-dynamodb as text, and their outputs from text. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'

type Fields = Readonly<Record<string, unknown>>

/** These fields, at any depth, contain a map of attributes. */
const attributeFields: ReadonlySet<string> = new Set([
  'Key',
  'Item',
  'Attributes',
  'ExclusiveStartKey',
  'LastEvaluatedKey',
  'ExpressionAttributeValues',
])
/** These contain a list of such maps. */
const listFields: ReadonlySet<string> = new Set(['Keys', 'Items'])

export const toWire = (input: Fields): string =>
  JSON.stringify(
    converted(input, (item) => marshall(item, { removeUndefinedValues: true })),
    base64,
  )

export const fromWire = (text: string): unknown => {
  const output: unknown = JSON.parse(text, text.includes('"B":') ? bytes : undefined)
  return converted(output, (item) => unmarshall(item as Record<string, AttributeValue>))
}

type Convert = (attributes: Fields) => unknown

const converted = (value: unknown, convert: Convert, name = ''): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (attributeFields.has(name)) return convert(value as Fields)
  if (Array.isArray(value)) {
    return value.map((entry) =>
      listFields.has(name) ? convert(entry as Fields) : converted(entry, convert),
    )
  }
  // `BatchGetItem` responds with a list for each table.
  const fieldName = (key: string) => (name === 'Responses' ? 'Items' : key)
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, converted(field, convert, fieldName(key))]),
  )
}

/** A function, because `JSON.stringify` gives the text of a `Buffer`, and the object as `this`. */
function base64(this: Fields, key: string, value: unknown): unknown {
  const original = this[key]
  return original instanceof Uint8Array ? Buffer.from(original).toString('base64') : value
}

const bytes = (key: string, value: unknown): unknown =>
  key === 'B' && typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'base64')) : value
