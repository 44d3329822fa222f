import { endpoint } from '#endpoint'
import { trackedEventReference } from '#schemas/people/trackedEvent.ts'
import { loadTrackedEvents, replaceTrackedEvent } from '#tracking/steps/trackedEvents.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteTrackedEvent',
  summary: 'Remove an event from those that the caller tracks',
  routes: [
    'DELETE /sailingserver/api/v1/trackedevents/{eventId}/{leaderboardName}',
    'DELETE /sailingserver/api/v1/events/trackedevents/{eventId}/{leaderboardName}',
  ],
  guard: { kind: 'signed-in' },
  input: trackedEventReference,
  load: loadTrackedEvents,
  reply: { status: 202 },
  errors: ['not-found'],
  run: ({ context, input }) => replaceTrackedEvent(context, input, () => []),
})
