/** `npm start` bundles the functions again only after a change. */
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Metafile } from 'esbuild'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { buildFunctions } from '../../scripts/build.ts'
import { bundleLocally, fingerprintOf } from '../../scripts/localBundles.ts'

const root = resolve(import.meta.dirname, '../..')
const files = [
  'browser/docs.css',
  'functions/service/health.ts',
  'lib/http/serve.ts',
  'openapi.json',
  'package-lock.json',
  'schemas/schema.ts',
  'scripts/browserBundle.js',
  'scripts/build.ts',
  'scripts/schemaCompiler.ts',
]

let folder: string
let before: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-sources-'))
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `// ${file}`)
  }
  before = await fingerprintOf(folder)
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

describe('the fingerprint of the sources', () => {
  it('is the same for the same sources in another folder', async () => {
    const elsewhere = `${folder}-elsewhere`
    await cp(folder, elsewhere, { recursive: true })

    expect(await fingerprintOf(elsewhere)).toBe(before)
    await rm(elsewhere, { recursive: true })
  })

  it.each(files)('changes when %s has changed', async (file) => {
    await writeFile(join(folder, file), `// ${file}!`)

    expect(await fingerprintOf(folder)).not.toBe(before)
  })

  it('changes when a file is added or renamed', async () => {
    const health = join(folder, 'functions/service/health.ts')
    await rename(health, join(folder, 'functions/service/wealth.ts'))
    const renamed = await fingerprintOf(folder)
    await writeFile(health, '// functions/service/health.ts')

    expect(new Set([before, renamed, await fingerprintOf(folder)]).size).toBe(3)
  })
})

/** Every start after a change builds them in earnest. */
describe('the bundles', () => {
  const built = vi.fn<typeof buildFunctions>()
  afterEach(() => {
    built.mockReset()
  })
  const containing = (input: string): Metafile => ({
    inputs: { [input]: { bytes: 1, imports: [] } },
    outputs: {},
  })
  const fingerprintFile = () => join(folder, 'fingerprint')

  it('are built when the sources have changed, and only then', async () => {
    const right = await fingerprintOf(root)
    built.mockResolvedValue(containing('functions/service/health.ts'))
    await writeFile(fingerprintFile(), right)
    await bundleLocally(folder, built)

    expect(built).not.toHaveBeenCalled()

    await writeFile(fingerprintFile(), before)
    await bundleLocally(folder, built)

    expect(built).toHaveBeenCalledExactlyOnceWith({ outputFolder: folder, withoutPackages: true })
    expect(await readFile(fingerprintFile(), 'utf8')).toBe(right)
  })

  it('are built again when they contain a file that the fingerprint does not cover', async () => {
    built.mockResolvedValue(containing('bench/run.ts'))
    await writeFile(fingerprintFile(), before)

    await expect(bundleLocally(folder, built)).rejects.toThrow(
      'bench/run.ts is not among the sources',
    )
    expect(existsSync(fingerprintFile())).toBe(false)
  })
})
