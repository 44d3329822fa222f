/**
 * Passes new events of feeds to subscribers and to webhooks. One function does both, because AWS
 * recommends at most two functions for a stream.
 */
import type { StreamEvent } from '../store/streamRecords.ts'
import type { Work } from './background.ts'
import { pushChanges } from './pushChanges.ts'
import { queueEvents } from './queueEvents.ts'

/**
 * Neither waits for the other. A failure of one repeats both: deliveries that were made are not
 * made again, and subscribers are only told once more to look.
 */
export const spreadEvents = async (work: Work, event: StreamEvent): Promise<void> => {
  const results = await Promise.allSettled([pushChanges(work, event), queueEvents(work, event)])
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
