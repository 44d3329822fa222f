/** The current state of the tag that a change refers to, as in the list of a single tag. */
import { Failure } from '../../domain/failure.ts'
import type { Tag } from '../../domain/race/tag.ts'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { signedIn } from '../security/signIn.ts'
import type { RaceNames } from './raceIdHints.ts'
import { openRace } from './taggedRace.ts'
import { findReferencedTag, refersToOwnTag, type TagReference } from './tagReference.ts'

/**
 * For callers with permission to delete the tag. They see all fields, because they are the author
 * or can change all public tags.
 * @throws Failure `not-found`
 */
export const showReferencedTag = async (
  context: Context,
  names: RaceNames,
  reference: TagReference,
): Promise<readonly Tag[]> => {
  // Another user's tag must be public.
  const isPublic = reference.isPublic === true || !refersToOwnTag(context, reference)
  const race = await openRace(context, names, isPublic ? 'UPDATE' : 'READ')
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
  names: RaceNames,
  reference: TagReference,
): Promise<readonly Tag[]> => {
  if (!refersToOwnTag(context, reference)) throw foreignTag()
  const tags = await showReferencedTag(context, names, reference)
  const { userId } = signedIn(context).user
  if (tags.some(({ author }) => author.userId !== userId)) throw foreignTag()
  return tags
}

export const noTag = (): Failure => new Failure('not-found', 'You have no such tag on this race.')

export const foreignTag = (): Failure =>
  new Failure('forbidden', 'Only its author may change a tag.')
