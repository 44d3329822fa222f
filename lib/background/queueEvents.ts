/** Queues the new events of feeds, as the stream of the table passes them. */
import { queueDeliveries, type RegattaEvent } from '../service/webhooks/queueDeliveries.ts'
import { eventOf, feedEventEntity } from '../store/entities/feed.ts'
import { changeIn, type StreamEvent, type StreamRecord } from '../store/streamRecords.ts'
import type { Work } from './background.ts'
import { deliveryQueue } from './deliveryQueue.ts'

/** A failure repeats the whole batch. Deliveries that were made are not made again. */
export const queueEvents = async (work: Work, { Records }: StreamEvent): Promise<void> => {
  const { store, nowMillis } = work.context
  const events = Records.flatMap(eventIn)
  const count = await queueDeliveries(store, deliveryQueue(work), events, nowMillis)
  work.count('messages', count)
}

const eventIn = (record: StreamRecord): readonly RegattaEvent[] => {
  const { before, after } = changeIn(record)
  if (before !== undefined || after === undefined) return []
  return [{ regattaName: feedEventEntity.decode(after).regattaName, event: eventOf(after) }]
}
