/** The events in the feed of a regatta, and those that webhooks receive. */
import type { feedEventTypes } from '#schemas/feed/feedEventTypes.ts'

export type FeedEventType = (typeof feedEventTypes)[number]

/** An event without what follows from the change that it describes. */
export interface DerivedEvent {
  readonly type: FeedEventType
  /** `{raceColumn}/{fleet}`, or the race column or the mark in the regatta. */
  readonly subject: string
  /** Contains only what everybody who may read the event may know. */
  readonly data: Readonly<Record<string, unknown>>
}

export interface FeedEvent extends DerivedEvent {
  /** The id of the regatta, whose name a later regatta may have. Regattas of old tables have none. */
  readonly regattaId?: string | undefined
  /** A UUID. It is the `id` of the CloudEvent, and of the deliveries to webhooks. */
  readonly id: string
  /** The time of the change, in milliseconds since 1970. */
  readonly timeMillis: number
}

/** The type of the event that a test call sends. No feed contains it. */
export const testEventType = 'webhook.test'

export type WebhookEventType = FeedEventType | typeof testEventType

export type WebhookEvent = Omit<FeedEvent, 'type'> & {
  readonly type: WebhookEventType
  /** The number in the feed. Test events have none. */
  readonly number?: number
}

/** Events of tags and results require READ on the leaderboard in addition to READ on the regatta. */
export const isOfLeaderboard = ({ type }: { readonly type: string }): boolean =>
  /^race\.(?:tag|results)\./.test(type)

/** The race of an event, by the names of the regatta. */
export interface EventRace {
  readonly raceColumn: string
  readonly fleet: string
}

export const raceEvent = (
  type: FeedEventType,
  { raceColumn, fleet }: EventRace,
  data: DerivedEvent['data'] = {},
): DerivedEvent => ({
  type,
  subject: `${raceColumn}/${fleet}`,
  data: { raceColumn, fleet, ...data },
})
