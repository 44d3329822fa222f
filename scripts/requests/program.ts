/** Starts a program in a process group of its own, and watches its output. */
import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export interface Program {
  /** The process group. */
  readonly pid: number
  readonly kill: (signal: NodeJS.Signals) => void
  /** Null for a program that a signal has ended. */
  readonly exitCode: Promise<number | null>
  /** The match, as soon as it was printed, or undefined when the program ends without it. */
  readonly printed: (pattern: RegExp) => Promise<RegExpExecArray | undefined>
  readonly output: () => string
}

/** The folder, and another user than that of this process. */
type ProgramPlace = Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'>

export const startProgram = (
  command: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  { cwd = resolve(import.meta.dirname, '..'), ...user }: ProgramPlace = {},
): Program => {
  const child = spawn(command, parameters, {
    ...user,
    cwd,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, as in a terminal: a signal reaches the program and its children.
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
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      child.emit('output')
    })
  }
  const exitCode = once(child, 'close').then(([code]) => {
    process.off('exit', killOnExit)
    return code as number | null
  })
  const printed = (pattern: RegExp) =>
    new Promise<RegExpExecArray | undefined>((settle) => {
      const search = () => {
        const match = pattern.exec(output)
        if (match === null) return
        child.off('output', search)
        settle(match)
      }
      child.on('output', search)
      void exitCode.then(() => {
        settle(undefined)
      })
      search()
    })
  return { pid, kill, exitCode, printed, output: () => output }
}
