/**
 * Tables with many items. The engine imports the format of DynamoDB's export to S3 faster than
 * single writes.
 */
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { itemAfter } from '#table/actions.ts'
import type { Write } from '#table/items.ts'
import { type Engine, startEngine } from '../scripts/engine.ts'
import { tableDefinition } from '../scripts/tableDefinition.ts'
import { localEnvironment } from '../scripts/requests/environment.ts'
import { newId } from './ids.ts'

const linesAtOnce = 1000

/**
 * @param folder for the files of the import
 * @param tables the items of each table by its name, in the form of the store
 */
export const startImportedTables = async (
  folder: string,
  tables: Readonly<Record<string, Iterable<Write>>>,
  progress: (line: string) => void = () => undefined,
): Promise<Engine> => {
  Object.assign(process.env, localEnvironment)
  for (const [table, writes] of Object.entries(tables)) {
    progress(`writing the items of the table ${table}`)
    const data = join(folder, 'items', table, 'data')
    await mkdir(data, { recursive: true })
    await writeExport(join(data, 'items.json'), writes)
  }
  const schema = join(folder, 'schema.json')
  const definitions = Object.keys(tables).map((name) => ({ Table: tableDefinition(name) }))
  await writeFile(schema, JSON.stringify(definitions))
  progress('the engine imports them')
  return startEngine({ imported: { folder: join(folder, 'items'), schema } })
}

/** Each write results in one item. */
const writeExport = (file: string, writes: Iterable<Write>): Promise<void> =>
  pipeline(Readable.from(chunksOf(writes)), createWriteStream(file))

function* chunksOf(writes: Iterable<Write>): Generator<string> {
  let lines: string[] = []
  for (const write of writes) {
    const item = itemAfter(write, newId())
    if (item !== undefined) lines.push(`{"Item":${attributesText(item)}}\n`)
    if (lines.length === linesAtOnce) {
      yield lines.join('')
      lines = []
    }
  }
  yield lines.join('')
}

/** The attributes of an item as DynamoDB formats them. */
export const attributesText = (values: object): string => {
  const members = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${attributeText(value)}`)
  return `{${members.join(',')}}`
}

/** Marshals as the SDK does. The SDK would take longer than the engine. */
const attributeText = (value: unknown): string => {
  if (value === null) return '{"NULL":true}'
  if (typeof value === 'string') return `{"S":${JSON.stringify(value)}}`
  if (typeof value === 'number') return `{"N":"${value}"}`
  if (typeof value === 'boolean') return `{"BOOL":${String(value)}}`
  if (Array.isArray(value)) return `{"L":[${value.map(attributeText).join(',')}]}`
  if (typeof value === 'object') return `{"M":${attributesText(value)}}`
  throw new Error(`an item contains ${typeof value}`)
}
