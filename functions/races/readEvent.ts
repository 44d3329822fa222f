import { readableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { event, eventReference } from '#schemas/races/event.ts'
import { showEvent } from '#races/steps/events.ts'

export const { declaration, handler } = endpoint({
  name: 'readEvent',
  summary: 'Read an event',
  routes: ['GET /sailingserver/api/v1/events/{eventId}'],
  guard: readableByLink('EVENT', 'eventId'),
  input: eventReference,
  conditional: true,
  reply: { status: 200, body: event },
  errors: ['not-found'],
  run: showEvent,
})
