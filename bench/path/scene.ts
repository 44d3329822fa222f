/** The contenders of the whole path, connected to the engine. */
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
import { fillPeersTable } from './peersTable.ts'
import { bearerOfPeers, event, markId, password, userName } from './subject.ts'

/** A contender with its call. */
export interface Side {
  readonly name: string
  readonly call: Call
}

/** All contenders, by kind of request. */
export interface Sides {
  readonly reads: readonly Side[]
  readonly writes: readonly Side[]
}

export interface Scene {
  /** The engine on this machine. */
  readonly near: Sides
  /** The engine with the delay of a region of AWS. */
  readonly away: Sides
  /** A build that counts units, and is not timed. */
  readonly counted: Sides
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

const tables = { TABLE_NAME: 'ours', PEERS_TABLE_NAME: 'peers' } as const
const functions = ['readEvent', 'changeMarkProperties', 'login']
const peers = ['bareGetItem', 'bareWrite', 'batched', 'oneByOne'] as const

/** Bundles without packages resolve them from here, both ours and those of the competitors. */
const countedFolder = resolve(import.meta.dirname, '../node_modules/.cache/path')

const mark = { name: 'Top', shortName: 'T', color: '#FF8800', tags: ['regatta'] }

/** @param folder for the bundles */
export const openScene = async (folder: string, eachWayMillis: number): Promise<Scene> => {
  Object.assign(process.env, localEnvironment)
  const engine = await startEngine()
  const proxy = await startDelayProxy(engine.endpoint, eachWayMillis)
  for (const table of Object.values(tables)) await createTableIfMissing(engine.endpoint, table)
  const table = { tableName: tables.TABLE_NAME, endpoint: engine.endpoint }
  const token = await fillOurTable(table)
  await fillPeersTable({ ...table, tableName: tables.PEERS_TABLE_NAME })

  const bundled = await buildAll(folder)
  const counted = await buildAll(countedFolder, { withoutPackages: true })
  const sidesOf = async (folders: Folders, endpoint: string): Promise<Sides> => {
    const environment = { ...tables, DYNAMODB_ENDPOINT: endpoint }
    const ours = await oursOf(await loadOurs(functions, folders.ours, environment), token)
    const others = await othersOf(folders.peers, environment)
    return {
      reads: [...ours.reads, ...others.reads],
      writes: [...ours.writes, ...others.writes],
    }
  }
  return {
    near: await sidesOf(bundled, engine.endpoint),
    away: await sidesOf(bundled, proxy.endpoint),
    counted: await sidesOf(counted, engine.endpoint),
    close: async () => {
      proxy.stop()
      await engine.stop()
    },
  }
}

interface Folders {
  readonly ours: string
  readonly peers: string
}

const buildAll = async (folder: string, options: BuildOptions = {}): Promise<Folders> => {
  const folders = { ours: join(folder, 'ours'), peers: join(folder, 'peers') }
  const entryPoints = peers.map((name) => resolve(import.meta.dirname, `../peers/path/${name}.ts`))
  await buildOurs(functions, folders.ours, options)
  await buildFunctions({ ...options, entryPoints, outputFolder: folders.peers })
  return folders
}

const oursOf = async (prepare: Prepare, token: string): Promise<Sides> => {
  const read = (options: RequestOptions) =>
    prepare(`GET /sailingserver/api/v1/events/${event.id}`, options)
  const signIn = prepare('POST /security/api/restsecurity/login', {
    json: { username: userName, password },
  })
  const [cookie = ''] = (await signIn()).cookies ?? []
  const write = prepare(`PUT /sharedsailingserver/api/v1/markproperties/${markId}`, {
    token,
    json: mark,
  })
  return {
    reads: [
      { name: names.bearer, call: read({ token }) },
      { name: names.cookie, call: read({ cookies: [cookie.replace(/;.*/, '')] }) },
      { name: names.basic, call: read({ basic: [userName, password] }) },
    ],
    writes: [{ name: names.write, call: write }],
  }
}

const othersOf = async (
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Sides> => {
  const read = gatewayEvent(sentRequest(`GET /events/${event.id}`, { token: bearerOfPeers }), {
    route: 'GET /events/{eventId}',
    pathParameters: { eventId: event.id },
  })
  const write = gatewayEvent(sentRequest(`PUT /marks/${markId}`, { json: mark }), {
    route: 'PUT /marks/{id}',
    pathParameters: { id: markId },
  })
  const side = async (name: (typeof peers)[number]): Promise<Side> => {
    const { handler } = await loadFunction(folder, name, environment)
    return { name: names[name], call: () => handler(name === 'bareWrite' ? write : read, {}) }
  }
  return {
    reads: [await side('bareGetItem'), await side('batched'), await side('oneByOne')],
    writes: [await side('bareWrite')],
  }
}
