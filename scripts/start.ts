/** `npm start`: runs the whole service on this machine. */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { banner } from './banner.ts'
import { forgetEndpoint, rememberEndpoint, takeDataFolder } from './dataFolder.ts'
import { overHttp } from './demo/api.ts'
import { loadDemo, stepCount } from './demo/load.ts'
import { showProgress } from './demo/progress.ts'
import type { Login } from './demo/users.ts'
import { startEngine } from './engine.ts'
import { isEasyToFind } from './engineAddress.ts'
import { type Administrator, beginFirstStart, forgetFirstStart } from './firstStart.ts'
import { freePort, listenOnce } from './freePort.ts'
import { type Gateway, startGateway } from './gateway.ts'
import { liveAddresses } from './liveAddresses.ts'
import { connectTable, type TableOptions } from '../lib/store/table.ts'
import { bundleLocally, localBundles } from './localBundles.ts'
import { deliveryFunction, LocalQueue, wakingConsumers } from './localQueue.ts'
import { baseUrl, readOptions, type StartOptions } from './startOptions.ts'
import { startLocalStream, streamConsumers } from './stream/localStream.ts'
import { switchStreamOn } from './stream/tableStream.ts'
import { createTableIfMissing, tableNameOf } from './tableDefinition.ts'
import { hasTokenKey, tokenKeyFile } from './tokenKeyFile.ts'

const healthTimeout = 20_000

interface Part {
  name: string
  stop: () => Promise<void>
}

/** The parts to stop, in the order in which they were started. */
const parts: Part[] = []
let stopping: Promise<never> | undefined

async function start(): Promise<void> {
  const options = readOptions(process.env)
  await refuseTakenPort(options)
  const { warning, release } = await takeDataFolder(options.dataFolder)
  parts.push({ name: 'data folder', stop: release })
  if (warning !== undefined) console.error(warning)
  useLocalCredentials(options)
  const built = bundleLocally()
  // Awaited below. This keeps an earlier failure from counting as an unhandled rejection.
  built.catch(() => undefined)
  const { admin, environment, table, streamArn } = await prepareData(options)
  const gateway = await startGateway({ bundles: localBundles, environment })
  watch('local gateway', gateway)
  await built
  const logins =
    options.hasDemo && admin.isFirstStart ? await tryToLoadDemo(gateway, admin) : undefined
  await gateway.listen(options)
  if (streamArn !== undefined) await followStream(options, { table, streamArn, environment })
  const { liveUrl } = await healthy(baseUrl(options))
  console.log(banner({ url: baseUrl(options), liveUrl }, admin, logins))
  await forgetFirstStart(options.dataFolder)
}

