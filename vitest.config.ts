import { defineConfig } from 'vitest/config'
import { viteSchemas } from './scripts/schemaCompiler.ts'

export default defineConfig({
  plugins: [viteSchemas()],
  test: {
    include: ['tests/**/*.test.ts'],
    pool: 'forks',
    // Each request writes a line of log: they are shown only where a test fails.
    silent: 'passed-only',
  },
})
