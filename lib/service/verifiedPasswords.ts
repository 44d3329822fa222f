/**
 * Passwords that this process has verified lately, so that HTTP Basic does not pay for a hash with
 * every request. No password is kept: an entry is an HMAC of name, password and stored hash under
 * a key that only this process has. A changed password has another stored hash, and so no entry.
 */
import { createHmac, randomBytes } from 'node:crypto'

const lifeMillis = 5 * 60 * 1000
const entriesMax = 1000
const processKey = randomBytes(32)

/** The end of life by HMAC; a Map remembers the order in which entries came. */
const verified = new Map<string, number>()

const entryOf = (name: string, password: string, storedHash: string): string =>
  createHmac('sha256', processKey).update([name, password, storedHash].join('\0')).digest('base64')

export const wasVerified = (
  name: string,
  password: string,
  storedHash: string,
  nowMillis: number,
): boolean => (verified.get(entryOf(name, password, storedHash)) ?? 0) > nowMillis

export const rememberVerified = (
  name: string,
  password: string,
  storedHash: string,
  nowMillis: number,
): void => {
  const oldest = verified.keys().next()
  if (verified.size >= entriesMax && oldest.done !== true) verified.delete(oldest.value)
  verified.set(entryOf(name, password, storedHash), nowMillis + lifeMillis)
}
