/** Runs the whole service as a user does, with `npm start` or `npm run offline`. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../freePort.ts'
import { startProgram } from './program.ts'

/** The timeout of a test that starts a service, for busy machines. */
export const serviceTimeout = 90_000

export interface ServiceOptions {
  /**
   * The data folder of the caller, for a restart. Default: a new one that is removed at the end.
   */
  dataFolder?: string
  port?: number
  /** Default: `SERVICE_SCRIPT`, so that tests can run against both, or else `start`. */
  script?: 'start' | 'offline'
  environment?: NodeJS.ProcessEnv
}

export interface Service {
  baseUrl: string
  port: number
  /** The printed password: at the first start in a data folder, unless the caller has set one. */
  adminPassword: string | undefined
  /** The process group of npm. */
  pid: number
  output: () => string
  /** The exit code, when the service has ended for any reason. */
  exitCode: Promise<number | null>
  /** Sends the signal of Ctrl-C, and returns the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** @throws {Error} with all output, when the service ends before it is ready */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const { run, port, removeData } = await launch(options)
  // The banner is one write, but it may arrive in pieces.
  const ready = await run.printed(/is ready at (\S+)[^]*Ctrl-C/)
  if (ready === undefined) {
    await removeData()
    throw new Error(`The service ended:\n${run.output()}`)
  }
  return {
    baseUrl: ready[1] ?? '',
    port,
    adminPassword: /Admin password +(\S+)/.exec(run.output())?.[1],
    pid: run.pid,
    output: run.output,
    exitCode: run.exitCode,
    async stop(signal = 'SIGINT') {
      run.kill(signal)
      const exitCode = await run.exitCode
      await removeData()
      return exitCode
    },
  }
}

/** Kills a start and its children as soon as the output matches. */
export async function killStart(
  options: ServiceOptions & { dataFolder: string },
  pattern: RegExp,
): Promise<string> {
  const { run } = await launch(options)
  await run.printed(pattern)
  run.kill('SIGKILL')
  await run.exitCode
  return run.output()
}

/** The output and the exit code of a start that must fail. */
export async function failToStart(
  options: ServiceOptions = {},
): Promise<{ exitCode: number | null; output: string }> {
  const { run, removeData } = await launch(options)
  if ((await run.printed(/is ready at/)) !== undefined) run.kill('SIGINT')
  const exitCode = await run.exitCode
  await removeData()
  return { exitCode, output: run.output() }
}

async function launch(options: ServiceOptions) {
  const port = options.port ?? (await freePort())
  const ownFolder =
    options.dataFolder === undefined ? await mkdtemp(join(tmpdir(), 'committee-boat-')) : undefined
  const script = options.script ?? process.env.SERVICE_SCRIPT ?? 'start'
  const run = startProgram('npm', ['run', script], {
    ...process.env,
    // Removes the environment of the test runner, which a user does not have.
    NODE_ENV: undefined,
    NODE_OPTIONS: undefined,
    VITEST: undefined,
    // Most tests do not need the demo, and start with an empty table.
    DEMO: '0',
    ...options.environment,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: options.dataFolder ?? ownFolder,
  })
  const removeData = async () => {
    if (ownFolder !== undefined) await rm(ownFolder, { recursive: true, force: true })
  }
  return { run, port, removeData }
}
