/** Deliveries of events to webhooks. */
import type { WebhookEvent, WebhookEventType } from '../../domain/webhook/webhookEvent.ts'
import { type ContentOf, enumerated, list, map, number, optional, text } from '../attributes.ts'
import { entity } from '../entity.ts'
import type { QueryOptions, Reader, Start, Stored, Write } from '../items.ts'
import { type Key, millisText } from '../key.ts'

/** `dropped`: the event was not sent at all, or is not repeated for another reason than failures. */
export type DeliveryState = 'pending' | 'delivered' | 'failed' | 'dropped'

const attempt = map({
  ...{ atMillis: number, millis: number },
  ...{ status: optional(number), error: optional(text) },
})

const attributes = {
  ...{ webhookId: text, eventId: text, eventType: enumerated<WebhookEventType>() },
  ...{ eventMillis: number, state: enumerated<DeliveryState>(), attempts: list(attempt) },
  /** The time of the next attempt, while the state is `pending`. */
  nextMillis: optional(number),
  /** Why the event was dropped. */
  reason: optional(text),
  expiresAtSeconds: number,
}

/** Delivery: the attempts to send an event to a webhook. */
export const deliveryEntity = entity('WEBHOOK#<id>#', 'DELIVERY#<time>#<event>#', {
  attributes,
  keyParts: ({ webhookId, eventMillis, eventId }) => [webhookId, millisText(eventMillis), eventId],
})

export type Delivery = ContentOf<typeof attributes>

export type Attempt = Delivery['attempts'][number]

const keptDays = 14

export const keyOfDelivery = (
  webhookId: string,
  { id, timeMillis }: Pick<WebhookEvent, 'id' | 'timeMillis'>,
): Key => deliveryEntity.key(webhookId, millisText(timeMillis), id)

export const readDelivery = async (
  store: Reader,
  webhookId: string,
  event: Pick<WebhookEvent, 'id' | 'timeMillis'>,
): Promise<Stored<Delivery> | undefined> => {
  const item = await store.get(keyOfDelivery(webhookId, event))
  return item && { ...deliveryEntity.decode(item), item }
}

export const putDelivery = (
  before: Stored<Delivery> | undefined,
  delivery: Omit<Delivery, 'expiresAtSeconds'>,
): Write => {
  const { webhookId, eventId: id, eventMillis: timeMillis } = delivery
  const expiresAtSeconds = Math.ceil(timeMillis / 1000) + keptDays * 24 * 60 * 60
  const key = keyOfDelivery(webhookId, { id, timeMillis })
  return deliveryEntity.put(key, { ...delivery, expiresAtSeconds }, before?.item ?? 'absent')
}

/** Newest first, by the times of the events. */
export const pageOfDeliveries = (
  webhookId: string,
  limit: number,
  start: Start | undefined,
): QueryOptions => ({
  partition: deliveryEntity.key.partition(webhookId),
  prefix: deliveryEntity.key.sortPrefix(),
  limit,
  start,
  backwards: true,
})
