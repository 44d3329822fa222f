/** Events that a user follows or takes part in. They may be on other servers. */
import type { trackedEvent } from '#schemas/people/trackedEvent.ts'
import type { Static } from '#schemas/schema.ts'
import { uuidPattern } from '#values/uuid.ts'

export type TrackedEvent = Pick<
  Static<typeof trackedEvent>,
  'eventId' | 'leaderboardName' | 'url' | 'regattaSecret' | 'isArchived' | 'trackedElements'
>

type TrackedElement = TrackedEvent['trackedElements'][number]

export const trackedEventsMax = 200

export type TrackedEventReference = Pick<TrackedEvent, 'eventId' | 'leaderboardName'>

export const isSameTrackedEvent = (one: TrackedEventReference, other: TrackedEventReference) =>
  one.eventId === other.eventId && one.leaderboardName === other.leaderboardName

export const withoutTrackedEvent = (
  events: readonly TrackedEvent[],
  removed: TrackedEventReference,
) => events.filter((event) => !isSameTrackedEvent(event, removed))

const kinds = ['competitorId', 'boatId', 'markId'] as const

/** Existing clients send elements without a valid id, which no device can track. */
export const validElements = (
  sent: readonly { readonly [Kind in keyof TrackedElement]?: TrackedElement[Kind] | undefined }[],
): TrackedElement[] =>
  sent.flatMap((element) => {
    const { deviceId } = element
    const kind = kinds.find((each) => uuidPattern.test(element[each] ?? ''))
    return kind === undefined || deviceId === undefined
      ? []
      : [{ deviceId, [kind]: element[kind]?.toLowerCase() }]
  })
