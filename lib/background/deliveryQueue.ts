/** The queue of deliveries: SQS, or the table on a machine without SQS. */
import type { DeliveryMessage, Queue } from '../service/webhooks/queueDeliveries.ts'
import { putWaitingMessages } from '../store/entities/waitingMessages.ts'
import type { Work } from './background.ts'
import { sqsQueue } from './sqsQueue.ts'

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
