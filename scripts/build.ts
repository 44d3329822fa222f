/** Bundles every function into a folder of its own, `dist/<name>/index.mjs`. */
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  build,
  type BuildOptions as EsbuildOptions,
  type Metafile,
  type OutputFile,
  type Plugin,
} from 'esbuild'
import { bundleForBrowser } from './browserBundle.js'
import { esbuildSchemas } from './schemaCompiler.ts'

const root = resolve(import.meta.dirname, '..')

export interface BuildOptions {
  /** The files that export a `handler`. */
  entryPoints?: string[]
  outputFolder?: string
  /** Leaves the packages out, to be resolved from node_modules: ten times as fast. */
  withoutPackages?: boolean
  /** Files and packages that replace the ones that the functions use. */
  alias?: Record<string, string>
  /** Packages that cannot be bundled. */
  external?: string[]
}

const functionAlias = {
  '@aws-sdk/credential-provider-node': './lib/platform/table/functionCredentials.ts',
}

/** The common options of all bundles. Call it once for each build. */
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
    plugins: [esbuildSchemas(), rawFiles, browserBundles, modulesOfNode],
  }) as const satisfies EsbuildOptions

/** The inputs of all bundles, as esbuild names them. */
export async function buildFunctions(options: BuildOptions = {}): Promise<Metafile> {
  const entryPoints = options.entryPoints ?? (await findEntryPoints())
  const outputFolder = options.outputFolder ?? join(root, 'dist')
  const { outputFiles, metafile } = await build({
    ...bundleOptions(),
    entryPoints: namedOutputs(entryPoints),
    outdir: outputFolder,
    packages: options.withoutPackages === true ? 'external' : 'bundle',
    alias: options.alias ?? functionAlias,
    external: options.external ?? [],
  })
  await Promise.all(outputFiles.map(writeWhenChanged))
  await removeOthers(outputFolder, entryPoints.map(functionName))
  return metafile
}

export async function findEntryPoints(): Promise<string[]> {
  const folder = join(root, 'functions')
  const files = await readdir(folder, { recursive: true })
  return files
    .filter((file) => file.endsWith('.ts') && !['declarations.ts', 'routes.ts'].includes(file))
    .sort()
    .map((file) => join(folder, file))
}

function functionName(entryPoint: string): string {
  return basename(entryPoint, '.ts')
}

function namedOutputs(entryPoints: string[]): { in: string; out: string }[] {
  const names = entryPoints.map(functionName)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two functions have the name ${twice}`)
  return entryPoints.map((path) => ({ in: path, out: `${functionName(path)}/index` }))
}

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
    build.onResolve({ filter: /\?bundle$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\?bundle$/, '')),
      namespace: 'browser-bundle',
    }))
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

/**
 * A running server loads each bundle at its first request, perhaps while a second one starts from
 * the same folder. Therefore no bundle is ever missing or half written, and unchanged bundles are
 * not rewritten.
 */
async function writeWhenChanged({ path, contents }: OutputFile): Promise<void> {
  const present = await readFile(path).catch(() => undefined)
  if (present?.equals(contents) === true) return
  const draft = `${path}.${process.pid}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(draft, contents)
  await rename(draft, path)
}

async function removeOthers(outputFolder: string, names: string[]): Promise<void> {
  const present = await readdir(outputFolder)
  const others = present.filter((name) => !names.includes(name))
  await Promise.all(
    others.map((name) => rm(join(outputFolder, name), { recursive: true, force: true })),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const started = performance.now()
  const { outputs } = await buildFunctions()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${Object.keys(outputs).length} functions bundled into dist/ in ${seconds} s`)
}
