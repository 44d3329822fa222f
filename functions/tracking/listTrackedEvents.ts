import { endpoint } from '#endpoint'
import { trackedEventFilter, trackedEvents } from '#schemas/people/trackedEvent.ts'
import { keysOfTrackedEvents, listTrackedEvents } from '#tracking/steps/trackedEvents.ts'

export const { declaration, handler } = endpoint({
  name: 'listTrackedEvents',
  summary: 'List the events that the caller tracks',
  description:
    'The latest 50 entries have the name and the dates of the event, if it is on this server and ' +
    'the caller can read it.',
  routes: [
    'GET /sailingserver/api/v1/trackedevents',
    'GET /sailingserver/api/v1/events/trackedevents',
  ],
  guard: { kind: 'signed-in' },
  input: trackedEventFilter,
  fetchesMore: keysOfTrackedEvents,
  conditional: 'no-store',
  reply: { status: 200, body: trackedEvents },
  run: ({ context, input }) => listTrackedEvents(context, input.includeArchived === true),
})
