import { resolve } from 'node:path'

/** The options of `npm start`, from environment variables. */
export interface StartOptions {
  host: string
  port: number
  dataFolder: string
  serverName: string
  /** For the first admin, who is created at the first start. */
  adminPassword: string | undefined
  /** A DynamoDB that replaces the embedded engine. */
  endpoint: string | undefined
  /** True if the first start loads the demo. */
  hasDemo: boolean
}

/** @throws {Error} with a message for the user */
export function readOptions(environment: NodeJS.ProcessEnv): StartOptions {
  // An empty variable counts as not set.
  const text = (name: string) => (environment[name] === '' ? undefined : environment[name])
  const endpoint = text('DYNAMODB_ENDPOINT')
  return {
    host: text('HOST') ?? '127.0.0.1',
    port: portOf(text('PORT') ?? '3000'),
    dataFolder: resolve(text('DATA_DIR') ?? '.data'),
    serverName: text('SERVER_NAME') ?? 'committee-boat',
    adminPassword: text('ADMIN_PASSWORD'),
    endpoint,
    // The demo is not loaded into a database of the user by default.
    hasDemo: flagOf(text('DEMO') ?? (endpoint === undefined ? '1' : '0')),
  }
}

function flagOf(text: string): boolean {
  if (['0', '1'].includes(text)) return text === '1'
  throw new Error(`DEMO is "${text}": set it to 1, or to 0 to leave the demo out`)
}

function portOf(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new Error(`PORT is "${text}": set it to a number from 1 to 65535`)
}

/** The URL of the service in a browser on this machine. */
export function baseUrl({ host, port }: StartOptions): string {
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}
