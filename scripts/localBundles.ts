/**
 * The functions as `npm start` runs them. They are bundled again only if a source has changed since
 * the last start.
 */
import { createHash } from 'node:crypto'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { stop } from 'esbuild'
import { buildFunctions } from './build.ts'

const root = resolve(import.meta.dirname, '..')

/** Inside the repository, so that packages can be resolved. */
export const localBundles = join(root, 'node_modules/.cache/committee-boat')

/** Holds the fingerprint of the sources of all bundles beside it. Absent while they are built. */
const fingerprintName = 'fingerprint'

const sourceFolders = ['browser', 'functions', 'lib', 'schemas']
const sourceFiles = [
  ...['openapi.json', 'scripts/browserBundle.js', 'scripts/build.ts', 'scripts/schemaCompiler.ts'],
  // Covers the sources of all packages.
  'package-lock.json',
]

/**
 * @param build tests pass a function that builds nothing
 * @throws {Error} when a bundle contains a file that the fingerprint does not cover
 */
export async function bundleLocally(
  outputFolder = localBundles,
  build = buildFunctions,
): Promise<void> {
  const fingerprintFile = join(outputFolder, fingerprintName)
  const fingerprint = await fingerprintOf(root)
  if ((await readFile(fingerprintFile, 'utf8').catch(() => '')) === fingerprint) return
  await rm(fingerprintFile, { force: true })
  const { inputs } = await build({ outputFolder, withoutPackages: true })
  // Otherwise the bundler keeps its memory as long as this process runs.
  await stop()
  const unseen = Object.keys(inputs).find((input) => !isSource(input))
  if (unseen !== undefined) throw new Error(`${unseen} is not among the sources of localBundles.ts`)
  await writeFile(fingerprintFile, fingerprint)
}

/** @param input as esbuild names it: relative to this folder, or an absolute path for a raw file */
function isSource(input: string): boolean {
  if (input.startsWith('module-of-node:')) return true
  const file = relative(root, resolve(root, input.replace(/^(?:raw|browser-bundle):/, '')))
  const isIn = (folder: string) => file.startsWith(`${folder}/`)
  return sourceFiles.includes(file) || [...sourceFolders, 'node_modules'].some(isIn)
}

/** Hashes the names and contents of all sources. */
export async function fingerprintOf(root: string): Promise<string> {
  const files = await Promise.all(sourceFolders.map((folder) => filesIn(root, folder)))
  const hash = createHash('sha256')
  for (const file of [...files.flat(), ...sourceFiles]) {
    const contents = await readFile(join(root, file))
    hash.update(`${file}\n${contents.length}\n`).update(contents)
  }
  return hash.digest('hex')
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}
