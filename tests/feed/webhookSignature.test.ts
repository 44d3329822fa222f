/** Signatures and the schedule of webhooks, and the client that verifies the signed requests and refuses all others. */
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { attemptsMax, delayAfter } from '#feed/rules/schedule.ts'
import { secretBytes, secretOf, signedHeaders } from '#feed/rules/signature.ts'
import { verifyWebhook, WebhookError } from '../../client/webhooks.ts'

const secret = secretOf(randomBytes(secretBytes))

describe('a signature', () => {
  it('is the one of the example in the specification', () => {
    const example = {
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      atMillis: 1_614_265_330_000,
      body: '{"test": 2432232314}',
    }

    expect(signedHeaders(example.secret, example)).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it('is accepted by the library of the specification, for any body', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.jsonValue(), (id, value) => {
        const body = JSON.stringify(value)
        const headers = signedHeaders(secret, { id, body, atMillis: Date.now() })
        expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
      }),
    )
  })
})

describe('the schedule', () => {
  it('repeats after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 14 h, and then no more', () => {
    const minutes = Array.from({ length: attemptsMax }, (_, at) => {
      const delay = delayAfter(at + 1, 0)
      return delay === undefined ? undefined : delay / 60_000
    })

    expect(minutes).toEqual([5 / 60, 5, 30, 120, 300, 600, 840, undefined])
  })

  it('delays at most a tenth more, so that deliveries that failed together spread', () => {
    expect(delayAfter(2, 1)).toBe(330_000)
    expect(delayAfter(2, 0.5)).toBe(315_000)
  })
})

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
