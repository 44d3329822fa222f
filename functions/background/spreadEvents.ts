import { background } from '#feed/background/background.ts'
import { spreadEvents } from '#feed/background/spreadEvents.ts'

export const { declaration, handler } = background({
  name: 'spreadEvents',
  summary:
    'Pass the new events of feeds to subscribers and to the queue of webhooks, and mails to theirs',
  stream: {
    patterns: [
      {
        eventName: ['INSERT'],
        dynamodb: { Keys: { PK: { S: [{ prefix: 'FEED#' }] }, SK: { S: [{ prefix: 'EVENT#' }] } } },
      },
      { eventName: ['INSERT'], dynamodb: { Keys: { PK: { S: [{ prefix: 'MAIL#' }] } } } },
    ],
  },
  run: spreadEvents,
})
