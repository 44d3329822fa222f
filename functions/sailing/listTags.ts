import { Answer, endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { queryIn, showTag, tagsAtOnceMax } from '../../lib/http/wire/tags.ts'
import { tagQuery, tags } from '../../schemas/tag.ts'
import { firstTags, listRaceTags } from '../../lib/service/sailing/tagLists.ts'

export const declaration = endpoint({
  name: 'listTags',
  summary: 'List the tags of a race',
  description:
    'In the order of race time: the public ones, and the caller’s private ones. Public ones need ' +
    'the permission `LEADERBOARD:READ:{leaderboard}`, private ones that somebody is signed in. ' +
    `Without \`limit\` all come at once, up to ${tagsAtOnceMax.toLocaleString('en')}. With ` +
    '`createdSince` they come in the order in which they were made or changed; new ones may be ' +
    'missing there for a moment.',
  routes: ['GET /sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags'],
  guard: { kind: 'each', type: 'LEADERBOARD', action: 'READ' },
  input: tagQuery,
  fetches: [{ type: 'LEADERBOARD', id: 'leaderboard' }],
  fetchesMore: (input, claimant) => firstTags(input, queryIn(input), claimant),
  reply: { status: 200, body: tags },
  errors: ['unknown-reference', 'unauthenticated', 'forbidden'],
  run: async ({ context, input }) => {
    const page = await listRaceTags(context, input, queryIn(input))
    return new Answer(page.tags.map(showTag), { next: page.next })
  },
})

export const handler = serve(declaration)
