import type { Tag } from './tag.ts'

/** A public tag as the feed shows it. */
export interface FeedTag {
  readonly regattaName: string
  readonly raceColumn: string
  readonly fleet: string
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
