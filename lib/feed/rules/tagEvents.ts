/** The events of a change of a public tag. */
import type { Tag } from '#tags/rules/tag.ts'
import { type DerivedEvent, type EventRace, raceEvent } from './feedEvent.ts'

/** A public tag as the feed shows it. */
export interface FeedTag extends EventRace {
  readonly regattaName: string
  /** Without the hidden info, which most readers may not see. */
  readonly tag: Readonly<Record<string, unknown>> & {
    readonly id: string
    readonly username: string
    readonly createdAt: number
  }
}

interface RaceOfTag {
  readonly leaderboard: string
  readonly racecolumn: string
  readonly fleet: string
}

/** The names are those of the API. */
export const feedTagOf = ({ leaderboard, racecolumn, fleet }: RaceOfTag, tag: Tag): FeedTag => ({
  ...{ regattaName: leaderboard, raceColumn: racecolumn, fleet },
  tag: {
    ...{ id: tag.id, tag: tag.tag, comment: tag.comment },
    ...{ image: tag.image, resized_image: tag.resizedImage, username: tag.author.name },
    ...{ raceTimepoint: tag.raceTimepoint, createdAt: tag.createdAtMillis },
  },
})

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
