/** The times at which failed deliveries are repeated (Standard Webhooks), and the pauses of silent receivers. */

const [second, minute, hour] = [1000, 60_000, 3_600_000]

const delaysMillis = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour]

export const attemptsMax = delaysMillis.length + 1

/** A webhook whose deliveries have all failed for this time is switched off. */
export const failingMillisMax = 5 * 24 * hour

/** The time for a receiver that did not respond in time to the latest attempt. */
export const slowReceiverMillisMax = 2000

/** A webhook whose receiver does not respond in time so often, one after the other, is paused. */
export const timeoutsMax = 3

export const pauseMillis = 5 * minute

/** Spreads the repetitions of deliveries that failed together. */
const jitter = 0.1

/** The time to wait after this attempt, which counts from 1. @param random from 0 to 1 */
export const delayAfter = (attempt: number, random: number): number | undefined => {
  const delay = delaysMillis[attempt - 1]
  return delay === undefined ? undefined : Math.round(delay * (1 + jitter * random))
}
