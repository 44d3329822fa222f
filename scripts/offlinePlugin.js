// @ts-check
/**
 * The part of serverless that belongs to `npm run offline`: it starts the instance before
 * serverless-offline, which then serves the functions of `serverless.yml` from one bundle. JavaScript,
 * because every command of serverless loads this file, also where TypeScript is not compiled.
 */
import process from 'node:process'
import { bundleFolder } from './local/bundleFolder.js'
import { launch } from './local/launch.js'
import { readOptions } from './local/startOptions.js'

export default class OfflinePlugin {
  hooks = {
    'before:offline:start': () => this.prepare(),
    // The same with `serverless offline start`.
    'before:offline:start:init': () => this.prepare(),
    'before:offline:start:end': () => this.server.end(),
  }

  /** @param {any} serverless @param {{ host?: string, httpPort?: string }} options */
  constructor(serverless, { host, httpPort }) {
    this.serverless = serverless
    this.chosen = { ...(host && { HOST: host }), ...(httpPort && { PORT: httpPort }) }
  }

  get server() {
    const { plugins } = this.serverless.pluginManager
    return plugins.find((/** @type {object} */ one) => one.constructor.name === 'ServerlessOffline')
  }

  async prepare() {
    const { server } = this
    const stopServer = server.end.bind(server, true)
    try {
      const options = readOptions({ ...process.env, ...this.chosen })
      const { prepare, shutDown } = await launch(options, 'offline')
      await prepare(options, stopServer)
      server.end = () => shutDown(0)
      this.configure(options)
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      throw new this.serverless.classes.Error(text)
    }
  }

  /** @param {import('./local/startOptions.js').StartOptions} options */
  configure({ host, port }) {
    const { service } = this.serverless
    service.custom = {
      ...service.custom,
      'serverless-offline': {
        host,
        httpPort: port,
        location: bundleFolder,
        useInProcess: true,
        // Every page in a browser on this machine may send requests to its port for invocations.
        lambdaPort: 0,
        // Functions limit their time themselves.
        noTimeout: true,
        // Functions read cookies themselves.
        disableCookieValidation: true,
        noSponsor: true,
      },
    }
    // The instance has its own settings.
    service.provider.environment = {}
    service.functions = Object.fromEntries(
      Object.entries(service.functions).flatMap(([name, { events, ...settings }]) => {
        const routes = events.filter((/** @type {object} */ event) => 'httpApi' in event)
        // The instance has its own WebSocket API, stream and queue.
        if (routes.length === 0) return []
        const handler = `offline.handlers.${name}`
        return [[name, { ...settings, handler, events: routes, environment: {} }]]
      }),
    )
  }
}
