import { readFileSync } from 'node:fs'
import { parseTokenKeys, type TokenKeys } from './tokenKeys.ts'

/** Every process has read a changed file after this time. */
export const tokenKeysAgeMillisMax = 1000

/**
 * Reads the token keys from a file, and reads it again while requests are served. Keys can
 * therefore be rotated without a restart. If the file is unreadable or invalid, requests that need
 * a key fail, so that a retired key is not accepted.
 */
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
