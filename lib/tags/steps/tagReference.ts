/** Finds the tag to which the document of a client refers. */
import { Failure, invalidInput } from '#values/failure.ts'
import type { Tag } from '../rules/tag.ts'
import {
  findTag,
  listPublicTagKeys,
  readTagAt,
  readTagKey,
  type StoredTag,
  type TagKey,
} from '../items/tags.ts'
import { TableConflict } from '#table/errors.ts'
import { readObject } from '#table/objects.ts'
import { authorize } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import type { Reading } from '#endpoint/endpoint.ts'
import type { Static } from '#schemas/schema.ts'
import type { tagReference } from '#schemas/tags/tag.ts'
import { expectedReference, type TagReference } from './tagForms.ts'
import { signedIn } from '#access/context.ts'
import { knownRaceId, type NamedRace } from '#races/steps/namedRace.ts'
import { raceIn, type PathOfTags, requireRaceForTags } from './raceOfTags.ts'

export const refersToOwnTag = (context: Context, { username }: TagReference): boolean =>
  username === undefined || username === signedIn(context).user.name

/** Reads the tag, if the race is known and the credentials name the author. */
export const loadReferencedTag = async ({
  context: { store },
  input,
  user: { userName, userId },
}: Reading<PathOfTags & Static<typeof tagReference>>): Promise<void> => {
  const raceId = knownRaceId(store, raceIn(input))
  const reads: Promise<unknown>[] = [readObject(store, 'LEADERBOARD', input.leaderboard)]
  if (raceId !== undefined && userId !== undefined && userName !== undefined) {
    const { id, username, tag, raceTimepoint, ...given } = expectedReference(input)
    const author = { userId, name: username ?? userName }
    if (id !== undefined) reads.push(readTagKey(store, raceId, id, userId))
    if (tag !== undefined && raceTimepoint !== undefined) {
      const { comment = '', image = '', isPublic = false } = given
      // An id leads to the key of the tag, which mostly has no hidden info.
      const hiddenInfo = id === undefined ? given.hiddenInfo : (given.hiddenInfo ?? '')
      const identity = { tag, comment, image, hiddenInfo, isPublic, raceTimepoint }
      reads.push(findTag(store, raceId, author, identity))
    }
  }
  await Promise.all(reads)
}

/** @throws Failure `invalid-input` if the reference does not identify a single tag */
export const requireIdentity = ({ id, tag, raceTimepoint }: TagReference): void => {
  if (id === undefined && (tag === undefined || raceTimepoint === undefined)) throw tooLittle()
}

/**
 * Finds a tag of the caller, or a public tag. An id refers to a tag of the caller first.
 * @param author `own` excludes the tags of other users
 * @throws Failure `invalid-input` like `requireIdentity`, and for an id that several tags have
 */
export const findReferencedTag = async (
  context: Context,
  { raceId }: NamedRace,
  reference: TagReference,
  author: 'own' | 'any' = 'any',
): Promise<StoredTag | undefined> => {
  const { store } = context
  const { id, tag, raceTimepoint } = reference
  if (id !== undefined) {
    const tagKey = await tagKeyOf(context, raceId, { ...reference, id }, author)
    if (tagKey === undefined) return undefined
    const found = await readTagAt(store, tagKey)
    // The tag was changed between the two reads.
    if (found === undefined) throw new TableConflict([], [])
    return found
  }
  if (tag === undefined || raceTimepoint === undefined) throw tooLittle()
  const { user } = signedIn(context)
  const { comment = '', image = '', hiddenInfo, isPublic = false } = reference
  const identity = { tag, comment, image, hiddenInfo, isPublic, raceTimepoint }
  const name = reference.username ?? user.name
  return findTag(store, raceId, { userId: user.userId, name }, identity)
}

const tagKeyOf = async (
  context: Context,
  raceId: string,
  reference: TagReference & { readonly id: string },
  author: 'own' | 'any',
): Promise<TagKey | undefined> => {
  const { id, username } = reference
  const { store } = context
  const own = refersToOwnTag(context, reference)
    ? await readTagKey(store, raceId, id, signedIn(context).user.userId)
    : undefined
  if (own !== undefined || author === 'own') return own
  const [tagKey, ...others] = await listPublicTagKeys(store, raceId, id, username)
  if (username === undefined && others.length > 0) throw severalAuthors()
  return tagKey
}

const tooLittle = (): Failure => {
  const detail =
    'must contain the `id` of a tag, or its `tag` and `raceTimepoint`, with its `comment`, `image` ' +
    'and `public` where they are not empty or false'
  return invalidInput([{ parameter: 'tag_json', code: 'identity', detail }])
}

const severalAuthors = (): Failure => {
  const detail =
    'must also contain the `username`: several authors have a public tag with this `id`'
  return invalidInput([{ parameter: 'tag_json', code: 'identity', detail }])
}

/**
 * For callers with permission to delete the tag. They see all fields, because they are the author
 * or can change all public tags.
 * @throws Failure `not-found`
 */
export const showReferencedTag = async (
  context: Context,
  names: PathOfTags,
  reference: TagReference,
): Promise<readonly Tag[]> => {
  // Another user's tag must be public.
  const isPublic = reference.isPublic === true || !refersToOwnTag(context, reference)
  const race = await requireRaceForTags(context, names, isPublic ? 'UPDATE' : 'READ')
  const tag = await findReferencedTag(context, race, reference)
  if (tag === undefined) throw noTag()
  if (tag.isPublic) {
    for (const action of ['UPDATE', 'READ']) await authorize(context, { ...race.object, action })
  }
  return [tag]
}

/**
 * For the author only, because other users cannot change the tag.
 * @throws Failure `not-found`; `forbidden` for another user's tag, whether or not it exists
 */
export const showOwnTag = async (
  context: Context,
  names: PathOfTags,
  reference: TagReference,
): Promise<readonly Tag[]> => {
  if (!refersToOwnTag(context, reference)) throw foreignTag()
  const tags = await showReferencedTag(context, names, reference)
  const { userId } = signedIn(context).user
  if (tags.some(({ author }) => author.userId !== userId)) throw foreignTag()
  return tags
}

export const noTag = (): Failure =>
  new Failure(
    'not-found',
    'You have no such tag on this race. Without an `id`, `tag_json` must also have the present ' +
      '`comment`, `image` and `public` of the tag.',
  )

export const foreignTag = (): Failure =>
  new Failure('forbidden', 'Only its author may change a tag.')
