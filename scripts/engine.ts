/** Runs dynoxide, the embedded DynamoDB engine, as a child process. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { type EngineAddress, freeEngineAddress } from './engineAddress.ts'
import { missingEngine } from './missingEngine.ts'
import { prepareStreamRecords } from './streamRecords.ts'
import { stopChild } from './childProcess.ts'

const attempts = 5

export interface Engine {
  endpoint: string
  pid: number
  /** Settles when the engine has ended, for any reason. */
  ended: Promise<unknown>
  stop: () => Promise<void>
}

export interface EngineOptions {
  /** The file of the tables. Without it they are in memory. */
  databasePath?: string
  /** Absent: a random free address. */
  address?: EngineAddress
}

/** @throws {Error} with a message for the user: the engine is not installed, or fails to start */
export async function startEngine(options: EngineOptions = {}): Promise<Engine> {
  const binary = findEngine()
  if (options.databasePath !== undefined) prepareStreamRecords(options.databasePath)
  for (let attempt = 1; ; attempt += 1) {
    const address = options.address ?? (await freeEngineAddress())
    const started = await tryAddress(binary, address, options)
    if ('endpoint' in started) return started
    const portWasTaken = started.complaint.includes('already in use')
    if (!portWasTaken || attempt === attempts) {
      throw new Error(`The database engine does not start: ${started.complaint}`)
    }
  }
}

/**
 * Looks at DYNOXIDE_BIN, then at the package for this system, then at the PATH.
 *
 * @throws {Error} with the command that installs or starts a database on this system
 */
export function findEngine(): string {
  const configuredPath = process.env.DYNOXIDE_BIN
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [...packageFolder(), ...folders].map((folder) => join(folder, 'dynoxide'))
  const found = (configuredPath === undefined ? candidates : [configuredPath]).find(isExecutable)
  if (found !== undefined) return found
  throw new Error(missingEngine(process.platform, process.arch, configuredPath))
}

function packageFolder(): string[] {
  try {
    const name = `@dynoxide/${process.platform}-${process.arch}/package.json`
    return [dirname(createRequire(import.meta.url).resolve(name))]
  } catch {
    return []
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function tryAddress(
  binary: string,
  { host, port }: EngineAddress,
  { databasePath }: EngineOptions,
): Promise<Engine | { complaint: string }> {
  const file = databasePath === undefined ? [] : ['--db-path', databasePath]
  const listen = ['--host', host, '--port', String(port)]
  const child = spawnBound(binary, [...listen, ...file])
  const ended = once(child, 'close')
  const ready = await readiness(child)
  if (ready !== true) {
    child.kill('SIGKILL')
    await ended
    return { complaint: ready }
  }
  return {
    endpoint: `http://${host}:${port}`,
    pid: child.pid ?? 0,
    ended,
    stop: () => stopChild(child, ended),
  }
}

/**
 * Ends the engine together with this process, even if the process is killed. A background shell
 * reads from a pipe that this process holds open: when the pipe closes without a line, the shell
 * kills the engine. The pipe is file descriptor 3 because a background job has no standard input.
 * The engine has its own process group, so that Ctrl-C in a terminal does not end it before the
 * running requests have ended. The umask keeps the engine's files readable by this user only.
 */
function spawnBound(binary: string, parameters: string[]): ChildProcess {
  const script = 'umask 077; (read -r _ <&3 || kill -KILL $$) >/dev/null 2>&1 & exec "$0" "$@" 3<&-'
  const child = spawn('/bin/sh', ['-c', script, binary, ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  })
  const leash = child.stdio[3] as Writable
  // The shell may already have ended when this process writes to the pipe.
  leash.on('error', () => undefined)
  child.once('exit', () => leash.end('over\n'))
  return child
}

/**
 * True, or the output of the engine that failed to start. It has all the time that it needs: a busy
 * machine takes long, and the import of a million items takes a minute.
 */
async function readiness(child: ChildProcess): Promise<true | string> {
  const output: string[] = []
  return new Promise((settle) => {
    child.once('error', (error) => {
      settle(error.message)
    })
    child.once('close', () => {
      settle(output.join(' ') || 'it ended without a message')
    })
    // Keeps reading after the start, because the engine would block on a full pipe.
    for (const stream of [child.stdout, child.stderr] as Readable[]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (line.includes('listening on')) settle(true)
        else if (output.length < 20) output.push(line)
      })
    }
  })
}
