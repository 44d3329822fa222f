/**
 * An instance of the service on this machine without the gateway of its HTTP API: database engine, table,
 * administrator, demo, WebSocket API, and the functions of the stream and the queue.
 */
import { EventEmitter, once } from 'node:events'
import { get, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '../../functions/routes.ts'
import { functionsInProcess } from '../requests/functions.ts'
import type { Transport } from '../requests/requests.ts'
import { formatAccessToken } from '#authentication/accessToken.ts'
import { createServices, type Services } from '#endpoint/services.ts'
import { newProcessState } from '#endpoint/context.ts'
import { readRegatta } from '#races/items/regattas.ts'
import { readUser } from '#access/items/users.ts'
import { Store } from '#table/store.ts'
import { forgetEngine, rememberEngine, takeDataFolder } from '../dataFolder.ts'
import { sender } from '../demo/api.ts'
import { loadDemo, stepCount } from '../demo/load.ts'
import { publicPages } from '../demo/guide.ts'
import { regatta } from '../demo/data/regatta.ts'
import { showProgress } from '../demo/progress.ts'
import type { Login } from '../demo/users.ts'
import { durationIn } from '../duration.ts'
import { isEasyToFind } from '../engineAddress.ts'
import { backupPlanIn } from '../backup/schedule.ts'
import { startMigratedEngine } from '../migrations/migratedEngine.ts'
import { requireCurrentVersion } from '../migrations/tableVersion.ts'
import { switchStreamOn } from '../stream/tableStream.ts'
import { createTableIfMissing, tableNameOf } from '../tableDefinition.ts'
import { hasTokenKey, tokenKeyFile } from '../tokenKeyFile.ts'
import { type BackgroundOptions, startBackground } from './backgroundThread.ts'
import { startBackups } from './backups.ts'
import { banner } from './banner.ts'
import {
  type Administrator,
  beginFirstStart,
  forgetFirstStart,
  rememberIncompleteDemo,
} from './firstStart.ts'
import { serveConnections } from './functions.ts'
import { messagesAddress } from './liveAddresses.ts'
import { type LogLines, logLines, refuseFullDisk } from './logLines.ts'
import { say } from './progress.js'
import { runningShutdown, shutDown, stopAtShutdown } from './shutdown.ts'
import { baseUrl, type StartOptions } from './startOptions.js'
import { startTableCheck } from './startTableCheck.ts'

export interface Instance {
  readonly services: Services
  /** Tells that a request may have changed the table. */
  readonly changed: () => void
  /** Completes the start, when the gateway has opened its port or is about to. Its server may be known later. */
  readonly announce: (api: Promise<Server>) => Promise<void>
}

/** Prepares everything that the first request needs, the demo included. */
export async function prepareInstance(options: StartOptions): Promise<Instance> {
  const backups = backupPlanIn(process.env)
  if (backups !== undefined && options.endpoint !== undefined) {
    throw new Error(
      'BACKUP_DIR is for the database of this service: leave it out with DYNAMODB_ENDPOINT',
    )
  }
  const { warning, release } = await takeDataFolder(options.dataFolder)
  stopAtShutdown({ name: 'data folder', stop: release })
  if (warning !== undefined) console.error(warning)
  useLocalCredentials(options)
  const { admin, environment, streamArn } = await prepareData(options)
  const log = logLines(process.stdout.isTTY)
  // The requests until then are not those of the user.
  log.isQuiet = true
  const services = createServices(environment, newProcessState(), log.write)
  const logins =
    options.hasDemo && admin.isFirstStart
      ? await tryToLoadDemo(services, admin, log, options)
      : undefined
  const table = new EventEmitter()
  const announce = async (api: Promise<Server>): Promise<void> => {
    const live = serveConnections(services, new URL(environment.LIVE_CONNECTIONS_URL))
    const listening = api.then((server) => {
      live.attach(server)
    })
    stopAtShutdown({
      name: 'gateway of connections',
      stop: () => {
        live.stop()
        return Promise.resolve()
      },
    })
    const localUrl = baseUrl(options)
    const [{ liveUrl }] = await Promise.all([healthy(localUrl, log, options), listening])
    const url = services.settings.publicUrl ?? localUrl
    const pages = await pagesOf(url, services)
    log.isQuiet = false
    console.log(banner({ url, localUrl, liveUrl, pages }, admin, logins))
    await (logins === 'incomplete' ? rememberIncompleteDemo : forgetFirstStart)(options.dataFolder)
    if (backups !== undefined) startBackups(options.dataFolder, backups)
    if (streamArn === undefined) return
    // The first requests need the processor more than the start of a thread.
    await sleep(250)
    runBackground(options, { environment, streamArn }, table)
    if (options.endpoint !== undefined) return
    const { TABLE_NAME: tableName, DYNAMODB_ENDPOINT: endpoint } = environment
    await startTableCheck(options.dataFolder, { tableName, endpoint }, admin.isFirstStart)
  }
  return { services, changed: () => table.emit('change'), announce }
}

function runBackground(
  { dataFolder, endpoint }: StartOptions,
  stream: Pick<BackgroundOptions, 'environment' | 'streamArn'>,
  table: EventEmitter,
): void {
  // Other services may write to a database of the user.
  const pollMillisMax = endpoint === undefined ? 10_000 : 2500
  const isEmbedded = endpoint === undefined
  const background = startBackground({
    ...stream,
    dataFolder,
    pollMillisMax,
    isEmbedded,
    sweepMillis: durationIn(process.env, 'SWEEP_EVERY', '1h'),
  })
  table.on('change', background.wake)
  stopAtShutdown({ name: 'reader of the stream', stop: background.stop })
  void background.ended.then(() => shutDown(1, 'The reader of the stream ended unexpectedly'))
}

/**
 * Keeps credentials of a real AWS account in the environment from being used by mistake. They are
 * used only if the user sets an endpoint of DynamoDB.
 */
function useLocalCredentials({ endpoint }: StartOptions): void {
  if (endpoint === undefined || process.env.AWS_ACCESS_KEY_ID === undefined) {
    delete process.env.AWS_SESSION_TOKEN
    delete process.env.AWS_PROFILE
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' })
    process.env.AWS_REGION = 'eu-central-1'
  }
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
}

async function prepareData(options: StartOptions) {
  const { dataFolder, serverName, adminPassword, endpoint } = options
  const isNewFolder = !(await hasTokenKey(dataFolder))
  say(endpoint === undefined ? 'Starting the database engine' : `Connecting to ${endpoint}`)
  const database = endpoint ?? (await startEngineIn(dataFolder))
  const tableName = tableNameOf('local')
  await createTableIfMissing(database, tableName).catch((error: unknown) => {
    throw new Error(`The database at ${database} cannot be used: ${String(error)}`)
  })
  if (endpoint !== undefined) await requireCurrentVersion({ tableName, endpoint })
  const table = { tableName, endpoint: database, serverName }
  const streamArn = await switchStreamOn(table).catch((error: unknown) => {
    console.error(`No feeds, because the database has no streams: ${String(error)}`)
    return undefined
  })
  say('Preparing the table')
  const first = { ...table, dataFolder, isNewFolder, adminPassword }
  const admin = await beginFirstStart(first).catch((error: unknown) => {
    refuseFullDisk(String((error as Error).cause ?? error), dataFolder)
    throw error
  })
  // Only now: a start that fails before leaves the folder new, so that the next one keeps the password.
  const tokenKey = await tokenKeyFile(dataFolder)
  const environment = {
    ...process.env,
    LIVE_CONNECTIONS_URL: messagesAddress(options),
    // Not needed by the functions.
    ADMIN_PASSWORD: undefined,
    TABLE_NAME: tableName,
    SERVER_NAME: serverName,
    DYNAMODB_ENDPOINT: database,
    TOKEN_KEY_FILE: tokenKey,
    LOCAL_GATEWAY: '1',
    ...(process.env.PUBLIC_URL ? {} : limitsOfOneUser),
  }
  return { admin, environment, streamArn }
}

/** All users and tests on this machine share one address. */
const limitsOfOneUser = {
  MAILS_PER_NETWORK: process.env.MAILS_PER_NETWORK ?? '100000',
  SIGN_IN_FAILURES_PER_NETWORK: process.env.SIGN_IN_FAILURES_PER_NETWORK ?? '100000',
  RATE_LIMIT_PER_SUBJECT: process.env.RATE_LIMIT_PER_SUBJECT ?? '100000',
  RATE_LIMIT_PER_NETWORK: process.env.RATE_LIMIT_PER_NETWORK ?? '100000',
  RATE_LIMIT_DEFINITIONS: process.env.RATE_LIMIT_DEFINITIONS ?? '100000',
  RATE_LIMIT_PER_CONNECTION: process.env.RATE_LIMIT_PER_CONNECTION ?? '100000',
}

async function startEngineIn(dataFolder: string): Promise<string> {
  const engine = await startMigratedEngine(dataFolder, tableNameOf('local'), say)
  stopAtShutdown({ name: 'database engine', stop: engine.stop })
  void engine.ended.then(() =>
    shutDown(1, 'The database engine ended unexpectedly. Start the service again.'),
  )
  const forget = () => forgetEngine(dataFolder)
  stopAtShutdown({ name: 'address of the database engine', stop: forget })
  await rememberEngine(dataFolder, engine)
  if (isEasyToFind(engine.endpoint)) console.error(easyToFind)
  return engine.endpoint
}

const easyToFind =
  'Warning: this system has no loopback address but 127.0.0.1. A web page that scans the ports of this machine can read and change all data. Set DYNAMODB_ENDPOINT, or see docs/reference/security.md.'

const read = async (url: string): Promise<{ readonly status: number; readonly body: string }> => {
  const [response] = (await once(get(url, { agent: false }), 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, body: await text(response) }
}

/** Waits as long as it takes, because a machine can be slow, and tells what it waits for. */
async function healthy(
  url: string,
  log: LogLines,
  { dataFolder }: StartOptions,
): Promise<{ readonly liveUrl: string }> {
  for (let attempt = 0; ; attempt += 1) {
    // The gateway may still be about to open its port.
    const response = await read(`${url}/health`).catch(() => undefined)
    if (response?.status === 200) return JSON.parse(response.body) as { liveUrl: string }
    refuseFullDisk(log.lastFailure, dataFolder)
    if (response !== undefined && attempt % 50 === 0) {
      say(`Waiting for the table: ${log.lastFailure}`)
    }
    await sleep(200)
  }
}

/** The pages to look at first: those of the demo unless it was left out or deleted. */
async function pagesOf(url: string, { table }: Services): Promise<readonly string[]> {
  const found = await readRegatta(new Store(table), regatta)
  return [...(found === undefined ? [] : publicPages(url)), `${url}/`]
}

/**
 * Loads the demo by requests like those of any client. A failure to load it does not stop the
 * service.
 */
async function tryToLoadDemo(
  services: Services,
  { name: adminName, isDemoIncomplete }: Administrator,
  log: LogLines,
  options: StartOptions,
): Promise<readonly Login[] | 'incomplete'> {
  const progress = showProgress(process.stdout, stepCount)
  const functions = functionsInProcess(endpoints, services)
  const transport: Transport = async (sent) => {
    const reply = await functions(sent)
    // A client waits and repeats requests that got 503.
    if (reply.status === 503) refuseFullDisk(log.lastFailure, options.dataFolder)
    return reply
  }
  try {
    const token = await accessTokenOf(services, adminName)
    return await loadDemo({
      transport,
      admin: sender(transport, { token }),
      adminName,
      // Passwords that an interrupted start has set were never printed.
      newPasswords: isDemoIncomplete !== true,
      begin: progress.begin,
    })
  } catch (error) {
    const shutdown = runningShutdown()
    if (shutdown !== undefined) return await shutdown
    refuseFullDisk(log.lastFailure, options.dataFolder)
    const why = error instanceof Error ? error.message : String(error)
    console.error(`The demo is incomplete: ${why} (${log.lastFailure})`)
    console.error(`The next start completes it, and so does, while the service runs:`)
    console.error(`  npm run operate -- demo --base ${baseUrl(options)} --new-passwords`)
    return 'incomplete'
  } finally {
    progress.end()
  }
}

/** Derives the token instead of signing in, because the check of a password is slow by design. */
async function accessTokenOf({ table, settings }: Services, name: string): Promise<string> {
  const user = await readUser(new Store(table), name)
  if (user === undefined) throw new Error(`There is no user ${name}`)
  return formatAccessToken(settings.tokenKeys[0], {
    userId: user.userId,
    userName: user.name,
    generation: user.accessTokenGeneration,
  })
}
