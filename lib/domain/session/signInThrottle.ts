/**
 * How fast passwords may be tried. What is counted has some attempts free in each window; after
 * them every further attempt has to wait for a while since the last one, twice as long each time,
 * and never longer than the last delay: nobody is locked out for good.
 */
export const windowMillis = 15 * 60 * 1000

/** The last delay counts for all further attempts. */
export const delaysMillis: readonly number[] = [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000]

export interface SignInCounter {
  /** What is counted, as the parts of its key. */
  readonly counted: readonly string[]
  /** How many attempts are free in a window. */
  readonly free: number
  /** Whether a success forgives all failures, or only takes back its own attempt. */
  readonly forgives: boolean
}

const freePerUserAndNetwork = 5
const freePerUser = 50

/**
 * Failures count per user and network, so that an attacker does not slow the user down; more
 * slowly per user over all networks; and per network, against trying one password on many users.
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
