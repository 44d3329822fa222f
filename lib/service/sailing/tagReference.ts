/** Finds the tag to which the document of a client refers. */
import { type Failure, invalidInput } from '../../domain/failure.ts'
import type { TagContent } from '../../domain/race/tag.ts'
import type { Prefetch } from '../../store/items.ts'
import { keys } from '../../store/keys.ts'
import {
  findTag,
  keyOfTag,
  listPublicTagKeys,
  readTagAt,
  readTagKey,
  type StoredTag,
  type TagKey,
} from '../../store/entities/tags.ts'
import { TableConflict } from '../../store/errors.ts'
import type { Context } from '../context.ts'
import type { ClaimedUser } from '../security/authentication.ts'
import { signedIn } from '../security/signIn.ts'
import { type RaceNames, withRaceId } from './raceIdHints.ts'
import type { TaggedRace } from './taggedRace.ts'

type Given = {
  readonly [Name in keyof Omit<TagContent, 'resizedImage'>]?: TagContent[Name] | undefined
}

/** The id suffices. Without an id, absent fields have the default values of a new tag. */
export interface TagReference extends Given {
  readonly id?: string | undefined
  /** Absent: the caller. It only selects a tag, and never determines an author. */
  readonly username?: string | undefined
}

export const refersToOwnTag = (context: Context, { username }: TagReference): boolean =>
  username === undefined || username === signedIn(context).user.name

/** Fetches the tag, if the race is known and the credentials name the author. */
export const prefetchOfReference = (
  names: RaceNames,
  { id, username, tag, raceTimepoint, ...given }: TagReference,
  { userName, userId }: ClaimedUser,
): readonly Prefetch[] => {
  if (userId === undefined || userName === undefined) return []
  const { comment = '', image = '', hiddenInfo = '', isPublic = false } = given
  const author = { userId, name: username ?? userName }
  const identity =
    tag === undefined || raceTimepoint === undefined
      ? undefined
      : { tag, comment, image, hiddenInfo, isPublic, raceTimepoint }
  return [
    withRaceId(names, (raceId) => [
      ...(id === undefined ? [] : [keys.tagId(raceId, id, userId)]),
      ...(identity === undefined ? [] : [keyOfTag(raceId, author, identity)]),
    ]),
  ]
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
  { raceId }: TaggedRace,
  reference: TagReference,
  author: 'own' | 'any' = 'any',
): Promise<StoredTag | undefined> => {
  const { store } = context
  const { id, tag, raceTimepoint } = reference
  if (id !== undefined) {
    const place = await placeOf(context, raceId, { ...reference, id }, author)
    if (place === undefined) return undefined
    const found = await readTagAt(store, place)
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

const placeOf = async (
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
  const [place, ...others] = await listPublicTagKeys(store, raceId, id, username)
  if (username === undefined && others.length > 0) throw severalAuthors()
  return place
}

const tooLittle = (): Failure => {
  const detail = 'must contain the `id` of a tag, or its `tag` and its `raceTimepoint`'
  return invalidInput([{ parameter: 'tag_json', code: 'identity', detail }])
}

const severalAuthors = (): Failure => {
  const detail =
    'must also contain the `username`: several authors have a public tag with this `id`'
  return invalidInput([{ parameter: 'tag_json', code: 'identity', detail }])
}
