/** Bundles of contenders, made as those of the product are. */
import { join } from 'node:path'
import { build } from 'esbuild'

/** Where packages of the peers are found, too. */
export const bundleFolder = join(import.meta.dirname, 'node_modules/.cache/committee-boat')

export interface BundledContenders {
  /** By the name of each: the file that exports it. */
  readonly entryPoints: Readonly<Record<string, string>>
  readonly outputFolder: string
  /** Packages that cannot be bundled. */
  readonly external?: readonly string[]
}

export const bundleContenders = async ({
  entryPoints,
  outputFolder,
  external = [],
}: BundledContenders): Promise<void> => {
  await build({
    entryPoints: Object.entries(entryPoints).map(([name, file]) => ({ in: file, out: name })),
    outdir: outputFolder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    logLevel: 'error',
    external: [...external],
    mainFields: ['module', 'main'],
    banner: {
      js: "import{createRequire as createRequireOfNode}from'node:module';const require=createRequireOfNode(import.meta.url);",
    },
  })
}
