/** How many requests somebody may send in each minute. */
export const windowMillis = 60_000

/** Who is counted: a signed-in user, or a network, whoever is signed in there. */
export type RatePolicy = 'subject' | 'network'

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
