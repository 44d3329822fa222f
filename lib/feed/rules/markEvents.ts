/** The events of a change of the marks of a regatta. */
import type { Mark } from '#courses/rules/mark.ts'
import type { DerivedEvent, FeedEventType } from './feedEvent.ts'

export const eventsOfMarks = (
  before: readonly Mark[],
  after: readonly Mark[],
): readonly DerivedEvent[] => {
  const old = new Map(before.map((mark) => [mark.id, mark]))
  const left = new Set(after.map(({ id }) => id))
  return [
    ...before
      .filter(({ id }) => !left.has(id))
      .map((mark) => markEvent('regatta.mark.removed', mark)),
    ...after.flatMap((mark) => eventsOfMark(old.get(mark.id), mark)),
  ]
}

const eventsOfMark = (before: Mark | undefined, after: Mark): readonly DerivedEvent[] => {
  if (before === undefined) return [markEvent('regatta.mark.added', after)]
  return [
    ...(textOf(before) === textOf(after) ? [] : [markEvent('regatta.mark.changed', after)]),
    ...(isAtSamePlace(before, after) ? [] : [markEvent('regatta.mark.moved', after)]),
  ]
}

/** The appearance and the devices. */
const textOf = (mark: Mark): string => JSON.stringify({ ...mark, lastKnownPosition: null })

const isAtSamePlace = ({ lastKnownPosition: one }: Mark, { lastKnownPosition: other }: Mark) =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude

/** Devices are secrets, so the event does not tell which device is on the mark. */
const markEvent = (
  type: FeedEventType,
  { id, name, lastKnownPosition: position }: Mark,
): DerivedEvent => ({
  type,
  subject: id,
  data: {
    markId: id,
    name,
    position: position && {
      latitude_deg: position.latitude,
      longitude_deg: position.longitude,
    },
  },
})
