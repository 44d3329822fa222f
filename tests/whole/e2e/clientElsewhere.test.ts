/** Installs the packed client into an empty strict project, and compiles and runs docs/guides/client.md there. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blocksOf } from '../../support/markdown.ts'
import { sharedService } from '../../support/sharedService.ts'
import type { SharedService } from '../../support/startSharedServices.ts'
import { serviceTimeout } from '../../../scripts/requests/service.ts'

const root = resolve(import.meta.dirname, '../../..')
const run = promisify(execFile)

/** The compiler must report an error in each wrong line, and the last one shows that it ran. */
const mistakes = `import { createClient } from 'committee-boat-client'

const client = createClient({ baseUrl: 'https://races.example' })
const health = await client.get('/health')
export const status: 'ok' | 'degraded' = health.data.status

// @ts-expect-error there is no such path
await client.get('/helth')
// @ts-expect-error the path does not know the method
await client.delete('/health')
// @ts-expect-error there is no such field in the answer
export const wrong = health.data.state
const race = { leaderboard: 'Kiel', racecolumn: 'R1', fleet: 'Default' }
const tags = '/sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags'
await client.post(tags, { params: { path: race }, body: { tag: 'Start', raceTimepoint: 1 } })
// @ts-expect-error the parameters of the path are missing
await client.get(tags)
// @ts-expect-error the fleet is missing
await client.get(tags, { params: { path: { leaderboard: 'Kiel', racecolumn: 'R1' } } })
// @ts-expect-error there is no such parameter
await client.get(tags, { params: { path: race, query: { limits: 2 } } })
// @ts-expect-error a time is a number or a text
await client.post(tags, { params: { path: race }, body: { tag: 'Start', raceTimepoint: true } })
// @ts-expect-error there is no such field in the body
await client.post(tags, { params: { path: race }, body: { tag: 'a', raceTimepoint: 1, colour: '' } })
// @ts-expect-error there is no such form
await client.text('image/png', tags, { params: { path: race } })

export const again: 'ok' | 'degraded' = (await client.health()).data.status
export const title: string = (await client.listTags({ params: { path: race } })).data[0]?.tag ?? ''
const moment = { params: { path: race }, body: { tag: 'Start', raceTimepoint: 1 } }
export const complete: boolean = (await client.createTag.dryRun(moment)).data.complete
// @ts-expect-error there is no such operation
await client.createTags(moment)
// @ts-expect-error the parameters of the path are missing
await client.createTag({ body: moment.body })
// @ts-expect-error there is no such field in the body
await client.createTag({ params: { path: race }, body: { tag: 'a', raceTimepoint: 1, colour: '' } })
// @ts-expect-error a method that reads has no dry run
await client.listTags.dryRun({ params: { path: race } })
// @ts-expect-error this response has no pages
client.health.pages()
// @ts-expect-error there is no such form
await client.getFromCourse.text('image/png', { params: { path: { ...race, regattaName: 'Kiel' } } })

export const reported: number = title
`

const configuration = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    module: 'NodeNext',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noPropertyAccessFromIndexSignature: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    verbatimModuleSyntax: true,
  },
  include: ['*.ts', 'node_modules/committee-boat-client/*.d.ts'],
  exclude: [],
}

/** The same program, as for a bundler. */
const bundlerConfiguration = {
  extends: '../tsconfig.json',
  compilerOptions: { module: 'ESNext', moduleResolution: 'bundler' },
  include: ['*.ts'],
}

