/** How mutants meet their tests: in memory, without what the suite sets up for the service. */
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { viteSchemas } from '../../scripts/schemaCompiler.ts'
import { mutated } from './mutated.ts'

const tests = mutated.find(({ file }) => file === process.env.MUTATED_FILE)?.tests ?? []

export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  plugins: [viteSchemas()],
  test: { include: [...tests], testTimeout: 30_000 },
})
