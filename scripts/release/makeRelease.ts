/** Puts the service, its engine and the commands of an operator into one file, which needs only Node. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'
import writeDerivedFiles from '../derivedFiles.ts'
import { serviceOptions, threads } from '../local/bundle.ts'
import { licenseTexts } from './licenses.ts'
import { bundles, ownModules } from './ownModules.ts'

const root = resolve(import.meta.dirname, '../..')

/** The folder inside the file. */
const releaseName = 'committee-boat'

/** Files of the repository that a release has at the same place. The guide leads to the other pages. */
const sameFiles = [
  ...['LICENSE', 'serverless.yml', 'deploy/table.yml', 'deploy/one-machine'],
  ...['docs/guides/one-machine.md', 'docs/reference/configuration.md', 'docs/reference/limits.md'],
  'docs/decisions/one-machine-runs-on-the-embedded-engine.md',
]

const engine = `@dynoxide/${process.platform}-${process.arch}`

/** Packages that are no part of a bundle, with what a release needs of them. */
const packageFiles = [
  ...['package.json', 'dynoxide'].map((file) => `${engine}/${file}`),
  ...['package.json', 'dist'].map((file) => `node-sqlite3-wasm/${file}`),
].map((file) => `node_modules/${file}`)

const programs = ['start', 'operate']

/** @returns the path of the file, in this folder */
export const makeRelease = async (folder: string): Promise<string> => {
  const draft = mkdtempSync(join(tmpdir(), 'committee-boat-release-'))
  try {
    const content = join(draft, releaseName)
    for (const file of [...sameFiles, ...packageFiles]) {
      cpSync(join(root, file), join(content, file), { recursive: true })
    }
    const { name, version, license, type, engines } = packageOfRepository()
    const inputs = await bundleInto(join(content, bundles))
    const add = (file: string, text: string) => {
      writeFileSync(join(content, file), text)
    }
    for (const program of programs) add(`${program}.js`, `import './${bundles}/${program}.mjs'\n`)
    // No scripts and no dependencies: nothing is to be installed.
    add('package.json', `${JSON.stringify({ name, version, license, type, engines }, null, 2)}\n`)
    add('LICENSES-OF-PACKAGES', licenseTexts([...inputs, ...packageFiles]))
    const unit = 'deploy/one-machine/committee-boat.service'
    add(unit, readFileSync(join(root, unit), 'utf8').replace('scripts/start.js', 'start.js'))
    const system = `${process.platform}-${process.arch}`
    const file = join(folder, `${releaseName}-${version}-${system}.tar.gz`)
    pack(draft, file)
    return file
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** @returns the sources and the files of packages */
const bundleInto = async (outdir: string): Promise<readonly string[]> => {
  await writeDerivedFiles()
  const files = ['start.js', 'operate.ts', ...threads.map((name) => `local/${name}.ts`)]
  const { outputFiles, metafile } = await build({
    ...serviceOptions([ownModules]),
    entryPoints: files.map((file) => join(root, 'scripts', file)),
    entryNames: '[name]',
    outdir,
  })
  const hash = createHash('sha256')
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, contents)
    hash.update(contents)
  }
  writeFileSync(join(outdir, 'fingerprint'), hash.digest('hex'))
  return Object.keys(metafile.inputs)
}

/** The same content gives the same file. */
const pack = (draft: string, file: string): void => {
  const equal = ['--sort=name', '--mtime=2000-01-01Z', '--owner=0', '--group=0', '--numeric-owner']
  const compressed = ['--mode=u+rw,go=u-w', '--use-compress-program=gzip -9n', '-cf', file]
  mkdirSync(dirname(file), { recursive: true })
  execFileSync('tar', [...equal, ...compressed, '-C', draft, releaseName])
}

const packageOfRepository = () =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Readonly<
    Record<string, unknown>
  > & { readonly version: string }
