/** Events reach the receivers of webhooks, and are repeated after failures. */
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { status } from '../support/receiver.ts'
import { makeEvent } from '../support/sailing.ts'
import { later, useWebhooks } from '../support/webhookFixture.ts'

const [second, minute, hour] = [1000, 60_000, 3_600_000]

const on = useWebhooks()

describe('an event', () => {
  it('is sent as a signed CloudEvent', async () => {
    const { id, secret } = await on.create()
    const event = await on.happen({ data: { name: 'Förde' } })

    const [{ headers, body } = { headers: {}, body: '' }] = on.receiver.received
    const verified = new Webhook(secret).verify(body, headers as Record<string, string>)
    expect(verified).toEqual({
      specversion: '1.0',
      id: event.id,
      type: event.type,
      subject: 'R1/Default',
      source: `${V}/regattas/${encodeURIComponent(on.regatta)}`,
      time: new Date(event.timeMillis).toISOString(),
      datacontenttype: 'application/json',
      data: { name: 'Förde' },
    })
    expect(headers['content-type']).toBe('application/cloudevents+json')
    expect(await on.webhooks.deliveries(on.ann, id)).toEqual([
      {
        eventId: event.id,
        type: event.type,
        eventTime: event.timeMillis,
        state: 'delivered',
        reason: null,
        nextAttemptAt: null,
        attempts: [
          {
            attempt: 1,
            time: Date.now(),
            milliseconds: expect.any(Number) as number,
            status: 204,
            error: null,
          },
        ],
      },
    ])
  })

  it('goes to every webhook of its regatta that takes its type, and to no other', async () => {
    await on.create({ url: `${on.receiver.url}?all` })
    await on.create({ url: `${on.receiver.url}?tags`, types: ['race.tag.created'] })
    await on.create({ url: `${on.receiver.url}?courses`, types: ['race.course.saved'] })
    const elsewhere = await makeEvent(on.service, on.ann)
    await on.create({ url: `${on.receiver.url}?elsewhere`, regatta: elsewhere })
    const deleted = await on.create({ url: `${on.receiver.url}?deleted` })
    await on.webhooks.publish(on.regatta)
    await on.webhooks.call('DELETE', on.ann, deleted.id)
    await on.webhooks.work()

    expect(on.receiver.received.map(({ path }) => path).sort()).toEqual([
      '/hook?all',
      '/hook?courses',
    ])
  })

  it('of an earlier regatta with the name of this one is not sent', async () => {
    await on.create()
    await on.happen({ regattaId: 'earlier' })
    expect(on.receiver.received).toEqual([])
    await on.happen()
    expect(on.receiver.received).toHaveLength(1)
  })

  it('is not sent again when its messages are doubled', async () => {
    const { id } = await on.create()
    await on.webhooks.publish(on.regatta)
    const messages = await on.webhooks.waiting()
    await on.webhooks.work()
    for (const { body } of [...messages, ...messages])
      await on.webhooks.deliver({ Records: [{ body }] })
    await on.webhooks.work()

    expect(on.receiver.received).toHaveLength(1)
    expect(await on.webhooks.deliveries(on.ann, id)).toHaveLength(1)
  })

  it('waits for its time when its message arrives early', async () => {
    await on.create()
    await on.webhooks.publish(on.regatta)
    const [{ message } = { message: {} }] = await on.webhooks.waiting()
    const early = { ...message, dueMillis: Date.now() + hour }
    await on.webhooks.deliver({ Records: [{ body: JSON.stringify(early) }] })

    expect(on.receiver.received).toEqual([])
    expect((await on.webhooks.waiting()).map(({ dueMillis }) => dueMillis)).toContain(
      early.dueMillis,
    )
  })
})

describe('a delivery that fails', () => {
  it('is repeated with the same id and a new signature, until it succeeds', async () => {
    const { id, secret } = await on.create()
    on.receiver.respond = status(500)
    const event = await on.happen()
    const [pending] = await on.webhooks.deliveries(on.ann, id)
    const failing = await on.stateOf(id)
    later(5.5 * second)
    on.receiver.respond = status(200)
    await on.webhooks.work()

    expect(pending).toMatchObject({ state: 'pending', attempts: [{ status: 500 }] })
    expect(pending?.nextAttemptAt).toBeGreaterThanOrEqual(Number(failing.failingSince) + 5 * second)
    expect(failing).toMatchObject({ state: 'active', failingSince: expect.any(Number) as number })
    expect(on.receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      event.id,
      event.id,
    ])
    const [one, two] = on.receiver.received
    expect(one?.headers['webhook-signature']).not.toBe(two?.headers['webhook-signature'])
    for (const { body, headers } of on.receiver.received) {
      expect(() =>
        new Webhook(secret).verify(body, headers as Record<string, string>),
      ).not.toThrow()
    }
    expect(await on.webhooks.deliveries(on.ann, id)).toMatchObject([
      { state: 'delivered', nextAttemptAt: null, attempts: [{ status: 500 }, { status: 200 }] },
    ])
    expect(await on.stateOf(id)).toMatchObject({
      state: 'active',
      reason: null,
      failingSince: null,
    })
  })

  it('is repeated at most seven times, at the documented times', async () => {
    const { id } = await on.create()
    on.receiver.respond = status(503)
    await on.webhooks.publish(on.regatta)
    const start = Date.now()
    const delays: number[] = []
    for (let last = start; ;) {
      await on.webhooks.work()
      const [next] = await on.webhooks.waiting()
      if (next === undefined) break
      delays.push(next.dueMillis - last)
      last = next.dueMillis
      later(next.dueMillis - Date.now())
    }

    const expected = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour]
    expect(delays).toHaveLength(expected.length)
    for (const [at, delay] of expected.entries()) {
      expect(delays[at]).toBeGreaterThanOrEqual(delay)
      expect(delays[at]).toBeLessThanOrEqual(1.11 * delay)
    }
    expect(on.receiver.received).toHaveLength(8)
    const [delivery] = await on.webhooks.deliveries(on.ann, id)
    expect(delivery).toMatchObject({ state: 'failed', nextAttemptAt: null })
    expect(delivery?.attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('is repeated although the process ended before it queued the next attempt', async () => {
    await on.create()
    on.receiver.respond = status(500)
    await on.webhooks.publish(on.regatta)
    const [first] = await on.webhooks.waiting()
    const queued = () =>
      on.webhooks.waiting().then((all) => all.map(({ message }) => message.attempt))
    await on.webhooks.deliver({ Records: [{ body: first?.body ?? '' }] })
    await on.webhooks.deliver({ Records: [{ body: first?.body ?? '' }] })

    expect(on.receiver.received).toHaveLength(1)
    expect((await queued()).sort()).toEqual([1, 2, 2])
    later(6 * second)
    await on.webhooks.work()
    expect(on.receiver.received).toHaveLength(2)
  })

  it('is not repeated after a 410, which switches the webhook off', async () => {
    const { id } = await on.create()
    on.receiver.respond = status(500)
    await on.happen()
    on.receiver.respond = status(410)
    await on.happen()
    later(6 * second)
    await on.happen()

    expect(on.receiver.received).toHaveLength(2)
    expect(await on.stateOf(id)).toMatchObject({
      state: 'switchedOff',
      reason: 'The receiver responded with 410.',
    })
    expect(
      (await on.webhooks.deliveries(on.ann, id)).map(({ state, reason }) => [state, reason]),
    ).toEqual(
      expect.arrayContaining([
        ['failed', null],
        ['dropped', 'The webhook is switched off.'],
      ]),
    )
    expect(await on.webhooks.waiting()).toEqual([])
  })
})
