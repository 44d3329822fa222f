/**
 * Throttles sign-in attempts. Each counter has some free attempts per window. Each further attempt
 * must wait after the previous one, twice as long each time up to the last delay, so that no user
 * is locked out permanently.
 */
export const windowMillis = 15 * 60 * 1000

/** In milliseconds. The last delay applies to all further attempts. */
export const delaysMillis: readonly number[] = [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000]

export interface SignInCounter {
  /** The parts of the counter's key. */
  readonly counted: readonly string[]
  /** The number of free attempts in a window. */
  readonly free: number
  /** Whether a success resets the counter, or only undoes its own attempt. */
  readonly forgives: boolean
}

const freePerUserAndNetwork = 5
const freePerUser = 50

/**
 * Failures are counted per user and network, so that an attacker does not throttle the user. A
 * second counter per user, with a higher limit, covers all networks. A counter per network limits
 * attempts with one password for many users.
 */
export const signInCounters = (
  foldedName: string,
  network: string,
  freePerNetwork: number,
): readonly SignInCounter[] => [
  { counted: ['USER', foldedName, network], free: freePerUserAndNetwork, forgives: true },
  { counted: ['USER', foldedName], free: freePerUser, forgives: false },
  { counted: ['NETWORK', network], free: freePerNetwork, forgives: false },
]

/** Counts the unknown secrets of invitations that a network sends. A known one is never counted. */
export const secretCounter = (network: string, freePerNetwork: number): SignInCounter => ({
  counted: ['INVITATION', network],
  free: freePerNetwork,
  forgives: false,
})
