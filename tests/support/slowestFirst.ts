/**
 * The order of test files: those that start programs of their own, and those that try everything on
 * everybody, come first, because they take longest; at the end of the run the short ones then keep
 * all workers busy.
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
