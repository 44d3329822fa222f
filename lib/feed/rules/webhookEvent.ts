import type { FeedEvent, FeedEventType } from './feedEvent.ts'

/** The type of the event that a test call sends. No feed contains it. */
export const testEventType = 'webhook.test'

export type WebhookEventType = FeedEventType | typeof testEventType

/** An event that a webhook receives. */
export type WebhookEvent = Omit<FeedEvent, 'type'> & {
  readonly type: WebhookEventType
  /** The number in the feed. Test events have none. */
  readonly number?: number
}
