// @ts-check
/**
 * `serverless gateway`: the functions of serverless.yml behind the local gateway of
 * serverless-offline, without the additions of serverless-offline. JavaScript, because every
 * command of serverless loads this file, also where TypeScript is not compiled.
 * - Only the port of the API is opened, not the port that invokes functions directly.
 * - The functions respond to CORS requests: serverless-offline allows every origin with
 *   credentials, regardless of the function's headers, and hapi handles OPTIONS before the fallback
 *   function does.
 * - Bodies reach the functions unchanged, and images as Base64.
 * - Repeated headers reach the functions joined with a comma, as in API Gateway.
 * - Paths are decoded like in HTTP APIs, which reject `%25`, cut at `%3F` and split at `%2F`.
 * - Malformed requests that reach no function get the same problem details as from a function.
 * - It starts while the functions are still built, listens when and where the parent process says,
 *   and ends with that process.
 * - The WebSocket API has a port of its own, see liveGateway.js.
 */
import { randomUUID } from 'node:crypto'
import { relative } from 'node:path'
import process from 'node:process'
import { buffer } from 'node:stream/consumers'
import { liveGatewayOf } from './liveGateway.js'

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {Record<string, unknown>} Headers
 * @typedef {{ headers: Headers, statusCode: number, output?: { headers: Headers } }} Response
 * @typedef {{ cors: Headers, statusCode: number }} FromFunction
 * @typedef {{ method: string, mime: string, payload: unknown, raw: { req: IncomingMessage } }} Unread
 * @typedef {{ response: Response, plugins: { fromFunction?: FromFunction } }} Request
 */

const isRunBy = (/** @type {any} */ { processedInput }) => processedInput.commands[0] === 'gateway'

/**
 * The check compiles the schema of all of AWS, which takes longer than the rest of the gateway's
 * start. Packaging checks the configuration.
 * @param {any} serverless
 */
const leaveConfigurationUnchecked = ({ configSchemaHandler }) => {
  configSchemaHandler.validateConfig = () => Promise.resolve()
}

const isCors = (/** @type {string} */ name) => name.toLowerCase().startsWith('access-control-')

export default class LocalGateway {
  commands = {
    gateway: {
      usage:
        'Serve the functions on this machine (npm start runs it with everything that they need)',
      lifecycleEvents: ['serve'],
      options: {
        host: {
          usage: 'The address to listen on, unless a parent process gives it',
          type: 'string',
        },
        bundles: { usage: 'The folder of the functions, instead of dist', type: 'string' },
        httpPort: {
          usage: 'The port to listen on, unless a parent process gives it',
          type: 'string',
        },
      },
    },
  }

  hooks = { 'gateway:serve': () => this.serve() }

  /**
   * @param {any} serverless
   * @param {{ bundles?: string }} options
   */
  constructor(serverless, options) {
    this.serverless = serverless
    this.options = options
    if (isRunBy(serverless)) leaveConfigurationUnchecked(serverless)
  }

  async serve() {
    // There are no requests to finish before a port is open.
    let finish = () => process.exit(0)
    const end = endAsked().then(() => finish())
    this.useOtherBundles()
    const plugins = this.serverless.pluginManager.getPlugins()
    const offline = plugins
      .find((/** @type {any} */ plugin) => plugin.constructor.name === 'ServerlessOffline')
      .internals()
    offline.mergeOptions()
    const { httpApiEvents, lambdas } = offline.getEvents()
    const startNothing = true
    await offline.createLambda(lambdas, startNothing)
    await offline.createHttp(httpApiEvents, startNothing)
    const server = offline.getApiGatewayServer()
    leaveCorsToTheFunctions(server)
    leaveBodiesToTheFunctions(server)
    leaveRangesAlone(server)
    joinRepeatedHeaders(server)
    const refuse = refuseLikeTheFunctions(server)
    readPathsLikeApiGateway(server, refuse)
    const live = liveGatewayOf(this.serverless)
    finish = async () => {
      await Promise.all([live?.stop(), server.stop({ timeout: 2000 })])
      process.exit(0)
    }
    if (process.send === undefined) await server.start()
    else listenWhereTold(server, live)
    await end
  }

