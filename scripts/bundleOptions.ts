/** The common options of the bundles of functions and of the local service. */
import { resolve } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { pageFiles } from './pageFiles.js'
import { esbuildEndpointList } from './endpointList.js'
import { esbuildSchemas } from './schemaCompiler.ts'

const root = resolve(import.meta.dirname, '..')

export const functionAlias = {
  '@aws-sdk/credential-provider-node': './lib/platform/table/functionCredentials.ts',
  '@smithy/core/event-streams': './lib/platform/table/noEventStreams.ts',
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
    plugins: [esbuildEndpointList, esbuildSchemas(), pageFiles, modulesOfNode],
  }) as const satisfies BuildOptions

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
