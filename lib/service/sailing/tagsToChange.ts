/** The tag that a change is about, as the list of the tag alone has it. */
import { Failure } from '../../domain/failure.ts'
import type { Tag } from '../../domain/race/tag.ts'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { signedIn } from '../security/signIn.ts'
import type { RaceNames } from './metRaces.ts'
import { openRace } from './taggedRace.ts'
import { findMeantTag, meansOwnTag, type TagReference } from './tagReference.ts'

/**
 * For who may delete it. Nothing is hidden from them: they are the author, or may change all of the
 * public tags.
 * @throws Failure `not-found`
 */
export const showMeantTag = async (
  context: Context,
  names: RaceNames,
  reference: TagReference,
): Promise<readonly Tag[]> => {
  // Another user's tag has to be public.
  const isPublic = reference.isPublic === true || !meansOwnTag(context, reference)
  const race = await openRace(context, names, isPublic ? 'UPDATE' : 'READ')
  const tag = await findMeantTag(context, race, reference)
  if (tag === undefined) throw noTag()
  if (tag.isPublic) {
    for (const action of ['UPDATE', 'READ']) await authorize(context, { ...race.object, action })
  }
  return [tag]
}

/**
 * For its author, who alone may change it.
 * @throws Failure `not-found`; `forbidden` for a tag of somebody else, whether or not there is one
 */
export const showOwnTag = async (
  context: Context,
  names: RaceNames,
  reference: TagReference,
): Promise<readonly Tag[]> => {
  if (!meansOwnTag(context, reference)) throw foreignTag()
  const tags = await showMeantTag(context, names, reference)
  const { userId } = signedIn(context).user
  if (tags.some(({ author }) => author.userId !== userId)) throw foreignTag()
  return tags
}

export const noTag = (): Failure =>
  new Failure('not-found', 'There is no such tag of yours on this race.')

export const foreignTag = (): Failure =>
  new Failure('forbidden', 'Only its author may change a tag.')
