// @ts-check
/**
 * `serverless gateway`: the functions of serverless.yml behind the local gateway of
 * serverless-offline, without what that one adds of its own. JavaScript, because every command of
 * serverless loads this file, also where nothing compiles TypeScript.
 *
 * - Only the port of the API is opened, not the one through which functions can be invoked directly.
 * - CORS is ours to answer: serverless-offline allows every origin, with credentials, whatever the
 *   function says, and hapi answers OPTIONS before the fallback function sees it.
 * - Bodies reach the functions as they were sent.
 * - Headers that come twice reach the functions joined with a comma, as API Gateway joins them.
 * - What no function gets to see, because nobody can read it, is refused like by a function.
 * - It gets ready while the functions are still built, listens when and where it is told to, and ends
 *   when the process that started it is gone.
 */
import { randomUUID } from 'node:crypto'
import { relative } from 'node:path'
import process from 'node:process'
import { buffer } from 'node:stream/consumers'

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {Record<string, unknown>} Headers
 * @typedef {{ headers: Headers, statusCode: number, output?: { headers: Headers } }} Response
 * @typedef {{ cors: Headers, statusCode: number }} FromFunction
 * @typedef {{ method: string, mime: string, payload: unknown, raw: { req: IncomingMessage } }} Unread
 * @typedef {{ response: Response, plugins: { fromFunction?: FromFunction } }} Request
 */

const isCors = (/** @type {string} */ name) => name.toLowerCase().startsWith('access-control-')

export default class LocalGateway {
  commands = {
    gateway: {
      usage: 'Serve the functions on this machine (npm start does it with all that they need)',
      lifecycleEvents: ['serve'],
      options: {
        host: { usage: 'The address to listen on, where no process says it', type: 'string' },
        bundles: { usage: 'The folder of the functions, instead of dist', type: 'string' },
        httpPort: { usage: 'The port to listen on, where no process says it', type: 'string' },
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
  }

  async serve() {
    // Until a port may be open there is nothing to finish first.
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
    refuseLikeTheFunctions(server)
    finish = () => server.stop({ timeout: 2000 }).then(() => process.exit(0))
    if (process.send === undefined) await server.start()
    else listenWhereTold(server)
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
  // Registered after the one of serverless-offline, and therefore run after it.
  server.ext('onPreResponse', (/** @type {Request} */ request, /** @type {any} */ h) => {
    const { fromFunction } = request.plugins
    const { headers } = request.response.output ?? request.response
    for (const name of Object.keys(headers)) if (isCors(name)) delete headers[name]
    Object.assign(headers, fromFunction?.cors)
    if (fromFunction !== undefined) request.response.statusCode = fromFunction.statusCode
    return h.continue
  })
}

/**
 * What it takes for JSON, serverless-offline parses: the text `"a"` would become `a`, and `null` no
 * body at all. The functions get the header as it was sent all the same. And hapi reads no body of a
 * GET, which may come with a form here.
 *
 * @param {any} server of hapi
 */
function leaveBodiesToTheFunctions(server) {
  // Whatever the header says, also what hapi refuses to read, is for the functions to judge.
  for (const { settings } of server.table()) {
    if (settings.payload) settings.payload.override = 'application/octet-stream'
  }
  server.ext('onPreHandler', async (/** @type {Unread} */ request, /** @type {any} */ h) => {
    request.mime = 'application/octet-stream'
    if (request.method === 'get') request.payload = await buffer(request.raw.req)
    return h.continue
  })
}

/**
 * hapi cuts what is asked for out of any answer; API Gateway, and the document, know nothing of it.
 *
 * @param {any} server of hapi
 */
function leaveRangesAlone(server) {
  server.ext('onRequest', (/** @type {any} */ request, /** @type {any} */ h) => {
    delete request.raw.req.headers.range
    return h.continue
  })
}

/**
 * Node keeps the first of some headers, and serverless-offline the last of all: a function could not
 * see that two of them contradict each other.
 *
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

/** Of `lib/domain/failure.ts`, what can be wrong before a function is found. */
const refusals = new Map([
  [400, { code: 'malformed-request', title: 'The request cannot be read' }],
  [413, { code: 'too-large', title: 'The request is too large' }],
])

/**
 * A path that cannot be decoded, a host that is none, a body beyond all bounds: hapi would answer in
 * its own words, and the second one with 500.
 *
 * @param {any} server of hapi
 */
function refuseLikeTheFunctions(server) {
  const refuse = (
    /** @type {any} */ request,
    /** @type {any} */ h,
    /** @type {number} */ status,
    /** @type {string} */ detail,
  ) => {
    const { code, title } = refusals.get(status) ?? {}
    const requestId = randomUUID()
    const about = { type: `/docs#${code}`, title, status, detail, instance: request.path }
    const problem = { ...about, code, requestId }
    // Text is what a script that pipes responses into jq cannot take for data.
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
    return isUrl ? h.continue : refuse(request, h, 400, 'The header Host is no name of a host.')
  })
  server.ext('onPreResponse', (/** @type {any} */ request, /** @type {any} */ h) => {
    const { isBoom, output, message } = request.response
    const isOwn = isBoom === true && request.plugins.fromFunction === undefined
    return isOwn && refusals.has(output.statusCode)
      ? refuse(request, h, output.statusCode, `${message}.`)
      : h.continue
  })
}

/**
 * The process that started this one says when to listen, and on which address; whenever it names
 * another one, the one before is closed.
 *
 * @param {any} server of hapi
 */
function listenWhereTold(server) {
  const move = async (/** @type {{ host: string, port: number }} */ address) => {
    await server.stop({ timeout: 2000 })
    Object.assign(server.settings, address)
    await server.start()
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

/** Settles when somebody wants this to end, or nobody is left who could. */
function endAsked() {
  return new Promise((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, resolve)
    if (process.connected === false) process.exit(1)
  })
}
