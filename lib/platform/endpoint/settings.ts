/** `docs/reference/configuration.md` explains each variable, and a test keeps the two equal. */
import { mailOf } from './mailSettings.ts'
import { publicUrlOf } from '#values/publicUrl.ts'
import { localPatience } from '#values/requestLimits.ts'
import { parseTokenKeys, tokenKeysIn } from '#values/tokenKeys.ts'
import type { Settings } from './context.ts'
import { liveUrlOfOrigin } from './liveUrl.ts'
import type { RateSettings } from './rateLimits.ts'
import type { TableOptions } from '#table/table.ts'

export interface HttpSettings extends Settings {
  readonly table: TableOptions
  /** Multiplies the time limits of a request. */
  readonly patience: number
  /** Requests in a minute; 0: no limit. */
  readonly rateLimits: RateSettings
  /** Origins of other sites whose pages may use the service. */
  readonly trustedOrigins: ReadonlySet<string>
  /** The queue of deliveries to webhooks. Absent on a developer's machine. */
  readonly deliveryQueueUrl: string | undefined
  /** The queue of mails. Absent on a developer's machine. */
  readonly mailQueueUrl: string | undefined
  /** The namespace of the metrics in the log. Absent: the log contains no metrics. */
  readonly metricsNamespace: string | undefined
  /** The address by which functions send messages to connections. Absent: they send none. */
  readonly liveConnectionsUrl: string | undefined
  /** The origin of the pages that may connect to the WebSocket API. Absent: the gateway checks it. */
  readonly pageOrigin: string | undefined
}

export const readSettings = (environment: NodeJS.ProcessEnv): HttpSettings => {
  const { optional, required, count } = variablesIn(environment)
  const tokenKeyFile = optional('TOKEN_KEY_FILE')
  const tokenKeys =
    tokenKeyFile === undefined
      ? fixed(parseTokenKeys(required('TOKEN_KEY')))
      : tokenKeysIn(tokenKeyFile)
  const isLocal = optional('LOCAL_GATEWAY') !== undefined
  const address = addressOf(publicUrlOf(optional('PUBLIC_URL')), isLocal)
  const patience = isLocal ? localPatience : 1
  return {
    table: {
      tableName: required('TABLE_NAME'),
      endpoint: optional('DYNAMODB_ENDPOINT'),
      patience,
    },
    patience,
    serverName: optional('SERVER_NAME') ?? 'committee-boat',
    selfService: optional('SELF_SERVICE') !== '0',
    get tokenKeys() {
      return tokenKeys()
    },
    signInFailuresPerNetwork: count('SIGN_IN_FAILURES_PER_NETWORK', '100'),
    fixRetentionDays: count('FIX_RETENTION_DAYS', '400'),
    rateLimits: {
      subject: count('RATE_LIMIT_PER_SUBJECT', '600'),
      network: count('RATE_LIMIT_PER_NETWORK', '3000'),
      definitions: count('RATE_LIMIT_DEFINITIONS', '60'),
      connection: count('RATE_LIMIT_PER_CONNECTION', '60'),
    },
    trustedOrigins: new Set(
      optional('CORS_ORIGINS')
        ?.split(',')
        .map((origin) => origin.trim())
        .filter((origin) => origin !== ''),
    ),
    isLocal,
    ...address,
    mail: mailOf(optional('MAIL_FROM'), optional('SMTP_URL'), address.publicUrl, isLocal),
    mailsPerNetwork: count('MAILS_PER_NETWORK', '50'),
    // Deployed functions could reach the interfaces of their platform.
    webhooksAllowLocal: isLocal && optional('WEBHOOKS_ALLOW_LOCAL') === '1',
    deliveryQueueUrl: optional('DELIVERY_QUEUE_URL'),
    mailQueueUrl: optional('MAIL_QUEUE_URL'),
    metricsNamespace: optional('METRICS_NAMESPACE'),
    liveUrl: isLocal ? liveUrlOfOrigin : optional('LIVE_URL'),
    map: mapOf(optional('MAP_TILES'), optional('MAP_ATTRIBUTION'), isLocal),
    liveConnectionsUrl: optional('LIVE_CONNECTIONS_URL'),
    pageOrigin: optional('PAGE_ORIGIN'),
  }
}

const addressOf = (publicUrl: string | undefined, isLocal: boolean) => {
  const isSecure = publicUrl?.startsWith('https:') ?? !isLocal
  // A browser takes a cookie with this prefix from this very host only. Existing clients of AWS know none.
  const prefix = publicUrl !== undefined && isSecure ? '__Host-' : ''
  return { publicUrl, sessionCookie: { name: `${prefix}JSESSIONID`, isSecure } }
}

const variablesIn = (environment: NodeJS.ProcessEnv) => {
  const optional = (name: string): string | undefined => {
    const value = environment[name]
    return value === '' ? undefined : value
  }
  const required = (name: string): string => {
    const value = optional(name)
    if (value === undefined) throw new Error(`the environment variable ${name} is missing`)
    return value
  }
  const count = (name: string, usual: string): number => {
    const value = optional(name) ?? usual
    if (/^\d{1,9}$/.test(value)) return Number(value)
    throw new Error(`the environment variable ${name} must be a number`)
  }
  return { optional, required, count }
}

const openStreetMap = {
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
}

const mapOf = (tiles: string | undefined, attribution: string | undefined, isLocal: boolean) => {
  if (tiles === undefined) return undefined
  const isComplete = ['{z}', '{x}', '{y}'].every((name) => tiles.includes(name))
  // Pages allow exactly this host, so that a part of its name cannot vary.
  const [, protocol] = /^(https?):\/\/[\w.:-]+\/(?:[^{}]|\{[xyz]\})*$/.exec(tiles) ?? []
  const isSafe = protocol === 'https' || (isLocal && protocol === 'http')
  if (isComplete && isSafe && URL.canParse(tiles))
    return attribution === undefined ? { tiles, ...openStreetMap } : { tiles, attribution }
  throw new Error(
    `the environment variable MAP_TILES is "${tiles}": it must be an address with https, {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png`,
  )
}

const fixed =
  <Value>(value: Value) =>
  (): Value =>
    value
