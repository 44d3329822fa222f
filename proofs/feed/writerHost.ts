/** A process of the function, which is started again after it was killed. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { StreamEvent, StreamResult } from '#table/streamRecords.ts'
import { buildProcess, type Environment } from '../service/serviceProcess.ts'

export const buildWriter = () => buildProcess('writerProcess', import.meta.dirname)

export class WriterHost {
  readonly #file: string
  readonly #environment: Environment
  #child: ChildProcess | undefined
  #last = 0

  constructor(file: string, environment: Environment) {
    this.#file = file
    this.#environment = environment
  }

  /** @throws Error when the function fails, or is killed */
  async call(event: StreamEvent): Promise<StreamResult> {
    const child = await this.#running()
    const id = (this.#last += 1)
    return new Promise<StreamResult>((resolve, reject) => {
      const over = (): void => {
        child.off('message', answer)
        reject(new Error('killed'))
      }
      const answer = (message: { id?: number; result?: StreamResult; error?: string }): void => {
        if (message.id !== id) return
        child.off('message', answer)
        child.off('exit', over)
        if (message.result === undefined) reject(new Error(message.error))
        else resolve(message.result)
      }
      child.on('message', answer)
      child.once('exit', over)
      child.send({ id, event })
    })
  }

  async kill(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (child === undefined) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  async #running(): Promise<ChildProcess> {
    if (this.#child !== undefined) return this.#child
    const env = { ...process.env, NODE_OPTIONS: '', ...this.#environment }
    const child = fork(this.#file, {
      execArgv: [],
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.setMaxListeners(0)
    this.#child = child
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('killed')))
    await Promise.race([once(child, 'message'), ended])
    ended.catch(() => undefined)
    return child
  }
}
