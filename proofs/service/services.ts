/** Processes of the service, which can be started, called, and killed. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildFunctions } from '../../scripts/build.ts'
import { localBundles } from '../../scripts/localBundles.ts'
import type { ServiceAnswer, ServiceRequest } from './serviceRequest.ts'

const entryPoint = join(import.meta.dirname, 'serviceProcess.ts')

let built: Promise<string> | undefined

/** Built once, so that a process starts in a fraction of a second. */
export const builtService = (): Promise<string> => {
  built ??= build()
  return built
}

const build = async (): Promise<string> => {
  const folder = `${localBundles}-proofs`
  await buildFunctions({ entryPoints: [entryPoint], outputFolder: folder })
  return join(folder, 'serviceProcess', 'index.mjs')
}

export type Environment = Readonly<Record<string, string>>

/** The process ended before it responded. */
export class Gone extends Error {}

export class ServiceProcess {
  readonly #child: ChildProcess
  readonly #waiting = new Map<
    string,
    { readonly resolve: (answer: ServiceAnswer) => void; readonly reject: (gone: Gone) => void }
  >()
  readonly #ready: Promise<void>
  isGone = false

  constructor(file: string, environment: Environment) {
    this.#child = fork(file, [], {
      execArgv: [],
      env: { ...process.env, NODE_OPTIONS: '', ...environment },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#ready = new Promise((resolve, reject) => {
      this.#waiting.set('ready', {
        resolve: () => {
          resolve()
        },
        reject,
      })
    })
    this.#ready.catch(() => undefined)
    this.#child.on('message', (answer: ServiceAnswer) => {
      this.#waiting.get(answer.id)?.resolve(answer)
      this.#waiting.delete(answer.id)
    })
    this.#child.once('exit', () => {
      this.isGone = true
      for (const { reject } of this.#waiting.values()) reject(new Gone('the process is gone'))
      this.#waiting.clear()
    })
  }

  /** @throws Gone */
  async ask(request: ServiceRequest): Promise<ServiceAnswer> {
    await this.#ready
    return new Promise((resolve, reject) => {
      if (this.isGone) {
        reject(new Gone('the process is gone'))
        return
      }
      this.#waiting.set(request.id, { resolve, reject })
      this.#child.send(request, (error) => {
        if (error !== null) reject(new Gone('the process is gone'))
      })
    })
  }

  ready(): Promise<void> {
    return this.#ready
  }

  /** Killed without notice, whatever it does at that moment. */
  async kill(): Promise<void> {
    if (this.isGone) return
    const exit = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await exit
  }
}
