/** What all requests of a process share, made with the first one. */
import { type DefinitionCache, emptyDefinitionCache } from '../store/definitions.ts'
import { connectTable, type Table } from '../store/table.ts'
import { type HttpSettings, readSettings } from './settings.ts'

interface Process {
  readonly settings: HttpSettings
  readonly table: Table
  readonly definitions: DefinitionCache
}

let shared: Process | undefined

export const processOf = (): Process => {
  if (shared !== undefined) return shared
  const settings = readSettings(process.env)
  shared = { settings, table: connectTable(settings.table), definitions: emptyDefinitionCache() }
  return shared
}
