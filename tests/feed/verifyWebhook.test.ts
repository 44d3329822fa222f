/** The client verifies the requests that the service signs, and refuses all others. */
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { verifyWebhook, WebhookError } from '../../client/webhooks.ts'
import { secretBytes, secretOf, signedHeaders } from '#feed/rules/signature.ts'

const secret = secretOf(randomBytes(secretBytes))
const event = {
  specversion: '1.0',
  id: 'event',
  type: 'race.course.saved',
  data: { name: 'Förde' },
}
const body = JSON.stringify(event)
const signed = (more: { readonly atMillis?: number; readonly body?: string } = {}) =>
  signedHeaders(secret, { id: 'event', body, atMillis: Date.now(), ...more })

describe('verifyWebhook', () => {
  it.each([
    ['a text', body],
    ['bytes', new TextEncoder().encode(body)],
  ])('returns the event of a body that is %s', async (_, sent) => {
    expect(await verifyWebhook(sent, signed(), secret)).toEqual(event)
  })

  it.each([
    ['of fetch', new Headers(signed())],
    ['of node:http', { ...signed(), host: 'receiver.example', 'set-cookie': ['a', 'b'] }],
    [
      'in upper case',
      Object.fromEntries(Object.entries(signed()).map(([k, v]) => [k.toUpperCase(), v])),
    ],
  ])('takes headers %s', async (_, headers) => {
    expect(await verifyWebhook(body, headers, secret)).toEqual(event)
  })

  it('accepts what the library of the specification signs', async () => {
    const now = new Date()
    const signature = new Webhook(secret).sign('msg', now, body)
    const headers = {
      'webhook-id': 'msg',
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': `v1a,abc v1,AAAA ${signature}`,
    }

    expect(await verifyWebhook(body, headers, secret)).toEqual(event)
  })

  it.each([
    ['another body', `${body} `, {}, /signature/],
    ['another id', body, { 'webhook-id': 'other' }, /signature/],
    [
      'a later time',
      body,
      { 'webhook-timestamp': String(Math.floor(Date.now() / 1000) + 9) },
      /signature/,
    ],
    ['no signature', body, { 'webhook-signature': undefined }, /webhook-signature is missing/],
    ['an empty signature', body, { 'webhook-signature': '' }, /webhook-signature is missing/],
    ['no id', body, { 'webhook-id': undefined }, /webhook-id is missing/],
    ['no time', body, { 'webhook-timestamp': undefined }, /webhook-timestamp is missing/],
    ['a time that is no number', body, { 'webhook-timestamp': 'now' }, /number of seconds/],
    ['a signature that is no Base64', body, { 'webhook-signature': 'v1,%%%' }, /signature/],
    ['a signature of another version', body, { 'webhook-signature': 'v2,AAAA' }, /signature/],
  ])('refuses %s', async (_, sent, other, message) => {
    const verified = verifyWebhook(sent, { ...signed(), ...other }, secret)

    await expect(verified).rejects.toThrow(message)
    await expect(verified).rejects.toBeInstanceOf(WebhookError)
  })

  it.each([
    [-5 * 60_000 + 5000, true],
    [-5 * 60_000 - 2000, false],
    [5 * 60_000 - 5000, true],
    [5 * 60_000 + 2000, false],
  ])('takes a request of %i milliseconds from now: %s', async (millis, isTaken) => {
    const verified = verifyWebhook(body, signed({ atMillis: Date.now() + millis }), secret)

    if (isTaken) expect(await verified).toEqual(event)
    else await expect(verified).rejects.toThrow(/five minutes/)
  })

  it.each(['', 'secret', 'whsec_', 'whsec_%%%'])('refuses the secret "%s"', async (wrong) => {
    await expect(verifyWebhook(body, signed(), wrong)).rejects.toThrow(/secret must begin/)
  })

  it('refuses every changed signature', async () => {
    const right = signed()['webhook-signature']
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 31 }), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
        const bytes = Buffer.from(right.slice(3), 'base64')
        bytes[at] = (bytes[at] ?? 0) ^ flip
        const headers = { ...signed(), 'webhook-signature': `v1,${bytes.toString('base64')}` }
        await expect(verifyWebhook(body, headers, secret)).rejects.toThrow(/signature/)
      }),
    )
  })
})
