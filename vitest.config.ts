import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { viteSchemas } from './scripts/schemaCompiler.ts'
import { SlowestFirst } from './tests/support/slowestFirst.ts'

export default defineConfig({
  plugins: [viteSchemas()],
  test: {
    include: ['tests/**/*.test.ts'],
    // Else styles would be empty texts here.
    css: true,
    pool: 'forks',
    // Files share their modules. What the service remembers is in a value that each file creates, and
    // `isolation.ts` restores the rest.
    isolate: false,
    // One more than there are cores, because some tests wait: for programs, for pauses, for a deadline.
    maxWorkers: availableParallelism() + 1,
    // The service runs on Node 24, and the tests also on the oldest supported version.
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    sequence: { sequencer: SlowestFirst },
    globalSetup: 'tests/support/startSharedServices.ts',
    setupFiles: ['tests/support/isolation.ts', 'tests/support/quietLog.ts'],
    // For hangs alone: how fast something is, the tests about it say themselves.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
