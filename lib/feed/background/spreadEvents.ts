/** One function serves subscribers and webhooks: AWS recommends at most two functions for a stream. */
import { notifySubscribers, type Post } from '../steps/notifySubscribers.ts'
import { queueDeliveries } from '../steps/queueDeliveries.ts'
import { epochOf, someEpochKey } from '#access/items/definitionCache.ts'
import { type AddedEvent, feedEventEntity } from '../items/feed.ts'
import { changeIn, type StreamEvent, type StreamRecord } from '#table/streamRecords.ts'
import type { Work } from './background.ts'
import { postTo } from './connectionPoster.ts'
import { deliveryQueue } from './deliveryQueue.ts'
import { queueMail } from './mailQueue.ts'

/** A failure of one repeats all: no delivery is made twice, no mail is sent twice, and subscribers only look once more. */
export const spreadEvents = async (work: Work, { Records }: StreamEvent): Promise<void> => {
  const event = { Records: Records.filter((record) => !isMail(record)) }
  const results = await Promise.allSettled([
    pushChanges(work, event),
    queueEvents(work, event),
    queueMails(work, Records.filter(isMail)),
  ])
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

const isMail = ({ dynamodb }: StreamRecord): boolean => {
  const partition = dynamodb?.Keys?.PK
  return partition !== undefined && 'S' in partition && String(partition.S).startsWith('MAIL#')
}

const queueMails = async (work: Work, records: readonly StreamRecord[]): Promise<void> => {
  for (const record of records) {
    await queueMail(work, changeIn(record).key.PK)
    work.count('mails', 1)
  }
}

let post: Post | undefined

const pushChanges = async ({ context, services, count }: Work, { Records }: StreamEvent) => {
  const { liveConnectionsUrl } = services.settings
  if (liveConnectionsUrl === undefined) return
  post ??= postTo(liveConnectionsUrl)
  const events = Records.flatMap((record): readonly AddedEvent[] => {
    try {
      return addedEventIn(record)
    } catch {
      // It must not keep the others from their subscribers.
      count('unreadable', 1)
      return []
    }
  })
  const epoch = epochOf(await context.store.get(someEpochKey()))
  const outcomes = await notifySubscribers({ ...context, epoch }, events, post)
  for (const [outcome, number] of Object.entries({ events: events.length, ...outcomes })) {
    count(outcome, number)
  }
}

/** A failure repeats the whole batch. Deliveries that were made are not made again. */
const queueEvents = async (work: Work, { Records }: StreamEvent): Promise<void> => {
  const { store, nowMillis } = work.context
  const events = Records.flatMap(addedEventIn)
  const counts = await queueDeliveries(store, deliveryQueue(work), events, nowMillis)
  for (const [figure, number] of Object.entries(counts)) work.count(figure, number)
}

const addedEventIn = (record: StreamRecord): readonly AddedEvent[] => {
  const { before, after } = changeIn(record)
  return before === undefined && after !== undefined ? [feedEventEntity.decode(after)] : []
}
