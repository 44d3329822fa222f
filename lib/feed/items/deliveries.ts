import type { WebhookEvent, WebhookEventType } from '../rules/feedEvent.ts'
import { type ContentOf, enumerated, list, map, number, optional, text } from '#table/attributes.ts'
import { type Decoded, entity } from '#table/entity.ts'
import type { Reader, Start, Write } from '#table/items.ts'
import { millisText } from '#table/key.ts'

/** `dropped`: the event was not sent at all, or is not repeated for another reason than failures. */
export type DeliveryState = 'pending' | 'delivered' | 'failed' | 'dropped'

const attempt = map({
  atMillis: number,
  millis: number,
  status: optional(number),
  error: optional(text),
})

const attributes = {
  webhookId: text,
  eventId: text,
  eventType: enumerated<WebhookEventType>(),
  eventMillis: number,
  state: enumerated<DeliveryState>(),
  attempts: list(attempt),
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

export const readDelivery = (
  store: Reader,
  webhookId: string,
  { id, timeMillis, number: eventNumber }: EventReference,
) => deliveryEntity.get(store, webhookId, millisText(timeMillis), numberText(eventNumber), id)

/** @param before absent: the first attempt */
export const putDelivery = (
  before: Decoded<typeof attributes> | undefined,
  delivery: Omit<Delivery, 'expiresAtSeconds'>,
): Write => {
  const { webhookId, eventId, eventMillis, eventNumber } = delivery
  const expiresAtSeconds = Math.ceil(eventMillis / 1000) + keptDays * 24 * 60 * 60
  return deliveryEntity.put(
    [webhookId, millisText(eventMillis), numberText(eventNumber), eventId],
    { ...delivery, expiresAtSeconds },
    before ?? 'absent',
  )
}

/** Newest first, by the times of the events. */
export const readDeliveries = (store: Reader, webhookId: string, limit: number, start?: Start) =>
  deliveryEntity.query(store, {
    partition: deliveryEntity.key.partition(webhookId),
    prefix: deliveryEntity.key.sortPrefix(),
    limit,
    start,
    backwards: true,
  })
