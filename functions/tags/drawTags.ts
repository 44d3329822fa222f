import { readableTags } from '#tags/steps/raceOfTags.ts'
import { EndpointResult, endpoint } from '#endpoint'
import { loadTimeLine, tagPicture, timeLineOf } from '#tags/pictures/tagTimeLineForms.ts'
import { tagTimeLine, tagTimeLineQuery } from '#schemas/tags/tag.ts'

export const { declaration, handler } = endpoint({
  name: 'drawTags',
  summary: 'Draw the tags of a race on a time line',
  description:
    'A diagram of the tags that the list contains, without their hidden info, up to 2,000; `since` ' +
    'selects later ones. With the header `Accept: text/plain` the response is text for a terminal.',
  routes: ['GET /sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags.svg'],
  guard: readableTags,
  input: tagTimeLineQuery,
  headers: ['accept'],
  load: loadTimeLine,
  reply: {
    status: 200,
    body: tagTimeLine,
    mediaType: 'image/svg+xml; charset=utf-8',
    otherMediaTypes: ['text/plain'],
  },
  errors: ['unknown-reference'],
  run: async ({ context, input, headers }) => {
    const { text, headers: own } = tagPicture(await timeLineOf(context, input), headers.accept)
    return new EndpointResult(text, { headers: own })
  },
})
