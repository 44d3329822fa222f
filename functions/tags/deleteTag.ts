import { endpoint } from '#endpoint'
import { referenceIn, showTag } from '#tags/steps/tagForms.ts'
import { tagReference } from '#schemas/tags/tag.ts'
import { findNamedRace } from '#races/steps/namedRace.ts'
import { raceIn } from '#tags/steps/raceOfTags.ts'
import { removalOf } from '#table/items.ts'
import { removeTagIds } from '#tags/items/tags.ts'
import {
  authorOrPublisher,
  findDeletable,
  loadReferencedTag,
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
  guard: authorOrPublisher,
  input: tagReference,
  load: loadReferencedTag,
  current: {
    guard: { kind: 'each', type: 'LEADERBOARD', action: 'READ' },
    show: async ({ context, input }) =>
      (await showReferencedTag(context, input, referenceIn(input))).map(showTag),
  },
  reply: { status: 204 },
  errors: ['unknown-reference', 'forbidden'],
  /** A missing tag counts as deleted, and so does another user's private tag. */
  run: async ({ context, input }) => {
    const reference = referenceIn(input)
    const race = await findNamedRace(context.store, raceIn(input))
    const tag = race && (await findDeletable(context, race, reference))
    if (tag !== undefined) await context.store.write([removalOf(tag), ...removeTagIds(tag)])
  },
})
