/**
 * Tags on races. What makes two tags of one author the same is their key, so that no tag is there
 * twice, and none is looked for.
 */
import { createHash } from 'node:crypto'
import {
  type Author,
  contentText,
  type PostedTag,
  type Tag,
  type TagContent,
} from '../domain/race/tag.ts'
import { type Key, keys, millisText, publicTagIdPrefix, tagListOf } from './keys.ts'
import type { Expected, Item, Write } from './items.ts'
import type { Store } from './store.ts'

export interface StoredTag extends Tag {
  readonly raceId: string
  /** Of the content that the tag was made with. */
  readonly postedDigest: string
  readonly item: Item
}

/** What two tags may not share, but for who made them. Hidden info is absent: whatever it is. */
export type TagIdentity = Pick<
  TagContent,
  'tag' | 'comment' | 'image' | 'isPublic' | 'raceTimepoint'
> & { readonly hiddenInfo?: string | undefined }

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

export const postedDigestOf = (content: PostedTag): string => digestOf(contentText(content))

/**
 * Whoever signs in under the name of an author who is gone may not take part in what is left, but
 * may not repeat it either: readers see the name alone.
 */
const placeOf = (author: Author, { tag, comment, image, raceTimepoint }: TagIdentity): string =>
  `${millisText(raceTimepoint)}#${digestOf(JSON.stringify([author.name, tag, comment, image]))}#`

const keyAt = (raceId: string, author: Author, isPublic: boolean, place: string): Key =>
  isPublic ? keys.publicTag(raceId, place) : keys.privateTag(author.userId, raceId, place)

/** Of a tag of the author. */
export const keyOfTag = (
  raceId: string,
  author: Author,
  identity: TagIdentity & { readonly hiddenInfo: string },
): Key => {
  const hidden = identity.hiddenInfo === '' ? '' : digestOf(identity.hiddenInfo)
  return keyAt(raceId, author, identity.isPublic, placeOf(author, identity) + hidden)
}

const keyOf = (raceId: string, tag: Tag): Key => keyOfTag(raceId, tag.author, tag)

export const isSamePlace = (raceId: string, left: Tag, right: Tag): boolean => {
  const [one, other] = [keyOf(raceId, left), keyOf(raceId, right)]
  return one.PK === other.PK && one.SK === other.SK
}

export const putTag = (
  raceId: string,
  tag: Tag,
  postedDigest: string,
  expected: Expected,
): Write => ({
  put: {
    ...keyOf(raceId, tag),
    raceId,
    id: tag.id,
    tag: tag.tag,
    comment: tag.comment,
    hiddenInfo: tag.hiddenInfo,
    image: tag.image,
    resizedImage: tag.resizedImage,
    isPublic: tag.isPublic,
    raceTimepoint: tag.raceTimepoint,
    author: { userId: tag.author.userId, name: tag.author.name },
    createdAtMillis: tag.createdAtMillis,
    postedDigest,
    listPK: tagListOf(raceId, tag.isPublic ? undefined : tag.author.userId),
    listSK: `${millisText(tag.createdAtMillis)}#${tag.id}#${tag.author.userId}`,
  },
  expected,
})

export const removeTag = ({ item }: StoredTag): Write => ({ remove: item, expected: item })

const publicTagIdOf = (raceId: string, { id, author }: Tag): Key =>
  keys.publicTagId(raceId, id, author.name, author.userId)

/** The items that lead from the id of a tag to the tag. */
export const putTagIds = (
  raceId: string,
  tag: Tag,
  postedDigest: string,
  expected: Expected,
): readonly Write[] => {
  const at = keyOf(raceId, tag)
  return [
    { put: { ...keys.tagId(raceId, tag.id, tag.author.userId), at, postedDigest }, expected },
    ...(tag.isPublic
      ? [{ put: { ...publicTagIdOf(raceId, tag), at }, expected: 'any' as const }]
      : []),
  ]
}

export const removeTagIds = (tag: StoredTag): readonly Write[] => [
  { remove: keys.tagId(tag.raceId, tag.id, tag.author.userId), expected: 'any' },
  ...removePublicTagId(tag),
]

/** A tag that becomes private keeps its id for its author alone. */
export const removePublicTagId = (tag: StoredTag): readonly Write[] =>
  tag.isPublic ? [{ remove: publicTagIdOf(tag.raceId, tag), expected: 'any' }] : []

/** Where a tag is, by its id. */
export interface TagPlace {
  readonly at: Key
}

export interface OwnTagPlace extends TagPlace {
  readonly postedDigest: string
}

export const readTagPlace = async (
  store: Store,
  raceId: string,
  tagId: string,
  userId: string,
): Promise<OwnTagPlace | undefined> =>
  (await store.get(keys.tagId(raceId, tagId, userId))) as OwnTagPlace | undefined

/** Only holders of UPDATE on the leaderboard make public tags, so that one id has few of them. */
const authorsMax = 100

/** @param authorName absent: of all authors */
export const listPublicTagPlaces = async (
  store: Store,
  raceId: string,
  tagId: string,
  authorName?: string,
): Promise<readonly TagPlace[]> => {
  const { PK } = keys.tagId(raceId, tagId, '')
  const prefix = publicTagIdPrefix(authorName)
  const { items } = await store.query({ partition: PK, prefix, limit: authorsMax })
  return items as unknown as readonly TagPlace[]
}

export const readTagAt = async (store: Store, { at }: TagPlace): Promise<StoredTag | undefined> => {
  const item = await store.get({ PK: at.PK, SK: at.SK })
  return item === undefined ? undefined : tagOf(item)
}

/** Of several that differ in hidden info alone, the one without any comes first. */
export const findTag = async (
  store: Store,
  raceId: string,
  author: Author,
  identity: TagIdentity,
): Promise<StoredTag | undefined> => {
  const { hiddenInfo, isPublic } = identity
  if (hiddenInfo !== undefined) {
    const item = await store.get(keyOfTag(raceId, author, { ...identity, hiddenInfo }))
    return item === undefined ? undefined : tagOf(item)
  }
  const { PK, SK } = keyAt(raceId, author, isPublic, placeOf(author, identity))
  // As a stretch with an end: the local engine looks for a prefix in all that follows. `~` is greater
  // than all that is in a place.
  const { items } = await store.query({ partition: PK, between: [SK, `${SK}~`], limit: 1 })
  return items.map(tagOf)[0]
}

export const tagOf = (item: Item): StoredTag => ({ ...(item as unknown as StoredTag), item })
