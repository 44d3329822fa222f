import type { RaceNames } from '#races/rules/regatta.ts'

export interface TagContent {
  readonly tag: string
  readonly comment: string
  /** Never displayed to the end user. Empty if absent. */
  readonly hiddenInfo: string
  /** A URL, or empty. */
  readonly image: string
  readonly resizedImage: string
  readonly isPublic: boolean
  /** Milliseconds since 1970, also negative. */
  readonly raceTimepoint: number
}

/** A new tag as a client sends it. `now` is the time of the request. */
export type PostedTag = Omit<TagContent, 'raceTimepoint'> & {
  readonly raceTimepoint: number | 'now'
}

export interface Author {
  /** Unique forever, so that a new user with the same name does not become the author. */
  readonly userId: string
  readonly name: string
}

export interface Tag extends TagContent {
  /** A UUID, unique among the tags of this author on this race. Changes preserve it. */
  readonly id: string
  readonly author: Author
  /** Time of the last change of the content. */
  readonly createdAtMillis: number
}

/** A race without a start time starts with the latest of its public tags `Start`. */
export const isStartTag = ({ isPublic, tag }: Pick<TagContent, 'isPublic' | 'tag'>): boolean =>
  isPublic && tag === 'Start'

/** New values; absent fields are unchanged. */
export type TagChange = {
  readonly [Name in keyof Omit<TagContent, 'raceTimepoint'>]?: TagContent[Name] | undefined
}

/** A resized image belongs to its image, so a change of the image alone removes it. */
export const changedContent = (old: TagContent, change: TagChange): TagContent => {
  const isOtherImage = change.image !== undefined && change.image !== old.image
  return {
    tag: change.tag ?? old.tag,
    comment: change.comment ?? old.comment,
    hiddenInfo: change.hiddenInfo ?? old.hiddenInfo,
    image: change.image ?? old.image,
    resizedImage: change.resizedImage ?? (isOtherImage ? '' : old.resizedImage),
    isPublic: change.isPublic ?? old.isPublic,
    raceTimepoint: old.raceTimepoint,
  }
}

export const contentText = (content: PostedTag): string =>
  JSON.stringify([
    content.tag,
    content.comment,
    content.hiddenInfo,
    content.image,
    content.resizedImage,
    content.isPublic,
    content.raceTimepoint,
  ])

/** A public tag as the feed shows it. */
export interface FeedTag extends RaceNames {
  readonly regattaId?: string | undefined
  /** Without the hidden info, which most readers may not see. */
  readonly tag: Readonly<Record<string, unknown>> & {
    readonly id: string
    readonly username: string
    readonly createdAt: number
  }
}

/** The names are those of the API. */
export const feedTagOf = (
  { regattaId, regattaName, raceColumn, fleet }: RaceNames & Pick<FeedTag, 'regattaId'>,
  tag: Tag,
): FeedTag => ({
  regattaId,
  regattaName,
  raceColumn,
  fleet,
  tag: {
    id: tag.id,
    tag: tag.tag,
    comment: tag.comment,
    image: tag.image,
    resized_image: tag.resizedImage,
    username: tag.author.name,
    raceTimepoint: tag.raceTimepoint,
    createdAt: tag.createdAtMillis,
  },
})
