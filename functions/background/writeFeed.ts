import { background } from '../../lib/background/background.ts'
import { writeFeed } from '../../lib/service/feed/writeFeed.ts'

export const { declaration, handler } = background({
  name: 'writeFeed',
  summary: 'Write the feeds of regattas from the changes of the table',
  stream: {
    patterns: [
      { dynamodb: { Keys: { PK: { S: [{ prefix: 'OBJECT#REGATTA#' }] } } } },
      { dynamodb: { Keys: { PK: { S: [{ prefix: 'PUBLIC_TAGS#' }] } } } },
    ],
  },
  run: writeFeed,
})
