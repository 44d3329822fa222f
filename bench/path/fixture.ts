/** The competitors of the whole path, connected to the engine. */
import { join, resolve } from 'node:path'
import { type RequestOptions, sentRequest } from '../../harness/client.ts'
import { gatewayEvent } from '../../harness/gatewayEvent.ts'
import { startEngine } from '../../scripts/engine.ts'
import { buildFunctions, type BuildOptions } from '../../scripts/build.ts'
import { createTableIfMissing } from '../../scripts/tableDefinition.ts'
import {
  buildOurs,
  type Call,
  loadFunction,
  loadOurs,
  type Prepare,
} from '../service/builtFunctions.ts'
import { localEnvironment } from '../../harness/environment.ts'
import { startDelayProxy } from '../service/startDelayProxy.ts'
import { fillOurTable } from './ourTable.ts'
import { type CountedRequest, countUnits, unitFunctions } from './unitRequests.ts'
import { fillCompetitorTable } from './competitorTable.ts'
import { competitorToken, event, markId, password, userName } from './fixtureValues.ts'

/** A competitor with its call. */
export interface Competitor {
  readonly name: string
  readonly call: Call
}

/** All competitors, by kind of request. */
export interface Competitors {
  readonly reads: readonly Competitor[]
  readonly writes: readonly Competitor[]
}

export interface Fixture {
  /** The engine on this machine. */
  readonly near: Competitors
  /** The engine with the delay of a region of AWS. */
  readonly distant: Competitors
  /** A build that counts units, and is not timed. */
  readonly counted: Competitors
  readonly countUnits: () => Promise<readonly CountedRequest[]>
  readonly close: () => Promise<void>
}

export const names = {
  bearer: 'ours, by bearer token',
  cookie: 'ours, by session cookie',
  basic: 'ours, by repeated Basic',
  bareGetItem: 'one bare GetItem',
  batched: 'batched, 4 calls',
  oneByOne: 'one by one, 25 calls',
  write: 'ours, PUT of a mark',
  bareWrite: 'bare GetItem and PutItem',
} as const

const tables = { TABLE_NAME: 'ours', COMPETITOR_TABLE_NAME: 'competitors' } as const
const functions = ['readEvent', 'changeMarkProperties', 'login']
const competitorNames = ['bareGetItem', 'bareWrite', 'batched', 'oneByOne'] as const

/** Bundles without packages resolve them from here, both ours and those of the competitors. */
const countedFolder = resolve(import.meta.dirname, '../node_modules/.cache/path')

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

  const bundled = await buildAll(folder, functions)
  const countedFunctions = [...functions, ...unitFunctions]
  const counted = await buildAll(countedFolder, countedFunctions, { withoutPackages: true })
  const competitorsOf = async (folders: Folders, endpoint: string): Promise<Competitors> => {
    const environment = { ...tables, DYNAMODB_ENDPOINT: endpoint }
    const ours = await oursOf(await loadOurs(functions, folders.ours, environment), token)
    const others = await othersOf(folders.competitors, environment)
    return {
      reads: [...ours.reads, ...others.reads],
      writes: [...ours.writes, ...others.writes],
    }
  }
  return {
    near: await competitorsOf(bundled, engine.endpoint),
    distant: await competitorsOf(bundled, proxy.endpoint),
    counted: await competitorsOf(counted, engine.endpoint),
    countUnits: async () => {
      const environment = { ...tables, DYNAMODB_ENDPOINT: engine.endpoint }
      const prepare = await loadOurs([...unitFunctions, 'login'], counted.ours, environment)
      return countUnits(prepare, token, await sessionCookie(prepare))
    },
    close: async () => {
      proxy.stop()
      await engine.stop()
    },
  }
}

interface Folders {
  readonly ours: string
  readonly competitors: string
}

const buildAll = async (
  folder: string,
  ours: readonly string[],
  options: BuildOptions = {},
): Promise<Folders> => {
  const folders = { ours: join(folder, 'ours'), competitors: join(folder, 'competitors') }
  const entryPoints = competitorNames.map((name) =>
    resolve(import.meta.dirname, `../competitors/path/${name}.ts`),
  )
  await buildOurs(ours, folders.ours, options)
  await buildFunctions({ ...options, entryPoints, outputFolder: folders.competitors })
  return folders
}

const oursOf = async (prepare: Prepare, token: string): Promise<Competitors> => {
  const read = (options: RequestOptions) =>
    prepare(`GET /sailingserver/api/v1/events/${event.id}`, options)
  const cookie = await sessionCookie(prepare)
  const write = prepare(`PUT /sharedsailingserver/api/v1/markproperties/${markId}`, {
    token,
    json: mark,
  })
  return {
    reads: [
      { name: names.bearer, call: read({ token }) },
      { name: names.cookie, call: read({ cookies: [cookie] }) },
      { name: names.basic, call: read({ basic: [userName, password] }) },
    ],
    writes: [{ name: names.write, call: write }],
  }
}

const sessionCookie = async (prepare: Prepare): Promise<string> => {
  const json = { username: userName, password }
  const [cookie = ''] =
    (await prepare('POST /security/api/restsecurity/login', { json })()).cookies ?? []
  return cookie.replace(/;.*/, '')
}

const othersOf = async (
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Competitors> => {
  const read = gatewayEvent(sentRequest(`GET /events/${event.id}`, { token: competitorToken }), {
    route: 'GET /events/{eventId}',
    pathParameters: { eventId: event.id },
  })
  const write = gatewayEvent(sentRequest(`PUT /marks/${markId}`, { json: mark }), {
    route: 'PUT /marks/{id}',
    pathParameters: { id: markId },
  })
  const competitor = async (name: (typeof competitorNames)[number]): Promise<Competitor> => {
    const { handler } = await loadFunction(folder, name, environment)
    return { name: names[name], call: () => handler(name === 'bareWrite' ? write : read, {}) }
  }
  return {
    reads: [
      await competitor('bareGetItem'),
      await competitor('batched'),
      await competitor('oneByOne'),
    ],
    writes: [await competitor('bareWrite')],
  }
}
