import { endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { page } from '#schemas/platform/service.ts'
import { eventOfPage } from '#schemas/races/event.ts'
import { readEvent } from '#races/items/events.ts'
import { eventPage } from '#races/pages/eventPage.tsx'
import { readEventPage } from '#races/steps/eventPage.ts'

export const { declaration, handler } = endpoint({
  name: 'eventPage',
  summary: 'Show an event as a page: its classes, and forms for what the caller may change',
  description: 'The classes that the caller may read. Forms appear for callers who may use them.',
  routes: ['GET /event/{eventId}'],
  guard: { kind: 'object', type: 'EVENT', id: 'eventId', actions: ['READ'] },
  input: eventOfPage,
  load: ({ context, input }) => readEvent(context.store, input.eventId),
  conditional: 'no-store',
  reply: { status: 200, body: page, mediaType: pageType },
  errors: ['not-found'],
  run: async ({ context, language, input }) =>
    eventPage(await readEventPage(context, language, input.eventId)),
})
