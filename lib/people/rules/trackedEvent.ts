/** Events that a user follows or takes part in. They may be on other servers. */
import { uuidPattern } from '#values/uuid.ts'

export interface TrackedElement {
  readonly deviceId: string
  readonly competitorId?: string
  readonly boatId?: string
  readonly markId?: string
}

export interface TrackedEvent {
  readonly eventId: string
  readonly leaderboardName: string
  /** The address of the server. */
  readonly url: string | null
  readonly regattaSecret: string | null
  readonly isArchived: boolean
  readonly trackedElements: readonly TrackedElement[]
}

export const trackedEventsMax = 200

export type TrackedEventReference = Pick<TrackedEvent, 'eventId' | 'leaderboardName'>

export const isSameTrackedEvent = (
  one: TrackedEventReference,
  other: TrackedEventReference,
): boolean => one.eventId === other.eventId && one.leaderboardName === other.leaderboardName

export const withoutTrackedEvent = (
  events: readonly TrackedEvent[],
  removed: TrackedEventReference,
) => events.filter((event) => !isSameTrackedEvent(event, removed))

const kinds = ['competitorId', 'boatId', 'markId'] as const

/** Existing clients send elements without a valid id, which no device can track. */
export const validElements = (
  sent: readonly { readonly [Kind in keyof TrackedElement]?: TrackedElement[Kind] | undefined }[],
): readonly TrackedElement[] =>
  sent.flatMap((element) => {
    const { deviceId } = element
    const kind = kinds.find((each) => uuidPattern.test(element[each] ?? ''))
    return kind === undefined || deviceId === undefined
      ? []
      : [{ deviceId, [kind]: element[kind]?.toLowerCase() }]
  })
