import '#allEntities'
import { background } from '#feed/background/background.ts'
import { writeFeed } from '#feed/steps/writeFeed.ts'

export const { declaration, handler } = background({
  name: 'writeFeed',
  summary: 'Write the feeds of regattas from the changes of the table',
  stream: {
    patterns: [
      // Regattas, courses, marks, and the items that follow each tag.
      {
        dynamodb: {
          Keys: {
            SK: {
              S: ['REGATTA', { prefix: 'COURSE#' }, { prefix: 'MARKS#' }, { prefix: 'AUTHOR#' }],
            },
          },
        },
      },
    ],
  },
  run: writeFeed,
})
