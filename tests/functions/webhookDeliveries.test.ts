/** Events reach the receivers of webhooks, are repeated after failures, and end when they must. */
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { S, V } from '../../harness/paths.ts'
import { startLocalQueue } from '../../scripts/localQueue.ts'
import { readAllItems } from '../../scripts/tableItems.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { runIn } from '../../lib/background/background.ts'
import { deliverMessages } from '../../lib/background/deliverMessages.ts'
import { startTestService, type TestService } from '../support/functions.ts'
import { type Receiver, silence, startReceiver, status } from '../support/receiver.ts'
import { makeEvent } from '../support/sailing.ts'
import { untilDone } from '../support/untilDone.ts'
import { localWebhooks, webhooksOf } from '../support/webhooks.ts'
import { keepLog } from './logLines.ts'

const log = keepLog()
const [second, minute, hour] = [1000, 60_000, 3_600_000]

let service: TestService
let webhooks: ReturnType<typeof webhooksOf>
let ann: string
let regatta: string
let receiver: Receiver
beforeAll(async () => {
  service = await startTestService(localWebhooks, undefined, 'internet')
  webhooks = webhooksOf(service)
  ann = await service.createUser('ann')
})
afterAll(() => service.stop())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  receiver = await startReceiver()
  regatta = await makeEvent(service, ann)
})
afterEach(async () => {
  receiver.stop()
  vi.setSystemTime(Date.now() + 60 * 24 * hour)
  await webhooks.work()
  vi.useRealTimers()
})

const create = (more: object = {}, token = ann) =>
  webhooks.create(token, { url: receiver.url, regatta, ...more })

const later = (millis: number) => vi.setSystemTime(Date.now() + millis)

const stateOf = async (id: string, token = ann) => {
  const { body } = await webhooks.call('GET', token, id)
  const { state, reason, failingSince } = body as Readonly<Record<string, unknown>>
  return { state, reason, failingSince }
}

describe('an event', () => {
  it('is sent as a signed CloudEvent', async () => {
    const { id, secret } = await create()
    const event = await webhooks.publish(regatta, { data: { name: 'Förde' } })
    await webhooks.work()

    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    const verified = new Webhook(secret).verify(body, headers as Record<string, string>)
    expect(verified).toEqual({
      ...{ specversion: '1.0', id: event.id, type: event.type, subject: 'R1/Default' },
      source: `${V}/regattas/${encodeURIComponent(regatta)}`,
      time: new Date(event.timeMillis).toISOString(),
      ...{ datacontenttype: 'application/json', data: { name: 'Förde' } },
    })
    expect(headers['content-type']).toBe('application/cloudevents+json')
    expect(await webhooks.deliveries(ann, id)).toEqual([
      {
        ...{ eventId: event.id, type: event.type, eventTime: event.timeMillis },
        ...{ state: 'delivered', reason: null, nextAttemptAt: null },
        attempts: [
          {
            ...{ attempt: 1, time: Date.now(), milliseconds: expect.any(Number) as number },
            ...{ status: 204, error: null },
          },
        ],
      },
    ])
  })

  it('goes to every webhook of its regatta that takes its type, and to no other', async () => {
    await create({ url: `${receiver.url}?all` })
    await create({ url: `${receiver.url}?tags`, types: ['race.tag.created'] })
    await create({ url: `${receiver.url}?courses`, types: ['race.course.saved'] })
    const elsewhere = await makeEvent(service, ann)
    await create({ url: `${receiver.url}?elsewhere`, regatta: elsewhere })
    const deleted = await create({ url: `${receiver.url}?deleted` })
    await webhooks.publish(regatta)
    await webhooks.call('DELETE', ann, deleted.id)
    await webhooks.work()

    expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/hook?all', '/hook?courses'])
  })

  it('is not sent again when its messages are doubled', async () => {
    const { id } = await create()
    await webhooks.publish(regatta)
    const messages = await webhooks.waiting()
    await webhooks.work()
    for (const { body } of [...messages, ...messages])
      await webhooks.deliver({ Records: [{ body }] })
    await webhooks.work()

    expect(receiver.received).toHaveLength(1)
    expect(await webhooks.deliveries(ann, id)).toHaveLength(1)
  })

  it('waits for its time when its message arrives early', async () => {
    await create()
    await webhooks.publish(regatta)
    const [{ message } = { message: {} }] = await webhooks.waiting()
    const early = { ...message, dueMillis: Date.now() + hour }
    await webhooks.deliver({ Records: [{ body: JSON.stringify(early) }] })

    expect(receiver.received).toEqual([])
    expect((await webhooks.waiting()).map(({ dueMillis }) => dueMillis)).toContain(early.dueMillis)
  })
})