  useOtherBundles() {
    const { service, serviceDir } = this.serverless
    const folder = relative(serviceDir, this.options.bundles ?? 'dist')
    for (const definition of Object.values(service.functions)) {
      definition.handler = definition.handler.replace(/^dist\//, `${folder}/`)
    }
  }
}

/** @param {any} server of hapi */
function leaveCorsToTheFunctions(server) {
  const path = '/{default*}'
  const fallback = server.table().find((/** @type {any} */ route) => route.path === path)
  const { handler } = fallback.settings
  const untouched = { payload: { parse: false }, state: { parse: false, failAction: 'ignore' } }
  server.route({ method: 'OPTIONS', path, handler, options: untouched })

  server.ext('onPostHandler', (/** @type {Request} */ request, /** @type {any} */ h) => {
    const { headers, statusCode } = request.response
    const cors = Object.entries(headers).filter(([name]) => isCors(name))
    request.plugins.fromFunction = { cors: Object.fromEntries(cors), statusCode }
    return h.continue
  })
  // Registered after the handler of serverless-offline, so that it runs after it.
  server.ext('onPreResponse', (/** @type {Request} */ request, /** @type {any} */ h) => {
    const { fromFunction } = request.plugins
    const { headers } = request.response.output ?? request.response
    for (const name of Object.keys(headers)) if (isCors(name)) delete headers[name]
    Object.assign(headers, fromFunction?.cors)
    if (fromFunction !== undefined) request.response.statusCode = fromFunction.statusCode
    return h.continue
  })
}

const isImage = (/** @type {any} */ { headers }) => /^image\//i.test(headers['content-type'] ?? '')

/**
 * serverless-offline parses bodies that look like JSON: the text `"a"` would become `a`, and `null`
 * an empty body. This hides the content type from it; the functions still get the header as sent.
 * hapi also does not read the body of a GET, which may carry a form here. serverless-offline passes
 * on bytes, as Base64, of one content type only; it has copied the header that the functions get.
 * @param {any} server of hapi
 */
function leaveBodiesToTheFunctions(server) {
  // The functions judge every content type, also those that hapi refuses to read.
  for (const { settings } of server.table()) {
    if (settings.payload) settings.payload.override = 'application/octet-stream'
  }
  server.ext('onPreHandler', async (/** @type {Unread} */ request, /** @type {any} */ h) => {
    request.mime = 'application/octet-stream'
    if (isImage(request.raw.req)) request.raw.req.headers['content-type'] = request.mime
    if (request.method === 'get') request.payload = await buffer(request.raw.req)
    return h.continue
  })
}

/**
 * Disables range requests. hapi serves ranges of any response; API Gateway and the OpenAPI document
 * do not have them.
 * @param {any} server of hapi
 */
function leaveRangesAlone(server) {
  server.ext('onRequest', (/** @type {any} */ request, /** @type {any} */ h) => {
    delete request.raw.req.headers.range
    return h.continue
  })
}

/**
 * Joins repeated headers. Node keeps the first value of some headers, and serverless-offline the
 * last value of all, so a function could not detect contradictory values.
 * @param {any} server of hapi
 */
function joinRepeatedHeaders(server) {
  server.listener.joinDuplicateHeaders = true
  server.ext('onRequest', (/** @type {any} */ { raw }, /** @type {any} */ h) => {
    const entries = Object.entries(raw.req.headers)
    raw.req.rawHeaders = entries.flatMap(([name, value]) => [name, String(value)])
    return h.continue
  })
}

/**
 * @typedef {(request: any, h: any, status: number, detail: string) => unknown} Refuse
 */

/** The entries of `lib/domain/failure.ts` for requests that fail before a function is found. */
const refusals = new Map([
  [400, { code: 'malformed-request', title: 'The request cannot be read' }],
  [413, { code: 'too-large', title: 'The request is too large' }],
])

/**
 * Replaces the errors of hapi for a path that cannot be decoded, an invalid host, and a body that
 * is too large. hapi would use its own texts, and a 500 for an invalid host.
 * @param {any} server of hapi
 * @returns {Refuse}
 */
function refuseLikeTheFunctions(server) {
  /** @type {Refuse} */
  const refuse = (request, h, status, detail) => {
    const { code, title } = refusals.get(status) ?? {}
    const requestId = randomUUID()
    const about = { type: `/docs#${code}`, title, status, detail, instance: request.path }
    const problem = { ...about, code, requestId }
    // Plain text by default: a script that pipes responses into jq then fails instead of using
    // the error as data.
    const isJson = /application\/(problem\+)?json/i.test(request.headers.accept ?? '')
    return h
      .response(isJson ? JSON.stringify(problem) : `${title}. ${detail}`)
      .code(status)
      .type(isJson ? 'application/problem+json' : 'text/plain')
      .header('x-request-id', requestId)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .takeover()
  }
  server.ext('onRequest', (/** @type {any} */ request, /** @type {any} */ h) => {
    const isUrl = URL.canParse(`http://${request.info.host}`)
    return isUrl ? h.continue : refuse(request, h, 400, 'The header Host is not a valid host name.')
  })
  server.ext('onPreResponse', (/** @type {any} */ request, /** @type {any} */ h) => {
    const { isBoom, output, message } = request.response
    const isOwn = isBoom === true && request.plugins.fromFunction === undefined
    return isOwn && refusals.has(output.statusCode)
      ? refuse(request, h, output.statusCode, `${message}.`)
      : h.continue
  })
  return refuse
}

/**
 * HTTP APIs decode a path before they find its route, as captured requests show. `%25` before two
 * hexadecimal digits is decoded twice.
 * @param {any} server of hapi
 * @param {Refuse} refuse
 */
function readPathsLikeApiGateway(server, refuse) {
  server.ext('onRequest', (/** @type {any} */ request, /** @type {any} */ h) => {
    const [sent = '', ...query] = String(request.raw.req.url).split('?')
    const twice = sent.replaceAll(/%25(?=[0-9A-Fa-f]{2})/g, '%')
    if (twice.includes('%25')) {
      const detail = 'API Gateway rejects %25 in a path: write ~25 for a percent sign in a name.'
      return refuse(request, h, 400, detail)
    }
    const path = twice.replace(/%3F.*/i, '').replaceAll(/%2F/gi, '/')
    if (path !== sent) request.setUrl([path, ...query].join('?'))
    return h.continue
  })
}

/**
 * Listens on the address that the parent process sends. A new address replaces the previous one.
 * @param {any} server of hapi
 * @param {ReturnType<typeof liveGatewayOf>} live
 */
function listenWhereTold(server, live) {
  const move = async (/** @type {{ host: string, port: number }} */ address) => {
    await server.stop({ timeout: 2000 })
    Object.assign(server.settings, address)
    await server.start()
    await live?.listen(address)
    process.send?.('listening')
  }
  process.on('message', (/** @type {{ host: string, port: number }} */ address) => {
    move(address).catch((error) => {
      process.stderr.write(`${error}\n`)
      process.exit(1)
    })
  })
  process.send?.('ready')
}

/** Settles on a signal to stop, or when the parent process has ended. */
function endAsked() {
  return new Promise((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, resolve)
    if (process.connected === false) process.exit(1)
  })
}
