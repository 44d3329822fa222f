/** `npm start` bundles the functions again only after a change. */
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundleLocally, fingerprintOf } from '../../scripts/localBundles.ts'

const root = resolve(import.meta.dirname, '../..')
const files = [
  'browser/docs.css',
  'functions/service/health.ts',
  'lib/http/serve.ts',
  'openapi.json',
  'package-lock.json',
  'schemas/schema.ts',
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
afterEach(() => rm(folder, { recursive: true }))

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

describe('the bundles', () => {
  it('are built when the sources have changed, and only then', { timeout: 60_000 }, async () => {
    const right = await fingerprintOf(root)
    const output = join(folder, 'bundles')
    const fingerprint = join(output, 'fingerprint')
    await mkdir(output)
    await writeFile(fingerprint, right)
    await bundleLocally(output)
    const files = await readdir(output)

    await writeFile(fingerprint, before)
    await bundleLocally(output)

    expect(files).toEqual(['fingerprint'])
    expect(await readdir(join(output, 'health'))).toEqual(['index.mjs'])
    expect(await readFile(fingerprint, 'utf8')).toBe(right)
  })
})
