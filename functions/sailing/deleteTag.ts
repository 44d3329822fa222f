import { endpoint } from '../../lib/http/serve.ts'
import { expectedReference, referenceIn, showTag } from '../../lib/http/wire/tags.ts'
import { tagReference } from '../../schemas/tag.ts'
import { deleteTag } from '../../lib/service/tags/tags.ts'
import { prefetchOfReference, showReferencedTag } from '../../lib/service/tags/tagReference.ts'

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
