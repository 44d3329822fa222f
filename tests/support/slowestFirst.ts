/**
 * Runs the slowest test files first: those that start programs, those that wait, and those with
 * very many combinations. At the end of the run the short files keep all workers busy.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Each takes more than ten seconds, most of them to wait for programs. Slowest first. */
const slowestFiles = [
  'platform/package',
  'e2e/addingAnEndpoint',
  'whole/dryRuns',
  'whole/deadline',
  'e2e/demo',
  'proofs/faults',
  'access/accessTable',
  'proofs/rotation',
  'e2e/restoreDrill',
  'platform/start',
].map((name) => `/tests/${name}.test.ts`)

const slowFolders = /\/tests\/(access|contract|e2e|platform|proofs|whole)\//

/** Files of the same rank keep their order, in which a new checkout has no durations. */
const rankOf = ({ moduleId }: TestSpecification): number => {
  const position = slowestFiles.findIndex((file) => moduleId.endsWith(file))
  if (position !== -1) return position
  return slowFolders.test(moduleId) ? slowestFiles.length : slowestFiles.length + 1
}

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((left, right) => rankOf(left) - rankOf(right))
  }
}
