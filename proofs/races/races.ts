/** Proof: concurrent requests have the same effect as requests one after the other. */
import type { Figure, Finding, Proof, ProofOptions } from '../proof.ts'
import { type CallFault, callFaults } from '../faultyEngine/faultKinds.ts'
import { type Arena, type Verdict, withArena } from './arena.ts'
import { lostUpdates, tagFlips, twoOfficers, uniqueNames } from './collisions.ts'
import { histories } from './histories.ts'
import { newEnemies } from './revocations.ts'

interface Race {
  readonly what: string
  /** The share of the amount that is the number of trials. */
  readonly share: number
  readonly run: (arena: Arena, trials: number) => Promise<Verdict>
  readonly kinds?: readonly CallFault[]
  readonly perThousand?: number
}

/** Faults that hide responses from clients, or change the order of calls. */
const disorder: readonly CallFault[] = [
  'delayed',
  'applied twice',
  'applied, and the response is lost',
  'TransactionConflict',
]

const all: readonly Race[] = [
  {
    what: 'Revocations followed by a secret write, with a stale index',
    share: 1,
    run: newEnemies,
    kinds: ['stale read', 'delayed'],
    perThousand: 50,
  },
  { what: 'Rounds of fifty concurrent creations of one name', share: 0.01, run: uniqueNames },
  { what: 'Concurrent changes of one item by twenty clients', share: 0.02, run: lostUpdates },
  { what: 'Courses saved concurrently by two officers', share: 0.1, run: twoOfficers },
  { what: 'Tags whose visibility changes twenty times concurrently', share: 0.02, run: tagFlips },
  {
    what: 'Operations in histories of single objects, with lost responses and delayed calls',
    share: 0.1,
    run: histories,
    kinds: disorder,
    perThousand: 50,
  },
]

export const races: Proof = {
  name: 'races',
  title: 'Races',
  method: `Two processes of the service, with separate caches, work on one table. One lets the SDK make three attempts, the other one. A user loses a role, a membership, an entry in an access control list, an ownership, a token or the account through one process. A request that begins after the acknowledgement is sent through both. Then a secret is written, which the user must never read. Fifty concurrent requests create one name, twenty change one item, two officers save one race, a tag switches between public and private. The observed histories of profiles, roles, access control lists, owners and courses are checked for linearizability, by the search of Wing and Gong. An operation of unknown outcome may take effect late or never.`,
  amount: 2000,
  unit: 'revocations, and the other races in proportion',
  run: async (options) => {
    const figures: Figure[] = []
    const failures: string[] = []
    const { seed, amount } = options
    const found = await withArena({ seed }, amount < 100 ? 1 : 8, (arena) =>
      playAll(arena, options),
    )
    for (const { what, trials, tried, failures: contradictions } of found) {
      figures.push({ what, value: trials })
      failures.push(...contradictions)
      if (tried === 0) failures.push(`nothing was tried: ${what}`)
    }
    figures.push({ what: 'Contradictions', value: failures.length, goal: '0' })
    return { figures, failures } satisfies Finding
  },
}

const playAll = async (
  arena: Arena,
  { amount, progress }: ProofOptions,
): Promise<readonly (Verdict & Pick<Race, 'what'>)[]> => {
  const verdicts: (Verdict & Pick<Race, 'what'>)[] = []
  const { faults } = arena.world
  for (const { what, share, run, kinds = callFaults, perThousand = 0 } of all) {
    faults.kinds = kinds
    faults.perThousand = perThousand
    const verdict = await run(arena, Math.max(1, Math.round(amount * share)))
    faults.perThousand = 0
    verdicts.push({ what, ...verdict })
    progress(`${what}: ${verdict.trials}, tried ${verdict.tried}`)
  }
  return verdicts
}
