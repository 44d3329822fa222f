/** The queue of deliveries: SQS, or the table on a machine without SQS. */
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { chunksOf } from '#values/chunksOf.ts'
import type { DeliveryMessage, Queue } from '../steps/queueDeliveries.ts'
import { putWaitingMessages } from '../items/waitingMessages.ts'
import type { Work } from './background.ts'

export const deliveryQueue = ({ services: { settings }, context }: Work): Queue => {
  const { deliveryQueueUrl, isLocal } = settings
  if (deliveryQueueUrl !== undefined) return sqsQueue(deliveryQueueUrl)
  if (!isLocal) throw new Error('the environment variable DELIVERY_QUEUE_URL is missing')
  return { send: (messages) => context.store.write(putWaitingMessages(messages.map(waiting))) }
}

const waiting = (message: DeliveryMessage) => ({
  dueMillis: message.dueMillis,
  body: JSON.stringify(message),
})

/** The limits of SQS. A message that arrives before its time is sent again with the rest. */
const [batchMax, delaySecondsMax] = [10, 900]

let client: SQSClient | undefined

/** @param sender tests pass their own */
export const sqsQueue = (
  queueUrl: string,
  sender: Pick<SQSClient, 'send'> = (client ??= new SQSClient({})),
): Queue => ({
  send: async (messages) => {
    for (const batch of chunksOf(messages, batchMax)) {
      const entries = { QueueUrl: queueUrl, Entries: batch.map(entryOf) }
      const command = new SendMessageBatchCommand(entries)
      const { Failed = [] } = await sender.send(command)
      if (Failed.length > 0) throw new Error(`SQS refused ${Failed.length} messages`)
    }
  },
})

const entryOf = (message: DeliveryMessage, at: number) => ({
  Id: String(at),
  MessageBody: JSON.stringify(message),
  DelaySeconds: Math.min(delaySecondsMax, secondsUntil(message.dueMillis)),
  // Many messages of one creator do not delay those of others (fair queues of SQS).
  MessageGroupId: message.creatorId,
})

const secondsUntil = (millis: number): number =>
  Math.max(0, Math.ceil((millis - Date.now()) / 1000))
