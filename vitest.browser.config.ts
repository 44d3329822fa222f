/** `npm run browser`: what only a browser can tell. Apart from `npm test`, which needs none. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/browser/**/*.browser.ts'],
    globalSetup: 'scripts/derivedFiles.ts',
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A page answers within a turn of its exchange, and a busy machine takes longer.
    expect: { poll: { timeout: 20_000 } },
  },
})
