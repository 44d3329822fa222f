/** Proof: concurrent requests have the same effect as requests one after the other. */
import type { Figure, Finding, Proof, ProofOptions } from '../proof.ts'
import { type CallFault, callFaults } from '../faultyEngine/faultKinds.ts'
import { type TwoProcesses, type RaceResult, withTwoProcesses } from './twoProcesses.ts'
import { lostUpdates, tagFlips, twoOfficers, uniqueNames } from './collisions.ts'
import { histories } from './histories.ts'
import { newEnemies } from './revocations.ts'

interface Race {
  readonly what: string
  /** The share of the amount that is the number of trials. */
  readonly share: number
  readonly run: (fixture: TwoProcesses, trials: number) => Promise<RaceResult>
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
    what: 'Revocations before a secret is written, with a delayed index',
    share: 1,
    run: newEnemies,
    kinds: ['stale read', 'delayed'],
    perThousand: 50,
  },
  { what: 'Rounds of fifty requests to create one name', share: 0.01, run: uniqueNames },
  { what: 'Changes of one item by twenty concurrent requests', share: 0.02, run: lostUpdates },
  { what: 'Courses saved by two officers at the same time', share: 0.1, run: twoOfficers },
  { what: 'Tags changed by twenty concurrent requests', share: 0.02, run: tagFlips },
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
  title: 'Concurrency',
  method: `Two processes of the service with separate caches share one table. A user loses a right, a token or the account through one
of them. After the acknowledgement, the user must never read a secret through either. Fifty requests create one name at the
same time, twenty change one item, two officers save one race, and a tag alternates between public and private. The histories
of single items are checked for linearizability by the search of Wing and Gong.`,
  amount: 1000,
  unit: 'revocations, and the other cases in proportion',
  run: async (options) => {
    const figures: Figure[] = []
    const failures: string[] = []
    const { seed, amount } = options
    const found = await withTwoProcesses({ seed }, amount < 100 ? 1 : 8, (fixture) =>
      playAll(fixture, options),
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
  fixture: TwoProcesses,
  { amount, progress }: ProofOptions,
): Promise<readonly (RaceResult & Pick<Race, 'what'>)[]> => {
  const results: (RaceResult & Pick<Race, 'what'>)[] = []
  const { faults } = fixture.deployment
  for (const { what, share, run, kinds = callFaults, perThousand = 0 } of all) {
    faults.kinds = kinds
    faults.perThousand = perThousand
    const result = await run(fixture, Math.max(1, Math.round(amount * share)))
    faults.perThousand = 0
    results.push({ what, ...result })
    progress(`${what}: ${result.trials}, tried ${result.tried}`)
  }
  return results
}
