import { EndpointResult, endpoint } from '#endpoint/serve.ts'
import { contentIn, showTag, tagsPath, requestedTagId } from '#tags/steps/tagForms.ts'
import { newTag, tag } from '#schemas/tags/tag.ts'
import { createTag } from '#tags/steps/tags.ts'

export const { declaration, handler } = endpoint({
  name: 'createTag',
  summary: 'Tag a moment of a race',
  description:
    'Only the author can read a private tag, which needs the permission ' +
    '`LEADERBOARD:READ:{leaderboard}`. A public tag needs `LEADERBOARD:UPDATE:{leaderboard}`. ' +
    'A second tag of the same author with the same content gives 400. With ' +
    'the same `id`, or the same header `Idempotency-Key`, the response is the first tag.',
  routes: ['POST /sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags'],
  guard: { kind: 'signed-in' },
  input: newTag,
  headers: ['idempotency-key'],
  fetches: [{ type: 'LEADERBOARD', id: 'leaderboard' }],
  reply: { status: 201, body: tag, headers: ['location'] },
  errors: ['unknown-reference', 'forbidden', 'already-exists'],
  run: async ({ context, input, headers }) => {
    const id = requestedTagId(context, input.id, headers['idempotency-key'])
    const made = await createTag(context, input, contentIn(input), id)
    return new EndpointResult(showTag(made), { headers: { location: tagsPath(input) } })
  },
})
