/** Handles a message of the queue: one attempt to deliver one event to one webhook. */
import { delayAfter } from '../rules/schedule.ts'
import {
  type Delivery,
  type DeliveryState,
  putDelivery,
  readDelivery,
} from '../items/deliveries.ts'
import { readEvents } from '../items/feed.ts'
import { removePending } from '../items/pendingDeliveries.ts'
import { readRegattaWebhooks } from '../items/webhooks.ts'
import { TableConflict } from '#table/errors.ts'
import type { Write } from '#table/items.ts'
import { attemptDelivery, type UnattendedContext } from './attempt.ts'
import { deliveryAfter, stateChanges } from './outcomes.ts'
import type { DeliveryMessage, Queue } from './queueDeliveries.ts'

const deliveryMillisMax = 10_000

/** Queues and clocks are not exact. */
const earlyMillis = 500

/** The result of a message, for the log. */
type Handled = 'early' | 'paused' | 'gone' | 'repeated' | Exclude<DeliveryState, 'pending'>

export const deliver = async (
  context: UnattendedContext,
  message: DeliveryMessage,
  queue: Queue,
): Promise<Handled> => {
  let queued = 0
  const handled = await handle(context, message, {
    send: (messages) => {
      queued += messages.length
      return queue.send(messages)
    },
  })
  if (queued === 0) await removePending(context.store, message.creatorId, context.nowMillis)
  return handled
}

const handle = async (
  context: UnattendedContext,
  message: DeliveryMessage,
  queue: Queue,
): Promise<Handled> => {
  if (message.dueMillis > context.nowMillis + earlyMillis) {
    await queue.send([message])
    return 'early'
  }
  const { webhook, event } = await readSubjects(context, message)
  if (webhook === undefined || event === undefined) return 'gone'
  const { pausedUntilMillis = 0 } = webhook
  if (pausedUntilMillis > context.nowMillis) {
    await queue.send([{ ...message, dueMillis: pausedUntilMillis }])
    return 'paused'
  }
  const before = await readDelivery(context.store, webhook.id, event)
  if (before !== undefined && isHandled(before, message)) {
    // The invocation that handled the message may have ended before it queued the next attempt.
    await queueNext(queue, before, message)
    return 'repeated'
  }
  const isOff = webhook.switchedOffMillis !== null
  const attempted = isOff
    ? { reason: 'The webhook is switched off.' }
    : await attemptDelivery(context, webhook, event, deliveryMillisMax)
  const changes = stateChanges(webhook, attempted, Date.now())
  const attempts = before?.attempts ?? []
  const delay = delayAfter(attempts.length + 1, Math.random())
  const nextMillis = delay === undefined ? undefined : Date.now() + delay
  const after = deliveryAfter({ attempts }, webhook, event, attempted, nextMillis)
  if (!(await written(context, putDelivery(before, after)))) return 'repeated'
  // Another delivery may have changed the webhook. Then the next attempt changes it again.
  if (changes.length > 0) await written(context, ...changes)
  await queueNext(queue, after, message)
  return after.state === 'pending' ? 'failed' : after.state
}

const readSubjects = async (
  { store }: UnattendedContext,
  { regattaName, webhookId, eventNumber }: DeliveryMessage,
) => {
  const [webhooks, events] = await Promise.all([
    readRegattaWebhooks(store, regattaName),
    readEvents(store, regattaName, eventNumber - 1, 1),
  ])
  return {
    webhook: webhooks.find(({ id }) => id === webhookId),
    event: events.find(({ number }) => number === eventNumber),
  }
}

const isHandled = ({ state, attempts }: Delivery, { attempt }: DeliveryMessage): boolean =>
  state !== 'pending' || attempts.length >= attempt

/** Queues the next attempt, if the message was about the latest one. */
const queueNext = async (
  queue: Queue,
  { attempts, nextMillis }: Pick<Delivery, 'attempts' | 'nextMillis'>,
  message: DeliveryMessage,
): Promise<void> => {
  if (nextMillis === undefined || attempts.length !== message.attempt) return
  await queue.send([{ ...message, attempt: message.attempt + 1, dueMillis: nextMillis }])
}

/** Returns whether the items were unchanged since they were read, and are written now. */
const written = async ({ store }: UnattendedContext, ...writes: Write[]): Promise<boolean> => {
  try {
    await store.write(writes)
    return true
  } catch (error) {
    if (error instanceof TableConflict) return false
    throw error
  }
}
