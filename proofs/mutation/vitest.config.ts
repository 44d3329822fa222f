/** The test configuration for mutants: in memory, without the setup of the service tests. */
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { viteSchemas } from '../../scripts/schemaCompiler.ts'
import { mutated } from './mutated.ts'

const tests = mutated.find(({ file }) => file === process.env.MUTATED_FILE)?.tests ?? []

export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  plugins: [viteSchemas()],
  test: { include: [...tests], setupFiles: ['tests/support/sentences.ts'], testTimeout: 30_000 },
})
