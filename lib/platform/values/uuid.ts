import { createHash, randomUUID } from 'node:crypto'

/** UUIDs (RFC 9562). Clients send upper or lower case; responses and keys have lower case. */
export const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns any other text unchanged. */
export const lowerCaseUuid = (text: string): string =>
  uuidPattern.test(text) ? text.toLowerCase() : text

/** Returns a random UUID in 22 characters instead of 36. Unlike `randomBytes`, Node keeps random UUIDs ready. */
export const shortUuid = (): string =>
  Buffer.from(randomUUID().replaceAll('-', ''), 'hex').toString('base64url')

/** Returns the same UUID for the same parts. RFC 9562 leaves version 8 to applications. */
export const derivedUuid = (...parts: readonly string[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
