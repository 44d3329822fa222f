// @ts-check
import { createServer } from 'node:net'
import { resolve } from 'node:path'

/**
 * The options of `npm start`, from environment variables.
 * @typedef {object} StartOptions
 * @property {string} host
 * @property {number} port
 * @property {string} dataFolder
 * @property {string} serverName
 * @property {string | undefined} adminPassword For the first admin, who is created at the first start.
 * @property {string | undefined} endpoint A DynamoDB that replaces the embedded engine.
 * @property {boolean} hasDemo True if the first start loads the demo.
 */

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {StartOptions}
 * @throws {Error} with a message for the user
 */
export function readOptions(environment) {
  // An empty variable counts as not set.
  const text = (/** @type {string} */ name) =>
    environment[name] === '' ? undefined : environment[name]
  const endpoint = text('DYNAMODB_ENDPOINT')
  return {
    host: text('HOST') ?? '127.0.0.1',
    port: portOf(text('PORT') ?? '3000'),
    dataFolder: resolve(text('DATA_DIR') ?? '.data'),
    serverName: text('SERVER_NAME') ?? 'committee-boat',
    adminPassword: text('ADMIN_PASSWORD'),
    endpoint,
    // The demo is not loaded into a database of the user, or for others, by default.
    hasDemo: flagOf(
      text('DEMO') ?? (endpoint === undefined && text('PUBLIC_URL') === undefined ? '1' : '0'),
    ),
  }
}

/** @param {string} text */
function flagOf(text) {
  if (['0', '1'].includes(text)) return text === '1'
  throw new Error(`DEMO is "${text}": set it to 1, or to 0 to leave the demo out`)
}

/** @param {string} text */
function portOf(text) {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new Error(`PORT is "${text}": set it to a number from 1 to 65535`)
}

/**
 * The URL of the service in a browser on this machine.
 * @param {Pick<StartOptions, 'host' | 'port'>} address
 */
export function baseUrl({ host, port }) {
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

/**
 * Listens for a moment.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<void>}
 * @throws {NodeJS.ErrnoException} such as EADDRINUSE, when the address is not available
 */
export function listenOnce(port, host) {
  return new Promise((settle, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.close(() => {
        settle()
      })
    })
  })
}

/**
 * @param {StartOptions} options
 * @throws {Error} with a message for the user
 */
export async function refuseTakenPort({ host, port }) {
  await listenOnce(port, host).catch(portErrorOf({ host, port }))
}

/**
 * A handler of errors of `listen`, also of a port that was taken after `refuseTakenPort`.
 * @param {Pick<StartOptions, 'host' | 'port'>} address
 * @returns {(error: unknown) => never}
 */
export const portErrorOf =
  ({ host, port }) =>
  (error) => {
    const { code = String(error) } = /** @type {NodeJS.ErrnoException} */ (error)
    const why = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`
    throw new Error(`Port ${port} on ${host} ${why}: set PORT to another one`)
  }
