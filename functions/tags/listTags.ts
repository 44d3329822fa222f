import { readableTags } from '#tags/steps/raceOfTags.ts'
import { EndpointResult, endpoint } from '#endpoint'
import { queryIn, showTag, tagsAtOnceMax, visibilityIn } from '#tags/steps/tagForms.ts'
import { tagQuery, tags } from '#schemas/tags/tag.ts'
import { listRaceTags, listTagsWithId, loadFirstTags, orderErrors } from '#tags/steps/tagLists.ts'

export const { declaration, handler } = endpoint({
  name: 'listTags',
  summary: 'List the tags of a race',
  description:
    'In the order of race time: the public tags, and the caller’s private tags. Both need the ' +
    'permission `LEADERBOARD:READ:{leaderboard}`, and private tags need a signed-in caller. ' +
    `Without \`limit\` the response has up to ${tagsAtOnceMax.toLocaleString('en')} tags. With ` +
    '`createdSince` they are in the order of their last change, and very recent ones may still be ' +
    'missing. With `id`, the response contains that tag only, and its `ETag` is that of the tag, ' +
    'for changing it.',
  routes: ['GET /sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags'],
  guard: readableTags,
  input: tagQuery,
  inputErrors: orderErrors,
  load: (reading) =>
    reading.input.id === undefined ? loadFirstTags(reading, queryIn(reading.input)) : undefined,
  conditional: true,
  reply: { status: 200, body: tags },
  errors: ['unknown-reference'],
  run: async ({ context, input }) => {
    const { id } = input
    if (id !== undefined) {
      return (await listTagsWithId(context, input, id, visibilityIn(input))).map(showTag)
    }
    const page = await listRaceTags(context, input, queryIn(input))
    return new EndpointResult(page.tags.map(showTag), { next: page.next })
  },
})
