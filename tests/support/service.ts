/** Runs the whole service as a user does, with `npm start`, for the tests from end to end. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../scripts/freePort.ts'

/** How long a test that starts a service may take on a busy machine. */
export const serviceTimeout = 90_000

export interface ServiceOptions {
  /** A folder of the caller's, to start in it again; else a new one that goes away at the end. */
  dataFolder?: string
  port?: number
  environment?: NodeJS.ProcessEnv
}

export interface Service {
  baseUrl: string
  port: number
  /** As it was printed: at the first start in a data folder, unless the caller had chosen one. */
  adminPassword: string | undefined
  /** Of the process group that `npm start` leads. */
  pid: number
  output: () => string
  /** Sends what Ctrl-C in a terminal sends, and gives the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** @throws {Error} with all that was printed, when the service ends instead of getting ready */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const { run, port, removeData } = await launch(options)
  const ready = await run.printed(/is ready at (\S+)/)
  if (ready === undefined) {
    await removeData()
    throw new Error(`npm start ended:\n${run.output()}`)
  }
  // The banner is one write, but it may reach us in pieces.
  await run.printed(/Ctrl-C/)
  return {
    baseUrl: ready[1] ?? '',
    port,
    adminPassword: /Admin password +(\S+)/.exec(run.output())?.[1],
    pid: run.pid,
    output: run.output,
    async stop(signal = 'SIGINT') {
      run.kill(signal)
      const exitCode = await run.exitCode
      await removeData()
      return exitCode
    },
  }
}

/** Kills a start as soon as it prints what matches, with all that belongs to it. */
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

/** For a start that cannot succeed: what it said, and its exit code. */
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
  const run = runNpmStart({
    ...process.env,
    // What the test runner sets is not what a user has.
    NODE_ENV: undefined,
    NODE_OPTIONS: undefined,
    VITEST: undefined,
    // Most tests need none, and begin with nothing.
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

function runNpmStart(environment: NodeJS.ProcessEnv) {
  const child = spawn('npm', ['start'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, as a terminal would make one: a signal reaches npm and what it runs.
    detached: true,
  })
  const pid = child.pid ?? 0
  const kill = (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-pid, signal)
  }
  const killOnExit = () => {
    kill('SIGKILL')
  }
  process.once('exit', killOnExit)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
      child.emit('said')
    })
  }
  const exitCode = once(child, 'close').then(([code]) => {
    process.off('exit', killOnExit)
    return code as number | null
  })
  /** What matches, as soon as it was printed; nothing, when the process ends without it. */
  const printed = (pattern: RegExp) =>
    new Promise<RegExpExecArray | undefined>((resolve) => {
      const look = () => {
        const match = pattern.exec(said)
        if (match !== null) resolve(match)
      }
      child.on('said', look)
      void exitCode.then(() => {
        resolve(undefined)
      })
      look()
    })
  return { pid, kill, exitCode, printed, output: () => said }
}
