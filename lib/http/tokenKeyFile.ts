import { readFileSync } from 'node:fs'
import { parseTokenKeys, type TokenKeys } from '../domain/session/tokenKeys.ts'

/** Whoever changes the file can rely on it that every process has read it anew after this time. */
export const tokenKeysAgeMillisMax = 1000

/**
 * The keys in a file, read anew while requests are served, so that keys are rotated under a service
 * that goes on. A file that cannot be read, or holds something else, fails the requests that need a
 * key: who took a key out of use must not find it still accepted.
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
