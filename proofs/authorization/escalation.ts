/** Runs the conspiracies of plain users, which are tests of the suite, with more sequences. */
import type { Finding, ProofOptions } from '../proof.ts'
import { count, together } from '../findings.ts'
import { runTests } from '../randomTests.ts'

/** Covers unreachable and revoked permissions, foreign objects in own containers, helpers of events, and scoped tokens. */
const testFiles = [
  'tests/whole/escalation.test.ts',
  'tests/whole/temporaryRights.test.ts',
  'tests/whole/ownContainers.test.ts',
  'tests/whole/helpersOfEvents.test.ts',
  'tests/whole/tokenPlots.test.ts',
]

/** The counters that the tests report. */
export interface EscalationFigures {
  readonly attempts: number
  readonly succeeded: number
  readonly refused: number
}

/** @param amount sequences of calls in each test */
export const conspiracies = async ({ seed, amount, progress }: ProofOptions): Promise<Finding> => {
  progress(`${amount} conspiracies of plain users begin`)
  const { tests, failures } = await runTests(testFiles, { amount, seed })
  const sum = (figure: keyof EscalationFigures): number =>
    tests.reduce((total, test) => total + (test.meta().escalation?.[figure] ?? 0), 0)
  return together([
    count('Sequences of colluding users', amount * testFiles.length),
    count('Requests in them', sum('attempts')),
    count('Successful requests', sum('succeeded')),
    count('Forbidden requests', sum('refused')),
    {
      figures: [
        {
          what: 'Rights gained beyond the initial ones',
          value: failures.length === 0 ? 0 : 'at least 1',
          goal: '0',
        },
      ],
      failures,
    },
  ])
}
