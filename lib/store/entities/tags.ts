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
} from '../../domain/race/tag.ts'
import type { StoredResource } from '../../domain/audit/changes.ts'
import { boolean, map, number, text } from '../attributes.ts'
import { type Decoded, entity, listedAttributes, type Reference } from '../entity.ts'
import { type Key, millisText, nameOfKey, plainKey, template } from '../key.ts'
import { type Expected, type Item, type Reader, type Stored, type Write } from '../items.ts'
import { contentOf, without } from '../resources.ts'

const attributes = {
  ...listedAttributes,
  ...{ raceId: text, id: text, tag: text, comment: text, hiddenInfo: text, image: text },
  ...{ resizedImage: text, isPublic: boolean, raceTimepoint: number, createdAtMillis: number },
  author: map({ userId: text, name: text }),
  postedDigest: text,
}

type TagItem = Decoded<typeof attributes>

/** Public tags are changed by nobody who may not see them. */
const resources = (item: TagItem): readonly StoredResource[] => {
  const { raceId, id, tag, isPublic, author } = item
  const content = without(contentOf(item), 'author', 'createdAtMillis', 'postedDigest')
  const identity = `${raceId} ${id} ${author.userId}`
  const seenBy = isPublic ? { objects: [] } : { userId: author.userId }
  return [{ what: 'tag', id, name: tag, identity, content, seenBy }]
}

/** A tag is found by its ids. */
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

/** Public tag: the tags of a race, sorted by race time. Equal tags have one key. */
export const publicTagEntity = entity(
  'PUBLIC_TAGS#<race>#',
  '<race time>#<content>#<hidden info>',
  {
    attributes,
    keyParts: (tag) => [tag.raceId, ...placeOf(tag.author, tag)],
    resources,
    references,
  },
)

/** Private tag: the tags of a user, sorted by race and race time, and deleted with the user. */
export const privateTagEntity = entity(
  'PRIVATE_TAGS#<user>#',
  '<race>#<race time>#<content>#<hidden info>',
  {
    attributes,
    keyParts: (tag) => [tag.author.userId, tag.raceId, ...placeOf(tag.author, tag)],
    resources,
    references,
  },
)

const at = map({ PK: text, SK: text })

/** Tag id: finds a tag of its author by its id, public or private. */
export const tagIdEntity = entity('TAG#<race>#<tag id>#', 'AUTHOR#<user>#', {
  attributes: { at, postedDigest: text },
  references: (item) => [{ key: item.at }],
})

/** Public tag id: finds a public tag of any author by its id. */
export const publicTagIdEntity = entity('TAG#<race>#<tag id>#', 'PUBLIC#<author>#<user>#', {
  attributes: { at },
  references: (item) => [{ key: item.at }],
})

/** Private tags of a user on a race are listed under this in the order of their creation. */
const privateTagList = template('PRIVATE_TAGS#<user>#<race>#')

/** The tags of a race are listed under this in the order of their creation. */
export const tagListOf = (raceId: string, userId?: string): string =>
  userId === undefined ? publicTagEntity.key.partition(raceId) : privateTagList(userId, raceId)

export type StoredTag = Stored<Tag & TagItem>

/** What two tags may not share, but for who made them. Hidden info is absent: whatever it is. */
export type TagIdentity = Pick<
  TagContent,
  'tag' | 'comment' | 'image' | 'isPublic' | 'raceTimepoint'
> & { readonly hiddenInfo?: string | undefined }

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

export const postedDigestOf = (content: PostedTag): string => digestOf(contentText(content))

/**
 * The sort key of a tag: race time, content and hidden info. A new user with the name of a deleted
 * author cannot change the tags of that author, and cannot repeat them: readers see the name alone.
 */
const placeOf = (
  author: Author,
  { tag, comment, image, raceTimepoint, hiddenInfo = '' }: TagIdentity,
): [string, string, string] => [
  millisText(raceTimepoint),
  digestOf(JSON.stringify([author.name, tag, comment, image])),
  hiddenInfo === '' ? '' : digestOf(hiddenInfo),
]

