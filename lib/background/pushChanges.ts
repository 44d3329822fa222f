/** Pushes the new events of feeds to the subscribers of their regattas. */
import { type FedEvent, notifySubscribers, type Post } from '../service/live/notifySubscribers.ts'
import { epochOf, someEpochKey } from '../store/entities/epoch.ts'
import { feedEventEntity } from '../store/entities/feed.ts'
import { changeIn, type StreamEvent } from '../store/streamRecords.ts'
import type { Work } from './background.ts'
import { postTo } from './connectionPoster.ts'

let post: Post | undefined

export const pushChanges = async (
  { context, services, count }: Work,
  { Records }: StreamEvent,
): Promise<void> => {
  const { liveConnectionsUrl } = services.settings
  if (liveConnectionsUrl === undefined) return
  post ??= postTo(liveConnectionsUrl)
  const events = Records.flatMap((record): readonly FedEvent[] => {
    try {
      const { after } = changeIn(record)
      return after === undefined ? [] : [feedEventEntity.decode(after)]
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
