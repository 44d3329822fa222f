/** `npm run build`: the document, the client, and a bundle of each function, `dist/<name>/index.mjs`. */
import { readdir, rm } from 'node:fs/promises'
import { basename, join, parse, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Metafile, type Plugin } from 'esbuild'
import { bundleOptions, functionAlias } from './bundleOptions.ts'
import writeDerivedFiles from './derivedFiles.ts'
import { writeWhenChanged } from './writeWhenChanged.ts'

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

/** The inputs of all bundles, as esbuild names them. */
export async function buildFunctions(options: BuildOptions = {}): Promise<Metafile> {
  await writeDerivedFiles()
  const entryPoints = options.entryPoints ?? (await findEntryPoints())
  const outputFolder = options.outputFolder ?? join(root, 'dist')
  const common = {
    outdir: outputFolder,
    packages: options.withoutPackages === true ? 'external' : 'bundle',
    alias: options.alias ?? functionAlias,
    external: options.external ?? [],
  } as const
  const { plugins, ...forFunctions } = bundleOptions()
  const [{ outputFiles, metafile }, late] = await Promise.all([
    build({
      ...forFunctions,
      ...common,
      entryPoints: namedOutputs(entryPoints),
      plugins: [lateModules, ...plugins],
    }),
    build({
      ...bundleOptions(),
      ...common,
      entryPoints: lateFiles.map((file) => join(root, file)),
    }),
  ])
  const names = entryPoints.map(functionName)
  const files = late.outputFiles.flatMap(({ path, contents }) =>
    names.map((name) => ({ path: join(outputFolder, name, basename(path)), contents })),
  )
  await Promise.all(
    [...outputFiles, ...files].map(({ path, contents }) => writeWhenChanged(path, contents)),
  )
  await removeOthers(outputFolder, names)
  return metafile
}

/** Few requests need the page and the texts of failures. They are files beside each function, loaded when needed. */
const lateFiles = ['lib/platform/page/failure.tsx', 'lib/refusals.ts']

const lateModules: Plugin = {
  name: 'committee-boat-late-modules',
  setup(current) {
    current.onResolve({ filter: /\/(?:failure\.tsx|refusals\.ts)$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path: `./${parse(path).name}.mjs`, external: true } : undefined,
    )
  },
}

export async function findEntryPoints(): Promise<string[]> {
  const folder = join(root, 'functions')
  const files = await readdir(folder, { recursive: true })
  return files
    .filter((file) => file.endsWith('.ts') && file !== 'routes.ts')
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
