/** The common options of the bundles of functions and of the local service. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildOptions, Plugin } from 'esbuild'
import { bundleForBrowser } from './browserBundle.js'
import { esbuildEndpointList } from './endpointList.js'
import { esbuildSchemas } from './schemaCompiler.ts'

const root = resolve(import.meta.dirname, '..')

export const functionAlias = {
  '@aws-sdk/credential-provider-node': './lib/platform/table/functionCredentials.ts',
}

/** Call it once for each build. */
export const bundleOptions = () =>
  ({
    absWorkingDir: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    // Without this the SDK comes in its CommonJS form: twice the size, and half as long again to
    // start.
    mainFields: ['module', 'main'],
    alias: functionAlias,
    // CommonJS packages load modules of Node with `require`, which ESM does not have. The place does not matter.
    banner: {
      js: "import{createRequire as createRequireOfNode}from'node:module';const require=createRequireOfNode('file:///');",
    },
    plugins: [esbuildEndpointList, esbuildSchemas(), rawFiles, browserBundles, modulesOfNode],
  }) as const satisfies BuildOptions

/** Static files: `import('./a.css?raw')` gives the text of the file, as in Vite. */
const rawFiles: Plugin = {
  name: 'committee-boat-raw-files',
  setup(build) {
    build.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => {
      const file = path.replace(/\?raw$/, '')
      const found = file.startsWith('.')
        ? join(resolveDir, file)
        : fileURLToPath(import.meta.resolve(file))
      return { path: found, namespace: 'raw' }
    })
    build.onLoad({ filter: /^/, namespace: 'raw' }, async ({ path }) => ({
      contents: await readFile(path),
      loader: 'text',
    }))
  },
}

/** The scripts of pages with their packages. */
const browserBundles: Plugin = {
  name: 'committee-boat-browser-bundles',
  setup(build) {
    const texts = new Map<string, Promise<string>>()
    build.onResolve({ filter: /\?bundle$/ }, async ({ path, resolveDir, kind }) => {
      const found = await build.resolve(path.replace(/\?bundle$/, ''), { resolveDir, kind })
      return { path: found.path, namespace: 'browser-bundle' }
    })
    build.onLoad({ filter: /^/, namespace: 'browser-bundle' }, async ({ path }) => {
      const text = texts.get(path) ?? bundleForBrowser(path)
      texts.set(path, text)
      return { contents: await text, loader: 'text' }
    })
  },
}

/**
 * An import reads every property of a module of Node, which loads what Node itself loads late:
 * `process.stdin`, the promises of `fs`, and the WebSocket client of `http`. These modules are
 * therefore required.
 */
const modulesOfNode: Plugin = {
  name: 'committee-boat-modules-of-node',
  setup(build) {
    build.onResolve({ filter: /^node:(?:fs|http|process)$/ }, ({ path, kind }) =>
      kind === 'require-call' ? undefined : { path, namespace: 'module-of-node' },
    )
    build.onLoad({ filter: /^/, namespace: 'module-of-node' }, ({ path }) => ({
      contents: `module.exports = require('${path}')`,
    }))
  },
}
