import { defineConfig } from 'vitest/config'
import { viteSchemas } from './scripts/schemaCompiler.ts'

export default defineConfig({
  plugins: [viteSchemas()],
  test: {
    include: ['tests/**/*.test.ts'],
    pool: 'forks',
    setupFiles: ['tests/support/quietLog.ts'],
  },
})
