/** The events of a change of a public tag. */
import type { FeedTag } from '#tags/rules/feedTag.ts'
import { type DerivedEvent, raceEvent } from './feedEvent.ts'

/** An absent tag does not exist, or is private. */
export const eventsOfTag = (
  before: FeedTag | undefined,
  after: FeedTag | undefined,
): readonly DerivedEvent[] => {
  if (after !== undefined) {
    if (before === undefined) return [raceEvent('race.tag.created', after, after.tag)]
    return textOf(before) === textOf(after) ? [] : [raceEvent('race.tag.changed', after, after.tag)]
  }
  if (before === undefined) return []
  const { id, username } = before.tag
  return [raceEvent('race.tag.deleted', before, { id, username })]
}

/** A change of the hidden info alone changes only the time. */
const textOf = ({ tag }: FeedTag): string => JSON.stringify({ ...tag, createdAt: 0 })
