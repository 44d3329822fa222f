/**
 * Access tokens are derived from the user, not stored: a copy of the table contains no tokens, and
 * a token can be returned again. A token is valid as long as its generation equals that of the
 * user.
 *
 * `cb_` and base64url of: key version (1 byte), generation (4), user id (16), user name, MAC (32:
 * HMAC-SHA-256 of all preceding bytes), checksum (4: CRC-32 of all preceding bytes). The checksum
 * lets scanners recognize tokens, and distinguishes typing errors from forgeries, without a key.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { RecentMap } from '#values/recentMap.ts'
import { keyOfVersion, type TokenKey, type TokenKeys } from '#values/tokenKeys.ts'

export interface AccessTokenContent {
  readonly userId: string
  readonly userName: string
  readonly generation: number
  readonly keyVersion: number
}

const prefix = 'cb_'
const headBytes = 1 + 4 + 16
const macBytes = 32
const checksumBytes = 4

const macOf = ({ secret }: TokenKey, body: Buffer): Buffer =>
  createHmac('sha256', secret).update('access-token').update(body).digest()

const checksumOf = (bytes: Buffer): Buffer => {
  const checksum = Buffer.alloc(checksumBytes)
  checksum.writeUInt32BE(crc32(bytes))
  return checksum
}

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

export const formatAccessToken = (
  key: TokenKey,
  { userId, userName, generation }: Omit<AccessTokenContent, 'keyVersion'>,
): string => {
  const head = Buffer.alloc(5)
  head.writeUInt8(key.version)
  head.writeUInt32BE(generation, 1)
  const id = Buffer.from(userId.replace(/-/g, ''), 'hex')
  const body = Buffer.concat([head, id, Buffer.from(userName)])
  const signed = Buffer.concat([body, macOf(key, body)])
  return prefix + Buffer.concat([signed, checksumOf(signed)]).toString('base64url')
}

/** Whether it looks like a token of this service, also if it is expired, forged or misspelled. */
export const isOwnToken = (token: string): boolean => token.startsWith(prefix)

const verifiedMax = 1000

/** A client sends its token with every request. Contents are forgotten with the keys that verified them. */
const verified = new WeakMap<TokenKeys, RecentMap<AccessTokenContent>>()

/** The content of a token, or `undefined` if none of the keys signed it. */
export const readAccessToken = (keys: TokenKeys, token: string): AccessTokenContent | undefined => {
  const known = verified.get(keys) ?? new RecentMap<AccessTokenContent>(verifiedMax)
  const found = known.get(token)
  if (found !== undefined) return found
  const content = verify(keys, token)
  if (content === undefined) return undefined
  known.set(token, content)
  verified.set(keys, known)
  return content
}

const verify = (keys: TokenKeys, token: string): AccessTokenContent | undefined => {
  if (!isOwnToken(token)) return undefined
  const bytes = Buffer.from(token.slice(prefix.length), 'base64url')
  const isCanonical = prefix + bytes.toString('base64url') === token
  if (!isCanonical || bytes.length <= headBytes + macBytes + checksumBytes) return undefined

  const signed = bytes.subarray(0, -checksumBytes)
  if (!checksumOf(signed).equals(bytes.subarray(-checksumBytes))) return undefined
  const body = signed.subarray(0, -macBytes)
  const keyVersion = body.readUInt8()
  const key = keyOfVersion(keys, keyVersion)
  if (key === undefined || !timingSafeEqual(macOf(key, body), signed.subarray(-macBytes))) {
    return undefined
  }
  return {
    keyVersion,
    generation: body.readUInt32BE(1),
    userId: uuidOf(body.subarray(5, headBytes)),
    userName: body.toString('utf8', headBytes),
  }
}
