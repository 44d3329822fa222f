/** Rate limits: requests per minute. */
export const windowMillis = 60_000

/**
 * A policy counts the requests of a signed-in user, or those of a network with all its users. The
 * third policy counts the requests of a user that change the definition of a role or a group.
 */
export type RatePolicy = 'subject' | 'network' | 'definitions'

/** The remaining limit after a request was counted. */
export interface Rate {
  readonly policy: RatePolicy
  readonly limit: number
  readonly left: number
  /** Seconds until the window ends. */
  readonly seconds: number
  readonly isAllowed: boolean
}

const unreportedLeast = 9

/**
 * The number of requests that a process counts before it reports to the table. Each process can
 * exceed the limit by this number. It grows with the limit, to avoid unnecessary writes.
 */
export const unreportedMax = (limit: number): number =>
  Math.max(unreportedLeast, Math.floor(limit / 1000))
