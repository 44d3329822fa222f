/** Runs the local gateway (`scripts/localGateway.js`) as a child process. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { stopChild } from './childProcess.ts'

const startTimeout = 60_000
const linesKept = 40

export interface Gateway {
  pid: number
  /**
   * Listens on this address, and closes the previous one. Until the first call no request reaches
   * the functions, so they may still be built.
   */
  listen: (address: Address, options?: { readonly quietly: boolean }) => Promise<void>
  /** Settles when the gateway has ended, for any reason. */
  ended: Promise<unknown>
  stop: () => Promise<void>
}

export interface Address {
  readonly host: string
  readonly port: number
}

export interface GatewayOptions {
  /** The folder of the functions. Default: `dist`. */
  bundles: string
  /** Environment variables of the functions, in addition to those in serverless.yml. */
  environment: NodeJS.ProcessEnv
}

/** @throws {Error} with the output of the gateway, when it ends before it is ready */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { bundles, environment } = options
  const child = fork(
    createRequire(import.meta.url).resolve('serverless/bin/serverless.js'),
    ['gateway', '--stage', 'local', '--bundles', bundles],
    {
      // Without the TypeScript loader of this process, which would slow down each import of the
      // gateway.
      execArgv: [],
      cwd: resolve(import.meta.dirname, '..'),
      env: { ...environment, ...quiet },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A process group of its own: Ctrl-C in a terminal reaches this process, which stops the
      // gateway.
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
    // `nextMessage` reports the end of the process.
    child.send({ host, port }, () => undefined)
    await nextMessage(child, output)
    output.isQuiet = quietly
  }
  return { pid: child.pid ?? 0, ended, listen, stop: () => stopChild(child, ended) }
}

/** Disables update checks, and the log of requests, whose paths may contain secrets. */
const quiet = {
  SLS_LOG_LEVEL: 'error',
  SLS_NOTIFICATIONS_MODE: 'off',
  SLS_TELEMETRY_DISABLED: '1',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
}

interface Output {
  /** The last lines of output that are not log lines of the functions. */
  readonly said: string[]
  /** True while the log of the functions is not printed. */
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

/** The functions log JSON. All other lines come from the gateway. */
function isLogLine(line: string): boolean {
  if (!line.startsWith('{')) return false
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}
