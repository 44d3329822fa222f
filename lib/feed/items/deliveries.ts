import type { WebhookEvent, WebhookEventType } from '../rules/webhookEvent.ts'
import { type ContentOf, enumerated, list, map, number, optional, text } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { QueryOptions, Reader, Start, Stored, Write } from '#table/items.ts'
import { type Key, millisText } from '#table/key.ts'

/** `dropped`: the event was not sent at all, or is not repeated for another reason than failures. */
export type DeliveryState = 'pending' | 'delivered' | 'failed' | 'dropped'

const attempt = map({
  ...{ atMillis: number, millis: number },
  ...{ status: optional(number), error: optional(text) },
})

const attributes = {
  ...{ webhookId: text, eventId: text, eventType: enumerated<WebhookEventType>() },
  ...{ eventMillis: number, state: enumerated<DeliveryState>(), attempts: list(attempt) },
  /** Absent for test events. */
  eventNumber: optional(number),
  /** The time of the next attempt, while the state is `pending`. */
  nextMillis: optional(number),
  reason: optional(text),
  expiresAtSeconds: number,
}

/** Delivery: the attempts to send an event to a webhook. */
export const deliveryEntity = entity(
  'delivery',
  'WEBHOOK#<id>#',
  'DELIVERY#<time>#<number>#<event>#',
  {
    attributes,
    keyParts: ({ webhookId: webhook, eventMillis: millis, eventNumber: count, eventId: event }) => [
      webhook,
      millisText(millis),
      numberText(count),
      event,
    ],
  },
)

/** The times of events are whole seconds on AWS. The numbers order the events of one second. */
const numberText = (eventNumber: number | undefined): string =>
  eventNumber === undefined ? '' : String(eventNumber).padStart(16, '0')

export type Delivery = ContentOf<typeof attributes>

export type Attempt = Delivery['attempts'][number]

const keptDays = 14

type EventReference = Pick<WebhookEvent, 'id' | 'timeMillis' | 'number'>

const keyOfDelivery = (
  webhookId: string,
  { id, timeMillis, number: eventNumber }: EventReference,
): Key => deliveryEntity.key(webhookId, millisText(timeMillis), numberText(eventNumber), id)

export const readDelivery = async (
  store: Reader,
  webhookId: string,
  event: EventReference,
): Promise<Stored<Delivery> | undefined> => {
  const item = await store.get(keyOfDelivery(webhookId, event))
  return item && { ...deliveryEntity.decode(item), item }
}

export const putDelivery = (
  before: Stored<Delivery> | undefined,
  delivery: Omit<Delivery, 'expiresAtSeconds'>,
): Write => {
  const { webhookId, eventId: id, eventMillis: timeMillis, eventNumber } = delivery
  const numbered = eventNumber === undefined ? {} : { number: eventNumber }
  const expiresAtSeconds = Math.ceil(timeMillis / 1000) + keptDays * 24 * 60 * 60
  const key = keyOfDelivery(webhookId, { id, timeMillis, ...numbered })
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
