/** Large values as compressed JSON, for items that are written often and read rarely. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { type Attribute, bytes } from './attributes.ts'

declare const unpackedType: unique symbol

/** Compressed JSON of a value. */
export type Packed<Value> = Uint8Array & { readonly [unpackedType]?: Value }

export const packed = <Value>(): Attribute<Packed<Value>> => ({
  ...(bytes as Attribute<Packed<Value>>),
  isWhole: (value) => {
    try {
      return value instanceof Uint8Array && unpack(value) !== undefined
    } catch {
      return false
    }
  },
})

/** The best quality takes seconds for a megabyte, this one takes milliseconds. */
const quality = 5

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
