import { Answer, endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { queryIn, showTag, tagsAtOnceMax, visibilityIn } from '../../lib/http/wire/tags.ts'
import { tagQuery, tags } from '../../schemas/tag.ts'
import { firstTags, listRaceTags, listTagsWithId } from '../../lib/service/sailing/tagLists.ts'

export const declaration = endpoint({
  name: 'listTags',
  summary: 'List the tags of a race',
  description:
    'In the order of race time: the public ones, and the caller’s private ones. Both need the ' +
    'permission `LEADERBOARD:READ:{leaderboard}`, private ones also that somebody is signed in. ' +
    `Without \`limit\` all come at once, up to ${tagsAtOnceMax.toLocaleString('en')}. With ` +
    '`createdSince` they come in the order in which they were made or changed; new ones may be ' +
    'missing there for a moment. With `id` only that tag comes, if any, and the `ETag` is that of the ' +
    'tag: it is good for changing it.',
  routes: ['GET /sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags'],
  guard: { kind: 'each', type: 'LEADERBOARD', action: 'READ' },
  input: tagQuery,
  fetches: [{ type: 'LEADERBOARD', id: 'leaderboard' }],
  fetchesMore: (input, claimant) =>
    input.id === undefined ? firstTags(input, queryIn(input), claimant) : [],
  conditional: true,
  reply: { status: 200, body: tags },
  errors: ['unknown-reference', 'unauthenticated', 'forbidden'],
  run: async ({ context, input }) => {
    const { id } = input
    if (id !== undefined) {
      return (await listTagsWithId(context, input, id, visibilityIn(input))).map(showTag)
    }
    const page = await listRaceTags(context, input, queryIn(input))
    return new Answer(page.tags.map(showTag), { next: page.next })
  },
})

export const handler = serve(declaration)
