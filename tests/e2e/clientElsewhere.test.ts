/** The example of docs/client.md in a project of its own, as strict as projects are, and run there. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blocksOf } from '../support/markdown.ts'
import { borrowService } from '../support/borrowedService.ts'
import type { LentService } from '../support/lendServices.ts'
import { serviceTimeout } from '../support/service.ts'

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Each line that is not right has to be refused by the compiler. */
const mistakes = `import { createClient } from 'committee-boat/client'

const client = createClient({ baseUrl: 'https://races.example' })
const health = await client.get('/health')
export const status: 'ok' = health.data.status

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
// @ts-expect-error a time is a number
await client.post(tags, { params: { path: race }, body: { tag: 'Start', raceTimepoint: 'now' } })
// @ts-expect-error there is no such field in the body
await client.post(tags, { params: { path: race }, body: { tag: 'a', raceTimepoint: 1, colour: '' } })
// @ts-expect-error there is no such form
await client.text('image/png', tags, { params: { path: race } })
`

const configuration = (moduleResolution: 'nodenext' | 'bundler') => ({
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    module: moduleResolution === 'bundler' ? 'ESNext' : 'NodeNext',
    moduleResolution,
    outDir: moduleResolution,
    rootDir: '.',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noPropertyAccessFromIndexSignature: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    verbatimModuleSyntax: true,
    skipLibCheck: false,
    // What comes with the compiler is right; checking it takes longest.
    skipDefaultLibCheck: true,
  },
  include: ['*.ts'],
})

let service: LentService
let folder: string
beforeAll(async () => {
  service = await borrowService()
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-client-'))
  const example = blocksOf(readFileSync(join(root, 'docs/client.md'), 'utf8'))
  const { text = '' } = example.find(({ file }) => file === 'raceDay.ts') ?? {}
  const files = {
    'package.json': JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }),
    'raceDay.ts': text,
    'mistakes.ts': mistakes,
    'nodenext.json': JSON.stringify(configuration('nodenext')),
    'bundler.json': JSON.stringify(configuration('bundler')),
    'main.js': `import { raceDay, explain } from './nodenext/raceDay.js'
      console.log(await raceDay(...process.argv.slice(2)))
      await raceDay(...process.argv.slice(2)).catch((error) => console.log(explain(error)))`,
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  await mkdir(join(folder, 'node_modules'))
  await symlink(root, join(folder, 'node_modules/committee-boat'))
}, serviceTimeout)
afterAll(() => rm(folder, { recursive: true }))

const compile = async (project: string, compiler: string): Promise<string> => {
  const tsc = join(root, 'node_modules', compiler, 'bin/tsc')
  try {
    return (await run(process.execPath, [tsc, '--project', project], { cwd: folder })).stdout
  } catch (error) {
    return (error as { readonly stdout: string }).stdout
  }
}

describe('a strict project elsewhere', { timeout: serviceTimeout }, () => {
  it.each([
    ['nodenext.json', 'typescript'],
    ['bundler.json', 'typescript-7'],
  ])('compiles with %s and %s, mistakes not', async (project, compiler) => {
    expect(await compile(project, compiler)).toBe('')
  })

  it('runs, with names that an address could stumble over', async () => {
    const main = ['main.js', service.baseUrl, service.adminPassword]
    const { stdout } = await run(process.execPath, main, { cwd: folder })

    expect(stdout).toMatch(/^admin tagged Start\n<svg [^]*Around the top[^]*<\/svg>/)
    expect(stdout).toMatch(/ProblemError: .*Kiel\/Förde 100%/)
  })
})
