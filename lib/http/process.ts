/** What all requests of a process share, made with the first one. */
import { type RateLimits, rateLimitsOn } from '../service/rateLimits.ts'
import { type DefinitionCache, emptyDefinitionCache } from '../store/definitionCache.ts'
import { connectTable, type Table } from '../store/table.ts'
import { type HttpSettings, readSettings } from './settings.ts'

interface Process {
  readonly settings: HttpSettings
  readonly table: Table
  readonly definitions: DefinitionCache
  readonly rateLimits: RateLimits
}

let shared: Process | undefined

export const processOf = (): Process => {
  if (shared !== undefined) return shared
  const settings = readSettings(process.env)
  const table = connectTable(settings.table)
  shared = {
    settings,
    table,
    definitions: emptyDefinitionCache(),
    rateLimits: rateLimitsOn(table, settings.rateLimits),
  }
  return shared
}