interface Manifest {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

interface Tarball {
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}

/**
 * Packs packages into the project. Dependencies are packed from here too, so no registry is needed.
 */
const pack = async (sources: readonly string[]): Promise<readonly Tarball[]> => {
  const options = ['--json', '--ignore-scripts', '--pack-destination', folder]
  const paths = sources.map((source) => join(root, source))
  const { stdout } = await run('npm', ['pack', ...paths, ...options], { cwd: folder })
  return JSON.parse(stdout) as readonly Tarball[]
}

/** The total size of the files below a folder. */
const bytesBelow = async (parent: string): Promise<number> => {
  const entries = await readdir(parent, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = files.map(async (file) => (await stat(join(file.parentPath, file.name))).size)
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}

let service: SharedService
let folder: string
let packed: Tarball | undefined
beforeAll(async () => {
  service = await sharedService()
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-client-'))
  const example = blocksOf(readFileSync(join(root, 'docs/guides/client.md'), 'utf8'))
  const { text = '' } = example.find(({ file }) => file === 'raceDay.ts') ?? {}
  const files = {
    'package.json': JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }),
    'raceDay.ts': text,
    'raceDay.js': (await transform(text, { loader: 'ts' })).code,
    'mistakes.ts': mistakes,
    'tsconfig.json': JSON.stringify(configuration),
    'bundler/raceDay.ts': text,
    'bundler/mistakes.ts': mistakes,
    'bundler/tsconfig.json': JSON.stringify(bundlerConfiguration),
    'main.js': `import { raceDay, regattaNames, waitForCourse, explain } from './raceDay.js'
      console.log(await raceDay(...process.argv.slice(2)))
      console.log(await regattaNames(process.argv[2]))
      await waitForCourse(process.argv[2], 'Kiel/Förde 100%')
      await raceDay(...process.argv.slice(2)).catch((error) => console.log(explain(error)))`,
  }
  await mkdir(join(folder, 'bundler'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  const dependencies = ['openapi-fetch', 'openapi-typescript-helpers']
  const tarballs = await pack(['client', ...dependencies.map((name) => `node_modules/${name}`)])
  packed = tarballs[0]
  const names = tarballs.map(({ filename }) => `./${filename}`)
  await run('npm', ['install', '--offline', '--ignore-scripts', ...names], { cwd: folder })
}, serviceTimeout)
afterAll(() => rm(folder, { recursive: true }))

/** The errors of the compiler in the program and in the declarations of the client. */
const compile = async (): Promise<readonly string[]> => {
  const files = ['raceDay.ts', 'mistakes.ts', 'bundler', 'node_modules/committee-boat-client']
  const options = ['--type-aware', '--type-check', '--allow=all', '--no-ignore', '--format=unix']
  const programs = join(root, 'node_modules/.bin')
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: join(programs, 'tsgolint') }
  const { stdout } = await run(join(programs, 'oxlint'), [...options, ...files], {
    cwd: folder,
    env,
  }).catch((error: unknown) => error as { readonly stdout: string })
  return stdout
    .split('\n')
    .filter((line) => line.includes(': '))
    .sort()
}

describe('the package', () => {
  it('contains only the client', () => {
    const own = [
      'client.d.ts',
      'client.js',
      'feed.d.ts',
      'feed.js',
      'operations.d.ts',
      'operations.js',
      'pathSegment.d.ts',
      'pathSegment.js',
      'results.d.ts',
      'results.js',
      'schema.d.ts',
      'webhooks.d.ts',
      'webhooks.js',
    ]

    expect(packed?.files.map(({ path }) => path).sort()).toEqual(
      ['LICENSE', 'README.md', ...own, 'package.json'].sort(),
    )
  })

  it('takes less than 1.13 MB, with its dependencies', async () => {
    const bytes = await bytesBelow(join(folder, 'node_modules'))

    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThan(1_130_000)
  })

  it('has the version of the service, and the dependency that the service is tested with', () => {
    const [own, service] = ['client/package.json', 'package.json'].map(
      (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest,
    )

    expect(own?.version).toBe(service?.version)
    expect(service?.dependencies).toMatchObject(own?.dependencies ?? {})
  })
})

describe('a strict project elsewhere', { timeout: serviceTimeout }, () => {
  it('compiles for Node and for a bundler, and mistakes do not', async () => {
    const reported = `mistakes.ts:${mistakes.split('\n').length - 1}:14: Type 'string' is not assignable`

    expect(await compile()).toEqual([
      expect.stringContaining(`bundler/${reported}`),
      expect.stringContaining(reported),
    ])
  })

  it('runs, with names that need escaping in a URL', async () => {
    const main = ['main.js', service.baseUrl, service.adminPassword]
    const { stdout } = await run(process.execPath, main, { cwd: folder })

    expect(stdout).toMatch(
      /^\d+ new objects\nadmin tagged Start\n<svg [^]*Around the top[^]*<\/svg>/,
    )
    expect(stdout).toMatch(/\[[^\]]*'Kiel\/Förde 100%'/)
    expect(stdout).toMatch(/ProblemError: .*Kiel\/Förde 100%/)
  })
})
