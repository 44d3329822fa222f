import { endpoint } from '#endpoint'
import { trackedEventArchiving } from '#schemas/people/trackedEvent.ts'
import { loadTrackedEvents, replaceTrackedEvent } from '#tracking/steps/trackedEvents.ts'

export const { declaration, handler } = endpoint({
  name: 'archiveTrackedEvent',
  summary: 'Archive an event that the caller tracks, or bring it back',
  routes: [
    'POST /sailingserver/api/v1/trackedevents/{eventId}/{leaderboardName}',
    'POST /sailingserver/api/v1/events/trackedevents/{eventId}/{leaderboardName}',
  ],
  guard: { kind: 'signed-in' },
  input: trackedEventArchiving,
  load: loadTrackedEvents,
  reply: { status: 202 },
  errors: ['not-found'],
  run: ({ context, input }) =>
    replaceTrackedEvent(context, input, (event) => [
      { ...event, isArchived: input.includeArchived },
    ]),
})
