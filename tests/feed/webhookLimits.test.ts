/** Limits of the webhooks of a user: their number, their pending deliveries, and slow receivers. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { resolveHost } from '#feed/steps/receiverAddress.ts'
import { outbound, type Send } from '#feed/steps/sendEvent.ts'
import { addPending, pendingDeliveriesMax, removePending } from '#feed/items/pendingDeliveries.ts'
import { changedWebhook, readWebhook } from '#feed/items/webhooks.ts'
import { Store } from '#table/store.ts'
import { status } from '../support/receiver.ts'
import { makeEvent } from '../support/sailing.ts'
import { later, useWebhooks } from '../support/webhookFixture.ts'

const minute = 60_000

const on = useWebhooks()

const stored = async (id: string) => {
  const store = new Store(on.service.services.table)
  const webhook = await readWebhook(store, id)
  if (webhook === undefined) throw new Error('the webhook is missing')
  return { store, webhook }
}

describe('a user', () => {
  it('has at most 50 webhooks for a host, and 100 in all', { timeout: 60_000 }, async () => {
    const token = await on.service.createUser('eve')
    const regattas: string[] = []
    while (regattas.length < 6) regattas.push(await makeEvent(on.service, token))
    const add = async (at: number, host: string) => {
      const json = { url: `https://${host}/hook`, regatta: regattas[at] }
      const reply = await on.service.request(`POST ${V}/webhooks`, { token, json })
      return [reply.status, (reply.body as { readonly detail?: string }).detail]
    }
    const fill = async (at: number, count: number, host: string) => {
      for (let n = 0; n < count; n += 1) expect((await add(at, host))[0]).toBe(201)
    }
    await Promise.all([
      fill(0, 20, 'one.example'),
      fill(1, 20, 'one.example'),
      fill(2, 10, 'one.example'),
      fill(3, 20, 'two.example'),
      fill(4, 20, 'two.example'),
      fill(5, 9, 'two.example'),
    ])

    const [status50, detail50] = await add(2, 'one.example')
    expect([status50, detail50]).toEqual([400, expect.stringContaining('has 50 webhooks for it')])
    await fill(2, 1, 'three.example')
    const [status100, detail100] = await add(2, 'four.example')
    expect([status100, detail100]).toEqual([400, expect.stringContaining('who has 100')])
    expect(await on.create({ url: 'https://one.example/hook' })).toHaveProperty('id')
  })
})

describe('an event', () => {
  it('is not queued while 1,000 deliveries of its creator are pending, and then again', async () => {
    const token = await on.service.createUser('fay')
    on.regatta = await makeEvent(on.service, token)
    const { id } = await on.create({}, token)
    const { store, webhook } = await stored(id)
    const { userId } = webhook
    await on.webhooks.publish(on.regatta)
    await addPending(store, userId, pendingDeliveriesMax - 1, Date.now())
    await on.webhooks.publish(on.regatta)
    const queued = await on.webhooks.waiting()
    await on.webhooks.work()
    await on.webhooks.publish(on.regatta)

    expect(queued).toHaveLength(1)
    expect(await on.webhooks.waiting()).toHaveLength(1)
    expect(await removePending(store, newId(), Date.now())).toBe(false)
  })
})

describe('a webhook', () => {
  /** Lets every receiver respond late, and returns the times that they had. */
  const lateReceivers = () => {
    const times: number[] = []
    const send: Send = (_, { timeoutMillis: millis }) => {
      times.push(millis)
      return Promise.resolve({ error: 'late', isTimeout: true, atMillis: Date.now(), millis })
    }
    on.service.services.processState.shared.set(outbound, { resolve: resolveHost, send })
    return times
  }
  const usualReceivers = () => {
    on.service.services.processState.shared.set(outbound, outbound.create())
  }

  it('is paused after its receiver did not respond in time to three events, and waits', async () => {
    const { id } = await on.create()
    const times = lateReceivers()
    await on.happen()
    await on.happen()
    const before = await on.stateOf(id)
    await on.happen()
    const paused = await on.stateOf(id)
    await on.happen()
    usualReceivers()

    expect(times).toEqual([10_000, 2000, 2000])
    expect([before.state, paused.state]).toEqual(['active', 'paused'])
    expect(paused.pausedUntil).toBe(Date.now() + 5 * minute)
    later(5 * minute)
    await on.webhooks.work()
    expect(on.receiver.received).toHaveLength(4)
    expect(await on.stateOf(id)).toMatchObject({ state: 'active', pausedUntil: null })
  })

  it.each([
    ['active', 'responds', 204],
    ['active', 'responds with an error', 500],
    ['paused', 'does not respond in time', undefined],
  ])('is %s after a test call in a pause, if its receiver %s', async (state, _, code) => {
    const { id } = await on.create()
    const { store, webhook } = await stored(id)
    const until = { timeouts: 3, pausedUntilMillis: Date.now() + minute }
    await store.write([changedWebhook(webhook, { failingSinceMillis: Date.now(), ...until })])
    if (code === undefined) lateReceivers()
    else on.receiver.respond = status(code)
    await on.webhooks.call('POST', on.ann, id, '/test')
    usualReceivers()

    expect((await on.stateOf(id)).state).toBe(state)
  })
})
