/** The messages of the queue on a machine without SQS. They survive a restart. */
import { randomUUID } from 'node:crypto'
import { number, text } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Item, QueryOptions, Start, Write } from '#table/items.ts'
import { millisText } from '#table/key.ts'

/** Waiting message: a delivery that is not due, on a machine without SQS. */
export const waitingMessageEntity = entity('waitingMessage', 'QUEUE', '<time>#<id>#', {
  attributes: { dueMillis: number, body: text },
})

export interface WaitingMessage {
  readonly dueMillis: number
  readonly body: string
}

export const putWaitingMessages = (messages: readonly WaitingMessage[]): readonly Write[] =>
  messages.map((message) => {
    const key = waitingMessageEntity.key(millisText(message.dueMillis), randomUUID())
    return waitingMessageEntity.put(key, message, 'absent')
  })

const limit = 100

/** The messages that are due first. */
export const pageOfWaitingMessages = (start: Start | undefined): QueryOptions => ({
  partition: waitingMessageEntity.key.partition(),
  limit,
  start,
})

export const waitingMessageOf = (item: Item) => ({ ...waitingMessageEntity.decode(item), item })
