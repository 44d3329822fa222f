import { availableParallelism, tmpdir } from 'node:os'
import { defineConfig, type Plugin } from 'vitest/config'
import { pageFileModule } from './scripts/pageFiles.js'
import { viteEndpointList } from './scripts/endpointList.js'
import { schemaFolder, viteSchemas } from './scripts/schemaCompiler.ts'
import { SlowestFirst } from './tests/support/slowestFirst.ts'

/** The ending keeps Vite from reading a style as its own. */
const pageFileId = /^\0page-file:(.*)!$/

const pageFiles: Plugin = {
  name: 'committee-boat-page-files',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.endsWith('?file')) return
    const file = await this.resolve(id.replace(/\?file$/, ''), importer)
    return file === null ? undefined : `\0page-file:${file.id}!`
  },
  async load(id) {
    const [, file] = pageFileId.exec(id) ?? []
    return file === undefined ? undefined : pageFileModule(file)
  },
}

/** Compiled schemas, page files and the list of endpoints depend on other files than their own. */
const uncachedFiles: Plugin = {
  name: 'committee-boat-uncached-files',
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineCacheKey }) => {
    defineCacheKey(({ id }) =>
      id.startsWith(schemaFolder) || pageFileId.test(id) || id.includes('committee-boat:')
        ? false
        : undefined,
    )
  },
}

/** Copies of the repository, which some tests make, exist for one run only. */
const isCopy = import.meta.dirname.startsWith(tmpdir())

export default defineConfig({
  plugins: [viteEndpointList, viteSchemas(), pageFiles, uncachedFiles],
  test: {
    include: ['tests/**/*.test.ts'],
    // Else styles would be empty texts here.
    css: true,
    // The next run transforms only files that have changed.
    experimental: { fsModuleCache: !isCopy },
    pool: 'forks',
    // Files share their modules. What the service remembers is in a value that each file creates, and
    // `isolation.ts` restores the rest.
    isolate: false,
    // Not more than there are cores, because engines and services take their share, and some tests have
    // limits of time.
    maxWorkers: availableParallelism(),
    // The service runs on Node 24, and the tests also on the oldest supported version.
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    sequence: { sequencer: SlowestFirst },
    globalSetup: ['scripts/derivedFiles.ts', 'tests/support/startSharedServices.ts'],
    setupFiles: [
      'tests/support/isolation.ts',
      'tests/support/quietLog.ts',
      'tests/support/sentences.ts',
    ],
    // For hangs alone: how fast something is, the tests about it say themselves.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
