/**
 * Runs the conspiracies of plain users, which are tests of the suite, with more sequences. They
 * need cheap password hashes, which only tests have, so they run in the test runner.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Finding, ProofOptions } from '../proof.ts'
import { count, together } from './findings.ts'

const root = resolve(import.meta.dirname, '../..')
/** Covers unreachable permissions, and revoked permissions. */
const testFiles = ['tests/whole/escalation.test.ts', 'tests/whole/temporaryRights.test.ts']

/** The counters that the tests report. */
export interface EscalationFigures {
  readonly attempts: number
  readonly succeeded: number
  readonly refused: number
}

interface Report {
  readonly success: boolean
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly failureMessages: readonly string[]
      readonly meta: { readonly escalation?: EscalationFigures }
    }[]
  }[]
}

const runTest = async (runs: number, seed: number): Promise<Report> => {
  const folder = await mkdtemp(join(tmpdir(), 'committee-boat-escalation-'))
  const outputFile = join(folder, 'report.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const options = ['run', ...testFiles, '--reporter=json', `--outputFile=${outputFile}`]
  const environment = { ESCALATION_RUNS: String(runs), ESCALATION_SEED: String(seed) }
  try {
    await new Promise<void>((done) => {
      // The report contains failures too, so the exit code is not needed.
      execFile(
        process.execPath,
        [vitest, ...options],
        { cwd: root, env: { ...process.env, ...environment } },
        () => {
          done()
        },
      )
    })
    return JSON.parse(await readFile(outputFile, 'utf8')) as Report
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @param amount sequences of calls in each test */
export const conspiracies = async ({ seed, amount, progress }: ProofOptions): Promise<Finding> => {
  progress(`${amount} conspiracies of plain users begin`)
  const { success, testResults } = await runTest(amount, seed)
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const sum = (figure: keyof EscalationFigures): number =>
    results.reduce((total, { meta }) => total + (meta.escalation?.[figure] ?? 0), 0)
  const failures = results.flatMap(({ failureMessages }) => failureMessages)
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
