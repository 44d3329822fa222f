/**
 * The functions as `npm start` runs them. Who starts twice has not always changed something in
 * between, so they are bundled only when what goes into them is not what it was.
 */
import { createHash } from 'node:crypto'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { buildFunctions } from './build.ts'

const root = resolve(import.meta.dirname, '..')

/** Packages can be found from there. */
export const localBundles = join(root, 'node_modules/.cache/committee-boat')

/** Holds that of the sources all bundles beside it were made of; not there while they are made. */
const fingerprintName = 'fingerprint'

const sourceFolders = ['browser', 'functions', 'lib', 'schemas']
const sourceFiles = [
  ...['openapi.json', 'scripts/build.ts', 'scripts/schemaCompiler.ts'],
  // For all that comes from packages.
  'package-lock.json',
]

/** @throws {Error} when something goes into the bundles whose changes would not be seen */
export async function bundleLocally(outputFolder = localBundles): Promise<void> {
  const fingerprintFile = join(outputFolder, fingerprintName)
  const wanted = await fingerprintOf(root)
  if ((await readFile(fingerprintFile, 'utf8').catch(() => '')) === wanted) return
  await rm(fingerprintFile, { force: true })
  const { inputs } = await buildFunctions({ outputFolder, withoutPackages: true })
  const unseen = Object.keys(inputs).find((input) => !isSource(input))
  if (unseen !== undefined) throw new Error(`${unseen} is not among the sources of localBundles.ts`)
  await writeFile(fingerprintFile, wanted)
}

/** @param input as esbuild names it: from here on, or, of a raw file, from the root of the disk */
function isSource(input: string): boolean {
  const file = relative(root, resolve(root, input.replace(/^raw:/, '')))
  const isIn = (folder: string) => file.startsWith(`${folder}/`)
  return sourceFiles.includes(file) || [...sourceFolders, 'node_modules'].some(isIn)
}

/** Of all that bundles are made of, by name and by contents. */
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
