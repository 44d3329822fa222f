import { background } from '../../lib/background/background.ts'
import { pushChanges } from '../../lib/background/pushChanges.ts'

export const { declaration, handler } = background({
  name: 'pushChanges',
  summary: 'Push the changes of regattas to the connections that subscribe to them',
  stream: {
    patterns: [
      {
        eventName: ['INSERT'],
        dynamodb: { Keys: { PK: { S: [{ prefix: 'FEED#' }] }, SK: { S: [{ prefix: 'EVENT#' }] } } },
      },
    ],
  },
  run: pushChanges,
})
