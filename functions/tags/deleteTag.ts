import { endpoint } from '#endpoint/serve.ts'
import { expectedReference, referenceIn, showTag } from '#tags/steps/tagForms.ts'
import { tagReference } from '#schemas/tags/tag.ts'
import { deleteTag } from '#tags/steps/tags.ts'
import { prefetchOfReference, showReferencedTag } from '#tags/steps/tagReference.ts'

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
  fetches: [{ type: 'LEADERBOARD', id: 'leaderboard' }],
  fetchesMore: (input, unverified) =>
    prefetchOfReference(input, expectedReference(input), unverified),
  current: {
    guard: { kind: 'each', type: 'LEADERBOARD', action: 'READ' },
    show: async ({ context, input }) =>
      (await showReferencedTag(context, input, referenceIn(input))).map(showTag),
  },
  reply: { status: 204 },
  errors: ['unknown-reference', 'forbidden'],
  run: ({ context, input }) => deleteTag(context, input, referenceIn(input)),
})
