/** The competitors of the whole path, connected to an engine with the delay of a region of AWS. */
import { join, resolve } from 'node:path'
import { sentRequest } from '../../harness/client.ts'
import { gatewayEvent } from '../../harness/gatewayEvent.ts'
import { startEngine } from '../../scripts/engine.ts'
import { buildFunctions } from '../../scripts/build.ts'
import { createTableIfMissing } from '../../scripts/tableDefinition.ts'
import { buildOurs, type Call, loadFunction, loadOurs } from '../service/builtFunctions.ts'
import { localEnvironment } from '../../harness/environment.ts'
import { startDelayProxy } from '../service/startDelayProxy.ts'
import { fillOurTable } from './ourTable.ts'
import { fillCompetitorTable } from './competitorTable.ts'
import { competitorToken, event, markId } from './fixtureValues.ts'

export interface Fixture {
  readonly reads: Readonly<Record<'ours' | 'bareGetItem' | 'oneByOne', Call>>
  readonly writes: Readonly<Record<'ours' | 'bareWrite', Call>>
  readonly close: () => Promise<void>
}

const tables = { TABLE_NAME: 'ours', COMPETITOR_TABLE_NAME: 'competitors' } as const
const functions = ['readEvent', 'changeMarkProperties']
const mark = { name: 'Top', shortName: 'T', color: '#FF8800', tags: ['regatta'] }

/** @param folder for the bundles */
export const openFixture = async (folder: string, eachWayMillis: number): Promise<Fixture> => {
  Object.assign(process.env, localEnvironment)
  const engine = await startEngine()
  const proxy = await startDelayProxy(engine.endpoint, eachWayMillis)
  for (const table of Object.values(tables)) await createTableIfMissing(engine.endpoint, table)
  const table = { tableName: tables.TABLE_NAME, endpoint: engine.endpoint }
  const token = await fillOurTable(table)
  await fillCompetitorTable({ ...table, tableName: tables.COMPETITOR_TABLE_NAME })
  const environment = { ...tables, DYNAMODB_ENDPOINT: proxy.endpoint }
  const ours = join(folder, 'ours')
  await buildOurs(functions, ours)
  const prepare = await loadOurs(functions, ours, environment)
  const { bareGetItem, oneByOne, bareWrite } = await competitorsIn(folder, environment)
  return {
    reads: {
      ours: prepare(`GET /sailingserver/api/v1/events/${event.id}`, { token }),
      ...{ bareGetItem, oneByOne },
    },
    writes: {
      ours: prepare(`PUT /sharedsailingserver/api/v1/markproperties/${markId}`, {
        ...{ token, json: mark },
      }),
      bareWrite,
    },
    close: async () => {
      proxy.stop()
      await engine.stop()
    },
  }
}

const competitorsIn = async (folder: string, environment: Readonly<Record<string, string>>) => {
  const outputFolder = join(folder, 'competitors')
  const entryPoints = ['bareGetItem', 'oneByOne', 'bareWrite'].map((name) =>
    resolve(import.meta.dirname, `../competitors/path/${name}.ts`),
  )
  await buildFunctions({ entryPoints, outputFolder })
  const read = gatewayEvent(sentRequest(`GET /events/${event.id}`, { token: competitorToken }), {
    route: 'GET /events/{eventId}',
    pathParameters: { eventId: event.id },
  })
  const write = gatewayEvent(sentRequest(`PUT /marks/${markId}`, { json: mark }), {
    route: 'PUT /marks/{id}',
    pathParameters: { id: markId },
  })
  const load = async (name: string, request: typeof read): Promise<Call> => {
    const { handler } = await loadFunction(outputFolder, name, environment)
    return () => handler(request, {})
  }
  return {
    bareGetItem: await load('bareGetItem', read),
    oneByOne: await load('oneByOne', read),
    bareWrite: await load('bareWrite', write),
  }
}
