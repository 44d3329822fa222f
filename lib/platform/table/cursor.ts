/** The table would accept any position, so cursors are encrypted. The first byte is the version of the key. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { Failure, sentence, sentenceOf } from '#values/failure.ts'
import { keyOfVersion, type TokenKey, type TokenKeys } from '#values/tokenKeys.ts'
import type { Start } from './items.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

const sealingKeyOf = ({ secret }: TokenKey): Buffer =>
  createHmac('sha256', secret).update('cursor').digest()

/** The part of a context on which cursors depend. */
export interface CursorContext {
  readonly settings: { readonly tokenKeys: TokenKeys }
  readonly caller?: { readonly user: { readonly userId: string } } | undefined
}

/** The caller and the list to which a cursor is bound. */
const purposeOf = ({ caller }: CursorContext, list: string): Buffer =>
  Buffer.from(JSON.stringify([caller?.user.userId ?? null, list]))

export const formatCursor = (context: CursorContext, list: string, start: Start | undefined) =>
  start && sealCursor(context, list, start)

export const sealCursor = (context: CursorContext, list: string, start: Start): string => {
  const [key] = context.settings.tokenKeys
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, sealingKeyOf(key), nonce)
  cipher.setAAD(purposeOf(context, list))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(start)), cipher.final()])
  const version = Buffer.of(key.version)
  return Buffer.concat([version, nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @throws Failure `invalid-input` unless the cursor was issued to this caller for this list */
export const readCursor = (
  context: CursorContext,
  list: string,
  cursor: string | undefined,
  { parameter, source } = { parameter: 'cursor', source: 'the `Link` of a page' },
) => {
  if (cursor === undefined) return undefined
  try {
    const sealed = Buffer.from(cursor, 'base64url')
    if (sealed.toString('base64url') !== cursor) throw new Error('not in canonical form')
    const key = keyOfVersion(context.settings.tokenKeys, sealed.readUInt8())
    if (key === undefined) throw new Error('no key of this version')
    const bytes = sealed.subarray(1)
    const nonce = bytes.subarray(0, nonceBytes)
    const decipher = createDecipheriv(algorithm, sealingKeyOf(key), nonce, {
      authTagLength: tagBytes,
    })
    decipher.setAAD(purposeOf(context, list))
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    const opened = [decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]
    return JSON.parse(Buffer.concat(opened).toString()) as Start
  } catch (cause) {
    const detail = sentence`must come from ${sentenceOf(source)}`
    throw new Failure('invalid-input', 'The cursor is not valid for this list.', {
      errors: [{ parameter, code: 'cursor', detail }],
      cause,
    })
  }
}
