/** `npm start`: the whole service behind its own gateway. The start bundles this file, and loads the bundle. */
import { once } from 'node:events'
import { serveFunctions } from './functions.ts'
import { prepareInstance } from './instance.ts'
import { shutDown, shutDownOnSignals, stopAtShutdown } from './shutdown.ts'
import { portErrorOf, readOptions } from './startOptions.js'

async function start(): Promise<void> {
  const options = readOptions(process.env)
  const { host, port } = options
  const { services, changed, announce } = await prepareInstance(options)
  const server = serveFunctions(services, changed)
  stopAtShutdown({ name: 'gateway', stop: () => closed(server) })
  server.listen({ host, port })
  await once(server, 'listening').catch(portErrorOf({ host, port }))
  await announce(Promise.resolve(server))
}

/** Lets running requests end. */
const closed = (server: ReturnType<typeof serveFunctions>): Promise<unknown> => {
  const done = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const force = setTimeout(() => {
    server.closeAllConnections()
  }, 2000)
  return done.finally(() => {
    clearTimeout(force)
  })
}

shutDownOnSignals()
start().catch((error: unknown) =>
  shutDown(1, error instanceof Error ? error.message : String(error)),
)
