import type { AddedEvent } from '../items/feed.ts'
import { readRegattaWebhooks } from '../items/webhooks.ts'
import { addPending } from '../items/pendingDeliveries.ts'
import { regattaEntity } from '#races/items/regattas.ts'
import type { Reader, Updater } from '#table/items.ts'

/** A delivery, as it waits in the queue. It contains only references: an event is read when it is sent. */
export interface DeliveryMessage {
  readonly webhookId: string
  /** The user whose messages wait for each other, and delay no others. */
  readonly creatorId: string
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

/** @returns the numbers of messages that are queued, and that are not, because too many are pending */
export const queueDeliveries = async (
  store: Reader & Updater,
  queue: Queue,
  events: readonly AddedEvent[],
  nowMillis: number,
): Promise<{ readonly messages: number; readonly refused: number }> => {
  const regattas = [...new Set(events.map(({ regattaName }) => regattaName))]
  const webhooks = new Map(
    await Promise.all(
      regattas.map(async (name) => [name, await readWebhooks(store, name)] as const),
    ),
  )
  const messages = events.flatMap(({ regattaName, regattaId, number, type }) =>
    (webhooks.get(regattaName) ?? [])
      .filter((webhook) => webhook.regattaId === regattaId)
      .filter(({ switchedOffMillis, types }) => switchedOffMillis === null && takes(types, type))
      .map(({ id: webhookId, userId: creatorId, pausedUntilMillis = 0 }) => ({
        webhookId,
        creatorId,
        regattaName,
        eventNumber: number,
        attempt: 1,
        dueMillis: Math.max(nowMillis, pausedUntilMillis),
      })),
  )
  const counted = await countedOf(store, messages, nowMillis)
  if (counted.length > 0) await queue.send(counted)
  return { messages: counted.length, refused: messages.length - counted.length }
}

/** The regatta is read last: earlier webhooks of another regatta with this name ended with it. */
const readWebhooks = async (store: Reader, regattaName: string) => {
  const webhooks = await readRegattaWebhooks(store, regattaName)
  const regatta = webhooks.length === 0 ? undefined : await regattaEntity.get(store, regattaName)
  return webhooks.map((webhook) => ({ ...webhook, regattaId: regatta?.id }))
}

/** Returns the messages of creators who have not too many pending ones. */
const countedOf = async (
  store: Updater,
  messages: readonly DeliveryMessage[],
  nowMillis: number,
): Promise<readonly DeliveryMessage[]> => {
  const creators = [...new Set(messages.map(({ creatorId }) => creatorId))]
  const counted = await Promise.all(
    creators.map(async (creator) => {
      const own = messages.filter(({ creatorId }) => creatorId === creator)
      return (await addPending(store, creator, own.length, nowMillis)) ? own : []
    }),
  )
  return counted.flat()
}

const takes = (types: readonly string[] | null, type: string): boolean =>
  types === null || types.includes(type)
