/**
 * Bundles the local service: all functions with everything that runs them, behind the own gateway or behind
 * serverless-offline, and the functions of the stream and the queue. One process serves all endpoints, so nothing is
 * bundled twice; what is deployed is one bundle for each function (`scripts/build.ts`).
 */
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { build, type BuildOptions, type Plugin, stop } from 'esbuild'
import { bundleOptions } from '../bundleOptions.ts'
import { namedSchemas } from '../openapi/namedSchemas.ts'
import { replaceFile } from '../replaceFile.ts'
import { bundleFolder, fingerprintFile } from './bundleFolder.js'
import { sourceFiles, sourceFolders } from './fingerprint.js'
import { ownPlaces } from './ownPlaces.js'

const root = resolve(import.meta.dirname, '../..')

const partsFolder = 'parts'

/** Another user than the one who installed the packages may start the service. */
const readableByAll = 0o644

/** The service makes the document when it is first asked for, which costs the start no time. */
const lateDocument: Plugin = {
  name: 'committee-boat-late-document',
  setup(build) {
    const namespace = 'late-document'
    build.onResolve({ filter: /\/openapi\.json$/ }, ({ path }) => ({ path, namespace }))
    build.onLoad({ filter: /^/, namespace }, async () => ({
      contents: `import { openApi } from './openApi.ts'
        export default openApi(${JSON.stringify(await namedSchemas())})`,
      resolveDir: join(import.meta.dirname, '../openapi'),
      loader: 'js',
    }))
  },
}

/** They run beside the service, in threads. */
export const threads = ['background', 'tableCheck', 'backupThread']

export const serviceOptions = (plugins: readonly Plugin[]) => {
  const options = bundleOptions()
  return {
    ...options,
    // Faster to load. Stack traces keep the names of functions.
    minify: false,
    minifyWhitespace: true,
    minifySyntax: true,
    // Large parts that few requests need are files of their own.
    splitting: true,
    // Node reads a text of such characters twice as fast.
    charset: 'ascii',
    // It loads a file beside itself.
    external: ['node-sqlite3-wasm'],
    plugins: [...plugins, ...options.plugins],
  } as const satisfies BuildOptions
}

/** @throws {Error} when a bundle contains a file that the fingerprint does not cover */
export async function bundleService(fingerprint: string): Promise<void> {
  await rm(fingerprintFile, { force: true })
  const { outputFiles, metafile } = await build({
    ...serviceOptions([lateDocument, ownPlaces]),
    entryPoints: ['service', 'offline', ...threads].map((name) =>
      join(import.meta.dirname, `${name}.ts`),
    ),
    outdir: bundleFolder,
    chunkNames: `${partsFolder}/[name]-[hash]`,
  })
  // Otherwise the bundler keeps its memory as long as this process runs.
  await stop()
  const unseen = Object.keys(metafile.inputs).find((input) => !isSource(input))
  if (unseen !== undefined) throw new Error(`${unseen} is not among the sources of fingerprint.js`)
  // Another start may load the files at this moment.
  for (const { path, text } of outputFiles) {
    await mkdir(dirname(path), { recursive: true })
    await replaceFile(path, text, readableByAll)
  }
  await removeOldParts()
  await replaceFile(fingerprintFile, fingerprint, readableByAll)
}

/** A service that runs may load parts of an earlier bundle, but hardly those of yesterday. */
async function removeOldParts(): Promise<void> {
  const folder = join(bundleFolder, partsFolder)
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs < Date.now() - 24 * 3_600_000) await rm(join(folder, name), { force: true })
  }
}

/** @param input as esbuild names it: relative to the root, or an absolute path for a file of a page */
export function isSource(input: string): boolean {
  if (/^(?:module-of-node|endpoint-list|late-document):/.test(input)) return true
  const file = relative(root, resolve(root, input.replace(/^page-file:/, '')))
  const isIn = (folder: string) => file.startsWith(`${folder}/`)
  return sourceFiles.includes(file) || [...sourceFolders, 'node_modules'].some(isIn)
}