describe('a delivery that fails', () => {
  it('is repeated with the same id and a new signature, until it succeeds', async () => {
    const { id, secret } = await create()
    receiver.respond = status(500)
    const event = await webhooks.publish(regatta)
    await webhooks.work()
    const [pending] = await webhooks.deliveries(ann, id)
    const failing = await stateOf(id)
    later(5.5 * second)
    receiver.respond = status(200)
    await webhooks.work()

    expect(pending).toMatchObject({ state: 'pending', attempts: [{ status: 500 }] })
    expect(pending?.nextAttemptAt).toBeGreaterThanOrEqual(Number(failing.failingSince) + 5 * second)
    expect(failing).toMatchObject({ state: 'active', failingSince: expect.any(Number) as number })
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      ...[event.id, event.id],
    ])
    const [one, two] = receiver.received
    expect(one?.headers['webhook-signature']).not.toBe(two?.headers['webhook-signature'])
    for (const { body, headers } of receiver.received) {
      expect(() =>
        new Webhook(secret).verify(body, headers as Record<string, string>),
      ).not.toThrow()
    }
    expect(await webhooks.deliveries(ann, id)).toMatchObject([
      { state: 'delivered', nextAttemptAt: null, attempts: [{ status: 500 }, { status: 200 }] },
    ])
    expect(await stateOf(id)).toEqual({ state: 'active', reason: null, failingSince: null })
  })

  it('is repeated at most seven times, at the documented times', async () => {
    const { id } = await create()
    receiver.respond = status(503)
    await webhooks.publish(regatta)
    const start = Date.now()
    const delays: number[] = []
    for (let last = start; ;) {
      await webhooks.work()
      const [next] = await webhooks.waiting()
      if (next === undefined) break
      delays.push(next.dueMillis - last)
      last = next.dueMillis
      vi.setSystemTime(next.dueMillis)
    }

    const expected = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour]
    expect(delays).toHaveLength(expected.length)
    for (const [at, delay] of expected.entries()) {
      expect(delays[at]).toBeGreaterThanOrEqual(delay)
      expect(delays[at]).toBeLessThanOrEqual(1.11 * delay)
    }
    expect(receiver.received).toHaveLength(8)
    const [delivery] = await webhooks.deliveries(ann, id)
    expect(delivery).toMatchObject({ state: 'failed', nextAttemptAt: null })
    expect(delivery?.attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('is repeated although the process ended before it queued the next attempt', async () => {
    await create()
    receiver.respond = status(500)
    await webhooks.publish(regatta)
    const [first] = await webhooks.waiting()
    const queued = () => webhooks.waiting().then((all) => all.map(({ message }) => message.attempt))
    await webhooks.deliver({ Records: [{ body: first?.body ?? '' }] })
    await webhooks.deliver({ Records: [{ body: first?.body ?? '' }] })

    expect(receiver.received).toHaveLength(1)
    expect((await queued()).sort()).toEqual([1, 2, 2])
    later(6 * second)
    await webhooks.work()
    expect(receiver.received).toHaveLength(2)
  })

  it('is not repeated after a 410, which switches the webhook off', async () => {
    const { id } = await create()
    receiver.respond = status(500)
    await webhooks.publish(regatta)
    await webhooks.work()
    receiver.respond = status(410)
    await webhooks.publish(regatta)
    await webhooks.work()
    later(6 * second)
    await webhooks.publish(regatta)
    await webhooks.work()

    expect(receiver.received).toHaveLength(2)
    expect(await stateOf(id)).toMatchObject({
      ...{ state: 'switchedOff', reason: 'The receiver responded with 410.' },
    })
    expect(
      (await webhooks.deliveries(ann, id)).map(({ state, reason }) => [state, reason]),
    ).toEqual(
      expect.arrayContaining([
        ['failed', null],
        ['dropped', 'The webhook is switched off.'],
      ]),
    )
    expect(await webhooks.waiting()).toEqual([])
  })
})

