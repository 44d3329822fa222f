/** Verifies the requests of webhooks, in Node and in browsers (https://www.standardwebhooks.com). */
import type { components } from './schema.d.ts'

/** The event in the body of a request, in the form of CloudEvents 1.0. */
export type WebhookEvent = components['schemas']['CloudEvent']

/** The headers of a request, as `fetch` or `node:http` has them. */
export type WebhookHeaders =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>

/** The request is not from the service, or is too old. */
export class WebhookError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'WebhookError'
  }
}

/** A request whose time differs by more from the clock of the receiver may be a repetition. */
const toleranceSeconds = 5 * 60

/**
 * @param body exactly as received, because a parsed and formatted body has another signature
 * @param secret from the response that registered the webhook: `whsec_...`
 * @throws WebhookError unless the service has sent the request within the last five minutes
 */
export const verifyWebhook = async (
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
): Promise<WebhookEvent> => {
  const id = headerIn(headers, 'webhook-id')
  const timestamp = headerIn(headers, 'webhook-timestamp')
  const signatures = headerIn(headers, 'webhook-signature')
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  if (!/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookError('The header webhook-timestamp must be a number of seconds.')
  }
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > toleranceSeconds) {
    throw new WebhookError('The request is more than five minutes old, or the clock is wrong.')
  }
  const key = await keyOf(secret)
  const content = new TextEncoder().encode(`${id}.${timestamp}.${text}`)
  for (const signature of signatures.split(' ')) {
    const [version, encoded = ''] = signature.split(',')
    const bytes = version === 'v1' ? bytesOf(encoded) : undefined
    // Takes the same time for each wrong signature.
    if (bytes !== undefined && (await crypto.subtle.verify('HMAC', key, bytes, content))) {
      return JSON.parse(text) as WebhookEvent
    }
  }
  throw new WebhookError('The signature does not fit the body and the secret.')
}

const headerIn = (headers: WebhookHeaders, name: string): string => {
  const value = headers instanceof Headers ? headers.get(name) : valueIn(headers, name)
  if (typeof value === 'string' && value !== '') return value
  throw new WebhookError(`The header ${name} is missing.`)
}

const valueIn = (headers: Exclude<WebhookHeaders, Headers>, name: string) =>
  Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1]

const keyOf = async (secret: string) => {
  const bytes = secret.startsWith('whsec_') ? bytesOf(secret.slice('whsec_'.length)) : undefined
  if (bytes === undefined || bytes.length === 0) {
    throw new WebhookError('The secret must begin with whsec_, as in the response that showed it.')
  }
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
