/** A tag: a word about a moment of a race. */

export interface TagContent {
  readonly tag: string
  readonly comment: string
  /** Never displayed to the end user. Empty: none. */
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
  /** No other user ever gets it, so that nobody becomes an author by taking a name. */
  readonly userId: string
  readonly name: string
}

export interface Tag extends TagContent {
  /** A UUID: no other tag of this author on this race has it. It outlives every change. */
  readonly id: string
  readonly author: Author
  /** Of the content as it is: a change makes it anew. */
  readonly createdAtMillis: number
}

/** New values; what is absent stays as it is. */
export type TagChange = Partial<Omit<TagContent, 'raceTimepoint'>>

/** A smaller form of another image is of no use: it goes when the image is changed without it. */
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

/** Equal texts for equal contents, and for no others. */
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
