import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/** Starts a proxy to the endpoint that delays each direction. */
export const startDelayProxy = async (endpoint: string, eachWayMillis: number) => {
  const file = resolve(import.meta.dirname, 'delayProxy.ts')
  const child = fork(file, [endpoint, String(eachWayMillis)], { execArgv: ['--import', 'tsx'] })
  const [port] = (await once(child, 'message')) as [number]
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () => {
      child.disconnect()
    },
  }
}
