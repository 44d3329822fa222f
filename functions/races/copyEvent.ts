import { endpoint } from '#endpoint'
import { copiedEvent, createdEvent } from '#schemas/races/event.ts'
import { readEvent } from '#races/items/events.ts'
import { copyEvent } from '#races/steps/copies.ts'

export const { declaration, handler } = endpoint({
  name: 'copyEvent',
  summary: 'Copy an event, with its regattas and their settings',
  description:
    'Copies the place, and of each regatta its class, series, race columns, fleets, discards, penalties ' +
    'and ranking metric. Everybody may read the copy of what everybody may read. Entries, results, courses, tags, ' +
    'tracking, invitations and other rights are not copied. The caller owns the copy. It starts now, ' +
    'and lasts as long as the other event, unless the request has times.',
  routes: ['POST /sailingserver/api/v1/events/{eventId}/copy'],
  guard: { kind: 'object', type: 'EVENT', actions: ['READ'], id: 'eventId' },
  input: copiedEvent,
  load: ({ context, input }) => readEvent(context.store, input.eventId),
  reply: { status: 201, body: createdEvent },
  errors: ['not-found', 'already-exists', 'unknown-reference'],
  run: ({ context, input }) => copyEvent(context, input),
})
