import { readableTags } from '#tags/steps/raceOfTags.ts'
import { endpoint } from '#endpoint'
import { loadTimeLine, timeLineOf } from '#tags/pictures/tagTimeLineForms.ts'
import { writeTimeLine } from '#tags/pictures/timeLine.ts'
import { tagTimeLine, tagTimeLineQuery } from '#schemas/tags/tag.ts'

export const { declaration, handler } = endpoint({
  name: 'writeTags',
  summary: 'Write the tags of a race on a time line for a terminal',
  description: 'The content of `tags.svg` as plain text of 80 columns, and a line for each tag.',
  routes: ['GET /sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags.txt'],
  guard: readableTags,
  input: tagTimeLineQuery,
  load: loadTimeLine,
  reply: { status: 200, body: tagTimeLine, mediaType: 'text/plain; charset=utf-8' },
  errors: ['unknown-reference'],
  run: async ({ context, input }) => writeTimeLine(await timeLineOf(context, input)),
})
