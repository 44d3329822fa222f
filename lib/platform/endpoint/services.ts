import pLimit, { type LimitFunction } from 'p-limit'
import { newProcessState, type ProcessState } from './context.ts'
import { type RateLimits, rateLimitsOn } from './rateLimits.ts'
import { processorClock, type ProcessorMark } from './processorTime.ts'
import { type DefinitionCache, emptyDefinitionCache } from '#access/items/definitionCache.ts'
import { connectTable, type Table } from '#table/table.ts'
import { type LogLine, writeAsJson } from './logLine.ts'
import { type HttpSettings, readSettings } from './settings.ts'
import { neededRoles } from '#access/rules/neededRoles.ts'
import { cacheDefinitions } from '#access/items/definitions.ts'
import { Store } from '#table/store.ts'

export interface Services {
  readonly settings: HttpSettings
  readonly table: Table
  readonly definitions: DefinitionCache
  readonly rateLimits: RateLimits
  readonly processState: ProcessState
  /** Runs one retry after a write conflict at a time. */
  readonly retryQueue: LimitFunction
  readonly processorMark: () => ProcessorMark
  readonly log: (line: LogLine) => void
  /** `true` until the first request is logged. */
  isColdStart: boolean
}

/** @throws Error when the environment lacks a setting */
export const createServices = (
  environment: NodeJS.ProcessEnv,
  processState = newProcessState(),
  log = writeAsJson,
): Services => {
  const settings = readSettings(environment)
  const table = connectTable(settings.table)
  return {
    settings,
    table,
    definitions: emptyDefinitionCache(),
    rateLimits: rateLimitsOn(table, settings.rateLimits),
    processState,
    retryQueue: pLimit(1),
    processorMark: processorClock(),
    log,
    isColdStart: true,
  }
}

let services: Services | undefined

/** Other processes, such as tests and scripts, import functions only to read their declarations. */
export const isLambda = process.env.AWS_LAMBDA_INITIALIZATION_TYPE !== undefined

/** Created when they are needed, because programs that only read declarations have no settings. */
export const servicesOfProcess = (): Services => (services ??= createServices(process.env))

const warmUpMillisMax = 1500

/** Until the first request, a process in Lambda has whole processors, whatever the memory of the function. */
export const warmUp = async ({ table, definitions }: Services): Promise<void> => {
  const store = new Store({ ...table, signal: AbortSignal.timeout(warmUpMillisMax) })
  const { user, admin } = neededRoles
  // Without them, the first request reads what it needs.
  await cacheDefinitions(store, definitions, [user.id, admin.id]).catch(() => undefined)
}
