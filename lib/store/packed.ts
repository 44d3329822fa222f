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
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

export const pack = <Value>(value: Value): Packed<Value> =>
  new Uint8Array(brotliCompressSync(JSON.stringify(value), { params }))

export const unpack = <Value>(value: Packed<Value>): Value =>
  JSON.parse(brotliDecompressSync(value).toString()) as Value
