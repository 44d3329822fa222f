import { endpoint } from '#endpoint'
import { newTrackedEvent } from '#schemas/people/trackedEvent.ts'
import { validElements } from '#people/rules/trackedEvent.ts'
import { keysOfTrackedEvents, storeTrackedEvent } from '#tracking/steps/trackedEvents.ts'

export const { declaration, handler } = endpoint({
  name: 'storeTrackedEvent',
  summary: 'Add an event to those that the caller tracks',
  description:
    'Replaces the entry of this event and leaderboard. The event may be on another server, so it is ' +
    'not looked for here. Other users cannot read the list.',
  routes: [
    'PUT /sailingserver/api/v1/trackedevents/{eventId}/{leaderboardName}',
    'PUT /sailingserver/api/v1/events/trackedevents/{eventId}/{leaderboardName}',
  ],
  guard: { kind: 'signed-in' },
  input: newTrackedEvent,
  fetchesMore: keysOfTrackedEvents,
  reply: { status: 202 },
  run: ({ context, input }) =>
    storeTrackedEvent(context, {
      ...input,
      url: input.url ?? null,
      regattaSecret: input.regattaSecret ?? null,
      trackedElements: validElements(input.trackedElements),
    }),
})
