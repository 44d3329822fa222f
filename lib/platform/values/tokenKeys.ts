import { readFileSync } from 'node:fs'

/**
 * The keys for access tokens and cursors: one key, or two during a rotation. The first key signs,
 * and all keys verify. So a new key can be deployed everywhere before it signs, and an old key
 * stays valid until its tokens are no longer used.
 *
 * As text: `VERSION:SECRET`, or two of them separated by a blank. A text without a version is a key
 * of version 1.
 */
export interface TokenKey {
  /** Part of each token, to select the key that verifies it. */
  readonly version: number
  readonly secret: Buffer
}

export type TokenKeys = readonly [signing: TokenKey, ...others: TokenKey[]]

const secretBytesMin = 32
const keysMax = 2
/** The version is one byte of an access token. */
export const keyVersionMax = 255

/** @throws {Error} without any part of the text, because the text may be a secret */
export const parseTokenKeys = (text: string): TokenKeys => {
  // Everybody can read this text, so it must never become a key.
  if (text.includes('{{resolve:')) {
    throw new Error(
      'the token key is a reference to a secret, which only CloudFormation resolves: set a key of your own, or TOKEN_KEY_FILE',
    )
  }
  const trimmed = text.trim()
  const words = /^\d+:/.test(trimmed) ? trimmed.split(/\s+/) : [`1:${trimmed}`]
  const [signing, ...others] = words.map(parseTokenKey)
  if (signing === undefined || words.length > keysMax) {
    throw new Error(`there are more than ${keysMax} token keys`)
  }
  if (others.some(({ version }) => version === signing.version)) {
    throw new Error('two token keys have the same version')
  }
  return [signing, ...others]
}

const parseTokenKey = (word: string): TokenKey => {
  const [, digits = '', text = ''] = /^(\d{1,3}):(.*)$/s.exec(word) ?? []
  const version = Number(digits)
  if (version < 1 || version > keyVersionMax) {
    throw new Error(`a token key has no version from 1 to ${keyVersionMax}`)
  }
  const secret = Buffer.from(text)
  if (secret.length < secretBytesMin) {
    throw new Error(`a token key has fewer than ${secretBytesMin} bytes`)
  }
  return { version, secret }
}

/** @throws {Error} if a key contains a blank, which only a key without a version may do */
export const formatTokenKeys = (keys: TokenKeys): string => {
  const words = keys.map(({ version, secret }) => `${version}:${secret.toString()}`)
  if (words.some((word) => /\s/.test(word))) {
    throw new Error('a token key that contains a blank cannot be rotated, only replaced')
  }
  return words.join(' ')
}

export const keyOfVersion = (keys: TokenKeys, version: number): TokenKey | undefined =>
  keys.find((key) => key.version === version)

/** Every process has read a changed file after this time. */
export const tokenKeysAgeMillisMax = 1000

/** Reads the file again while requests are served. If it is invalid, requests fail: no retired key is accepted. */
export const tokenKeysIn = (path: string): (() => TokenKeys) => {
  const read = () => parseTokenKeys(readFileSync(path, 'utf8'))
  let keys = read()
  let readAt = performance.now()
  return () => {
    const now = performance.now()
    if (now - readAt > tokenKeysAgeMillisMax) {
      keys = read()
      readAt = now
    }
    return keys
  }
}
