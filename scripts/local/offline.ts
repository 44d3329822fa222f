/** `npm run offline`: the instance behind serverless-offline, which loads the handlers by their names. */
import { createOfflineHandlers } from '../gateway/offlineGateway.ts'
import { apiOf, functionsOf } from './functions.ts'
import { prepareInstance } from './instance.ts'
import { shutDown, shutDownOnSignals, stopAtShutdown } from './shutdown.ts'
import type { StartOptions } from './startOptions.js'

export const handlers: Record<string, unknown> = {}

/**
 * @param stopServer stops serverless-offline
 * @throws {Error} with a message for the user
 */
export const prepare = async (
  options: StartOptions,
  stopServer: () => Promise<unknown>,
): Promise<void> => {
  shutDownOnSignals()
  const { services, changed, announce } = await prepareInstance(options)
  const { port } = options
  const api = { port, functions: functionsOf(services), ...apiOf(changed) }
  const offline = createOfflineHandlers(api)
  Object.assign(handlers, offline.handlers)
  stopAtShutdown({ name: 'serverless-offline', stop: stopServer })
  announce(offline.server).catch((error: unknown) =>
    shutDown(1, error instanceof Error ? error.message : String(error)),
  )
}

export { shutDown } from './shutdown.ts'
