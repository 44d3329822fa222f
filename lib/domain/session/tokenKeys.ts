/**
 * The keys that access tokens and cursors are made with: one, or two while one takes the place of the
 * other. The first one signs, and each of them verifies, so that a new key can be known everywhere
 * before anything is made with it, and an old one until nothing that it made is in use.
 *
 * As text: `VERSION:SECRET`, or two of them with a blank between. A text without a version is a key
 * of version 1.
 */
export interface TokenKey {
  /** Stands in what the key makes, and tells which key verifies it. */
  readonly version: number
  readonly secret: Buffer
}

export type TokenKeys = readonly [signing: TokenKey, ...others: TokenKey[]]

const secretBytesMin = 32
const keysMax = 2
/** It has one byte in an access token. */
export const keyVersionMax = 255

/** @throws {Error} without a word of the text: what is wrong may be a secret */
export const parseTokenKeys = (text: string): TokenKeys => {
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

/** @throws {Error} when a key holds a blank, which only one without a version may */
export const formatTokenKeys = (keys: TokenKeys): string => {
  const words = keys.map(({ version, secret }) => `${version}:${secret.toString()}`)
  if (words.some((word) => /\s/.test(word))) {
    throw new Error('a token key that holds a blank cannot be rotated, only replaced')
  }
  return words.join(' ')
}

export const keyOfVersion = (keys: TokenKeys, version: number): TokenKey | undefined =>
  keys.find((key) => key.version === version)
