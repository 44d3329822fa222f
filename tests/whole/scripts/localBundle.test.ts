/** `npm start` bundles the service again only after a change. */
import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isSource } from '../../../scripts/local/bundle.ts'
import { fingerprintOfSources } from '../../../scripts/local/fingerprint.js'

const files = [
  'lib/pages/reference/docs.css',
  'functions/platform/health.ts',
  'scripts/engine.ts',
  'lib/platform/endpoint/serve.ts',
  'package-lock.json',
  'schemas/schema.ts',
  'scripts/local/service.ts',
]

let folder: string
let before: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-sources-'))
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `// ${file}`)
  }
  before = fingerprintOfSources(folder)
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

describe('the fingerprint of the sources', () => {
  it('stays the same without a change', () => {
    expect(fingerprintOfSources(folder)).toBe(before)
  })

  it.each(files)('changes when %s has another size or another time', async (file) => {
    await writeFile(join(folder, file), `// ${file}!`)
    const resized = fingerprintOfSources(folder)
    await utimes(join(folder, file), 1, 1)

    expect(new Set([before, resized, fingerprintOfSources(folder)]).size).toBe(3)
  })

  it('changes when a file is added or renamed', async () => {
    const health = join(folder, 'functions/platform/health.ts')
    await rename(health, join(folder, 'functions/platform/wealth.ts'))
    const renamed = fingerprintOfSources(folder)
    await writeFile(health, '// functions/platform/health.ts')

    expect(new Set([before, renamed, fingerprintOfSources(folder)]).size).toBe(3)
  })

  it('covers packages, texts and scripts of browsers, and nothing else', () => {
    const inputs = [
      'lib/platform/endpoint/serve.ts',
      'node_modules/ws/index.js',
      'page-file:lib/pages/reference/docs.css',
    ]

    expect(inputs.map(isSource)).toEqual([true, true, true])
    expect(['bench/run.ts', 'page-file:docs/README.md', '../elsewhere.ts'].map(isSource)).toEqual([
      false,
      false,
      false,
    ])
  })
})
