/** Signatures of Standard Webhooks, https://www.standardwebhooks.com. */
import { createHmac } from 'node:crypto'

const prefix = 'whsec_'

/** The specification asks for 24 to 64 bytes. */
export const secretBytes = 32

export const secretOf = (bytes: Buffer): string => `${prefix}${bytes.toString('base64')}`

export interface SignedRequest {
  /** The id of the event. It is the same in all attempts. */
  readonly id: string
  /** The time of this attempt. */
  readonly atMillis: number
  readonly body: string
}

export const signedHeaders = (secret: string, { id, atMillis, body }: SignedRequest) => {
  const seconds = String(Math.floor(atMillis / 1000))
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  }
}
