/**
 * Passwords that this process has verified lately, so that HTTP Basic does not pay for a hash with
 * every request. No password is kept: an entry is an HMAC under a key that only this process has. A
 * changed password has another stored hash, and so no entry; and a guesser in another network meets
 * no entry either, and has to wait like after any wrong guess.
 */
import { createHmac, randomBytes } from 'node:crypto'

const lifeMillis = 5 * 60 * 1000
const entriesMax = 1000
const processKey = randomBytes(32)

export interface Attempt {
  readonly userName: string
  readonly password: string
  readonly network: string
  /** Empty for users who do not exist, or have no password. */
  readonly storedHash: string
}

/** The end of life by HMAC; a Map remembers the order in which entries came. */
const verified = new Map<string, number>()

/** Equal attempts at the same time are one attempt: it is counted, and hashed, once. */
const running = new Map<string, Promise<boolean>>()

/** @param verify whether the password is right; called unless that is known already */
export const verifyOnce = async (
  attempt: Attempt,
  nowMillis: number,
  verify: () => Promise<boolean>,
): Promise<boolean> => {
  const entry = entryOf(attempt)
  if ((verified.get(entry) ?? 0) > nowMillis) return true
  const known = running.get(entry)
  if (known !== undefined) return known

  const verifying = verify().finally(() => running.delete(entry))
  running.set(entry, verifying)
  const isRight = await verifying
  if (isRight) remember(entry, nowMillis + lifeMillis)
  return isRight
}

const entryOf = ({ userName, password, network, storedHash }: Attempt): string =>
  createHmac('sha256', processKey)
    .update(JSON.stringify([userName, password, network, storedHash]))
    .digest('base64')

const remember = (entry: string, untilMillis: number): void => {
  const oldest = verified.keys().next()
  if (verified.size >= entriesMax && oldest.done !== true) verified.delete(oldest.value)
  verified.set(entry, untilMillis)
}
