import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** The types of attributes, checked where items are read from the table. */

export interface Attribute<Value> {
  /** The name of the type in messages. */
  readonly typeName: string
  readonly is: (value: unknown) => value is Value
  /** An expensive check, which only `npm run operate -- check-table` makes. */
  readonly isWhole?: (value: unknown) => boolean
  /** The attributes of a map, also of each map in a list. */
  readonly members?: Attributes
}

export type Attributes = Readonly<Record<string, Attribute<unknown>>>

type ValueOf<Type> = Type extends Attribute<infer Value> ? Value : never

type Optional<Types extends Attributes> = {
  [Name in keyof Types]: undefined extends ValueOf<Types[Name]> ? Name : never
}[keyof Types]

export type ContentOf<Types extends Attributes> = {
  readonly [Name in Exclude<keyof Types, Optional<Types>>]: ValueOf<Types[Name]>
} & { readonly [Name in Optional<Types>]?: ValueOf<Types[Name]> }

export const attribute = <Value>(
  typeName: string,
  is: (value: unknown) => value is Value,
  members?: Attributes,
): Attribute<Value> => ({ typeName, is, ...(members && { members }) })

export const text = attribute('string', (value) => typeof value === 'string')

export const number = attribute('number', (value) => typeof value === 'number')
export const boolean = attribute('boolean', (value) => typeof value === 'boolean')
export const bytes = attribute('bytes', (value) => value instanceof Uint8Array)

/** The values are not compared, so that items with a retired value can still be read. */
export const enumerated = <Value extends string>(): Attribute<Value> =>
  attribute('string', (value): value is Value => typeof value === 'string')

export const nullable = <Value>(type: Attribute<Value>) =>
  orElse(`${type.typeName} or null`, type, null)

/** Stored attributes are listed with the members of both. */
export const either = <One, Other>(one: Attribute<One>, other: Attribute<Other>) =>
  attribute(
    `${one.typeName} or ${other.typeName}`,
    (value): value is One | Other => one.is(value) || other.is(value),
    one.members || other.members ? { ...one.members, ...other.members } : undefined,
  )

export const optional = <Value>(type: Attribute<Value>) => orElse(type.typeName, type, undefined)

const orElse = <Value, Other>(
  typeName: string,
  { is, members }: Attribute<Value>,
  other: Other,
): Attribute<Value | Other> =>
  attribute(typeName, (value): value is Value | Other => value === other || is(value), members)

export const list = <Value>({ typeName, is, members }: Attribute<Value>) =>
  attribute(
    `list of ${typeName}`,
    (value): value is readonly Value[] => Array.isArray(value) && value.every(is),
    members,
  )

export const map = <Types extends Attributes>(members: Types): Attribute<ContentOf<Types>> => {
  const areTyped = checkOf(members)
  return attribute(
    'map',
    (value): value is ContentOf<Types> => isMap(value) && areTyped(value),
    members,
  )
}

/** DynamoDB refuses numbers that are closer to zero, and a request with one would fail. */
const smallestNumber = 1e-130

/** Replaces the numbers that DynamoDB refuses by zero. */
export const storable = (value: unknown): unknown => {
  if (typeof value === 'number') return Math.abs(value) < smallestNumber ? 0 : value
  if (Array.isArray(value)) return value.map(storable)
  if (!isMap(value) || value instanceof Uint8Array) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, storable(part)]))
}

/** A loop, because every item that is read passes through it. */
export const checkOf = (types: Attributes) => {
  const names = Object.keys(types)
  const checks = Object.values(types).map(({ is }) => is)
  return (value: Readonly<Record<string, unknown>>): boolean => {
    for (let at = 0; at < names.length; at += 1) {
      if (checks[at]?.(value[names[at] ?? '']) !== true) return false
    }
    return true
  }
}

export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isReadable = (read: () => unknown): boolean => {
  try {
    return read() !== undefined
  } catch {
    return false
  }
}

declare const parsed: unique symbol

/** JSON text of a value. The SDK takes seconds for thousands of values, but not for one text. */
export type JsonText<Value> = string & { readonly [parsed]?: Value }

export const json = <Value>(): Attribute<JsonText<Value>> => ({
  ...attribute('json', (value): value is JsonText<Value> => typeof value === 'string'),
  isWhole: (value) => typeof value === 'string' && isReadable(() => parseJson(value)),
})

/** Only `parseJson` reads the type parameter. It ties each text to the type of its value. */
export const jsonText = <Value>(value: Value): JsonText<Value> => JSON.stringify(value)

export const parseJson = <Value>(jsonOfValue: JsonText<Value>): Value =>
  JSON.parse(jsonOfValue) as Value

declare const unpackedType: unique symbol

export type Packed<Value> = Uint8Array & { readonly [unpackedType]?: Value }

export const packed = <Value>(): Attribute<Packed<Value>> => ({
  ...(bytes as Attribute<Packed<Value>>),
  isWhole: (value) => value instanceof Uint8Array && isReadable(() => unpack(value)),
})

/** Higher ones take up to twenty times as long, and make courses at most a few percent smaller. */
const quality = 2

export const pack = <Value>(value: Value): Packed<Value> => {
  const json = Buffer.from(JSON.stringify(value))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowBitsFor(json.length),
  }
  return new Uint8Array(brotliCompressSync(json, { params }))
}

/** A window of the default size costs more to prepare than a small value to compress. */
const windowBitsFor = (bytes: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  )

export const unpack = <Value>(value: Packed<Value>): Value =>
  JSON.parse(brotliDecompressSync(value).toString()) as Value
