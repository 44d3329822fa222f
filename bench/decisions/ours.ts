/** A request in a process that has served another one under the same epoch. */
import { emptyDefinitionCache } from '../../lib/store/definitionCache.ts'
import type { Prepare } from './competitor.ts'
import { openRequest, type Table, tableWith } from './service.ts'

const cache = emptyDefinitionCache()
let table: Table | undefined

export const prepare: Prepare = (roles) => openRequest((table ??= tableWith(roles)), cache)
