/** Webhooks are switched off, respect the permissions of their creators, and are tested. */
import { Webhook } from 'standardwebhooks'
import { describe, expect, it, vi } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { LocalQueue } from '../../scripts/local/localQueue.ts'
import { readAllItems } from '../../scripts/tableItems.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { runIn } from '#feed/background/background.ts'
import { deliverMessages } from '#feed/background/deliverMessages.ts'
import { silence, startReceiver, status } from '../support/receiver.ts'
import { letEverybody, makeEvent } from '../support/sailing.ts'
import { later, useWebhooks } from '../support/webhookFixture.ts'
import { keepLog } from '../support/logLines.ts'

const log = keepLog()
const [minute, hour] = [60_000, 3_600_000]

const on = useWebhooks()

describe('a webhook', () => {
  it('is switched off after all deliveries failed for five days', async () => {
    const { id } = await on.create()
    on.receiver.respond = status(500)
    await on.happen()
    later(5 * 24 * hour - minute)
    await on.happen()
    const before = await on.stateOf(id)
    later(2 * minute)
    await on.happen()

    expect(before.state).toBe('active')
    expect(await on.stateOf(id)).toMatchObject({
      state: 'switchedOff',
      reason: 'All deliveries of the last five days failed.',
    })
    const count = on.receiver.received.length
    await on.happen()
    expect(on.receiver.received).toHaveLength(count)
  })

  it('gets no messages while it is switched off, and no event that was dropped', async () => {
    const { id } = await on.create()
    await on.webhooks.publish(on.regatta)
    const [waiting] = await on.webhooks.waiting()
    on.receiver.respond = status(410)
    await on.webhooks.call('POST', on.ann, id, '/test')
    await on.webhooks.work()
    await on.webhooks.publish(on.regatta)
    const queued = await on.webhooks.waiting()
    on.receiver.respond = status(204)
    await on.webhooks.call('POST', on.ann, id, '/test')
    await on.webhooks.deliver({ Records: [{ body: waiting?.body ?? '' }] })

    expect(queued).toEqual([])
    const types = on.receiver.received.map(
      ({ body }) => (JSON.parse(body) as { type: string }).type,
    )
    expect(types).toEqual(['webhook.test', 'webhook.test'])
  })

  it('stays on when a delivery succeeds in between', async () => {
    const { id } = await on.create()
    on.receiver.respond = status(500)
    await on.happen()
    later(3 * 24 * hour)
    on.receiver.respond = status(204)
    await on.happen()
    on.receiver.respond = status(500)
    later(3 * 24 * hour)
    await on.happen()

    expect((await on.stateOf(id)).state).toBe('active')
  })

  it('is switched off when its creator is deleted', async () => {
    const cyd = await on.service.createUser('cyd')
    const { id } = await on.create(
      { regatta: (on.regatta = await makeEvent(on.service, cyd)) },
      cyd,
    )
    await on.service.request(`DELETE ${S}/user?username=cyd`, { token: on.service.adminToken })
    await on.service.createUser('cyd')
    await on.happen()

    expect(on.receiver.received).toEqual([])
    expect(await on.stateOf(id, on.service.adminToken)).toMatchObject({
      state: 'switchedOff',
      reason: 'The creator of the webhook does not exist any more.',
    })
  })

  it('gets only events that its creator may read at that moment', async () => {
    const { id } = await on.create({}, on.service.adminToken)
    const dee = await on.service.createUser(`dee ${newId()}`)
    const give = (actions: readonly string[], type = 'REGATTA') =>
      letEverybody(on.service, on.ann, type, on.regatta, ...actions)
    await give(['READ', 'UPDATE'])
    await on.webhooks.create(dee, { url: `${on.receiver.url}?dee`, regatta: on.regatta })
    await on.webhooks.call('DELETE', on.service.adminToken, id)
    const sent = async (type: 'race.tag.created' | 'race.course.saved') => {
      on.receiver.received.length = 0
      await on.happen({ type })
      return on.receiver.received.length
    }

    expect(await sent('race.tag.created')).toBe(1)
    await give([], 'LEADERBOARD')
    expect(await sent('race.tag.created')).toBe(0)
    expect(await sent('race.course.saved')).toBe(1)
    await give([])
    expect(await sent('race.course.saved')).toBe(0)
    const list = await on.service.request(`GET ${V}/webhooks`, { token: dee })
    const [{ id: own } = { id: '' }] = list.body as readonly { readonly id: string }[]
    await give(['READ'])
    const reasons = (await on.webhooks.deliveries(dee, own)).map(({ reason }) => reason)
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
    return on.service.request(route, { token: on.ann, headers })
  }

  it('sends an event now, and returns the outcome', async () => {
    const { id, secret } = await on.create({ types: ['race.tag.created'] })
    const { status: code, body } = await test(id)

    const [request] = on.receiver.received
    const headers = request?.headers as Record<string, string>
    expect(new Webhook(secret).verify(request?.body ?? '', headers)).toMatchObject({
      type: 'webhook.test',
      data: { webhook: id },
    })
    expect([code, body]).toEqual([
      200,
      {
        delivered: true,
        eventId: headers['webhook-id'],
        status: 204,
        error: null,
        milliseconds: expect.any(Number) as number,
      },
    ])
    expect(await on.webhooks.deliveries(on.ann, id)).toMatchObject([
      { type: 'webhook.test', state: 'delivered' },
    ])
  })

  it('tells why it failed, and is not repeated', async () => {
    const { id } = await on.create()
    on.receiver.respond = status(302, { location: 'http://127.0.0.1/' })
    const { body } = await test(id)

    expect(body).toMatchObject({
      delivered: false,
      status: 302,
      error: 'The receiver responded with 302. Redirects are not followed.',
    })
    expect(await on.webhooks.waiting()).toEqual([])
  })

  it('switches a webhook on again', async () => {
    const { id } = await on.create()
    on.receiver.respond = status(410)
    await test(id)
    const off = await on.stateOf(id)
    await test(id)
    on.receiver.respond = status(204)
    await test(id)

    expect(off.state).toBe('switchedOff')
    expect(await on.stateOf(id)).toMatchObject({
      state: 'active',
      reason: null,
      failingSince: null,
    })
  })

  it('sends nothing as a dry run, and once when it is repeated with its key', async () => {
    const { id } = await on.create()
    const dry = await test(id, '?dryRun=true')
    const key = { 'idempotency-key': newId() }
    const [first, again] = [await test(id, '', key), await test(id, '', key)]

    expect((dry.body as { readonly body: unknown }).body).toMatchObject({ delivered: false })
    expect(again.body).toEqual(first.body)
    expect(on.receiver.received).toHaveLength(1)
  })
})

describe('receivers that do not respond', () => {
  it(
    'delay neither the queue of events nor webhooks of others, and get five events at once',
    { timeout: 60_000 },
    async () => {
      vi.useRealTimers()
      const dead = await startReceiver()
      dead.respond = silence
      for (let n = 0; n < 5; n += 1) {
        await on.create({ url: `${dead.url}?${n}` }, on.service.adminToken)
      }
      await on.create()
      const deliver = runIn({ name: 'deliverWebhook' }, deliverMessages, on.service.services)
      const startedAt = Date.now()
      for (let n = 0; n < 5; n += 1) await on.webhooks.publish(on.regatta)
      const publishedAt = Date.now()
      const queue = new LocalQueue(on.service.services.table, deliver)
      await vi.waitFor(
        () => {
          expect(on.receiver.received).toHaveLength(5)
        },
        { timeout: 8000 },
      )
      await queue.stop()
      dead.stop()

      expect(publishedAt - startedAt).toBeLessThan(4000)
      expect(on.receiver.received).toHaveLength(5)
      expect(Date.now() - publishedAt).toBeLessThan(4000)
      expect(dead.received).toHaveLength(5)
    },
  )
})

it('no secret and no address of a receiver is in a log, and the table is without contradictions', async () => {
  const { secret } = await on.create({ url: `${on.receiver.url}?token=canary-4711` })
  on.receiver.respond = status(500)
  await on.happen()
  const lines = log.texts.join('\n')
  const items = await readAllItems(on.service)
  const audit = JSON.stringify(items.filter(({ PK }) => PK.startsWith('AUDIT#')))

  expect(lines).toContain('deliverWebhook')
  for (const text of [lines, audit]) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain('whsec_')
    expect(text).not.toContain('canary-4711')
  }
  expect(findViolations(items)).toEqual([])
})
