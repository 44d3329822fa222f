import '#allEntities'
import { background } from '#feed/background/background.ts'
import { writeFeed } from '#feed/steps/writeFeed.ts'

export const { declaration, handler } = background({
  name: 'writeFeed',
  summary: 'Write the feeds of regattas from the changes of the table',
  stream: {
    patterns: [
      // Regattas, courses, marks, changes of results, and the items that follow each tag.
      {
        dynamodb: {
          Keys: {
            SK: {
              S: [
                'REGATTA',
                ...['COURSE#', 'MARKS#', 'RESULTCHANGE#', 'AUTHOR#'].map((prefix) => ({ prefix })),
              ],
            },
          },
        },
      },
    ],
  },
  run: writeFeed,
})
