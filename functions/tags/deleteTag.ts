import { endpoint } from '#endpoint'
import { referenceIn, showTag, type TagReference } from '#tags/steps/tagForms.ts'
import { tagReference } from '#schemas/tags/tag.ts'
import { authorize } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { findNamedRace } from '#races/steps/namedRace.ts'
import { raceIn, type PathOfTags, requireRaceForTags } from '#tags/steps/raceOfTags.ts'
import { removalOf } from '#table/items.ts'
import { removeTagIds } from '#tags/items/tags.ts'
import {
  findReferencedTag,
  loadReferencedTag,
  refersToOwnTag,
  requireIdentity,
  showReferencedTag,
} from '#tags/steps/tagReference.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteTag',
  summary: 'Delete a tag',
  description:
    'A public tag of any user needs the permission `LEADERBOARD:UPDATE:{leaderboard}`. A missing ' +
    'tag gives 204 to callers with `LEADERBOARD:READ:{leaderboard}`. An `id` ' +
    'alone selects a tag of the caller, otherwise the public tag with this `id`.',
  routes: ['DELETE /sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags'],
  guard: { kind: 'signed-in' },
  input: tagReference,
  load: loadReferencedTag,
  current: {
    guard: { kind: 'each', type: 'LEADERBOARD', action: 'READ' },
    show: async ({ context, input }) =>
      (await showReferencedTag(context, input, referenceIn(input))).map(showTag),
  },
  reply: { status: 204 },
  errors: ['unknown-reference', 'forbidden'],
  run: ({ context, input }) => remove(context, input, referenceIn(input)),
})

/** A missing tag counts as deleted, and so does another user's private tag. */
const remove = async (
  context: Context,
  names: PathOfTags,
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
const findOwnTag = async (context: Context, names: PathOfTags, reference: TagReference) => {
  if (reference.isPublic === true || !refersToOwnTag(context, reference)) return undefined
  const race = await findNamedRace(context.store, raceIn(names))
  if (race === undefined) return undefined
  const tag = await findReferencedTag(context, race, reference, 'own')
  if (tag?.isPublic === true) await authorize(context, { ...race.object, action: 'UPDATE' })
  return tag
}

/** @throws Failure `forbidden`, also if the tag or the race is missing */
const findPublicTag = async (context: Context, names: PathOfTags, reference: TagReference) => {
  const { id, isPublic } = reference
  // Another user's tag can only be a public one.
  const needsUpdate = isPublic ?? (id !== undefined && !refersToOwnTag(context, reference))
  const race = await requireRaceForTags(context, names, needsUpdate ? 'UPDATE' : 'READ')
  if (id === undefined && isPublic !== true) return undefined
  const tag = await findReferencedTag(context, race, reference)
  if (tag?.isPublic === true) await authorize(context, { ...race.object, action: 'UPDATE' })
  return tag
}
