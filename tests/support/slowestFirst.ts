/**
 * Runs the slowest test files first: those that start programs, those that wait, and those with
 * very many combinations. At the end of the run the short files keep all workers busy.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const slowFolders = /\/tests\/(access|e2e|platform|proofs)\//

/** It waits for twenty seconds, while other workers use the processor. */
const longestWait = '/tests/functions/deadline.test.ts'

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) =>
      slowFolders.test(moduleId) || moduleId.endsWith(longestWait)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
