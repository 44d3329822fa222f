/** The items of an earlier version of the table, in a data folder. */
import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findEngine } from '../../scripts/engine.ts'
import { tableDefinition, tableNameOf } from '../../scripts/tableDefinition.ts'

export const storedTables = resolve(import.meta.dirname, '../tables')

/** @returns a new data folder, which the caller removes */
export const folderWithTable = async (file: string): Promise<string> => {
  const [folder, source] = await Promise.all(
    ['table', 'import'].map((name) => mkdtemp(join(tmpdir(), `committee-boat-${name}-`))),
  )
  if (folder === undefined || source === undefined) throw new Error('no folder')
  const tableName = tableNameOf('local')
  const [data, schema] = [join(source, tableName, 'data'), join(source, 'schema.json')]
  await mkdir(data, { recursive: true })
  await copyFile(join(storedTables, file), join(data, 'items.json.gz'))
  await writeFile(schema, JSON.stringify([{ Table: tableDefinition(tableName) }]))
  const database = join(folder, 'committee-boat.db')
  const options = ['--source', source, '--schema', schema, '--output', database]
  execFileSync(findEngine(), ['import', ...options], { stdio: 'ignore' })
  await rm(source, { recursive: true })
  return folder
}
