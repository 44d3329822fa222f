/** The key of a tag contains its author and content, so that equal tags are impossible. */
import type { RaceNames } from '#races/rules/regatta.ts'
import {
  type Author,
  contentText,
  isStartTag,
  type PostedTag,
  type Tag,
  type TagContent,
  type FeedTag,
  feedTagOf,
} from '../rules/tag.ts'
import type { StoredResource } from '#table/recordedChanges.ts'
import {
  boolean,
  json,
  jsonText,
  map,
  number,
  optional,
  parseJson,
  text,
} from '#table/attributes.ts'
import { type Decoded, entity, listedAttributes, type Reference } from '#table/entity.ts'
import { publicTagKey, removeStartTag } from '#races/items/startTags.ts'
import { digestOf, type Key, millisText, nameOfKey, plainKey, template } from '#table/key.ts'
import type { Expected, Item, Reader, Stored, Write } from '#table/items.ts'
import { contentOf, without } from '#table/resources.ts'

const attributes = {
  ...listedAttributes,
  raceId: text,
  id: text,
  tag: text,
  comment: text,
  hiddenInfo: text,
  image: text,
  resizedImage: text,
  isPublic: boolean,
  raceTimepoint: number,
  createdAtMillis: number,
  author: map({ userId: text, name: text }),
  postedDigest: text,
}

type TagItem = Decoded<typeof attributes>

/** Every caller with permission to change a public tag can also see it. */
const resources = (item: TagItem): readonly StoredResource[] => {
  const { raceId, id, tag, isPublic, author } = item
  const content = without(contentOf(item), 'author', 'createdAtMillis', 'postedDigest')
  const identity = `${raceId} ${id} ${author.userId}`
  const seenBy = isPublic ? { objects: [] } : { userId: author.userId }
  return [{ what: 'tag', id, name: tag, identity, content, seenBy }]
}

const references = (item: TagItem): readonly Reference[] => {
  const { raceId, id, isPublic, author } = item
  const refersBack = (found: Item) =>
    nameOfKey(publicTagIdEntity.decode(found).at) === nameOfKey(item)
  const byAll = publicTagIdEntity.key(raceId, id, author.name, author.userId)
  return [
    { key: tagIdEntity.key(raceId, id, author.userId), refersBack },
    ...(isPublic ? [{ key: byAll, refersBack }] : []),
  ]
}

const common = { attributes, resources, references }

/** Public tag: the tags of a race, sorted by race time. Equal tags have one key. */
export const publicTagEntity = entity(
  'publicTag',
  publicTagKey.partitionTemplate,
  publicTagKey.sortTemplate,
  { ...common, keyParts: (tag) => [tag.raceId, ...sortKeyPartsOf(tag.author, tag)] },
)

/** Private tag: the tags of a user, sorted by race and race time, and deleted with the user. */
export const privateTagEntity = entity(
  'privateTag',
  'PRIVATE_TAGS#<user>#',
  '<race>#<race time>#<content>#<hidden info>',
  {
    ...common,
    keyParts: (tag) => [tag.author.userId, tag.raceId, ...sortKeyPartsOf(tag.author, tag)],
  },
)

const at = map({ PK: text, SK: text })

/** Tag id: finds a tag of its author by its id, public or private. It follows each change. */
export const tagIdEntity = entity('tagId', 'TAG#<race>#<tag id>#', 'AUTHOR#<user>#', {
  // A changed tag gets another key, so the feed derives its events from this item. Only public tags
  // have it, and items of old tables lack it.
  attributes: { at, postedDigest: text, feedTag: optional(json<FeedTag>()) },
  references: (item) => [{ key: item.at }],
})

export const feedTagIn = (item: Item | undefined): FeedTag | undefined => {
  const feedTag = tagIdEntity.decodeAny(item)?.feedTag
  return feedTag === undefined ? undefined : parseJson(feedTag)
}

/** Public tag id: finds a public tag of any author by its id. */
export const publicTagIdEntity = entity(
  'publicTagId',
  'TAG#<race>#<tag id>#',
  'PUBLIC#<author>#<user>#',
  { attributes: { at }, references: (item) => [{ key: item.at }] },
)

/** The index lists the private tags of a user on a race under this key, by creation time. */
const privateTagList = template('PRIVATE_TAGS#<user>#<race>#')

/** The index lists the tags of a race under this key, by creation time. */
export const tagListOf = (raceId: string, userId?: string): string =>
  userId === undefined ? publicTagEntity.key.partition(raceId) : privateTagList(userId, raceId)

export type StoredTag = Stored<Tag & TagItem>

/** Identifies a tag of an author. Without hidden info, any hidden info matches. */
export type TagIdentity = Pick<
  TagContent,
  'tag' | 'comment' | 'image' | 'isPublic' | 'raceTimepoint'
> & { readonly hiddenInfo?: string | undefined }

export const postedDigestOf = (content: PostedTag): string => digestOf(contentText(content))

