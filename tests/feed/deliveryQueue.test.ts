/** The messages of deliveries, as SQS gets them. */
import type { SendMessageBatchCommand } from '@aws-sdk/client-sqs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { sqsQueue } from '#feed/background/deliveryQueue.ts'
import { runIn } from '#feed/background/background.ts'
import { spreadEvents } from '#feed/background/spreadEvents.ts'
import { deliver } from '#feed/steps/deliver.ts'
import type { DeliveryMessage } from '#feed/steps/queueDeliveries.ts'
import { startTestService } from '../support/functions.ts'
import { keepLog } from '../support/logLines.ts'

keepLog()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const message = (dueInMillis = 0, attempt = 1): DeliveryMessage => ({
  webhookId: newId(),
  creatorId: newId(),
  regattaName: 'Kiel',
  eventNumber: 7,
  attempt,
  dueMillis: Date.now() + dueInMillis,
})

/** A queue, and the batches that SQS got. */
const queueWith = (failed: readonly object[] = []) => {
  const batches: SendMessageBatchCommand['input'][] = []
  const send = (command: SendMessageBatchCommand) => {
    batches.push(command.input)
    return Promise.resolve({ Failed: failed })
  }
  const sender = { send } as unknown as Parameters<typeof sqsQueue>[1]
  return { queue: sqsQueue('https://sqs.example/queue', sender), batches }
}

describe('the queue of SQS', () => {
  it('gets ten messages at a time, each in the group of its creator', async () => {
    const { queue, batches } = queueWith()
    const messages = Array.from({ length: 23 }, () => message())
    await queue.send(messages)

    expect(batches.map(({ Entries = [] }) => Entries.length)).toEqual([10, 10, 3])
    const entries = batches.flatMap(({ Entries = [] }) => Entries)
    expect(entries.map(({ MessageBody = '' }) => JSON.parse(MessageBody) as unknown)).toEqual(
      messages,
    )
    expect(entries.map(({ MessageGroupId }) => MessageGroupId)).toEqual(
      messages.map(({ creatorId }) => creatorId),
    )
    for (const { Entries = [] } of batches) {
      expect(new Set(Entries.map(({ Id }) => Id)).size).toBe(Entries.length)
    }
  })

  it.each([
    [-5000, 0],
    [0, 0],
    [4200, 5],
    [5 * 60_000, 300],
    [14 * 3_600_000, 900],
  ])('delays a message that is due in %i milliseconds by %i seconds', async (millis, seconds) => {
    const { queue, batches } = queueWith()
    await queue.send([message(millis)])

    expect(batches[0]?.Entries?.[0]?.DelaySeconds).toBe(seconds)
  })

  it('fails when SQS refuses a message, so that the function runs again', async () => {
    const { queue } = queueWith([{ Id: '0' }])

    await expect(queue.send([message()])).rejects.toThrow('SQS refused 1 messages')
  })
})

describe('a message that waits for 14 hours', () => {
  it('is sent on every 15 minutes with the same time, and counts no attempt', async () => {
    const waiting = message(14 * 3_600_000, 8)
    const { queue, batches } = queueWith()
    const context = { nowMillis: Date.now() } as Parameters<typeof deliver>[0]

    expect(await deliver(context, waiting, queue)).toBe('early')
    expect(JSON.parse(batches[0]?.Entries?.[0]?.MessageBody ?? '')).toEqual(waiting)
    expect(batches[0]?.Entries?.[0]?.DelaySeconds).toBe(900)
  })
})

describe('a function without its queue', () => {
  it('fails, and names the missing variable', async () => {
    const service = await startTestService()
    const run = runIn({ name: 'spreadEvents' }, spreadEvents, service.services)

    await expect(run({ Records: [] })).rejects.toThrow('DELIVERY_QUEUE_URL is missing')
    await service.stop()
  })
})
