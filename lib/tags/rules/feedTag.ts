import type { RaceNames } from '#races/rules/regatta.ts'
import type { Tag } from './tag.ts'

/** A public tag as the feed shows it. */
export interface FeedTag extends RaceNames {
  /** Without the hidden info, which most readers may not see. */
  readonly tag: Readonly<Record<string, unknown>> & {
    readonly id: string
    readonly username: string
    readonly createdAt: number
  }
}

/** The names are those of the API. */
export const feedTagOf = ({ regattaName, raceColumn, fleet }: RaceNames, tag: Tag): FeedTag => ({
  ...{ regattaName, raceColumn, fleet },
  tag: {
    ...{ id: tag.id, tag: tag.tag, comment: tag.comment },
    ...{ image: tag.image, resized_image: tag.resizedImage, username: tag.author.name },
    ...{ raceTimepoint: tag.raceTimepoint, createdAt: tag.createdAtMillis },
  },
})
