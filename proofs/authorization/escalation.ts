/**
 * Runs the conspiracies of plain users, which are tests of the suite, with more sequences. They
 * need cheap password hashes, which only tests have, so they run in the test runner.
 */
import { resolve } from 'node:path'
import { startVitest } from 'vitest/node'
import type { Finding, ProofOptions } from '../proof.ts'
import { count, together } from '../findings.ts'

const root = resolve(import.meta.dirname, '../..')
/** Covers unreachable permissions, revoked permissions, and foreign objects in own containers. */
const testFiles = [
  'tests/whole/escalation.test.ts',
  'tests/whole/temporaryRights.test.ts',
  'tests/whole/ownContainers.test.ts',
]

/** The counters that the tests report. */
export interface EscalationFigures {
  readonly attempts: number
  readonly succeeded: number
  readonly refused: number
}

const runTests = async (runs: number, seed: number) => {
  const before = process.env
  process.env = { ...before, ESCALATION_RUNS: String(runs), ESCALATION_SEED: String(seed) }
  const vitest = await startVitest('test', testFiles, { root, run: true, reporters: [{}] })
  try {
    return vitest.state.getTestModules().flatMap((file) => [...file.children.allTests()])
  } finally {
    await vitest.close()
    // The test runner adds to the environment, and the next proof starts processes.
    process.env = before
  }
}

/** @param amount sequences of calls in each test */
export const conspiracies = async ({ seed, amount, progress }: ProofOptions): Promise<Finding> => {
  progress(`${amount} conspiracies of plain users begin`)
  const tests = await runTests(amount, seed)
  const sum = (figure: keyof EscalationFigures): number =>
    tests.reduce((total, test) => total + (test.meta().escalation?.[figure] ?? 0), 0)
  const failures = tests.flatMap((test) =>
    (test.result().errors ?? []).map(({ message }) => message),
  )
  const success = tests.length > 0 && tests.every((test) => test.ok())
  return together([
    count('Sequences of colluding users', amount * testFiles.length),
    count('Requests in them', sum('attempts')),
    count('Successful requests', sum('succeeded')),
    count('Forbidden requests', sum('refused')),
    {
      figures: [
        {
          what: 'Rights gained beyond the initial ones',
          value: success ? 0 : 'at least 1',
          goal: '0',
        },
      ],
      failures: success || failures.length > 0 ? failures : [`${testFiles.join(', ')} did not run`],
    },
  ])
}
