/** Runs the local gateway (`scripts/localGateway.js`) as a child process. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const startTimeout = 60_000
const stopTimeout = 5_000
const linesKept = 40

export interface Gateway {
  pid: number
  /**
   * Opens this address, and closes the one before. Until the first one nothing asks for the
   * functions, so they may still be built.
   */
  listen: (address: Address, options?: { readonly quietly: boolean }) => Promise<void>
  /** Settles when the gateway is gone, for whatever reason. */
  ended: Promise<unknown>
  stop: () => Promise<void>
}

export interface Address {
  readonly host: string
  readonly port: number
}

export interface GatewayOptions {
  /** The folder that holds the functions, instead of `dist`. */
  bundles: string
  /** What the functions see beside what serverless.yml gives them. */
  environment: NodeJS.ProcessEnv
}

/** @throws {Error} with what the gateway said, when it ends instead of getting ready */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { bundles, environment } = options
  const child = fork(
    createRequire(import.meta.url).resolve('serverless/bin/serverless.js'),
    ['gateway', '--stage', 'local', '--bundles', bundles],
    {
      // Without what compiles TypeScript for us: it would slow down each import of the gateway.
      execArgv: [],
      cwd: resolve(import.meta.dirname, '..'),
      env: { ...environment, ...quiet },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own: Ctrl-C in a terminal is for us, and we end it when it is its turn.
      detached: true,
    },
  )
  const ended = once(child, 'close')
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  void ended.then(() => process.off('exit', kill))
  const output: Output = { said: [], isQuiet: false }
  readOutput(child, output)
  await nextMessage(child, output)
  const listen: Gateway['listen'] = async ({ host, port }, { quietly } = { quietly: false }) => {
    // When it is gone, `nextMessage` tells.
    child.send({ host, port }, () => undefined)
    await nextMessage(child, output)
    output.isQuiet = quietly
  }
  return { pid: child.pid ?? 0, ended, listen, stop: () => stop(child, ended) }
}

/** Nobody looks for updates or writes about each request: a path may hold what is not to be seen. */
const quiet = {
  SLS_LOG_LEVEL: 'error',
  SLS_NOTIFICATIONS_MODE: 'off',
  SLS_TELEMETRY_DISABLED: '1',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
}

interface Output {
  /** The last lines that are no log of the functions. */
  readonly said: string[]
  /** Whether what the functions log is kept from the terminal. */
  isQuiet: boolean
}

function readOutput(child: ChildProcess, output: Output): void {
  const { said } = output
  for (const stream of [child.stdout, child.stderr] as Readable[]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (!isLogLine(line)) {
        if (said.push(line) > linesKept) said.shift()
      } else if (!output.isQuiet) process.stdout.write(`${line}\n`)
    })
  }
}

async function nextMessage(child: ChildProcess, { said }: Output): Promise<void> {
  if (child.exitCode !== null) throw new Error(`The local gateway ended:\n${said.join('\n')}`)
  const timer = setTimeout(() => child.kill('SIGKILL'), startTimeout)
  await new Promise<void>((resolve, reject) => {
    const failed = () => {
      reject(new Error(`The local gateway does not start:\n${said.join('\n')}`))
    }
    child.once('close', failed)
    child.once('message', () => {
      child.off('close', failed)
      resolve()
    })
  }).finally(() => {
    clearTimeout(timer)
  })
}

/** The functions log JSON; everything else is chatter of the gateway. */
function isLogLine(line: string): boolean {
  if (!line.startsWith('{')) return false
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeout)
  await ended
  clearTimeout(timer)
}
