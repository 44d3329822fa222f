/** The example of docs/guides/adding-a-kind-of-item.md, followed in a copy of the repository. */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { blocksOf } from '../../support/markdown.ts'

const root = resolve(import.meta.dirname, '../../..')
const settings = ['tsconfig.json', '.oxfmtrc.json', '.oxlintrc.json']
const copied = ['lib', 'schemas', 'scripts', 'package.json', ...settings]

let copy: string
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'committee-boat-entity-'))
  for (const name of copied) await cp(join(root, name), join(copy, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

/** Prints everything that follows from the entity. */
const use = `
import { changesOf } from './lib/platform/endpoint/middleware/dryRun.ts'
import { sponsorEntity } from './lib/races/items/sponsors.ts'
import { recordsOf } from './lib/platform/table/audit.ts'
import { findViolations } from './scripts/tableRules/rules.ts'
import { entityDescriptions, tableOverview } from './scripts/tableOverview.ts'

const sponsor = { eventId: 'e', name: 'A#B', website: null }
const write = sponsorEntity.put(['e', 'A#B'], sponsor, 'absent')
const item = { ...write.put, version: 1, writeId: 'w' }
const author = { user: null, requestId: null, atMillis: 0 }
console.log(JSON.stringify({
  key: sponsorEntity.key('e', 'A#B'),
  created: changesOf([{ before: undefined, after: item }]).created.map(({ name }) => name),
  records: recordsOf([write], 'w', author).length,
  problems: [
    ...findViolations([item]).map(({ problem }) => problem),
    ...findViolations([{ ...item, website: 1 }]).map(({ problem }) => problem),
  ].filter((problem) => /event|website/.test(problem)),
  title: entityDescriptions().get('sponsor').title,
  isListed: (await tableOverview()).includes('SPONSOR#<name>#'),
}))
`

it('is one file and one line', { timeout: 120_000 }, async () => {
  const blocks = blocksOf(
    await readFile(join(root, 'docs/guides/adding-a-kind-of-item.md'), 'utf8'),
  )
  const [source, line] = blocks.filter(({ language }) => language === 'ts')
  const list = join(copy, 'lib/allEntities.ts')
  await writeFile(join(copy, source?.file ?? ''), source?.text ?? '')
  await writeFile(list, (await readFile(list, 'utf8')) + (line?.text ?? ''))
  await writeFile(join(copy, 'use.ts'), use)

  const run = (command: string, ...words: readonly string[]) =>
    promisify(execFile)(join(copy, 'node_modules', command), words, { cwd: copy })
  await run('.bin/oxlint', source?.file ?? '', list)
  await run('.bin/oxfmt', '--check', source?.file ?? '')
  const { stdout } = await run('.bin/tsx', 'use.ts')

  expect(JSON.parse(stdout)).toEqual({
    key: { PK: 'OBJECT#EVENT#e#', SK: 'SPONSOR#A%23B#' },
    created: ['A#B'],
    records: 1,
    problems: ['refers to a missing event', 'has no website that is of the type string or null'],
    title: 'Sponsor',
    isListed: true,
  })
})
