import { EndpointResult, endpoint } from '#endpoint'
import { cloudEvents, feedQuery } from '#schemas/feed/feed.ts'
import { firstOfFeed, listFeedEvents } from '#feed/steps/readFeed.ts'

export const { declaration, handler } = endpoint({
  name: 'readFeed',
  summary: 'Read the changes of a regatta in their order',
  description:
    'CloudEvents 1.0: courses, tracking, race columns and marks, and public tags for callers with ' +
    '`LEADERBOARD:READ` on the leaderboard of the regatta. Each change is in the feed once, in the ' +
    'order of the changes of each object, usually within two seconds, and for seven days. Each ' +
    'page has a `Link` to the next one, also an empty page: ask again later. A page can have ' +
    'fewer events than `limit` although more follow.',
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}/feed'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['READ'], id: 'regattaName' },
  input: feedQuery,
  fetches: [{ type: 'LEADERBOARD', id: 'regattaName' }],
  fetchesMore: firstOfFeed,
  reply: { status: 200, body: cloudEvents, headers: ['link'] },
  errors: ['not-found', 'cursor-expired'],
  run: async ({ context, input }) => {
    const { events, next } = await listFeedEvents(context, input)
    return new EndpointResult(events, { next, nextAs: 'after' })
  },
})
