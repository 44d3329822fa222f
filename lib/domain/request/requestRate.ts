/** How many requests somebody may send in each minute. */
export const windowMillis = 60_000

/**
 * A policy counts the requests of a signed-in user, or those of a network with all its users. The third
 * one counts the requests of a user that change the definition of a role or a group.
 */
export type RatePolicy = 'subject' | 'network' | 'definitions'

/** What is left of a limit when a request was counted. */
export interface Rate {
  readonly policy: RatePolicy
  readonly limit: number
  readonly left: number
  /** Until the window ends. */
  readonly seconds: number
  readonly isAllowed: boolean
}

const unreportedLeast = 9

/**
 * How many requests a process keeps to itself before it tells the table: as many, in each process,
 * may pass beyond the limit. More where the limit is large, so that it does not write for nothing.
 */
export const unreportedMax = (limit: number): number =>
  Math.max(unreportedLeast, Math.floor(limit / 1000))