describe('a webhook', () => {
  const failOnce = async () => {
    await webhooks.publish(regatta)
    await webhooks.work()
  }

  it('is switched off after all deliveries failed for five days', async () => {
    const { id } = await create()
    receiver.respond = status(500)
    await failOnce()
    later(5 * 24 * hour - minute)
    await failOnce()
    const before = await stateOf(id)
    later(2 * minute)
    await failOnce()

    expect(before.state).toBe('active')
    expect(await stateOf(id)).toMatchObject({
      ...{ state: 'switchedOff', reason: 'All deliveries of the last five days failed.' },
    })
    const count = receiver.received.length
    await failOnce()
    expect(receiver.received).toHaveLength(count)
  })

  it('stays on when a delivery succeeds in between', async () => {
    const { id } = await create()
    receiver.respond = status(500)
    await failOnce()
    later(3 * 24 * hour)
    receiver.respond = status(204)
    await failOnce()
    receiver.respond = status(500)
    later(3 * 24 * hour)
    await failOnce()

    expect((await stateOf(id)).state).toBe('active')
  })

  it('is switched off when its creator is deleted', async () => {
    const cyd = await service.createUser('cyd')
    const { id } = await create({ regatta: (regatta = await makeEvent(service, cyd)) }, cyd)
    await service.request(`DELETE ${S}/user?username=cyd`, { token: service.adminToken })
    await service.createUser('cyd')
    await webhooks.publish(regatta)
    await webhooks.work()

    expect(receiver.received).toEqual([])
    expect(await stateOf(id, service.adminToken)).toMatchObject({
      ...{ state: 'switchedOff', reason: 'The creator of the webhook does not exist any more.' },
    })
  })

  it('gets only events that its creator may read at that moment', async () => {
    const { id } = await create({}, service.adminToken)
    const dee = await service.createUser(`dee ${newId()}`)
    const give = async (actions: readonly string[], type = 'REGATTA') => {
      const acl = actions.length === 0 ? [] : [{ groupId: null, actions }]
      const path = `${S}/ownership/${type}/${encodeURIComponent(regatta)}/acl`
      const json = { acl }
      const { status: code } = await service.request(`PUT ${path}`, { token: ann, json })
      expect(code).toBe(200)
    }
    await give(['READ', 'UPDATE'])
    await webhooks.create(dee, { url: `${receiver.url}?dee`, regatta })
    await webhooks.call('DELETE', service.adminToken, id)
    const sent = async (type: 'race.tag.created' | 'race.course.saved') => {
      receiver.received.length = 0
      await webhooks.publish(regatta, { type })
      await webhooks.work()
      return receiver.received.length
    }

    expect(await sent('race.tag.created')).toBe(1)
    await give([], 'LEADERBOARD')
    expect(await sent('race.tag.created')).toBe(0)
    expect(await sent('race.course.saved')).toBe(1)
    await give([])
    expect(await sent('race.course.saved')).toBe(0)
    const list = await service.request(`GET ${V}/webhooks`, { token: dee })
    const [{ id: own } = { id: '' }] = list.body as readonly { readonly id: string }[]
    const reasons = (await webhooks.deliveries(dee, own)).map(({ reason }) => reason)
    expect(reasons).toEqual(
      expect.arrayContaining([
        expect.stringContaining('lacks the permission LEADERBOARD:READ'),
        expect.stringContaining('lacks the permission REGATTA:READ'),
      ]),
    )
  })
})

