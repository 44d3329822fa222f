/**
 * Runs the slowest test files first: those that start programs, and those with very many
 * combinations. At the end of the run the short files keep all workers busy.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const slowFolders = /\/tests\/(access|e2e|platform|proofs)\//

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => slowFolders.test(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
