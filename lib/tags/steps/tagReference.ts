import { Failure, invalidInput, StaleRead } from '#values/failure.ts'
import type { Tag } from '../rules/tag.ts'
import {
  findTag,
  listPublicTagKeys,
  readTagAt,
  readTagKey,
  type StoredTag,
  type TagKey,
} from '../items/tags.ts'
import { readObject } from '#table/objects.ts'
import { authorize, requireAsOwn, requireWithinToken } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import type { Reading } from '#endpoint/endpoint.ts'
import type { Static } from '#schemas/schema.ts'
import type { tagChange, tagReference } from '#schemas/tags/tag.ts'
import { changeIn, expectedReference, referenceIn, type TagReference } from './tagForms.ts'
import { signedIn } from '#access/context.ts'
import { findNamedRace, knownRaceId, type NamedRace } from '#races/steps/namedRace.ts'
import { raceIn, type PathOfTags, requireRaceForTags } from './raceOfTags.ts'

const refersToOwnTag = (context: Context, { username }: TagReference): boolean =>
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

/**
 * Finds a tag of the caller, or a public tag. An id refers to a tag of the caller first.
 * @param author `own` excludes the tags of other users
 * @throws Failure `invalid-input` for a reference with too little, and for an id that several tags have
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
    if (found === undefined) throw new StaleRead()
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

/** Authors and editors, who may delete the tag, see all fields. @throws Failure `not-found` */
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

/** A public tag, before or after, also needs TAG on the leaderboard, other changes READ. */
export const authorOfTag = {
  kind: 'author',
  title: 'only the author changes a tag',
  requireAuthor: (context: Context, input: PathOfTags & Static<typeof tagChange>) =>
    requireAuthor(context, input, referenceIn(input), changeIn(input).isPublic === true),
} as const

/** The tag is not looked up for another user, because the result would disclose a private tag. */
const requireAuthor = async (
  context: Context,
  names: PathOfTags,
  reference: TagReference,
  becomesPublic: boolean,
): Promise<void> => {
  if (!refersToOwnTag(context, reference)) throw foreignTag()
  const isPublic = reference.isPublic === true || becomesPublic
  const race = await requireRaceForTags(context, names, isPublic ? 'TAG' : 'READ')
  const tag = await findReferencedTag(context, race, reference)
  if (tag === undefined) return
  if (tag.author.userId !== signedIn(context).user.userId) throw foreignTag()
  if (tag.isPublic) await authorize(context, { ...race.object, action: 'TAG' })
  else requireAsOwn(context, 'UPDATE')
}

/** The author needs no permission, which may be lost. Editors delete public tags. */
export const authorOrPublisher = {
  kind: 'author',
  title: 'only the author deletes a private tag',
  requireAuthor: (context: Context, input: PathOfTags & Static<typeof tagReference>) =>
    requireDeletable(context, input, referenceIn(input)),
} as const

/** @throws Failure `forbidden`, also if the tag or the race is missing; `invalid-input` */
const requireDeletable = async (context: Context, names: PathOfTags, reference: TagReference) => {
  const { id, isPublic, tag: title, raceTimepoint } = reference
  const isIdentified = id !== undefined || (title !== undefined && raceTimepoint !== undefined)
  if (!isIdentified) throw tooLittle()
  const isOwn = refersToOwnTag(context, reference)
  const known = await findNamedRace(context.store, raceIn(names))
  const own =
    known !== undefined && isOwn && isPublic !== true
      ? await findReferencedTag(context, known, reference, 'own')
      : undefined
  if (known !== undefined && own !== undefined && !own.isPublic) {
    requireWithinToken(context, { ...known.object, action: 'READ' })
    requireAsOwn(context, 'UPDATE')
    return
  }
  // Another user's tag can only be a public one.
  const needsUpdate = own?.isPublic ?? isPublic ?? (id !== undefined && !isOwn)
  const race = await requireRaceForTags(context, names, needsUpdate ? 'UPDATE' : 'READ')
  const tag = own ?? (await findDeletable(context, race, reference))
  if (tag?.isPublic === true) await authorize(context, { ...race.object, action: 'UPDATE' })
}

/** Without an id, a private tag of another user is never found. */
export const findDeletable = async (context: Context, race: NamedRace, reference: TagReference) => {
  const { id, isPublic } = reference
  const mayExist = id !== undefined || isPublic === true || refersToOwnTag(context, reference)
  return mayExist ? findReferencedTag(context, race, reference) : undefined
}

/** For the author only, because other users cannot change the tag. */
export const showOwnTag = async (context: Context, names: PathOfTags, reference: TagReference) => {
  await requireAuthor(context, names, reference, false)
  return showReferencedTag(context, names, reference)
}

export const noTag = (): Failure =>
  new Failure(
    'not-found',
    'You have no such tag on this race. Without an `id`, `tag_json` must also have the present ' +
      '`comment`, `image` and `public` of the tag.',
  )

const foreignTag = (): Failure => new Failure('forbidden', 'Only its author may change a tag.')
