import { endpoint } from '#endpoint/serve.ts'
import { changeIn, expectedReference, referenceIn, showTag } from '#tags/steps/tagForms.ts'
import { tag, tagChange } from '#schemas/tags/tag.ts'
import { changeTag } from '#tags/steps/tags.ts'
import { prefetchOfReference, showOwnTag } from '#tags/steps/tagReference.ts'

export const { declaration, handler } = endpoint({
  name: 'changeTag',
  summary: 'Change a tag of the caller',
  description:
    'Absent fields are unchanged; an empty text removes `comment`, `hiddenInfo`, `image` or ' +
    '`resizedImage`. If the tag is public, or becomes public, this needs the permission ' +
    '`LEADERBOARD:UPDATE:{leaderboard}`, otherwise `LEADERBOARD:READ:{leaderboard}`.',
  routes: ['PUT /sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags'],
  guard: { kind: 'signed-in' },
  input: tagChange,
  fetches: [{ type: 'LEADERBOARD', id: 'leaderboard' }],
  fetchesMore: (input, unverified) =>
    prefetchOfReference(input, expectedReference(input), unverified),
  current: {
    guard: { kind: 'each', type: 'LEADERBOARD', action: 'READ' },
    show: async ({ context, input }) =>
      (await showOwnTag(context, input, referenceIn(input))).map(showTag),
  },
  reply: { status: 200, body: tag },
  errors: ['unknown-reference', 'forbidden', 'not-found'],
  run: async ({ context, input }) =>
    showTag(await changeTag(context, input, referenceIn(input), changeIn(input))),
})
