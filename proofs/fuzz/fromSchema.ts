/** Generates values that a JSON Schema of the document allows. */
import fc from 'fast-check'
import { type Schema, schemaAt } from './document.ts'

/** The values of the fixture for a parameter name, or undefined for unknown names. */
export type Known = (name: string) => fc.Arbitrary<unknown> | undefined

/** Each pattern and format of the document allows some of these texts. */
const plainTexts = [
  'Kiel Week',
  'R1',
  'Default',
  'Gold',
  'bosun',
  'one',
  '⛵ ahoy',
  "it's 5 > 4 & 3 < 4",
  'x',
  '',
  'true',
  'false',
  'both',
  'PUBLIC',
  'EVENT',
  'READ',
  '!UPDATE',
  '*',
  '#ff8800',
  'abc',
  '2026-06-20',
  '2026-06-20T10:00:00Z',
  'anna@example.org',
  'https://example.org/a.png?b=c#d',
  '/regatta/Kiel',
  '0f8fad5b-d9cb-469f-a165-70867728950e',
  'EVENT:READ',
  'REGATTA:READ,UPDATE:Kiel Week',
  '7',
  // The form of the id of an invitation.
  'cmVncmV0LW5vLWludml0YXRpb24taGFzLXRoaXMtaWQ',
  // As the id of a session.
  '0'.repeat(64),
]

const formats: Readonly<Record<string, RegExp>> = {
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  uri: /^https?:/,
  binary: /^/,
}

export const valueOf = (schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> => {
  if (schema.$ref !== undefined) return valueOf(schemaAt(schema.$ref), name, known)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined) {
    return fc.oneof(...schema.anyOf.map((one) => valueOf(one, name, known)))
  }
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any'])
  return fc.oneof(
    ...types.map((type) => ({
      weight: type === 'null' ? 1 : 4,
      arbitrary: valueOfType(type, schema, name, known),
    })),
  )
}

const valueOfType = (
  type: string,
  schema: Schema,
  name: string,
  known: Known,
): fc.Arbitrary<unknown> => {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.oneof(nearTheBounds(schema), fc.integer(boundsOf(schema)))
    case 'number':
      return fc.oneof(nearTheBounds(schema), fc.double({ ...boundsOf(schema), noNaN: true }))
    case 'string':
      return textOf(schema, name, known)
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, name, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      })
    case 'object':
      return existingOr(name, known, objectOf(schema, known))
    default:
      return fc.jsonValue({ maxDepth: 3 })
  }
}

/** Sometimes a value of the fixture for this name. */
export const existingOr = (
  name: string,
  known: Known,
  other: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> => {
  const existing = known(name)
  return existing === undefined ? other : fc.oneof(existing, other)
}

const boundsOf = ({ minimum, maximum }: Schema) => ({
  min: Math.max(minimum ?? -1000, Number.MIN_SAFE_INTEGER),
  max: Math.min(maximum ?? 1000, Number.MAX_SAFE_INTEGER),
})

/** Usual numbers, and the minimum and the maximum. */
const nearTheBounds = (schema: Schema) => {
  const { min, max } = boundsOf(schema)
  const allowed = [0, 1, 2, 3, min, max].filter((value) => value >= min && value <= max)
  return fc.constantFrom(...allowed)
}

const textOf = (schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> => {
  const { pattern, format, minLength = 0, maxLength = Infinity } = schema
  const fits = (text: string): boolean =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
    (format === undefined || formats[format]?.test(text) === true)
  const allowed = plainTexts.filter(fits)
  if (allowed.length === 0) throw new Error(`no known text matches ${JSON.stringify(schema)}`)
  const existing = known(name)
  return fc.oneof(
    ...(existing === undefined ? [] : [{ weight: 16, arbitrary: existing }]),
    { weight: 2, arbitrary: fc.constantFrom(...allowed) },
    // Random texts almost never match a narrow pattern.
    ...(fits('Any text, of 20 é. ⛵') ? [{ weight: 1, arbitrary: anyText.filter(fits) }] : []),
  )
}

const anyText = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
)

const objectOf = ({ properties = {}, required = [] }: Schema, known: Known) =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, valueOf(schema, name, known)]),
    ),
    { requiredKeys: [...required] },
  )
