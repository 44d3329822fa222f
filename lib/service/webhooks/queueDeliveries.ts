/** Queues the new events of regattas for their webhooks. */
import type { NumberedEvent } from '../../store/entities/feed.ts'
import { readRegattaWebhooks } from '../../store/entities/webhooks.ts'
import type { Reader } from '../../store/items.ts'

/** A delivery, as it waits in the queue. It contains only references: an event is read when it is sent. */
export interface DeliveryMessage {
  readonly webhookId: string
  readonly regattaName: string
  readonly eventNumber: number
  /** Counts from 1. */
  readonly attempt: number
  /** The time of the attempt. A message may arrive earlier, because queues limit their delays. */
  readonly dueMillis: number
}

export interface Queue {
  /** Delivers each message at least once, and may deliver it again. */
  readonly send: (messages: readonly DeliveryMessage[]) => Promise<void>
}

export interface RegattaEvent {
  readonly regattaName: string
  readonly event: Pick<NumberedEvent, 'number' | 'type'>
}

/** @returns the number of messages */
export const queueDeliveries = async (
  store: Reader,
  queue: Queue,
  events: readonly RegattaEvent[],
  nowMillis: number,
): Promise<number> => {
  const regattas = [...new Set(events.map(({ regattaName }) => regattaName))]
  const found = await Promise.all(
    regattas.map(async (name) => [name, await readRegattaWebhooks(store, name)] as const),
  )
  const webhooks = new Map(found)
  const messages = events.flatMap(({ regattaName, event: { number, type } }) =>
    (webhooks.get(regattaName) ?? [])
      .filter(({ switchedOffMillis, types }) => switchedOffMillis === null && takes(types, type))
      .map(({ id: webhookId }) => ({
        ...{ webhookId, regattaName, eventNumber: number },
        ...{ attempt: 1, dueMillis: nowMillis },
      })),
  )
  if (messages.length > 0) await queue.send(messages)
  return messages.length
}

const takes = (types: readonly string[] | null, type: string): boolean =>
  types === null || types.includes(type)
