/**
 * The text of a scoped token: `cbs_`, a secret, the name of the user in base64url, and six characters of a
 * checksum. A typing error is found without a read, and scanners recognize a token that leaked. With the name,
 * one round trip reads the token and its owner.
 */
import { crc32 } from 'node:zlib'
import type { TokenKeys } from '#values/tokenKeys.ts'
import { isOwnSecret, newSecret, secretLength } from './sessionSecret.ts'

const prefix = 'cbs_'
const checksumLength = 6
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** CRC-32 in base 62. */
const checksumOf = (text: string): string => {
  let rest = crc32(text)
  let checksum = ''
  for (let place = 0; place < checksumLength; place += 1) {
    checksum = (digits[rest % digits.length] ?? '') + checksum
    rest = Math.floor(rest / digits.length)
  }
  return checksum
}

export const newScopedToken = (keys: TokenKeys, userName: string) => {
  const secret = newSecret(keys, 'token', userName)
  const text = prefix + secret + Buffer.from(userName).toString('base64url')
  return { secret, token: text + checksumOf(text) }
}

export const isScopedToken = (token: string): boolean => token.startsWith(prefix)

/** Returns `undefined` for a text that no scoped token can have. */
export const readScopedTokenText = (token: string) => {
  const text = token.slice(0, -checksumLength)
  if (!isScopedToken(token) || checksumOf(text) !== token.slice(-checksumLength)) return undefined
  const secret = text.slice(prefix.length, prefix.length + secretLength)
  const name = text.slice(prefix.length + secretLength)
  const bytes = Buffer.from(name, 'base64url')
  const isCanonical = name !== '' && bytes.toString('base64url') === name
  return isCanonical ? { secret, userName: bytes.toString() } : undefined
}

/** Whether this service made the token, which may have ended. Tokens before a rotation of the keys are unknown. */
export const isOwnScopedToken = (keys: TokenKeys, token: string): boolean => {
  const read = readScopedTokenText(token)
  return read !== undefined && isOwnSecret(keys, 'token', read)
}
