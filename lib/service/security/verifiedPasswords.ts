/**
 * A cache of passwords that this process has verified recently, so that HTTP Basic does not compute
 * a hash for every request. It contains no passwords: an entry is an HMAC with a random key of this
 * process. A changed password has another stored hash, and so no entry. A request from another
 * network has no entry either, and is throttled after failures.
 */
import { createHmac, randomBytes } from 'node:crypto'

const lifeMillis = 5 * 60 * 1000
const entriesMax = 1000
const processKey = randomBytes(32)

export interface Attempt {
  readonly userName: string
  readonly password: string
  readonly network: string
  /** Empty for users who do not exist or have no password. */
  readonly storedHash: string
}

/** Expiry by HMAC. A Map preserves the insertion order. */
const verified = new Map<string, number>()

/** Concurrent equal attempts are one attempt, which is counted and hashed once. */
const running = new Map<string, Promise<boolean>>()

/** @param verify checks the password; called unless the result is cached */
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