/** The key of a tag of the author. Without hidden info it is the beginning of such keys. */
export const keyOfTag = (raceId: string, author: Author, identity: TagIdentity): Key => {
  const place = placeOf(author, identity)
  return identity.isPublic
    ? publicTagEntity.key(raceId, ...place)
    : privateTagEntity.key(author.userId, raceId, ...place)
}

const keyOf = (raceId: string, tag: Tag): Key => keyOfTag(raceId, tag.author, tag)

export const isSamePlace = (raceId: string, left: Tag, right: Tag): boolean =>
  nameOfKey(keyOf(raceId, left)) === nameOfKey(keyOf(raceId, right))

export const putTag = (
  raceId: string,
  tag: Tag,
  postedDigest: string,
  expected: Expected,
): Write => {
  const { userId, name } = tag.author
  const content = {
    ...{ ...tag, raceId, postedDigest, author: { userId, name } },
    listPK: tagListOf(raceId, tag.isPublic ? undefined : userId),
    listSK: `${millisText(tag.createdAtMillis)}#${tag.id}#${userId}`,
  }
  return publicTagEntity.put(keyOf(raceId, tag), content, expected)
}

const publicTagIdOf = (raceId: string, { id, author }: Tag): Key =>
  publicTagIdEntity.key(raceId, id, author.name, author.userId)

/** The items that lead from the id of a tag to the tag. */
export const putTagIds = (
  raceId: string,
  tag: Tag,
  postedDigest: string,
  expected: Expected,
): readonly Write[] => {
  const at = keyOf(raceId, tag)
  return [
    tagIdEntity.put([raceId, tag.id, tag.author.userId], { at, postedDigest }, expected),
    ...(tag.isPublic ? [publicTagIdEntity.put(publicTagIdOf(raceId, tag), { at }, 'any')] : []),
  ]
}

export const removeTagIds = (tag: StoredTag): readonly Write[] => [
  { remove: tagIdEntity.key(tag.raceId, tag.id, tag.author.userId), expected: 'any' },
  ...removePublicTagId(tag),
]

/** A tag that becomes private keeps its id for its author alone. */
export const removePublicTagId = (tag: StoredTag): readonly Write[] =>
  tag.isPublic ? [{ remove: publicTagIdOf(tag.raceId, tag), expected: 'any' }] : []

/** The place of a tag, by its id. */
export interface TagPlace {
  readonly at: Key
}

export const readTagPlace = tagIdEntity.get

/** Only holders of UPDATE on the leaderboard make public tags, so that one id has few of them. */
const authorsMax = 100

/** @param authorName absent: of all authors */
export const listPublicTagPlaces = async (
  store: Reader,
  raceId: string,
  tagId: string,
  authorName?: string,
): Promise<readonly TagPlace[]> => {
  const { partition, sortPrefix } = publicTagIdEntity.key
  const { items } = await store.query({
    partition: partition(raceId, tagId),
    prefix: sortPrefix(authorName),
    limit: authorsMax,
  })
  return items.map(publicTagIdEntity.decode)
}

export const readTagAt = async (
  store: Reader,
  { at }: TagPlace,
): Promise<StoredTag | undefined> => {
  const item = await store.get(plainKey(at))
  return item === undefined ? undefined : tagOf(item)
}

/** Of several that differ in hidden info alone, the one without any comes first. */
export const findTag = async (
  store: Reader,
  raceId: string,
  author: Author,
  identity: TagIdentity,
): Promise<StoredTag | undefined> => {
  const { PK, SK } = keyOfTag(raceId, author, identity)
  if (identity.hiddenInfo !== undefined) return readTagAt(store, { at: { PK, SK } })
  // As a stretch with an end: the local engine looks for a prefix in all that follows. `~` is greater
  // than all that is in a place.
  const { items } = await store.query({ partition: PK, between: [SK, `${SK}~`], limit: 1 })
  return items.map(tagOf)[0]
}

export const tagOf = (item: Item): StoredTag => ({
  ...publicTagEntity.decode(item),
  item,
})
