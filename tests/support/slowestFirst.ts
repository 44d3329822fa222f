/**
 * Runs the slowest test files first: those that start programs, those that wait, and those with
 * very many combinations. At the end of the run the short files keep all workers busy.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Each takes more than ten seconds, most of them to wait for programs. Slowest first. */
const slowestFiles = [
  'whole/scripts/package',
  'whole/scripts/ownBundles',
  'whole/linearFormats',
  'access/accessTable',
  'whole/e2e/restoreDrill',
  'whole/e2e/addingAnEndpoint',
  'whole/proofs/durability',
  'whole/idempotency',
  'whole/proofs/faults',
  'whole/scripts/start',
  'whole/storeCalls',
  'whole/demoAttempts',
].map((name) => join(import.meta.dirname, '..', `${name}.test.ts`))

const absent = slowestFiles.find((file) => !existsSync(file))
if (absent !== undefined) throw new Error(`${absent} has moved: correct the list of slow files`)

const slowFolders = /\/tests\/(access|contract|whole)\//

/** Files of the same rank keep their order, in which a new checkout has no durations. */
const rankOf = ({ moduleId }: TestSpecification): number => {
  const position = slowestFiles.indexOf(moduleId)
  if (position !== -1) return position
  return slowFolders.test(moduleId) ? slowestFiles.length : slowestFiles.length + 1
}

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((left, right) => rankOf(left) - rankOf(right))
  }
}