async function refuseTakenPort({ host, port }: StartOptions): Promise<void> {
  try {
    await listenOnce(port, host)
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException
    const why = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`
    throw new Error(`Port ${port} on ${host} ${why}: set PORT to another one`)
  }
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
  const database = endpoint ?? (await startEngineIn(dataFolder))
  const tableName = tableNameOf('local')
  await createTableIfMissing(database, tableName).catch((error: unknown) => {
    throw new Error(`The database at ${database} cannot be used: ${String(error)}`)
  })
  const table = { tableName, endpoint: database, serverName }
  const streamArn = await switchStreamOn(table).catch((error: unknown) => {
    console.error(`No feeds, because the database has no streams: ${String(error)}`)
    return undefined
  })
  const admin = await beginFirstStart({ ...table, dataFolder, isNewFolder, adminPassword })
  // Only now: a start that fails before leaves the folder new, so that the next one keeps the password.
  const tokenKey = await tokenKeyFile(dataFolder)
  const environment = {
    ...process.env,
    ...(await liveAddresses(options)),
    // Not needed by the functions.
    ADMIN_PASSWORD: undefined,
    SERVER_NAME: serverName,
    DYNAMODB_ENDPOINT: database,
    TOKEN_KEY_FILE: tokenKey,
    LOCAL_GATEWAY: '1',
    // Metrics are off on this machine unless the user sets a namespace.
    METRICS_NAMESPACE: process.env.METRICS_NAMESPACE ?? '',
    // All users and tests on this machine share one address.
    SIGN_IN_FAILURES_PER_NETWORK: process.env.SIGN_IN_FAILURES_PER_NETWORK ?? '100000',
    RATE_LIMIT_PER_SUBJECT: process.env.RATE_LIMIT_PER_SUBJECT ?? '100000',
    RATE_LIMIT_PER_NETWORK: process.env.RATE_LIMIT_PER_NETWORK ?? '100000',
    RATE_LIMIT_DEFINITIONS: process.env.RATE_LIMIT_DEFINITIONS ?? '100000',
    RATE_LIMIT_PER_CONNECTION: process.env.RATE_LIMIT_PER_CONNECTION ?? '100000',
  }
  return { admin, environment, table, streamArn }
}

/**
 * Runs the functions of the stream and of the queue. They run in this process, which has nothing else to do, so that
 * they do not delay requests.
 */
async function followStream(
  { dataFolder }: StartOptions,
  { table, streamArn, environment }: Stream,
): Promise<void> {
  const variables: NodeJS.ProcessEnv = { ...environment, TABLE_NAME: table.tableName }
  for (const [name, value] of Object.entries(variables)) {
    if (typeof value === 'string') process.env[name] = value
  }
  const queue = new LocalQueue(connectTable(table), await deliveryFunction(localBundles))
  parts.push({ name: 'queue of deliveries', stop: () => queue.stop() })
  const consumers = wakingConsumers(await streamConsumers(localBundles), queue)
  const reader = await startLocalStream({ table, arn: streamArn, dataFolder, consumers })
  parts.push({ name: 'reader of the stream', stop: reader.stop })
}

interface Stream {
  readonly table: TableOptions
  readonly streamArn: string
  readonly environment: NodeJS.ProcessEnv
}

async function startEngineIn(dataFolder: string): Promise<string> {
  const engine = await startEngine({ databasePath: join(dataFolder, 'committee-boat.db') })
  watch('database engine', engine)
  const forget = () => forgetEndpoint(dataFolder)
  parts.push({ name: 'address of the database engine', stop: forget })
  await rememberEndpoint(dataFolder, engine.endpoint)
  if (isEasyToFind(engine.endpoint)) console.error(easyToFind)
  return engine.endpoint
}

const easyToFind =
  'Warning: this system has no loopback address but 127.0.0.1. A web page that scans the ports of this machine can read and change all data. Set DYNAMODB_ENDPOINT, or see docs/evidence/security.md.'

function watch(name: string, child: { ended: Promise<unknown>; stop: () => Promise<void> }): void {
  parts.push({ name, stop: child.stop })
  void child.ended.then(() => stop(1, `The ${name} ended unexpectedly`))
}

async function healthy(url: string): Promise<{ readonly liveUrl: string }> {
  const deadline = Date.now() + healthTimeout
  let answer = 'nothing'
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/health`).catch(() => undefined)
    if (response?.status === 200) return (await response.json()) as { liveUrl: string }
    answer = response === undefined ? answer : `${response.status} ${await response.text()}`
    await sleep(100)
  }
  throw new Error(`GET ${url}/health responds with ${answer}`)
}

/**
 * Loads the demo on a random port, so that the demo is complete when the service opens its own
 * port. The log is off, because these requests are not the user's. A failure to load the demo does
 * not stop the service.
 */
async function tryToLoadDemo(
  gateway: Gateway,
  { name, password }: Administrator,
): Promise<readonly Login[] | undefined> {
  const host = '127.0.0.1'
  const port = await freePort()
  await gateway.listen({ host, port }, { quietly: true })
  const progress = showProgress(process.stdout, stepCount)
  try {
    if (password === undefined) throw new Error('ADMIN_PASSWORD is no longer set')
    return await loadDemo({
      transport: overHttp(`http://${host}:${port}`),
      adminName: name,
      adminPassword: password,
      // Passwords that an interrupted start has set were never printed.
      newPasswords: true,
      begin: progress.begin,
    })
  } catch (error) {
    if (stopping !== undefined) return await stopping
    const why = error instanceof Error ? error.message : String(error)
    console.error(`The demo is incomplete: ${why}\nTo load it, see npm run demo -- --help`)
    return undefined
  } finally {
    progress.end()
  }
}

/** Stops all parts in the opposite order. Runs once, also when it is called several times. */
function stop(exitCode: number, message?: string): Promise<never> {
  stopping ??= (async () => {
    if (message !== undefined) console.error(message)
    for (const part of parts.reverse()) {
      await part.stop().catch((error: unknown) => {
        console.error(`The ${part.name} does not stop: ${String(error)}`)
      })
    }
    process.exit(exitCode)
  })()
  return stopping
}

/** Ends the service with npm, which does not forward all signals, and cannot forward SIGKILL. */
function endWithNpm(): void {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === undefined) return
  setInterval(() => {
    if (process.ppid !== parent) void stop(0)
  }, 500).unref()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(0))
}
endWithNpm()
start().catch((error: unknown) => stop(1, error instanceof Error ? error.message : String(error)))
