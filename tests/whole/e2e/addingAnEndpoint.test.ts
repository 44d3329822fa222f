/** The example of docs/guides/adding-an-endpoint.md, followed in a copy of the repository. */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { blocksOf } from '../../support/markdown.ts'

const root = resolve(import.meta.dirname, '../../..')
const copied = [
  'client',
  'deploy',
  'docs',
  'functions',
  'harness',
  'lib',
  'schemas',
  'scripts',
  'tests',
  'package.json',
]
const settings = [
  'serverless.yml',
  'tsconfig.json',

  'vitest.config.ts',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'LICENSE',
  'package-lock.json',
]
/** The types of modules that the bundler makes. */
const moduleTypes = ['lib/platform/page/files.d.ts', 'scripts/endpointListModule.d.ts']
const timeout = 180_000

let copy: string
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'committee-boat-example-'))
  for (const name of [...copied, ...settings]) {
    await cp(join(root, name), join(copy, name), { recursive: true })
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

const edit = async (file: string, change: (text: string) => string): Promise<void> => {
  const path = join(copy, file)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

/** @throws Error with the output, when the command fails */
const run = (command: string, ...words: readonly string[]) =>
  promisify(execFile)(join(copy, 'node_modules', command), words, {
    cwd: copy,
    // Removes the environment of the test runner, which a user does not have.
    env: { ...process.env, NODE_OPTIONS: undefined, VITEST: undefined },
  }).catch((error: unknown) => {
    const { message, stdout } = error as Error & { readonly stdout: string }
    throw new Error(`${message}\n${stdout}`)
  })

/** Runs only the scenario. Other tests cover the access table with every endpoint. */
const scenarioTest = `
import { expect, it } from 'vitest'
import { functions } from '../../deploy/functions.ts'
import { declaration } from '../../functions/rights/copyRole.ts'
import { send } from './scenario.ts'
import { scenarios } from './scenarios.ts'
import { startFixture } from './fixture.ts'
import { requestOf } from '../whole/reference/requests.ts'

it('is deployed', () => {
  expect(functions).toHaveProperty('copyRole.role', 'WriteRole')
})

it('is shown by the reference', () => {
  expect(requestOf(declaration)).toMatchObject({ json: { roleName: 'assistant umpire' } })
})

it('can be tried by everybody', async () => {
  const fixture = await startFixture()
  const statuses: [string, number][] = []
  for (const persona of fixture.personas) {
    const attempt = (await scenarios.copyRole?.(fixture, persona)) ?? {}
    const { status } = await send(fixture, declaration.routes[0], persona, attempt)
    statuses.push([persona.column, status])
  }
  await fixture.stop()

  expect(Object.fromEntries(statuses)).toMatchObject({ anonymous: 401, stranger: 403, owner: 201 })
})
`

it('works', { timeout }, async () => {
  const blocks = blocksOf(await readFile(join(root, 'docs/guides/adding-an-endpoint.md'), 'utf8'))
  const files = blocks.flatMap(({ file, text }) => (file === undefined ? [] : [{ file, text }]))
  const [scenario = '', request = ''] = blocks.flatMap(({ language, file, text }) =>
    language === 'ts' && file === undefined ? [text] : [],
  )
  const names = files.map(({ file }) => file)

  for (const { file, text } of files) await writeFile(join(copy, file), text)
  await edit('tests/access/securityScenarios.ts', (text) =>
    text
      .replace(/(?<=securityScenarios: Scenarios = \{\n)/, () => scenario)
      .replace(/(?<=securityRequests: ShownRequests = \{\n)/, () => request),
  )
  await edit('tsconfig.json', (text) =>
    JSON.stringify({
      ...(JSON.parse(text) as object),
      include: [],
      files: [...names, ...moduleTypes],
    }),
  )

  await run('.bin/oxlint', ...names)
  await run('.bin/oxfmt', '--check', ...names)
  await writeFile(join(copy, 'tests/access/example.test.ts'), scenarioTest)
  await run(
    ...([
      '.bin/vitest',
      'run',
      // A second worker would load everything once more.
      '--maxWorkers=1',
      'tests/rights/copyRole.test.ts',
      'tests/access/example.test.ts',
    ] as const),
  )

  // And the scenarios of the group.
  expect(names).toHaveLength(3)
})
