/** Signatures and the schedule of webhooks, compared with receivers that know only the specification. */
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { attemptsMax, delayAfter } from '#feed/rules/schedule.ts'
import { secretBytes, secretOf, signedHeaders } from '#feed/rules/signature.ts'

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