describe('a test call', () => {
  const test = async (id: string, more = '', headers = {}) => {
    const route = `POST ${V}/webhooks/${id}/test${more}`
    return service.request(route, { token: ann, headers })
  }

  it('sends an event now, and returns the outcome', async () => {
    const { id, secret } = await create({ types: ['race.tag.created'] })
    const { status: code, body } = await test(id)

    const [{ headers, body: sent } = { headers: {}, body: '' }] = receiver.received
    expect(new Webhook(secret).verify(sent, headers as Record<string, string>)).toMatchObject({
      ...{ type: 'webhook.test', data: { webhook: id } },
    })
    expect([code, body]).toEqual([
      200,
      {
        ...{ delivered: true, eventId: headers['webhook-id'], status: 204, error: null },
        milliseconds: expect.any(Number) as number,
      },
    ])
    expect(await webhooks.deliveries(ann, id)).toMatchObject([
      { type: 'webhook.test', state: 'delivered' },
    ])
  })

  it('tells why it failed, and is not repeated', async () => {
    const { id } = await create()
    receiver.respond = status(302, { location: 'http://127.0.0.1/' })
    const { body } = await test(id)

    expect(body).toMatchObject({
      ...{ delivered: false, status: 302 },
      error: 'The receiver responded with 302. Redirects are not followed.',
    })
    expect(await webhooks.waiting()).toEqual([])
  })

  it('switches a webhook on again', async () => {
    const { id } = await create()
    receiver.respond = status(410)
    await test(id)
    const off = await stateOf(id)
    await test(id)
    receiver.respond = status(204)
    await test(id)

    expect(off.state).toBe('switchedOff')
    expect(await stateOf(id)).toEqual({ state: 'active', reason: null, failingSince: null })
  })

  it('sends nothing as a dry run, and once when it is repeated with its key', async () => {
    const { id } = await create()
    const dry = await test(id, '?dryRun=true')
    const key = { 'idempotency-key': newId() }
    const [first, again] = [await test(id, '', key), await test(id, '', key)]

    expect((dry.body as { readonly body: unknown }).body).toMatchObject({ delivered: false })
    expect(again.body).toEqual(first.body)
    expect(receiver.received).toHaveLength(1)
  })
})

describe('receivers that do not respond', () => {
  it('delay neither the queue of events nor other webhooks', { timeout: 60_000 }, async () => {
    vi.useRealTimers()
    const dead = await startReceiver()
    dead.respond = silence
    for (let n = 0; n < 5; n += 1) await create({ url: `${dead.url}?${n}` })
    await create()
    const deliver = runIn({ name: 'deliverWebhook' }, deliverMessages, service.services)
    const startedAt = Date.now()
    for (let n = 0; n < 5; n += 1) await webhooks.publish(regatta)
    const publishedAt = Date.now()
    const queue = startLocalQueue(service.services.table, deliver)
    await untilDone(() => receiver.received.length === 5, 8000)
    queue.stop()
    dead.stop()

    expect(publishedAt - startedAt).toBeLessThan(4000)
    expect(receiver.received).toHaveLength(5)
    expect(Date.now() - publishedAt).toBeLessThan(4000)
    expect(dead.received.length).toBeGreaterThanOrEqual(5)
  })
})

it('no secret and no address of a receiver is in a log, and the table is without contradictions', async () => {
  const { secret } = await create({ url: `${receiver.url}?token=canary-4711` })
  receiver.respond = status(500)
  await webhooks.publish(regatta)
  await webhooks.work()
  const lines = log.texts.join('\n')
  const items = await readAllItems(service)
  const audit = JSON.stringify(items.filter(({ PK }) => PK.startsWith('AUDIT#')))

  expect(lines).toContain('deliverWebhook')
  for (const text of [lines, audit]) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain('whsec_')
    expect(text).not.toContain('canary-4711')
  }
  expect(findViolations(items)).toEqual([])
})