/**
 * Returns the sort key of a tag: race time, content and hidden info. A new user with the name of a
 * deleted author cannot change the tags of that author. The new user cannot repeat them either,
 * because readers see only the name.
 */
const sortKeyPartsOf = (
  author: Author,
  { tag, comment, image, raceTimepoint, hiddenInfo = '' }: TagIdentity,
): [string, string, string] => [
  millisText(raceTimepoint),
  digestOf(JSON.stringify([author.name, tag, comment, image])),
  hiddenInfo === '' ? '' : digestOf(hiddenInfo),
]

/** Returns the key of a tag of the author. Without hidden info it is the prefix of such keys. */
export const keyOfTag = (raceId: string, author: Author, identity: TagIdentity): Key => {
  const sortKeyParts = sortKeyPartsOf(author, identity)
  return identity.isPublic
    ? publicTagEntity.key(raceId, ...sortKeyParts)
    : privateTagEntity.key(author.userId, raceId, ...sortKeyParts)
}

const keyOf = (raceId: string, tag: Tag): Key => keyOfTag(raceId, tag.author, tag)

export const hasSameKey = (raceId: string, left: Tag, right: Tag): boolean =>
  nameOfKey(keyOf(raceId, left)) === nameOfKey(keyOf(raceId, right))

export const putTag = (raceId: string, tag: Tag, postedDigest: string, expected: Expected) => {
  const { userId, name } = tag.author
  const content = {
    ...tag,
    raceId,
    postedDigest,
    author: { userId, name },
    listPK: tagListOf(raceId, tag.isPublic ? undefined : userId),
    listSK: `${millisText(tag.createdAtMillis)}#${tag.id}#${userId}`,
  }
  return publicTagEntity.put(keyOf(raceId, tag), content, expected)
}

const publicTagIdOf = (raceId: string, { id, author }: Tag): Key =>
  publicTagIdEntity.key(raceId, id, author.name, author.userId)

export const putTagIds = (
  { raceId, ...race }: RaceNames & Pick<FeedTag, 'regattaId'> & { readonly raceId: string },
  tag: Tag,
  postedDigest: string,
  expected: Expected,
): readonly Write[] => {
  const at = keyOf(raceId, tag)
  const feedTag = tag.isPublic ? { feedTag: jsonText(feedTagOf(race, tag)) } : {}
  const content = { at, postedDigest, ...feedTag }
  return [
    tagIdEntity.put([raceId, tag.id, tag.author.userId], content, expected),
    ...(tag.isPublic ? [publicTagIdEntity.put(publicTagIdOf(raceId, tag), { at }, 'any')] : []),
  ]
}

export const removeTagIds = (tag: StoredTag): readonly Write[] => [
  tagIdEntity.remove(tag.raceId, tag.id, tag.author.userId),
  ...removePublicTagId(tag),
  ...removalOfStart(tag),
]

export const removalOfStart = (tag: StoredTag): readonly Write[] =>
  isStartTag(tag) ? [removeStartTag(tag.raceId, tag.item)] : []

/** The id of a tag that becomes private is only visible to its author. */
export const removePublicTagId = (tag: StoredTag): readonly Write[] =>
  tag.isPublic ? [{ remove: publicTagIdOf(tag.raceId, tag), expected: 'any' }] : []

export interface TagKey {
  readonly at: Key
}

export const readTagKey = tagIdEntity.get

/** Only users with UPDATE on the leaderboard create public tags, so that few tags share an id. */
const authorsMax = 100

/** @param authorName absent: all authors */
export const listPublicTagKeys = async (
  store: Reader,
  raceId: string,
  tagId: string,
  authorName?: string,
): Promise<readonly TagKey[]> => {
  const { partition, sortPrefix } = publicTagIdEntity.key
  const page = {
    partition: partition(raceId, tagId),
    prefix: sortPrefix(authorName),
    limit: authorsMax,
  }
  return (await publicTagIdEntity.query(store, page)).items
}

export const readTagAt = async (store: Reader, { at }: TagKey): Promise<StoredTag | undefined> => {
  const item = await store.get(plainKey(at))
  return item === undefined ? undefined : tagOf(item)
}

/** If several tags differ only in hidden info, the one without hidden info comes first. */
export const findTag = async (
  store: Reader,
  raceId: string,
  author: Author,
  identity: TagIdentity,
): Promise<StoredTag | undefined> => {
  const { PK, SK } = keyOfTag(raceId, author, identity)
  if (identity.hiddenInfo !== undefined) return readTagAt(store, { at: { PK, SK } })
  // A range instead of a prefix, because the local engine searches all following keys for a prefix.
  // `~` is greater than all characters of the sort key.
  const { items } = await store.query({ partition: PK, between: [SK, `${SK}~`], limit: 1 })
  return items.map(tagOf)[0]
}

export const tagOf = (item: Item): StoredTag => ({ ...publicTagEntity.decode(item), item })
