/** Webhooks in tests: events as the stream passes them, and the queue, moved on by the test. */
import { randomUUID } from 'node:crypto'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { Reply } from '../../scripts/requests/requests.ts'
import { V } from '../../scripts/requests/paths.ts'
import { runIn } from '#feed/background/background.ts'
import { deliverMessages } from '#feed/background/deliverMessages.ts'
import { spreadEvents } from '#feed/background/spreadEvents.ts'
import type { FeedEvent } from '#feed/rules/feedEvent.ts'
import type { DeliveryMessage } from '#feed/steps/queueDeliveries.ts'
import { putEvent, putFeed, readFeed } from '#feed/items/feed.ts'
import { regattaEntity } from '#races/items/regattas.ts'
import { pageOfWaitingMessages, waitingMessageOf } from '#feed/items/waitingMessages.ts'
import { type Item, removalOf } from '#table/items.ts'
import { plainKey } from '#table/key.ts'
import { Store } from '#table/store.ts'
import { type TestService } from './functions.ts'

/** The environment of a service whose webhooks may be in this process. */
export const localWebhooks = { LOCAL_GATEWAY: '1', WEBHOOKS_ALLOW_LOCAL: '1' }

export interface CreatedWebhook {
  readonly id: string
  readonly secret: string
}

interface ShownDelivery {
  readonly eventId: string
  readonly type: string
  readonly state: string
  readonly reason: string | null
  readonly nextAttemptAt: number | null
  readonly attempts: readonly {
    readonly attempt: number
    readonly status: number | null
    readonly error: string | null
  }[]
}

export const webhooksOf = (service: TestService) => {
  const { request, services } = service
  const deliver = runIn({ name: 'deliverWebhook' }, deliverMessages, services)
  const store = () => new Store(services.table)

  const create = async (token: string, json: object): Promise<CreatedWebhook> => {
    const { status, body, text } = await request(`POST ${V}/webhooks`, { token, json })
    if (status !== 201) throw new Error(text)
    return body as CreatedWebhook
  }
  const call = (method: string, token: string, id: string, rest = ''): Promise<Reply> =>
    request(`${method} ${V}/webhooks/${id}${rest}`, { token })

  const waiting = async () =>
    (await store().query(pageOfWaitingMessages(undefined))).items
      .map(waitingMessageOf)
      .map((found) => ({ ...found, message: JSON.parse(found.body) as DeliveryMessage }))

  /** Passes all due messages to the function of the queue, until none is due. */
  const work = async (): Promise<number> => {
    let count = 0
    for (;;) {
      const due = (await waiting()).filter(({ dueMillis }) => dueMillis <= Date.now())
      if (due.length === 0) return count
      for (const { body, item } of due) {
        await deliver({ Records: [{ body }] })
        await store().write([removalOf({ item })])
        count += 1
      }
    }
  }
  /** Empties the queue. */
  const forget = async () => {
    for (const { item } of await waiting()) {
      await store().write([{ remove: plainKey(item), expected: 'any' }])
    }
  }
  const deliveries = async (token: string, id: string) => {
    const { body } = await call('GET', token, id, '/deliveries')
    return body as readonly ShownDelivery[]
  }
  return { create, call, publish: publisher(service), waiting, work, forget, deliver, deliveries }
}

/** Returns a function that writes an event to a feed, and passes it to the function of the stream. */
const publisher = ({ services }: TestService) => {
  const queue = runIn({ name: 'spreadEvents' }, spreadEvents, services)
  const store = () => new Store(services.table)
  let number = 0
  return async (regattaName: string, more: Partial<FeedEvent> = {}) => {
    number += 1
    const event = {
      id: randomUUID(),
      type: 'race.course.saved' as const,
      subject: 'R1/Default',
      regattaId: (await regattaEntity.get(store(), regattaName))?.id,
      timeMillis: Date.now(),
      data: { version: number },
      ...more,
      number,
      expiresAtSeconds: Math.ceil(Date.now() / 1000) + 604_800,
    }
    const write = putEvent(regattaName, event)
    const feed = await readFeed(store(), regattaName)
    await store().write([write, putFeed(regattaName, { ...feed, last: number })])
    if (!('put' in write)) throw new Error('nothing was put')
    const item = await store().get(plainKey(write.put))
    await queue({ Records: [inserted(item, number)] })
    return event
  }
}

const inserted = (item: Item | undefined, number: number) => {
  if (item === undefined) throw new Error('the event is missing')
  const { PK, SK } = item
  return {
    eventID: randomUUID(),
    eventName: 'INSERT',
    dynamodb: {
      ApproximateCreationDateTime: Date.now() / 1000,
      SequenceNumber: String(number),
      Keys: marshall({ PK, SK }),
      NewImage: marshall(item),
    },
  }
}
