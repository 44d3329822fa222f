/**
 * Creates, changes and deletes tags. Each operation is one transaction, so that no tag is lost or
 * duplicated.
 */
import { createHash, randomUUID } from 'node:crypto'
import { Failure } from '#values/failure.ts'
import {
  changedContent,
  isStartTag,
  type PostedTag,
  type Tag,
  type TagChange,
} from '../rules/tag.ts'
import { putRegatta } from '#races/items/regattas.ts'
import {
  hasSameKey,
  postedDigestOf,
  putStartTag,
  putTag,
  putTagIds,
  readTagAt,
  readTagKey,
  removePublicTagId,
  removeStartTag,
  removeTagIds,
  type StoredTag,
} from '../items/tags.ts'
import { removalOf, type Write } from '#table/items.ts'
import { TableConflict } from '#table/errors.ts'
import { authorize } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { signedIn } from '#authentication/signIn.ts'
import {
  findReferencedTag,
  foreignTag,
  noTag,
  refersToOwnTag,
  requireIdentity,
  type TagReference,
} from './tagReference.ts'
import {
  findTaggedRace,
  type RaceNames,
  requireRaceForTags,
  type TaggedRace,
} from '#races/steps/taggedRace.ts'

const newTagPosition = 0

/** The same words of the same caller give the same id (a UUID of version 8, RFC 9562). */
export const tagIdFrom = (context: Context, words: string): string => {
  const { userId } = signedIn(context).user
  const hash = createHash('sha256')
    .update(JSON.stringify([userId, words]))
    .digest('hex')
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`]
  return [...parts, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-')
}

/**
 * @param wantedId chosen by the client: the same request with the same id returns the same tag
 * @throws Failure `already-exists` if a tag with another content has the id
 */
export const createTag = async (
  context: Context,
  names: RaceNames,
  content: PostedTag,
  wantedId?: string,
): Promise<Tag> => {
  const { user } = signedIn(context)
  const race = await requireRaceForTags(context, names, content.isPublic ? 'UPDATE' : 'READ')
  const tag: Tag = {
    ...content,
    raceTimepoint: content.raceTimepoint === 'now' ? context.nowMillis : content.raceTimepoint,
    id: wantedId ?? randomUUID(),
    author: { userId: user.userId, name: user.name },
    createdAtMillis: context.nowMillis,
  }
  const digest = postedDigestOf(content)
  try {
    await context.store.write([
      putTag(race.raceId, tag, digest, 'absent'),
      ...putTagIds(race, tag, digest, 'absent'),
      ...startTagWrites(race, tag),
    ])
    return tag
  } catch (error) {
    if (!(error instanceof TableConflict)) throw error
    // With an idempotency key this is a conflict in the write buffer, also in the attempt after a
    // conflict of the transaction.
    const earlier = await tagMadeEarlier(context, race, tag, digest)
    if (earlier !== undefined) return earlier
    throw error.failed.includes(newTagPosition) ? duplicate() : error
  }
}

/** The regatta lists the races with such a tag, so that reads of other races need not look for one. */
const startTagWrites = ({ regatta, raceId }: TaggedRace, tag: Tag): readonly Write[] => {
  if (!isStartTag(tag)) return []
  const put = putStartTag(raceId, tag)
  if (regatta.racesWithStartTag.includes(raceId)) return [put]
  const racesWithStartTag = [...regatta.racesWithStartTag, raceId]
  return [put, putRegatta({ ...regatta, racesWithStartTag }, regatta.item)]
}

/** The tag that the same request created before, in its current state. */
const tagMadeEarlier = async (
  { store }: Context,
  { raceId }: TaggedRace,
  { id, author }: Tag,
  digest: string,
): Promise<Tag | undefined> => {
  const tagKey = await readTagKey(store, raceId, id, author.userId)
  if (tagKey === undefined) return undefined
  if (tagKey.postedDigest !== digest) {
    throw new Failure('already-exists', 'You made a tag with this id before, with other content.')
  }
  return readTagAt(store, tagKey)
}

/**
 * Only authors change their tags.
 * @throws Failure `not-found`
 */
export const changeTag = async (
  context: Context,
  names: RaceNames,
  reference: TagReference,
  change: TagChange,
): Promise<Tag> => {
  const { user } = signedIn(context)
  // The tag is not looked up, because the result would disclose a tag of another user.
  if (!refersToOwnTag(context, reference)) throw foreignTag()
  const isPublic = reference.isPublic === true || change.isPublic === true
  const race = await requireRaceForTags(context, names, isPublic ? 'UPDATE' : 'READ')
  const old = await findReferencedTag(context, race, reference)
  if (old === undefined) throw noTag()
  if (old.author.userId !== user.userId) throw foreignTag()
  if (old.isPublic) await authorize(context, { ...race.object, action: 'UPDATE' })

  const content = changedContent(old, change)
  if (postedDigestOf(content) === postedDigestOf(old)) return old
  const { id, author, postedDigest } = old
  const tag: Tag = { ...content, id, author, createdAtMillis: context.nowMillis }
  const isInPlace = hasSameKey(race.raceId, old, tag)
  try {
    await context.store.write([
      putTag(race.raceId, tag, postedDigest, isInPlace ? old.item : 'absent'),
      ...(isInPlace ? putTagIds(race, tag, postedDigest, 'any') : moveTag(race, old, tag)),
      ...startTagWrites(race, tag),
    ])
  } catch (error) {
    const isTaken =
      !isInPlace && error instanceof TableConflict && error.failed.join() === `${newTagPosition}`
    throw isTaken ? duplicate() : error
  }
  return tag
}

const moveTag = (race: TaggedRace, old: StoredTag, tag: Tag): readonly Write[] => [
  removalOf(old),
  ...putTagIds(race, tag, old.postedDigest, 'any'),
  ...(tag.isPublic ? [] : removePublicTagId(old)),
  ...removeStartTag(old),
]

/** A missing tag counts as deleted, and so does another user's private tag. */
export const deleteTag = async (
  context: Context,
  names: RaceNames,
  reference: TagReference,
): Promise<void> => {
  requireIdentity(reference)
  const tag =
    (await findOwnTag(context, names, reference)) ??
    (await findPublicTag(context, names, reference))
  if (tag === undefined) return
  await context.store.write([removalOf(tag), ...removeTagIds(tag)])
}

/** A private tag needs no permission, because its author may have lost `LEADERBOARD:READ`. */
const findOwnTag = async (context: Context, names: RaceNames, reference: TagReference) => {
  if (reference.isPublic === true || !refersToOwnTag(context, reference)) return undefined
  const race = await findTaggedRace(context, names)
  if (race === undefined) return undefined
  const tag = await findReferencedTag(context, race, reference, 'own')
  if (tag?.isPublic === true) await authorize(context, { ...race.object, action: 'UPDATE' })
  return tag
}

/** @throws Failure `forbidden`, also if the tag or the race is missing */
const findPublicTag = async (context: Context, names: RaceNames, reference: TagReference) => {
  const { id, isPublic } = reference
  // Another user's tag can only be a public one.
  const needsUpdate = isPublic ?? (id !== undefined && !refersToOwnTag(context, reference))
  const race = await requireRaceForTags(context, names, needsUpdate ? 'UPDATE' : 'READ')
  if (id === undefined && isPublic !== true) return undefined
  const tag = await findReferencedTag(context, race, reference)
  if (tag?.isPublic === true) await authorize(context, { ...race.object, action: 'UPDATE' })
  return tag
}

const duplicate = (): Failure =>
  new Failure('invalid-input', 'Tag already exists: you have the same one on this race.', {
    errors: [{ parameter: 'tag', code: 'duplicate', detail: 'must differ from your other tags' }],
  })
