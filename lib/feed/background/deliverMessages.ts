import { deliver } from '../steps/deliver.ts'
import type { DeliveryMessage } from '../steps/queueDeliveries.ts'
import type { Work } from './background.ts'
import { deliveryQueue } from './deliveryQueue.ts'

/** As SQS passes messages to a function: one at a time, so that a slow receiver delays no other. */
export interface QueueEvent {
  readonly Records: readonly { readonly body: string }[]
}

/** @throws Error when a message is not handled. Then SQS passes it again. */
export const deliverMessages = async (work: Work, { Records }: QueueEvent): Promise<void> => {
  const queue = deliveryQueue(work)
  for (const { body } of Records) {
    work.count(await deliver(work.context, JSON.parse(body) as DeliveryMessage, queue), 1)
  }
}
