/** The events in the feed of a regatta. */

import type { feedEventTypes } from '../../../schemas/feedEventTypes.ts'

export type FeedEventType = (typeof feedEventTypes)[number]

export interface FeedEvent {
  /** A UUID. It is the `id` of the CloudEvent, and of the deliveries to webhooks. */
  readonly id: string
  readonly type: FeedEventType
  /** `{raceColumn}/{fleet}`, or the object in the regatta. */
  readonly subject: string
  /** The time of the change, in milliseconds since 1970. */
  readonly timeMillis: number
  /** Contains only what everybody who may read the event may know. */
  readonly data: Readonly<Record<string, unknown>>
}

/** Events of tags require READ on the leaderboard in addition to READ on the regatta. */
export const isTagEvent = ({ type }: { readonly type: string }): boolean =>
  type.startsWith('race.tag.')
