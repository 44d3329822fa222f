/**
 * Runs random tests of the suite with more sequences. They need cheap password hashes, which only
 * tests have, so they run in the test runner.
 */
import { resolve } from 'node:path'
import { startVitest, type TestCase } from 'vitest/node'
import type { ProofOptions } from './proof.ts'

const root = resolve(import.meta.dirname, '..')

/** @returns the tests, and a failure for each that did not hold or did not run */
export const runTests = async (
  testFiles: readonly string[],
  { amount, seed }: Pick<ProofOptions, 'amount' | 'seed'>,
): Promise<{ readonly tests: readonly TestCase[]; readonly failures: readonly string[] }> => {
  const before = process.env
  process.env = { ...before, SEQUENCES: String(amount), SEED: String(seed) }
  const vitest = await startVitest('test', [...testFiles], { root, run: true, reporters: [{}] })
  try {
    const modules = vitest.state.getTestModules()
    const tests = modules.flatMap((file) => [...file.children.allTests()])
    const failures = tests.flatMap((test) =>
      (test.result().errors ?? []).map(({ message }) => `${test.fullName}: ${message}`),
    )
    const isComplete = modules.length === testFiles.length && modules.every((file) => file.ok())
    const missing = isComplete || failures.length > 0 ? [] : [`${testFiles.join(', ')} did not run`]
    return { tests, failures: [...failures, ...missing] }
  } finally {
    await vitest.close()
    // The test runner adds to the environment, and the next proof starts processes.
    process.env = before
  }
}
