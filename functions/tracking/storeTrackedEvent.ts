import { endpoint } from '#endpoint'
import { newTrackedEvent } from '#schemas/people/trackedEvent.ts'
import { trackedEventsMax, validElements, withoutTrackedEvent } from '#people/rules/trackedEvent.ts'
import { Failure, sentence } from '#values/failure.ts'
import { changeTrackedEvents, loadTrackedEvents } from '#tracking/steps/trackedEvents.ts'

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
  load: loadTrackedEvents,
  reply: { status: 202 },
  run: ({ context, input }) => {
    const { url = null, regattaSecret = null } = input
    const trackedElements = validElements(input.trackedElements)
    const sent = { ...input, url, regattaSecret, trackedElements }
    return changeTrackedEvents(context, sent, (stored, event) => {
      const others = withoutTrackedEvent(stored, event)
      if (others.length < trackedEventsMax) return [...others, event]
      const detail = sentence`You track ${trackedEventsMax} events already. Remove one of them first.`
      throw new Failure('invalid-input', detail)
    })
  },
})
