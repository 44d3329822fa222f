import { background } from '#feed/background/background.ts'
import { spreadEvents } from '#feed/background/spreadEvents.ts'

export const { declaration, handler } = background({
  name: 'spreadEvents',
  summary: 'Pass the new events of feeds to subscribers, and to the queue of webhooks',
  stream: {
    patterns: [
      {
        eventName: ['INSERT'],
        dynamodb: { Keys: { PK: { S: [{ prefix: 'FEED#' }] }, SK: { S: [{ prefix: 'EVENT#' }] } } },
      },
    ],
  },
  run: spreadEvents,
})
