/** The competitors of the whole path, connected to an engine with the delay of a region of AWS. */
import { join, resolve } from 'node:path'
import { sentRequest } from '../../scripts/requests/requests.ts'
import { localEnvironment } from '../../scripts/requests/environment.ts'
import { gatewayEvent } from '../../scripts/requests/gatewayEvent.ts'
import { buildFunctions } from '../../scripts/build.ts'
import { startEngine } from '../../scripts/engine.ts'
import { createTableIfMissing } from '../../scripts/tableDefinition.ts'
import { buildOurs, type Call, loadFunction, loadOurs } from '../service/builtFunctions.ts'
import { startDelayProxy } from '../service/startDelayProxy.ts'
import { event, fillCompetitorTable, fillOurTable, markId } from './tables.ts'

const tables = { TABLE_NAME: 'ours', COMPETITOR_TABLE_NAME: 'competitors' } as const
const functions = ['readEvent', 'changeMarkProperties']
const mark = { name: 'Top', shortName: 'T', color: '#FF8800', tags: ['regatta'] }

/** @param folder for the bundles */
export const openFixture = async (folder: string, eachWayMillis: number) => {
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
  const bare = await bareCalls(join(folder, 'competitors'), environment)
  const markRoute = `PUT /sharedsailingserver/api/v1/markproperties/${markId}`
  return {
    reads: {
      ours: prepare(`GET /sailingserver/api/v1/events/${event.id}`, { token }),
      bare: bare('GET /events', event.id),
    },
    writes: {
      ours: prepare(markRoute, { token, json: mark }),
      bare: bare('PUT /marks', markId, mark),
    },
    close: async () => {
      proxy.stop()
      await engine.stop()
    },
  }
}

const bareCalls = async (outputFolder: string, environment: Readonly<Record<string, string>>) => {
  const file = resolve(import.meta.dirname, '../competitors/path/bare.ts')
  await buildFunctions({ entryPoints: [file], outputFolder })
  const { handler } = await loadFunction(outputFolder, 'bare', environment)
  return (route: string, id: string, json?: object): Call => {
    const matched = { route: `${route}/{id}`, pathParameters: { id } }
    const request = gatewayEvent(sentRequest(`${route}/${id}`, { json }), matched)
    return () => handler(request, {})
  }
}
