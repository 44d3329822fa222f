/** A whole table as lines of JSON, from one engine to another. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Item } from '#table/items.ts'
import { sdkEnvironment } from '../../../scripts/requests/environment.ts'
import { itemOf, lineOf } from '../../../scripts/backup/jsonLines.ts'
import { type Engine, startEngine } from '../../../scripts/engine.ts'
import { createTableIfMissing } from '../../../scripts/tableDefinition.ts'
import { connectCommand, readAllItems, writeAll } from '../../../scripts/tableItems.ts'

let folder: string
let engines: readonly Engine[]
beforeAll(async () => {
  Object.assign(process.env, sdkEnvironment)
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-lines-'))
  engines = await Promise.all([startEngine(), startEngine()])
})
afterAll(async () => {
  await Promise.all(engines.map((engine) => engine.stop()))
  await rm(folder, { recursive: true })
})

const operate = (...parameters: string[]) =>
  promisify(execFile)('npm', ['run', '-s', 'operate', '--', ...parameters], {
    cwd: resolve(import.meta.dirname, '../../..'),
  })

const tableOf = (at: number, tableName: string) => ({ tableName, endpoint: engines[at]?.endpoint })

const items = [
  {
    PK: 'A',
    SK: '1',
    bytes: new Uint8Array([0, 255]),
    list: [{ B: 'not bytes', more: 1 }],
    none: null,
  },
  { PK: 'A', SK: '2', names: new Set(['x', 'y']), nested: { deep: { on: true, at: 1.5 } } },
  { PK: 'É', SK: '"\n', text: 'line\nbreak' },
] as unknown as readonly Item[]

it('exports every kind of value, and imports it into another engine', async () => {
  const [from, to] = [tableOf(0, 'whole'), tableOf(1, 'whole')]
  await createTableIfMissing(from.endpoint ?? '', from.tableName)
  await createTableIfMissing(to.endpoint ?? '', to.tableName)
  await writeAll(
    connectCommand(from),
    items.map((Item) => ({ PutRequest: { Item } })),
  )
  const file = join(folder, 'whole.jsonl')
  const choice = (at: number) => ['--table', 'whole', '--endpoint', engines[at]?.endpoint ?? '']
  await operate('export', file, ...choice(0))
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await expect(operate('export', file, ...choice(0))).rejects.toThrow(`${file} exists`)
  await operate('import', file, ...choice(1))
  expect(await readAllItems(to)).toEqual(await readAllItems(from))
  await expect(operate('import', file, ...choice(1))).rejects.toThrow('has items already')

  const broken = join(folder, 'broken.jsonl')
  await writeFile(broken, `${await readFile(file, 'utf8')}{"Item": {"PK": {"S": "A"}}}\n`)
  const empty = tableOf(1, 'empty')
  await createTableIfMissing(empty.endpoint ?? '', empty.tableName)
  await expect(
    operate('import', broken, '--table', 'empty', '--endpoint', empty.endpoint ?? ''),
  ).rejects.toThrow('Line 4 is no item')
  expect(await readAllItems(empty)).toEqual([])
}, 60_000)

it.each(items)('reads the line that it writes: %j', (item) => {
  expect(itemOf(lineOf(item), 1)).toEqual(item)
})

it.each(['', 'x', '{}', '{"Item": {"PK": "A"}}', '[]'])('refuses %j', (line) => {
  expect(() => itemOf(line, 7)).toThrow('Line 7 is no item')
})
