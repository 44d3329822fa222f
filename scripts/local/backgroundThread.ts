/** Runs `background.ts` in a thread, so that its functions do not delay requests. */
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { bundleFolder } from './bundleFolder.js'

export interface BackgroundOptions {
  readonly environment: NodeJS.ProcessEnv
  readonly streamArn: string
  readonly dataFolder: string
  /** The longest time until a change is seen that no request to this service has made. */
  readonly pollMillisMax: number
  /** Whether the database is that of this service, which removes nothing by itself. */
  readonly isEmbedded: boolean
  /** The time between two removals of what has expired. */
  readonly sweepMillis: number
}

export interface BackgroundData extends Omit<BackgroundOptions, 'environment'> {
  readonly isTerminal: boolean
}

export type BackgroundMessage = 'wake' | 'stop'

export interface Background {
  /** Tells that the table may have changed. */
  readonly wake: () => void
  /** Settles when the thread has ended, for any reason. */
  readonly ended: Promise<unknown>
  readonly stop: () => Promise<unknown>
}

export const startBackground = ({ environment, ...options }: BackgroundOptions): Background => {
  const isTerminal = process.stdout.isTTY
  const thread = new Worker(join(bundleFolder, 'background.mjs'), {
    env: environment,
    workerData: { ...options, isTerminal } satisfies BackgroundData,
  })
  thread.on('error', (error) => {
    console.error(error)
  })
  const ended = once(thread, 'exit')
  const send = (message: BackgroundMessage) => {
    thread.postMessage(message)
  }
  return {
    wake: () => {
      send('wake')
    },
    ended,
    stop: () => {
      send('stop')
      return ended
    },
  }
}
